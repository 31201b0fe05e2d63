import { describe, expect, test } from "vitest";
import { BANK, makeBase, makeCard, makeEarn, makeLine, makeProfile, createRandom } from "../value/test-cards.ts";
import { findNodeRows, pricesOf, createLiftBound } from "./node-rows.ts";
import { compileSearch, type SearchModel } from "./search-model.ts";
import { listUseful, tightenPrices } from "./tighten-prices.ts";
import { createPriceBound } from "./price-bound.ts";
import { createWalletPricer } from "./price-wallet.ts";

const POINTS = { ...BANK, transfer: 1.6, enabledBy: ["b-key", "c-key"] };
const key = (slug: string) => makeCard(slug, { points: { ...POINTS, transfersAlone: true, enabledBy: [] } });
const MODEL = compileSearch(
  [makeCard("a-waiting", { points: POINTS, earns: [makeBase(2)] }), key("b-key"), key("c-key"), makeCard("d-plain")],
  makeProfile([makeLine("other", 1_000)], { effortUsd: 0 }),
);
/** What the waiting card earns in its rows at a node: 240 at a cent a point, 312 at 1.3. */
function waitingUsd(members: readonly number[], candidates: readonly number[], room?: number) {
  const { rowsOf, lifters } = findNodeRows(MODEL, members, candidates, room);
  const usd = [...rowsOf[0]!].map((row) => Math.round(MODEL.open[row * MODEL.lineCount]! * 12_000));
  return { usd, lifters: [...lifters].toSorted((left, right) => left - right) };
}

describe("a card whose points wait for another", () => {
  test("earns their higher value beside a member that lets them transfer; no candidate is needed for that", () => {
    expect(waitingUsd([0, 1], [2, 3])).toEqual({ usd: [312], lifters: [] });
    expect(waitingUsd([1], [0, 2])).toEqual({ usd: [312], lifters: [] });
  });

  test("could earn it while such a candidate may join, and those candidates are named", () => {
    expect(waitingUsd([0], [1, 2, 3])).toEqual({ usd: [312], lifters: [1, 2] });
    expect(waitingUsd([3], [0, 1])).toEqual({ usd: [312], lifters: [1] });
  });

  test("is named with its rows as it is and those who would lift it, and only while somebody would", () => {
    const plainRows = MODEL.rowsOf[0]![0]!;
    expect(findNodeRows(MODEL, [0], [1, 2, 3]).lifts).toEqual([{ card: 0, plainRows, by: [1, 2] }]);
    expect(findNodeRows(MODEL, [3], [2, 0]).lifts).toEqual([{ card: 0, plainRows, by: [2] }]);
    expect(findNodeRows(MODEL, [0, 1], [2, 3]).lifts).toEqual([]);
    expect(findNodeRows(MODEL, [0], [3]).lifts).toEqual([]);
  });

  test("earns the lower value where nobody can come: none left, or no room for a second candidate", () => {
    expect(waitingUsd([0], [3])).toEqual({ usd: [240], lifters: [] });
    expect(waitingUsd([3], [0, 1], 1)).toEqual({ usd: [240], lifters: [] });
    expect(waitingUsd([0], [1], 1)).toEqual({ usd: [312], lifters: [1] });
  });
});

test("members price a line at the best of their rates without a limit", () => {
  const cap = { limitUsd: 100, pool: "p" };
  const cards = [
    makeCard("a", { earns: [makeBase(1), makeEarn(3, { category: "dining" })] }),
    makeCard("b", { earns: [makeBase(2), makeEarn(9, { category: "dining", cap, afterCap: 1 })] }),
  ];
  const model = compileSearch(cards, makeProfile([makeLine("dining", 100), makeLine("other", 1_000)]));
  const { rowsOf } = findNodeRows(model, [0, 1], []);
  const toUsd = (members: readonly number[]) => [...pricesOf(model, members, rowsOf)].map((usd) => Math.round(usd));
  expect(toUsd([0, 1])).toEqual([36, 240]);
  expect(toUsd([1])).toEqual([24, 240]);
  expect(toUsd([])).toEqual([0, 0]);
});

describe("candidates that could still be in a good wallet", () => {
  const prices = { lines: new Float64Array(1), lifts: new Float64Array(4) };
  const node = {
    members: [],
    candidates: [0, 1, 2, 3],
    room: 2,
    rowsOf: [],
    lifts: [],
    feeUsd: Float64Array.of(0, 95, 95, 0),
    feesLeftUsd: 100,
    effortUsd: 0,
  };
  const surpluses = Float64Array.of(10, 60, 50, 60);

  test("are judged with the best others that the room and the fees beside them leave, at most by the node's bound", () => {
    const asked = new Map<number, number>();
    const collect = (card: number, usd: number) => {
      asked.set(card, usd);
      return card !== 2;
    };
    // With card 1 no second fee of $95 fits: card 3. Card 3 leaves $100 of fees: card 1.
    expect(listUseful(node, { baseUsd: 100, boundUsd: 215, prices, surpluses }, collect)).toEqual([1, 3, 0]);
    expect(Object.fromEntries(asked)).toEqual({ 0: 170, 1: 215, 2: 210, 3: 215 });
  });

  test("come in the order of what they add, equal ones in the order of their names", () => {
    expect(listUseful(node, { baseUsd: 100, boundUsd: 500, prices, surpluses }, () => true)).toEqual([1, 3, 2, 0]);
    expect(listUseful(node, { baseUsd: 100, boundUsd: 500, prices, surpluses }, () => false)).toEqual([]);
  });
});

const KEYED = { ...BANK, transfer: 1.6, enabledBy: ["c-key", "d-key"] };
const feeKey = (slug: string, feeUsd: number) =>
  makeCard(slug, {
    points: { ...KEYED, transfersAlone: true, enabledBy: [] },
    fees: { firstYearUsd: feeUsd, laterUsd: feeUsd },
  });
const LIFTING = compileSearch(
  [
    makeCard("a-waiting", { points: KEYED, earns: [makeBase(2)] }),
    makeCard("b-waiting", { points: KEYED, earns: [makeBase(1.9)] }),
    feeKey("c-key", 60),
    feeKey("d-key", 90),
  ],
  makeProfile([makeLine("other", 1_000)], { effortUsd: 0 }),
);
const CARDS = [0, 1, 2, 3];
const BOUND = createPriceBound(LIFTING);
const NODE = {
  members: [],
  candidates: CARDS,
  room: 2,
  ...findNodeRows(LIFTING, [], CARDS),
  feeUsd: LIFTING.laterFeeUsd,
  feesLeftUsd: Infinity,
  effortUsd: 0,
};
const NO_PRICES = { lines: new Float64Array(LIFTING.lineCount), lifts: new Float64Array(4) };

test("at any prices no wallet is worth more than the prices and its surpluses", () => {
  const random = createRandom(7);
  const bound = createLiftBound(BOUND, NODE, 4);
  const pricer = createWalletPricer(LIFTING, BOUND);
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
