import { describe, expect, test } from "vitest";

import { BANK, makeBase, makeCard, makeEarn, makeLine, makeProfile } from "../value/test-cards.ts";
import { findNodeRows, pricesOf } from "./node-rows.ts";
import { compileSearch } from "./search-model.ts";
import { listUseful } from "./tighten-prices.ts";

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
