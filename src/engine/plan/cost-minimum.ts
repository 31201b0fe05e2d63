/** The least that a minimum costs against prices: the cheapest dollars of its window. */
import type { MonthState } from "./month-states.ts";
import { findBestRates, type PlanPrices, type StateSurplus } from "./state-surplus.ts";
import { countOperations } from "../work-budget.ts";

/** The states of a product in the months in which it is held. */
export interface Track {
  readonly id: number;
  readonly months: readonly { readonly month: number; readonly weight: number; readonly state: MonthState }[];
}

/** Dollars that must be put on a card within some months, with its states in them. */
export interface Loss extends Track {
  readonly usd: number;
}

/** What is taken at some prices: shares of every dollar, points toward the trip, and fees. */
export interface PriceUse extends Omit<PlanPrices, "goal" | "fee"> {
  /** Of a dollar of spend: the most points that one of the cards which take it makes of it. */
  readonly rates: Float64Array;
  points: number;
  feesUsd: number;
}

const DUST_USD = 1e-9;
/** A minimum that misses less can be met. */
const MISSING_USD = 1e-6;

/** What minimums can be paid with, made once: dollars of a month by their place among the prices of spend. */
export type Paying = ReturnType<typeof createPaying>;

export function createPaying(surpluses: StateSurplus) {
  const size = surpluses.monthUsd.length * surpluses.cellCount;
  return {
    surpluses,
    at: new Int32Array(size),
    loss: new Float64Array(size),
    usd: new Float64Array(size),
    points: new Float64Array(size),
    /** Indexes into these, the cheapest on top. */
    heap: new Int32Array(size),
    count: 0,
  };
}

/** The one in this place of the heap goes down to where it belongs. */
function sink({ heap, loss: losses, count }: Paying, start: number): void {
  const item = heap[start]!;
  const loss = losses[item]!;
  let place = start;
  for (let child = 2 * place + 1; child < count; child = 2 * place + 1) {
    if (child + 1 < count && losses[heap[child + 1]!]! < losses[heap[child]!]!) child += 1;
    if (losses[heap[child]!]! >= loss) break;
    heap[place] = heap[child]!;
    place = child;
  }
  heap[place] = item;
}

/** Lists what there is to pay with. @returns what is missing beside the dollars that the card takes anyway */
function listPaying(paying: Paying, { usd: neededUsd, months }: Loss, prices: PlanPrices): number {
  const { surpluses, at, loss: losses, usd: dollars, points, heap } = paying;
  const { cellCount, monthUsd } = surpluses;
  let missingUsd = neededUsd;
  let count = 0;
  for (const { month, weight, state } of months) {
    const best = findBestRates(surpluses, state, prices);
    const usd = monthUsd[month]!;
    for (let cell = 0; cell < cellCount; cell += 1) {
      const rate = best.rates[cell]!;
      if (rate === -Infinity || !usd[cell]) continue;
      const loss = prices.spend[month * cellCount + cell]! - rate;
      if (loss < 0) missingUsd -= weight * usd[cell]!;
      else {
        at[count] = month * cellCount + cell;
        losses[count] = loss;
        dollars[count] = weight * usd[cell]!;
        points[count] = best.points[cell]!;
        heap[count] = count;
        count += 1;
      }
    }
  }
  paying.count = count;
  return missingUsd;
}

/** @returns Infinity where the minimum cannot be met */
export function costMinimum(paying: Paying, loss: Loss, prices: PlanPrices, use: PriceUse | null): number {
  const { surpluses, at, loss: losses, usd: dollars, points, heap } = paying;
  const { cellCount, monthUsd } = surpluses;
  countOperations(1.3 * loss.months.length * cellCount);
  let missingUsd = listPaying(paying, loss, prices);
  let lossUsd = 0;
  // The cheapest again and again, from a heap: mostly not all are needed.
  for (let from = (paying.count >> 1) - 1; from >= 0; from -= 1) sink(paying, from);
  while (missingUsd > DUST_USD) {
    if (paying.count === 0) return missingUsd > MISSING_USD ? Infinity : lossUsd;
    const cheapest = heap[0]!;
    const amountUsd = Math.min(dollars[cheapest]!, missingUsd);
    lossUsd += amountUsd * losses[cheapest]!;
    missingUsd -= amountUsd;
    if (use) {
      const place = at[cheapest]!;
      use.spend[place]! += amountUsd / monthUsd[Math.floor(place / cellCount)]![place % cellCount]!;
      use.rates[place] = Math.max(use.rates[place]!, points[cheapest]!);
      use.points += amountUsd * points[cheapest]!;
    }
    paying.count -= 1;
    heap[0] = heap[paying.count]!;
    sink(paying, 0);
  }
  return lossUsd;
}
