/** What a search is asked, what it answers, and our pick among the plans that it met. */
import type { WorkBudget } from "../work-budget.ts";
import { type Plan, listFees, toSpans } from "./plan.ts";
import type { PlanPrice } from "./price-plan.ts";
import type { PlanModel } from "./plan-model.ts";

export interface FoundPlan extends PlanPrice {
  readonly plan: Plan;
}

/** The cheapest way found in which a plan reaches the trip, or null, and what no other way of it is worth more than. */
export interface Reached {
  readonly trip: FoundPlan | null;
  readonly boundUsd: number;
}

export interface Known {
  readonly best: FoundPlan;
  /** No plan is worth more. */
  readonly boundUsd: number;
  /** It took so many. */
  readonly operations: number;
}

export interface SearchOutcome extends Known {
  readonly isProved: boolean;
  /** Plans nearly as good, as far as the search met them; none for a trip. */
  readonly near: readonly FoundPlan[];
}

export interface SearchOptions {
  /** Cards that must not be opened. */
  readonly without?: readonly number[];
  /** A good plan to start from, if it fits these options. */
  readonly start?: Plan;
  /** The most in fees over all months. */
  readonly mostFeesUsd?: number;
  /** Default: what the settings allow for the plan. */
  readonly work?: WorkBudget;
  /** The best is then the cheapest plan that reaches the trip. */
  readonly trip?: TripSearch;
  /** Told now and then what is known by then. */
  readonly onStep?: (known: Known) => void;
}

export interface TripSearch {
  /** A plan that reaches it. */
  readonly known: FoundPlan;
  /** What a point may be worth. */
  readonly pointUsd: number;
  readonly reach: (plan: Plan, floorUsd: number, hintUsd: number) => Reached;
}

/** A plan must be better by this much to count as better. */
export const CENT_USD = 0.01;

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

/**
 * Our pick among plans that are nearly as good as the best: fees are certain, what pays them is estimated. The lowest fees,
 * then the fewest openings, then the most money. A pick is never called proved. Model: "Our pick for plans".
 */
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
