import { expect, test } from "vitest";

import { type BoundNode, listUseful, type TightBound } from "./tighten-prices.ts";

/** Three cards worth 50, 30 and 80 above the prices, of which two may join. */
const node = (more: Partial<BoundNode> = {}) =>
  ({ candidates: [0, 1, 2], room: 2, feeUsd: Float64Array.of(0, 0, 100), feesLeftUsd: 1_000, ...more }) as BoundNode;
const tight = (boundUsd = 1_000) =>
  ({ baseUsd: 10, boundUsd, surpluses: Float64Array.of(50, 30, 80) }) as unknown as TightBound;

function bounds(one: BoundNode, bound = tight()): Record<number, number> {
  const asked: Record<number, number> = {};
  listUseful(one, bound, (card, usd) => {
    asked[card] = usd;
    return true;
  });
  return asked;
}

test("those that add most come first, of equal ones the first by name", () => {
  expect(listUseful(node(), tight(), () => true)).toEqual([2, 0, 1]);
  const equal = { ...tight(), surpluses: Float64Array.of(50, 80, 50) };
  expect(listUseful(node({ candidates: [2, 1, 0] }), equal, () => true)).toEqual([1, 0, 2]);
  expect(listUseful(node(), tight(), (card) => card !== 0)).toEqual([2, 1]);
});

test("a wallet with a card is worth no more than the prices, the card and the best that may join beside it", () => {
  expect(bounds(node({ room: 1 }))).toEqual({ 0: 60, 1: 40, 2: 90 });
  expect(bounds(node(), tight(100))).toEqual({ 0: 100, 1: 100, 2: 100 });
  // Whoever is best may be counted twice: once for itself and once beside itself.
  expect(bounds(node())).toEqual({ 0: 140, 1: 120, 2: 170 });
});

test("the others share the fees that the card leaves", () => {
  expect(bounds(node({ feesLeftUsd: 100 }))).toEqual({ 0: 140, 1: 120, 2: 140 });
  expect(bounds(node({ feesLeftUsd: 99, candidates: [0, 1] }))).toEqual({ 0: 110, 1: 90 });
});
