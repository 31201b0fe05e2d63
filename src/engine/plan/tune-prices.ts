/** Prices on spend that make the bound low: dearer where several cards want a dollar, cheaper where none does. */
import { addUse, type HoldingTerms, type PlanBound } from "./bound-plan.ts";
import type { PriceUse } from "./cost-minimum.ts";
import { addOncePrices, makePrices, type PlanPrices } from "./state-surplus.ts";
import type { Plan } from "./plan.ts";
import { layOutPlan } from "./lay-out-plan.ts";
import { chooseVariants } from "./split-months.ts";
import { lengthOf } from "./plan-settings.ts";

/** What a plan of the bound would hold at some prices, and the bound. */
export interface Picked {
  readonly usd: number;
  readonly terms: readonly HoldingTerms[];
}

/** Rounds without a lower bound after which the stride is halved. */
const PATIENCE = 3;
/** How far below the lowest bound the next prices aim at most. */
const AIM = 0.05;
/** A perk that counts once is worth some dollars a month where a dollar of spend is worth cents: its price must move faster. */
const ONCE_PACE = 50;
/** Of the price of a point, how far its first move goes, and dollars where it has none yet. */
const FIRST_MOVE = 0.3;
const LEAST_MOVE_USD = 0.001;
/** The same of the price of a dollar of fees. */
const LEAST_FEE_MOVE_USD = 0.2;
/** The next move the same way goes further, one back half as far. */
const FASTER = 1.5;
const SLOWER = 0.5;

/** What prices are moved with. */
export type PriceTuner = ReturnType<typeof createPriceTuner>;

export const createPriceTuner = (bound: PlanBound, isOver: () => boolean) => ({
  bound,
  isOver,
  /** How much of each month there is. */
  lengths: Float64Array.from({ length: bound.model.endMonth }, (_, month) => lengthOf(month, bound.model.settings)),
});

/** The best rate that the plan's cards pay, by month: its own worth of one dollar more. */
export function findPlanPrices({ bound, lengths }: PriceTuner, plan: Plan): PlanPrices {
  const { pricer, surpluses } = bound;
  const { cellCount } = surpluses;
  const prices = makePrices(surpluses);
  for (const { month, weight, states } of layOutPlan(pricer, plan)?.parts ?? []) {
    const { chosen } = chooseVariants(pricer.splitter, states);
    for (let cell = 0; cell < cellCount; cell += 1) {
      let rate = 0;
      for (const { open } of chosen) rate = Math.max(rate, open[cell]!);
      prices.spend[month * cellCount + cell]! += (weight / lengths[month]!) * rate;
    }
    addOncePrices(surpluses, prices, { month, weight }, states);
  }
  return prices;
}

/** Null: nothing to change. */
function moveAgainstUse(
  { bound, lengths }: PriceTuner,
  prices: PlanPrices,
  use: PriceUse,
  lengthUsd: number,
): PlanPrices | null {
  const { cellCount, monthUsd } = bound.surpluses;
  const next = { ...prices, spend: prices.spend.slice(), once: prices.once.slice() };
  let norm = 0;
  for (const pass of [0, 1]) {
    const step = pass === 0 || norm === 0 ? 0 : lengthUsd / norm;
    for (const [at, price] of prices.spend.entries()) {
      const month = Math.floor(at / cellCount);
      const slack = lengths[month]! - use.spend[at]!;
      if (slack > 0 && price === 0) continue;
      const usd = monthUsd[month]![at % cellCount]!;
      if (usd === 0) continue;
      const pace = Math.sqrt(usd);
      if (pass === 0) norm += pace * slack * slack;
      else next.spend[at] = Math.max(0, price - (step * pace * slack) / usd);
    }
    for (const [at, price] of prices.once.entries()) {
      const slack = lengths[Math.floor((at * lengths.length) / prices.once.length)]! - use.once[at]!;
      if (slack > 0 && price === 0) continue;
      if (pass === 0) norm += ONCE_PACE * slack * slack;
      else next.once[at] = Math.max(0, price - step * ONCE_PACE * slack);
    }
  }
  return norm === 0 ? null : next;
}

