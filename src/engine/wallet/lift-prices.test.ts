import { describe, expect, test } from "vitest";

import { BANK, createRandom, makeBase, makeCard, makeLine, makeProfile } from "../value/test-cards.ts";
import { createLiftBound } from "./lift-prices.ts";
import { findNodeRows } from "./node-rows.ts";
import { createPriceBound } from "./price-bound.ts";
import { createWalletPricer } from "./price-wallet.ts";
import { compileSearch, type SearchModel } from "./search-model.ts";
import { tightenPrices } from "./tighten-prices.ts";

const POINTS = { ...BANK, transfer: 1.6, enabledBy: ["c-key", "d-key"] };
const key = (slug: string, feeUsd: number) =>
  makeCard(slug, {
    points: { ...POINTS, transfersAlone: true, enabledBy: [] },
    fees: { firstYearUsd: feeUsd, laterUsd: feeUsd },
  });
const MODEL = compileSearch(
  [
    makeCard("a-waiting", { points: POINTS, earns: [makeBase(2)] }),
    makeCard("b-waiting", { points: POINTS, earns: [makeBase(1.9)] }),
    key("c-key", 60),
    key("d-key", 90),
  ],
  makeProfile([makeLine("other", 1_000)], { effortUsd: 0 }),
);
const CARDS = [0, 1, 2, 3];
const BOUND = createPriceBound(MODEL);
const NODE = {
  members: [],
  candidates: CARDS,
  room: 2,
  ...findNodeRows(MODEL, [], CARDS),
  feeUsd: MODEL.laterFeeUsd,
  feesLeftUsd: Infinity,
  effortUsd: 0,
};
const NO_PRICES = { lines: new Float64Array(MODEL.lineCount), lifts: new Float64Array(4) };

test("at any prices no wallet is worth more than the prices and its surpluses", () => {
  const random = createRandom(7);
  const bound = createLiftBound(BOUND, NODE, 4);
  const pricer = createWalletPricer(MODEL, BOUND);
  for (let round = 0; round < 50; round += 1) {
    const lines = Float64Array.of(random.next() * 400);
    bound.setPrices({ lines, lifts: Float64Array.from(CARDS, () => random.next() * 150) });
    for (let set = 1; set < 16; set += 1) {
      const wallet = CARDS.filter((card) => (set >> card) % 2 === 1);
      const mostUsd = wallet.reduce((sum, card) => sum + bound.surplus(card), lines[0]!);
      expect(mostUsd).toBeGreaterThanOrEqual(pricer.price(wallet, null, -Infinity) - 1e-9);
    }
  }
});

test("a lifted card pays its price to each candidate that would lift it, or stays as it is", () => {
  const bound = createLiftBound(BOUND, NODE, 4);
  // 240 alone and 312 lifted; 228 and 296.40; the keys earn 156 less their fees.
  const worthAt = (lift: number) => {
    bound.setPrices({ ...NO_PRICES, lifts: Float64Array.of(lift, 0, 0, 0) });
    return CARDS.map((card) => Math.round(bound.surplus(card) * 100) / 100);
  };
  const [, other, ...keys] = worthAt(0) as [number, number, number, number];
  expect(worthAt(0)[0]).toBe(312);
  expect(worthAt(50)).toEqual([262, other, keys[0] + 50, keys[1] + 50]);
  expect(worthAt(100)).toEqual([240, other, keys[0] + 100, keys[1] + 100]);
});

test("a walk with prices of lifts ends nearer to the best wallet than one without them", () => {
  const bestUsd = 312 - 60;
  const boundOf = (lifts: typeof NODE.lifts) =>
    tightenPrices(BOUND, { ...NODE, lifts }, NO_PRICES, { rounds: 300, targetUsd: bestUsd, isLowEnough: () => false })
      .boundUsd;
  expect(boundOf([])).toBeCloseTo(312, 0);
  expect(boundOf(NODE.lifts)).toBeLessThan(275);
  expect(boundOf(NODE.lifts)).toBeGreaterThanOrEqual(bestUsd - 1e-6);
});

describe("a card that is lifted by two others, of which one is lifted by the other", () => {
  /** Each row is worth so much and has a line of its own that tells whether it is used. */
  const rowUsd = [300, 150, 40, 240, 120];
  const rowsOf = [0, 1, 2].map((row) => Int32Array.of(row));
  const lifts = [
    { card: 0, plainRows: Int32Array.of(3), by: [1, 2] },
    { card: 1, plainRows: Int32Array.of(4), by: [2] },
  ];
  const tables = {
    lineCount: 5,
    spendLineCount: 0,
    open: Float64Array.from({ length: 25 }, (_, at) => (at % 6 === 0 ? Number.MIN_VALUE : 0)),
    lineUsd: new Float64Array(5),
    poolsOf: rowUsd.map(() => []),
    fixedUsd: Float64Array.from(rowUsd),
    minSpendUsd: new Float64Array(5),
  };
  const bound = createLiftBound(createPriceBound(tables as unknown as SearchModel), { rowsOf, lifts }, 3);
  const look = (first: number, second: number) => {
    const wanted = new Float64Array(3);
    bound.setPrices({ lines: new Float64Array(5), lifts: Float64Array.of(first, second, 0) });
    const surpluses = [0, 1, 2].map((card) => bound.surplus(card));
    const used = [0, 1, 2].map((card) => {
      const use = new Float64Array(5);
      bound.addUse(card, use, wanted);
      return rowUsd[use.indexOf(1)];
    });
    return { surpluses, used, wanted: [...wanted] };
  };

  test("pays both, and is used lifted as long as that is worth its price", () => {
    expect(look(0, 0)).toEqual({ surpluses: [300, 150, 40], used: [300, 150, 40], wanted: [-1, 0, 0] });
    expect(look(50, 10)).toEqual({ surpluses: [250, 190, 100], used: [300, 150, 40], wanted: [-1, 0, 0] });
    // At $60 it is worth the same either way, at $70 it stays as it is.
    expect(look(60, 30)).toEqual({ surpluses: [240, 180, 130], used: [300, 150, 40], wanted: [-1, 0, 0] });
    expect(look(70, 40)).toEqual({ surpluses: [240, 190, 150], used: [240, 120, 40], wanted: [-2, -1, 0] });
  });
});
