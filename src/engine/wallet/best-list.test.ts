import { describe, expect, test } from "vitest";

import { makeCard, makeLine, makeProfile } from "../value/test-cards.ts";
import { compareWallets, createBestList, type ListLimits, type RankedWallet, toCents } from "./best-list.ts";
import { compileSearch } from "./search-model.ts";

const FEES_USD = [0, 95, 0, 150];
const cards = FEES_USD.map((laterUsd, at) =>
  makeCard(`card-${at}`, { fees: { firstYearUsd: at === 2 ? 250 : 0, laterUsd } }),
);
const LINES = [makeLine("other", 100)];

/** A list of wallets whose worth is given by their members, in any order. */
function listOf(
  worthUsd: Record<string, number>,
  limits: Partial<ListLimits> = {},
  maxAnnualFeesUsd: number | null = null,
) {
  const model = compileSearch(cards, makeProfile(LINES, { maxAnnualFeesUsd }));
  const asked: { members: string; floorUsd: number }[] = [];
  const price = (members: readonly number[], _?: Float64Array | null, floorUsd = -Infinity) => {
    asked.push({ members: members.join(), floorUsd });
    return worthUsd[members.join()] ?? -Infinity;
  };
  const list = createBestList(model, { price }, { maxCards: 2, keep: 3, withinUsd: 25, ...limits });
  return { list, asked, best: () => list.best.map(({ members }) => members.join()) };
}

describe("the list of the best wallets", () => {
  test("keeps those within $25 of the best, in order, as many as it has room for", () => {
    const { list, best } = listOf({ 0: 100, 1: 90, 2: 110, "0,1": 70, "0,2": 112, "1,2": 86.99, "2,3": 87 });
    for (const members of [[0], [1]]) list.offer(members);
    expect(best()).toEqual(["0", "1"]);
    list.offer([2]);
    expect(best()).toEqual(["2", "0", "1"]);
    list.offer([1, 0]);
    expect(best()).toEqual(["2", "0", "1"]);
    list.offer([2, 0]);
    // 90 is still within $25 of 112; there is no room for a fourth.
    expect(best()).toEqual(["0,2", "2", "0"]);
    list.offer([1, 2]);
    list.offer([3, 2]);
    expect(best()).toEqual(["0,2", "2", "0"]);
  });

  test("drops those that a better one leaves behind, and keeps one exactly $25 below", () => {
    const { list, best } = listOf({ 0: 100, 1: 75, 2: 74.99, "0,1": 120 });
    for (const members of [[0], [1], [2]]) list.offer(members);
    expect(best()).toEqual(["0", "1"]);
    list.offer([0, 1]);
    expect(best()).toEqual(["0,1", "0"]);
  });

  test("puts of equal ones the one with fewer cards first, then lower fees, then the first name", () => {
    const { list, best } = listOf({ 0: 50, 1: 50, 2: 50, "0,2": 50 }, { keep: 4 });
    for (const members of [[2, 0], [1], [2], [0]]) list.offer(members);
    expect(best()).toEqual(["0", "2", "1", "0,2"]);
  });

  test("knows the best wallet of up to each number of cards", () => {
    const { list } = listOf({ "": 0, 0: 10, 1: 20, "0,1": 15, "1,2": 40 });
    const upTo = () => list.bestUpTo.map((wallet) => wallet?.members.join());
    expect(list.bestUpTo).toHaveLength(3);
    list.offer([]);
    expect(upTo()).toEqual([undefined, "", ""]);
    list.offer([1, 0]);
    expect(upTo()).toEqual([undefined, "", "0,1"]);
    list.offer([1]);
    expect(upTo()).toEqual([undefined, "1", "1"]);
    list.offer([0]);
    list.offer([1, 2]);
    expect(upTo()).toEqual([undefined, "1", "1,2"]);
  });

  test("prices each wallet once, whatever the order of its cards", () => {
    const { list, asked } = listOf({ "0,1": 15 });
    list.offer([1, 0]);
    list.offer([0, 1]);
    list.offer([0, 2]);
    expect(asked.map(({ members }) => members)).toEqual(["0,1", "0,2"]);
    expect(list.countExamined()).toBe(2);
    expect(list.best).toHaveLength(1);
  });

  test("prices every wallet that is different", () => {
    const { list } = listOf({});
    for (const members of [[], [0], [1], [2], [3], [0, 1], [0, 2], [0, 3], [1, 2], [1, 3], [2, 3]]) list.offer(members);
    expect(list.countExamined()).toBe(11);
  });

  test("knows nothing of wallets that nobody can have", () => {
    const { list } = listOf({});
    list.offer([1]);
    expect(list.best).toEqual([]);
    expect(list.bestUpTo[1]).toBeUndefined();
  });

  test("leaves out wallets over the limit on fees, in the first year or later", () => {
    const { list, best, asked } = listOf({ 0: 1, 1: 2, 2: 3, 3: 4, "0,1": 5 }, {}, 95);
    for (const members of [[0], [1], [2], [3], [0, 1], [1, 3]]) list.offer(members);
    expect(best()).toEqual(["0,1", "1", "0"]);
    expect(asked.map(({ members }) => members)).toEqual(["0", "1", "0,1"]);
  });
});