/** Of one price that goes up while something is missing and down while there is too much: alone it is soon found. */
function createMover(start: number | null, leastUsd: number) {
  let moveUsd = Math.max((start ?? 0) * FIRST_MOVE, leastUsd);
  let before = 0;
  return (usd: number | null, missing: number): number | null => {
    if (usd === null) return usd;
    const way = Math.sign(missing);
    if (before !== 0 && way !== 0) moveUsd *= way === before ? FASTER : SLOWER;
    before = way;
    return Math.max(0, usd + way * moveUsd);
  };
}

/** Of the price of a point, and of that of a dollar of fees. */
interface Movers {
  readonly points: ReturnType<typeof createMover>;
  readonly fees: ReturnType<typeof createMover>;
}

/** The next prices; null: nothing to change. */
function movePrices(
  tuner: PriceTuner,
  movers: Movers,
  prices: PlanPrices,
  { terms, aimUsd }: { readonly terms: readonly HoldingTerms[]; readonly aimUsd: number },
): PlanPrices | null {
  const { bound } = tuner;
  const { missingPoints } = bound.model;
  const { spend, once } = makePrices(bound.surpluses);
  const use: PriceUse = { spend, once, rates: new Float64Array(spend.length), points: 0, feesUsd: 0 };
  for (const picked of terms) addUse(bound, picked, prices, use);
  const next = moveAgainstUse(tuner, prices, use, aimUsd);
  const goal = missingPoints > 0 ? movers.points(prices.goal, missingPoints - use.points) : prices.goal;
  const fee = movers.fees(prices.fee, use.feesUsd - (bound.mostFeesUsd ?? 0));
  if (!next && goal === prices.goal && fee === prices.fee) return null;
  const moved = { ...(next ?? { ...prices, spend: prices.spend.slice() }), goal, fee };
  if (goal !== null && goal !== prices.goal) {
    // A dollar that brings points is worth that much more.
    const moreUsd = goal - prices.goal!;
    for (const [at, points] of use.rates.entries()) {
      if (points > 0) moved.spend[at] = Math.max(0, moved.spend[at]! + moreUsd * points);
    }
  }
  return moved;
}

export interface PriceWalk {
  readonly rounds: number;
  /** Objective of the best plan known; it may rise on the way. */
  readonly toFloor: () => number;
}

export interface TunedPrices {
  /** The lowest bound. */
  readonly usd: number;
  readonly prices: PlanPrices;
}

/**
 * A subgradient walk, which ends early once the bound is not above the floor, or the work is over: with the lowest bound
 * by then, Infinity before the first.
 */
export function tunePrices(
  tuner: PriceTuner,
  from: PlanPrices,
  { rounds, toFloor }: PriceWalk,
  pick: (prices: PlanPrices) => Picked,
): TunedPrices {
  const movers = { points: createMover(from.goal, LEAST_MOVE_USD), fees: createMover(from.fee, LEAST_FEE_MOVE_USD) };
  let prices = from;
  let lowest = { usd: Infinity, prices };
  let stride = 1;
  let stale = 0;
  for (let round = 1; round <= rounds; round += 1) {
    const { usd, terms } = pick(prices);
    // What was cut short bounds nothing.
    if (tuner.isOver()) break;
    stale += 1;
    if (usd < lowest.usd) {
      lowest = { usd, prices };
      stale = 0;
    } else if (stale === PATIENCE) {
      stride /= 2;
      stale = 0;
    }
    if (usd <= toFloor() || round === rounds) break;
    // Aiming at a plan that is far below the bound would overshoot.
    const target = Math.max(toFloor(), lowest.usd - AIM * Math.abs(lowest.usd));
    const next = movePrices(tuner, movers, prices, { terms, aimUsd: stride * Math.max(usd - target, 0.01) });
    if (!next) break;
    prices = next;
  }
  return lowest;
}
