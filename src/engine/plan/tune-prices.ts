/** Prices on spend that make the bound low: dearer where several cards want a dollar, cheaper where none does. */
import type { HoldingTerms, PlanBound } from "./bound-plan.ts";
import type { PriceUse } from "./cost-minimum.ts";
import type { PlanPrices } from "./state-surplus.ts";
import type { PlanModel } from "./plan-model.ts";
import { lengthOf } from "./plan-time.ts";
import type { PlanPricer } from "./price-plan.ts";
import type { Plan } from "./plan.ts";

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

export type PriceTuner = ReturnType<typeof createPriceTuner>;

export function createPriceTuner(model: PlanModel, pricer: PlanPricer, bound: PlanBound, isOver: () => boolean) {
  const cellCount = model.cells.length;
  const { settings, endMonth, missingPoints } = model;
  /** How much of a month there is. */
  const lengths = Float64Array.from({ length: endMonth }, (_, month) => lengthOf(month, settings));
  const { mostFeesUsd } = bound;

  /** Null: nothing to change. */
  function moveAgainstUse(prices: PlanPrices, use: PriceUse, lengthUsd: number): PlanPrices | null {
    const next = { ...prices, spend: prices.spend.slice(), once: prices.once.slice() };
    let norm = 0;
    for (const pass of [0, 1]) {
      const step = pass === 0 || norm === 0 ? 0 : lengthUsd / norm;
      for (const [at, price] of prices.spend.entries()) {
        const slack = lengths[Math.floor(at / cellCount)]! - use.spend[at]!;
        if (slack > 0 && price === 0) continue;
        const usd = bound.usdAt(Math.floor(at / cellCount), at % cellCount);
        if (usd === 0) continue;
        const pace = Math.sqrt(usd);
        if (pass === 0) norm += pace * slack * slack;
        else next.spend[at] = Math.max(0, price - (step * pace * slack) / usd);
      }
      for (const [at, price] of prices.once.entries()) {
        const slack = lengths[Math.floor((at * endMonth) / prices.once.length)]! - use.once[at]!;
        if (slack > 0 && price === 0) continue;
        if (pass === 0) norm += ONCE_PACE * slack * slack;
        else next.once[at] = Math.max(0, price - step * ONCE_PACE * slack);
      }
    }
    return norm === 0 ? null : next;
  }

  /** The price of a point goes up while points are missing, and down while there are too many, that of a dollar of fees while there are too many: alone it is soon found. */
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

  return {
    /** The best rate that the plan's cards pay, by month: its own worth of one dollar more. */
    pricesOf(plan: Plan): PlanPrices {
      const prices = bound.makePrices();
      const layout = pricer.layOut(plan);
      for (const { month, weight, states } of layout?.parts ?? []) {
        const { chosen } = pricer.splitter.chooseVariants(states);
        for (let cell = 0; cell < cellCount; cell += 1) {
          let rate = 0;
          for (const { open } of chosen) rate = Math.max(rate, open[cell]!);
          prices.spend[month * cellCount + cell]! += (weight / lengths[month]!) * rate;
        }
        bound.addOncePrices(prices, month, weight, states);
      }
      return prices;
    },
    /**
     * A subgradient walk, which ends early once the bound is not above the floor, or the work is over: with the lowest
     * bound by then, Infinity before the first.
     * @param toFloor objective of the best plan known; it may rise on the way
     */
    tune(
      from: PlanPrices,
      rounds: number,
      toFloor: () => number,
      pick: (prices: PlanPrices) => Picked,
    ): { readonly usd: number; readonly prices: PlanPrices } {
      let prices = from;
      let lowest = { usd: Infinity, prices };
      let stride = 1;
      let stale = 0;
      let round = 0;
      const movePoints = createMover(from.goal, LEAST_MOVE_USD);
      const moveFees = createMover(from.fee, LEAST_FEE_MOVE_USD);
      while (round < rounds) {
        const { usd, terms } = pick(prices);
        // What was cut short bounds nothing.
        if (isOver()) break;
        round += 1;
        stale += 1;
        if (usd < lowest.usd) {
          lowest = { usd, prices };
          stale = 0;
        } else if (stale === PATIENCE) {
          stride /= 2;
          stale = 0;
        }
        if (usd <= toFloor() || round === rounds) break;
        const { spend, once } = bound.makePrices();
        const use: PriceUse = { spend, once, rates: new Float64Array(spend.length), points: 0, feesUsd: 0 };
        for (const picked of terms) bound.addUse(picked, prices, use);
        // Aiming at a plan that is far below the bound would overshoot.
        const target = Math.max(toFloor(), lowest.usd - AIM * Math.abs(lowest.usd));
        const next = moveAgainstUse(prices, use, stride * Math.max(usd - target, 0.01));
        const goal = missingPoints > 0 ? movePoints(prices.goal, missingPoints - use.points) : prices.goal;
        const fee = moveFees(prices.fee, use.feesUsd - (mostFeesUsd ?? 0));
        if (!next && goal === prices.goal && fee === prices.fee) break;
        prices = { ...(next ?? { ...prices, spend: prices.spend.slice() }), fee };
        if (goal !== null && goal !== prices.goal) {
          // A dollar that brings points is worth that much more.
          const moreUsd = goal - prices.goal!;
          for (const [at, points] of use.rates.entries()) {
            if (points > 0) prices.spend[at] = Math.max(0, prices.spend[at]! + moreUsd * points);
          }
          prices = { ...prices, goal };
        }
      }
      return lowest;
    },
  };
}
