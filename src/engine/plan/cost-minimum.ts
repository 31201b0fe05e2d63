/** The least that a minimum costs against prices: the cheapest dollars of its window. */
import type { MonthState } from "./month-states.ts";
import type { PlanPrices, StateSurplus } from "./state-surplus.ts";
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

export function createMinimumCost({ monthUsd, findBestRates }: Pick<StateSurplus, "monthUsd" | "findBestRates">) {
  const cellCount = monthUsd[0]!.length;
  const size = monthUsd.length * cellCount;
  const paidAt = new Int32Array(size);
  const paidLoss = new Float64Array(size);
  const paidUsd = new Float64Array(size);
  const paidPoints = new Float64Array(size);

  /** What is paid with, by its place above, the cheapest on top. */
  const heap = new Int32Array(size);

  /** Of `count` in the heap, the one in this place goes down to where it belongs. */
  function sink(start: number, count: number): void {
    const item = heap[start]!;
    const loss = paidLoss[item]!;
    let place = start;
    for (let child = 2 * place + 1; child < count; child = 2 * place + 1) {
      if (child + 1 < count && paidLoss[heap[child + 1]!]! < paidLoss[heap[child]!]!) child += 1;
      if (paidLoss[heap[child]!]! >= loss) break;
      heap[place] = heap[child]!;
      place = child;
    }
    heap[place] = item;
  }

  /** @returns Infinity where the minimum cannot be met */
  return function costMinimum({ usd: neededUsd, months }: Loss, prices: PlanPrices, use: PriceUse | null): number {
    countOperations(1.3 * months.length * cellCount);
    let missingUsd = neededUsd;
    let count = 0;
    for (const { month, weight, state } of months) {
      const { rates, points } = findBestRates(state, prices);
      const usd = monthUsd[month]!;
      for (let cell = 0; cell < cellCount; cell += 1) {
        const rate = rates[cell]!;
        if (rate === -Infinity || !usd[cell]) continue;
        const at = month * cellCount + cell;
        const loss = prices.spend[at]! - rate;
        if (loss < 0) missingUsd -= weight * usd[cell]!;
        else {
          paidAt[count] = at;
          paidLoss[count] = loss;
          paidUsd[count] = weight * usd[cell]!;
          paidPoints[count] = points[cell]!;
          heap[count] = count;
          count += 1;
        }
      }
    }
    let lossUsd = 0;
    // The cheapest again and again, from a heap: mostly not all are needed.
    for (let from = (count >> 1) - 1; from >= 0; from -= 1) sink(from, count);
    while (missingUsd > DUST_USD) {
      if (count === 0) return missingUsd > MISSING_USD ? Infinity : lossUsd;
      const cheapest = heap[0]!;
      const amountUsd = Math.min(paidUsd[cheapest]!, missingUsd);
      lossUsd += amountUsd * paidLoss[cheapest]!;
      missingUsd -= amountUsd;
      if (use) {
        const at = paidAt[cheapest]!;
        use.spend[at]! += amountUsd / monthUsd[Math.floor(at / cellCount)]![at % cellCount]!;
        use.rates[at] = Math.max(use.rates[at]!, paidPoints[cheapest]!);
        use.points += amountUsd * paidPoints[cheapest]!;
      }
      count -= 1;
      heap[0] = heap[count]!;
      sink(0, count);
    }
    return lossUsd;
  };
}
