/**
 * Looks for prices that make the price bound of a node low: a subgradient
 * walk with Polyak's step. A line wanted by several cards becomes dearer, one
 * that nobody takes cheaper. Any prices are valid, so it may stop at any time.
 */
import { type Lift, type NodeRows, type BoundPrices, createLiftBound } from "./node-rows.ts";
import { pickAffordable } from "./pick-top.ts";
import type { PriceBound } from "./price-bound.ts";

export interface BoundNode extends Pick<NodeRows, "rowsOf" | "lifts"> {
  readonly members: readonly number[];
  readonly candidates: readonly number[];
  /** How many candidates may still join. */
  readonly room: number;
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

export interface PriceWalk {
  readonly rounds: number;
  /** The value the bound should fall below. */
  readonly targetUsd: number;
  /** Ends the walk early. */
  readonly isLowEnough: (boundUsd: number) => boolean;
}

/** @param start prices to start from, not changed */
export function tightenPrices(
  bound: PriceBound,
  node: BoundNode,
  start: BoundPrices,
  { rounds, targetUsd, isLowEnough }: PriceWalk,
): TightBound {
  const { members, candidates, room, lifts, feeUsd, feesLeftUsd, effortUsd } = node;
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
    const { sumUsd, top } = pickAffordable(candidates, surpluses, { room, feeUsd, budgetUsd: feesLeftUsd });
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
    const aimUsd = stride * Math.max(boundUsd - targetUsd, LEAST_STEP_USD);
    if (!movePrices(prices, { pace: bound.toPace(), use, wanted, lifts }, aimUsd)) return best;
  }
}

interface Demand {
  readonly pace: Float64Array;
  /** By line: how many times the wallet of the bound takes it. */
  readonly use: Float64Array;
  /** By card: how often being lifted is wanted more than it is given. */
  readonly wanted: Float64Array;
  readonly lifts: readonly Lift[];
}

/** One step: each price against what is too little of its line. False: no price can move. */
function movePrices(
  { lines, lifts: liftUsd }: BoundPrices,
  { pace, use, wanted, lifts }: Demand,
  aimUsd: number,
): boolean {
  let norm = 0;
  for (let at = 0; at < lines.length; at += 1) {
    const slack = 1 - use[at]!;
    // A price of 0 cannot fall, so its slack says nothing about the step.
    if (slack < 0 || lines[at]! > 0) norm += pace[at]! * slack * slack;
  }
  for (const { card } of lifts) {
    const lack = wanted[card]!;
    if (lack > 0 || liftUsd[card]! > 0) norm += LIFT_PACE * lack * lack;
  }
  if (norm === 0) return false;
  const step = aimUsd / norm;
  for (let at = 0; at < lines.length; at += 1) {
    lines[at] = Math.max(0, lines[at]! - step * pace[at]! * (1 - use[at]!));
  }
  for (const { card } of lifts) liftUsd[card] = Math.max(0, liftUsd[card]! + step * LIFT_PACE * wanted[card]!);
  return true;
}

/**
 * Candidates that could still be in one of the best wallets of a node, those
 * that add most first. With one card in the wallet, the others share the room
 * and the fees that it leaves.
 * @param isUseful whether a wallet with the card, worth at most so much, would be of interest
 */
export function listUseful(
  { candidates, room, feeUsd, feesLeftUsd }: BoundNode,
  { baseUsd, boundUsd, surpluses }: TightBound,
  isUseful: (card: number, boundUsd: number) => boolean,
): number[] {
  const besideUsd = new Map<number, number>();
  return candidates
    .filter((card) => {
      const leftUsd = feesLeftUsd - feeUsd[card]!;
      let othersUsd = besideUsd.get(leftUsd);
      if (othersUsd === undefined) {
        othersUsd = pickAffordable(candidates, surpluses, { room: room - 1, feeUsd, budgetUsd: leftUsd }).sumUsd;
        besideUsd.set(leftUsd, othersUsd);
      }
      return isUseful(card, Math.min(boundUsd, baseUsd + surpluses[card]! + othersUsd));
    })
    .toSorted((one, other) => surpluses[other]! - surpluses[one]! || one - other);
}
