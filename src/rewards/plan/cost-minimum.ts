/** The least that a minimum costs against prices: the cheapest dollars of its window. */
import type { MonthState } from "./month-states.ts";
import type { PlanPrices, StateSurplus } from "./state-surplus.ts";

/** The states of a product in the months in which it is held. */
export interface Track {
  readonly id: number;
  readonly months: readonly { readonly month: number; readonly weight: number; readonly state: MonthState }[];
}

/** Dollars that must be put on a card within some months, with its states in them. */
export interface Loss extends Track {
  readonly usd: number;
}

/** What is taken at some prices: shares of every dollar, and points toward the trip. */
export interface PriceUse extends Omit<PlanPrices, "goal"> {
  /** Of a dollar of spend: the most points that one of the cards which take it makes of it. */
  readonly rates: Float64Array;
  points: number;
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

  function move(from: number, to: number): void {
    paidAt[to] = paidAt[from]!;
    paidLoss[to] = paidLoss[from]!;
    paidUsd[to] = paidUsd[from]!;
    paidPoints[to] = paidPoints[from]!;
  }

  /** Of `count` dollars to pay with, as a heap by their loss: the one in this place goes down to where it belongs. */
  function sink(start: number, count: number): void {
    const loss = paidLoss[start]!;
    const [at, usd, points] = [paidAt[start]!, paidUsd[start]!, paidPoints[start]!];
    let place = start;
    for (let child = 2 * place + 1; child < count; child = 2 * place + 1) {
      if (child + 1 < count && paidLoss[child + 1]! < paidLoss[child]!) child += 1;
      if (paidLoss[child]! >= loss) break;
      move(child, place);
      place = child;
    }
    paidAt[place] = at;
    paidLoss[place] = loss;
    paidUsd[place] = usd;
    paidPoints[place] = points;
  }

  /** @returns Infinity where the minimum cannot be met */
  return function costMinimum({ usd: neededUsd, months }: Loss, prices: PlanPrices, use: PriceUse | null): number {
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
          count += 1;
        }
      }
    }
    let lossUsd = 0;
    // The cheapest again and again, from a heap: mostly not all are needed.
    for (let from = (count >> 1) - 1; from >= 0; from -= 1) sink(from, count);
    while (missingUsd > DUST_USD) {
      if (count === 0) return missingUsd > MISSING_USD ? Infinity : lossUsd;
      const amountUsd = Math.min(paidUsd[0]!, missingUsd);
      lossUsd += amountUsd * paidLoss[0]!;
      missingUsd -= amountUsd;
      if (use) {
        const at = paidAt[0]!;
        use.spend[at]! += amountUsd / monthUsd[Math.floor(at / cellCount)]![at % cellCount]!;
        use.rates[at] = Math.max(use.rates[at]!, paidPoints[0]!);
        use.points += amountUsd * paidPoints[0]!;
      }
      count -= 1;
      move(count, 0);
      sink(0, count);
    }
    return lossUsd;
  };
}
