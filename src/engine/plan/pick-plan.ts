/**
 * Our pick among plans that are nearly as good as the best: fees are certain, what pays them is estimated. A pick is what
 * the search met, and is never called proved. Model: "Our pick for plans".
 */
import type { FoundPlan } from "./found-plan.ts";
import type { PlanModel } from "./plan-model.ts";
import { listFees, toSpans } from "./plan.ts";

const NEAR_USD = 50;
const NEAR_SHARE = 0.02;
const SAME_USD = 0.01;

/** How much less than the best a pick may be worth. */
export const toNearUsd = (bestUsd: number): number => Math.max(NEAR_USD, NEAR_SHARE * Math.abs(bestUsd));

/** First fees, and a year's fee of what is held in the end: not those that happen to fall into the plan's months. */
function sumFees(model: PlanModel, { plan }: FoundPlan): number {
  return toSpans(plan, model).reduce((sum, span) => {
    const first = listFees(span, model).find(({ isFirst }) => isFirst)?.usd ?? 0;
    return sum + first + (span.to === Infinity ? model.cards[span.card]!.laterFeeUsd : 0);
  }, 0);
}

const countOpenings = ({ plan }: FoundPlan) => plan.filter(({ opened }) => opened !== null).length;

/** The lowest fees, then the fewest openings, then the most money. */
export function pickPlan(model: PlanModel, best: FoundPlan, met: readonly FoundPlan[]): FoundPlan {
  const leastUsd = best.objectiveUsd - toNearUsd(best.objectiveUsd);
  let pick = best;
  let pickFeesUsd = sumFees(model, best);
  for (const other of met) {
    if (other.objectiveUsd < leastUsd) continue;
    const feesUsd = sumFees(model, other);
    const lessUsd = pickFeesUsd - feesUsd;
    const fewer = countOpenings(pick) - countOpenings(other);
    const isSame = Math.abs(lessUsd) < SAME_USD;
    const isBetter = fewer > 0 || (fewer === 0 && other.objectiveUsd > pick.objectiveUsd + SAME_USD);
    if (isSame ? isBetter : lessUsd > 0) [pick, pickFeesUsd] = [other, feesUsd];
  }
  return pick;
}
