/** The least that a minimum costs against prices: the cheapest dollars of its window. */
import type { MonthState } from "./month-states.ts";
import type { Minimum } from "./plan.ts";
import type { PlanPrices, StateSurplus } from "./state-surplus.ts";

/** The states of a product in the months in which it is held. */
export interface Track {
  readonly id: number;
  readonly months: readonly { readonly month: number; readonly weight: number; readonly state: MonthState }[];
}

/** Dollars that must be put on a card within some months of a track. */
export interface Loss {
  readonly id: number;
  readonly track: Track;
  readonly minimum: Minimum;
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

  /** @returns Infinity where the minimum cannot be met */
  return function costMinimum({ track, minimum }: Loss, prices: PlanPrices, use: PriceUse | null): number {
    let missingUsd = minimum.usd;
    let count = 0;
    for (const { month, weight, state } of track.months) {
      if (month < minimum.from || month >= minimum.from + minimum.months) continue;
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
    // The cheapest again and again: mostly few are needed.
    while (missingUsd > DUST_USD) {
      let least = -1;
      for (let one = 0; one < count; one += 1) {
        if (paidLoss[one]! < (least < 0 ? Infinity : paidLoss[least]!)) least = one;
      }
      if (least < 0) return missingUsd > MISSING_USD ? Infinity : lossUsd;
      const amountUsd = Math.min(paidUsd[least]!, missingUsd);
      lossUsd += amountUsd * paidLoss[least]!;
      missingUsd -= amountUsd;
      if (use) {
        const at = paidAt[least]!;
        use.spend[at]! += amountUsd / monthUsd[Math.floor(at / cellCount)]![at % cellCount]!;
        use.rates[at] = Math.max(use.rates[at]!, paidPoints[least]!);
        use.points += amountUsd * paidPoints[least]!;
      }
      paidLoss[least] = Infinity;
    }
    return lossUsd;
  };
}
