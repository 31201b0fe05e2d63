/** The ways to hold one card, worked out by hand: $500 a month. */
import { describe, expect, test } from "vitest";

import { feeOfYear, listCardRows } from "./list-rows.ts";
import type { Profile } from "./profile.ts";
import {
  BANK,
  makeBase,
  makeCard,
  makeChoice,
  makeEarn,
  makeLine,
  makePartLine,
  makePerk,
  makeProfile,
} from "./test-cards.ts";
import { toVisit } from "./visit.ts";
import type { WalletCard } from "./wallet-card.ts";

const LINES = [makeLine("other", 500)];
const list = (card: WalletCard, profile: Partial<Profile> = {}, isFirstYear = false) =>
  listCardRows(card, toVisit(makeProfile(profile.lines ?? LINES, profile), {}, isFirstYear));

describe("the fee", () => {
  const requires = { kind: "membership", name: "Club", key: "club", usdPerYear: 65 } as const;
  const card = makeCard("card", { fees: { firstYearUsd: 10, laterUsd: 95 }, requires });
  const fee = (year: "first" | "later", profile: Partial<Profile> = {}) =>
    feeOfYear(card, toVisit(makeProfile(LINES, profile)), year);

  test("is the first year's for a new card, with a membership that the visitor does not have", () => {
    expect(fee("first")).toBe(75);
    expect(fee("later")).toBe(160);
    expect(fee("first", { has: ["club"] })).toBe(10);
    expect(fee("first", { has: ["club"], owned: ["card"] })).toBe(95);
    expect(list(card, { has: ["club"] }).rows[0]!.feeUsd).toBe(95);
    expect(list(card, { has: ["club"] }, true).rows[0]!.feeUsd).toBe(10);
  });
});

describe("the ways to hold a card are no more than they must be:", () => {
  test("none for a card that a perk waits for, where the perk is worth nothing", () => {
    const needs = { card: ["other"] };
    const unpriced = makePerk("u", { kind: "unpriced", needs });
    expect(list(makeCard("card", { perks: [unpriced] }))).toMatchObject({ enablers: [], rows: [{ mask: 0 }] });
    const points = makePerk("p", { kind: "points", points: 100, needs });
    expect(list(makeCard("card", { perks: [points] })).rows.map(({ mask }) => mask)).toEqual([0, 1]);
  });

  test("a limited entry is no way to pay what it does not apply to", () => {
    const cap = { limitUsd: 500, pool: "p" };
    const card = makeCard("card", { earns: [makeBase(1), makeEarn(5, { category: "dining", cap })] });
    const lines = [makeLine("dining", 50), makePartLine("rent", 900), makeLine("gas", 50)];
    const [pool] = list(card, { lines }).rows[0]!.pools;
    expect([...pool!.rates]).toEqual([0.05, -Infinity, -Infinity]);
    expect(pool!.isCredit).toBe(false);
  });
});

describe("other cards", () => {
  const points = { ...BANK, enabledBy: ["key", "other-key"] };
  const needing = (id: string, card: readonly string[]) =>
    makePerk(id, { kind: "points", points: 1_000, needs: { card } });
  const ways = (card: WalletCard, profile: Partial<Profile> = {}) => {
    const { enablers, lifts, rows } = list(card, profile);
    return {
      enablers,
      lifts,
      rows: rows.map(({ mask, cpp, perks }) => [mask, cpp, perks.map(({ perk }) => perk.id).join()]),
    };
  };

  test("lift points and bring perks, each by a bit", () => {
    const card = makeCard("card", {
      points,
      perks: [needing("p", ["partner"]), needing("q", ["key", "other-key"])],
    });
    expect(ways(card)).toEqual({
      enablers: [["key", "other-key"], ["partner"]],
      lifts: true,
      rows: [
        [0, 1, ""],
        [1, 1.5, "q"],
        [2, 1, "p"],
        [3, 1.5, "p,q"],
      ],
    });
  });

  test("lift nothing where that is worth no more, or where the card needs no other", () => {
    expect(ways(makeCard("card", { points }), { value: "cash" })).toMatchObject({ lifts: false, enablers: [] });
    expect(ways(makeCard("card", { points: { ...points, transfersAlone: true } }))).toEqual({
      enablers: [],
      lifts: false,
      rows: [[0, 1.5, ""]],
    });
    expect(ways(makeCard("card", { points: BANK }))).toMatchObject({
      lifts: false,
      rows: [[0, 1, ""]],
    });
    const free = makeCard("card", { perks: [needing("p", [])] });
    expect(ways(free)).toEqual({ enablers: [], lifts: false, rows: [[0, 1, "p"]] });
  });
});

describe("spend on the card", () => {
  const perk = (id: string, spendUsd: number) => makePerk(id, { kind: "points", points: 1_000, needs: { spendUsd } });

  test("brings perks from an amount on, if there is so much", () => {
    const card = makeCard("card", { perks: [perk("high", 6_000), perk("more", 6_001), perk("low", 1_000)] });
    expect(
      list(card).rows.map(({ minSpendUsd, perks }) => [minSpendUsd, perks.map((one) => one.perk.id).join()]),
    ).toEqual([
      [0, ""],
      [1_000, "low"],
      [6_000, "high,low"],
    ]);
  });

  test("is paid by a credit where it fits, less the foreign fee, and not at all for rent", () => {
    const credit = makePerk("credit", { kind: "cash-like", faceUsd: 60 });
    const card = makeCard("card", { perks: [credit], foreignFeePercent: 3 });
    const [row] = list(card, {
      lines: [makeLine("other", 100, { foreignPercent: 10 }), makePartLine("rent", 900)],
    }).rows;
    expect(Array.from(row!.open, (rate) => Number(rate.toFixed(9)))).toEqual([0.01, -0.02, -Infinity]);
    expect(row!.pools).toEqual([
      {
        id: "credit",
        isCredit: true,
        limitUsd: 60,
        share: 1,
        rates: Float64Array.of(1, 0.97, -Infinity),
        multipliers: null,
      },
    ]);
  });

  test("in a category that the holder chooses is a way for each choice", () => {
    const choice = makeChoice("chosen", ["dining", "gas"], { multiplier: 3 });
    const { rows } = list(makeCard("card", { choices: [choice] }), {
      lines: [makeLine("dining", 5), makeLine("gas", 6)],
    });
    expect(rows.map(({ choices, open, multipliers }) => [choices.join(), [...open], [...multipliers]])).toEqual([
      ["on dining", [0.03, 0.01], [3, 1]],
      ["on gas", [0.01, 0.03], [1, 3]],
    ]);
  });

  test("asked for again at other points' values has the rates of each", () => {
    const card = makeCard("card", { points: { ...makeCard("x").points, program: "bank", kind: "brand", transfer: 1 } });
    for (const cents of [1, 2, 3, 4, 5, 6, 7, 8, 1, 2]) {
      expect([...list(card, { cpp: { bank: cents } }).rows[0]!.open]).toEqual([cents / 100]);
    }
    expect([...list(card, { lines: [makeLine("dining", 5), makeLine("gas", 5)] }).rows[0]!.open]).toEqual([0.01, 0.01]);
  });
});