describe("a wallet that is not looked for", () => {
  test("is none worth the amount to beat, or less", () => {
    const { list, asked, best } = listOf({ 0: 100, 1: 100.01, 2: 90 }, { aboveUsd: 100 });
    expect(list.mayEnter(2, { boundUsd: 100, size: 1, feesUsd: 0 })).toBe(false);
    expect(list.mayEnter(1, { boundUsd: 100.01, size: 1, feesUsd: 0 })).toBe(true);
    expect([list.floorUsd(1), list.floorUsd(2)]).toEqual([100, 100]);
    for (const members of [[0], [1], [2]]) list.offer(members);
    expect(best()).toEqual(["1"]);
    expect(asked.map(({ floorUsd }) => floorUsd)).toEqual([100, 100, 100]);
  });

  test("is neither priced nor listed, whatever it is worth", () => {
    const { list, best } = listOf({ "0,2": 100, 2: 90 }, { besides: [0, 2] });
    for (const members of [[2, 0], [2]]) list.offer(members);
    expect(best()).toEqual(["2"]);
    expect(list.bestUpTo[2]?.members).toEqual([2]);
    expect(list.countExamined()).toBe(1);
  });
});

test("wallets of many cards from a large catalog are told apart", () => {
  const many = Array.from({ length: 200 }, (_, at) => makeCard(`card-${String(at).padStart(3, "0")}`));
  const model = compileSearch(many, makeProfile(LINES));
  const seen: string[] = [];
  const price = (members: readonly number[]) => seen.push(members.join(" "));
  const list = createBestList(model, { price }, { maxCards: 9, keep: 1, withinUsd: 0 });
  for (const last of [197, 198, 199, 198]) list.offer([0, 1, 2, 3, 4, 5, 6, 7, last]);
  expect(seen.map((members) => members.split(" ").at(-1))).toEqual(["197", "198", "199"]);
});

const wallet = (objectiveUsd: number, members: readonly number[], feesUsd = 0): RankedWallet => ({
  objectiveUsd,
  objectiveCents: toCents(objectiveUsd),
  feesCents: toCents(feesUsd),
  members,
});

test("half a cent rounds up, also where the float lies a hair below it", () => {
  expect([0.005, 1.005, 1.0049, 100, -0.01].map(toCents)).toEqual([1, 101, 100, 10_000, -1]);
});

describe("of two wallets stands first", () => {
  const first = (left: RankedWallet, right: RankedWallet) => {
    expect(compareWallets(right, left)).toBeGreaterThan(0);
    return compareWallets(left, right) < 0;
  };

  test("the one worth a cent more, whatever else", () => {
    expect(first(wallet(100.01, [4, 5], 95), wallet(100, [1]))).toBe(true);
  });

  test("of equal ones that with fewer cards, then with lower fees, then the first by name", () => {
    expect(first(wallet(100.001, [4], 95), wallet(100.002, [1, 2]))).toBe(true);
    expect(first(wallet(100, [4, 5], 39), wallet(100, [1, 2], 95))).toBe(true);
    expect(first(wallet(100, [1, 2], 95), wallet(100, [1, 3], 95))).toBe(true);
    expect(first(wallet(100, [0, 9], 95), wallet(100, [1, 2], 95))).toBe(true);
    expect(compareWallets(wallet(100, [1, 2]), wallet(100, [1, 2]))).toBe(0);
  });
});
