/**
 * Looks for prices that make the price bound of a node low: a subgradient
 * walk with Polyak's step. A line wanted by several cards becomes dearer, one
 * that nobody takes cheaper. Any prices are valid, so it may stop at any time.
 */
import { type BoundPrices, createLiftBound } from "./lift-prices.ts";
import type { Lift } from "./node-rows.ts";
import { pickAffordable } from "./pick-top.ts";
import type { PriceBound } from "./price-bound.ts";

export interface BoundNode {
  readonly members: readonly number[];
  readonly candidates: readonly number[];
  /** How many candidates may still join. */
  readonly room: number;
  /** Rows that each member and candidate may use at this node. */
  readonly rowsOf: readonly Int32Array[];
  /** Cards of the node that may use these rows only beside others. */
  readonly lifts: readonly Lift[];
  readonly feeUsd: Float64Array;
  /** What the fees of the candidates that join may come to. */
  readonly feesLeftUsd: number;
  /** Added to every wallet with a card. */
  readonly effortUsd: number;
}

export interface TightBound {
  /** No wallet of the node is worth more. */
  readonly boundUsd: number;
  /** The bound's part without candidates: prices and the members' surpluses. */
  readonly baseUsd: number;
  readonly prices: BoundPrices;
  /** By card, for the candidates. */
  readonly surpluses: Float64Array;
}

/** After so many rounds without a better bound the steps are halved. */
const STALE_ROUNDS = 3;
/** Being lifted is worth some hundred dollars: the root of that, as of lines. */
const LIFT_PACE = 10;
const LEAST_STEP_USD = 0.01;

/**
 * @param start prices to start from, not changed
 * @param targetUsd the value the bound should fall below
 * @param isLowEnough ends the walk early
 */
export function tightenPrices(
  bound: PriceBound,
  node: BoundNode,
  start: BoundPrices,
  rounds: number,
  targetUsd: number,
  isLowEnough: (boundUsd: number) => boolean,
): TightBound {
  const { members, candidates, room, lifts, feeUsd, feesLeftUsd, effortUsd } = node;
  const { pace } = bound;
  const lines = start.lines.slice();
  const prices = { lines, lifts: start.lifts.slice() };
  const lineCount = lines.length;
  const surpluses = new Float64Array(feeUsd.length);
  const use = new Float64Array(lineCount);
  const wanted = new Float64Array(feeUsd.length);
  const { setPrices, surplus, addUse } = createLiftBound(bound, node, feeUsd.length);
  let best: TightBound = { boundUsd: Infinity, baseUsd: 0, prices, surpluses };
  let stride = 1;
  let stale = 0;

  for (let round = 0; ; round += 1) {
    setPrices(prices);
    let baseUsd = effortUsd;
    for (let at = 0; at < lineCount; at += 1) baseUsd += lines[at]!;
    for (const card of members) baseUsd += surplus(card);
    for (const card of candidates) surpluses[card] = surplus(card);
    const { sumUsd, top } = pickAffordable(candidates, surpluses, room, feeUsd, feesLeftUsd);
    const boundUsd = baseUsd + sumUsd;
    stale += 1;
    if (boundUsd < best.boundUsd) {
      const kept = { lines: lines.slice(), lifts: prices.lifts.slice() };
      best = { boundUsd, baseUsd, prices: kept, surpluses: surpluses.slice() };
      stale = 0;
    } else if (stale === STALE_ROUNDS) {
      stride /= 2;
      stale = 0;
    }
    if (round >= rounds || isLowEnough(best.boundUsd)) return best;

    use.fill(0);
    wanted.fill(0);
    for (const card of members) addUse(card, use, wanted);
    for (const card of top) addUse(card, use, wanted);
    let norm = 0;
    for (let at = 0; at < lineCount; at += 1) {
      const slack = 1 - use[at]!;
      // A price of 0 cannot fall, so its slack says nothing about the step.
      if (slack < 0 || lines[at]! > 0) norm += pace[at]! * slack * slack;
    }
    for (const { card } of lifts) {
      const lack = wanted[card]!;
      if (lack > 0 || prices.lifts[card]! > 0) norm += LIFT_PACE * lack * lack;
    }
    if (norm === 0) return best;
    const step = (stride * Math.max(boundUsd - targetUsd, LEAST_STEP_USD)) / norm;
    for (let at = 0; at < lineCount; at += 1) {
      lines[at] = Math.max(0, lines[at]! - step * pace[at]! * (1 - use[at]!));
    }
    for (const { card } of lifts) {
      prices.lifts[card] = Math.max(0, prices.lifts[card]! + step * LIFT_PACE * wanted[card]!);
    }
  }
}
