/**
 * The cheapest plan that has so many points of a program by a month. Every point
 * toward the trip gets a price besides its own worth. For any price, no plan
 * that reaches the goal is worth more than what the search proves at that price
 * less the price of all points: that is the bound. The price at which it is
 * lowest is looked for first; then every plan that is still above the cheapest
 * one is looked at, each paying as it must to just reach the goal.
 */
import type { Profile } from "../value/profile.ts";
import type { RewardsCatalog } from "../value/wallet-card.ts";
import type { TripAnswer } from "./plan-answer.ts";
import type { PlanCatalog } from "./plan-catalog.ts";
import { CENT_USD, type FoundPlan, type SearchOptions } from "./found-plan.ts";
import { compilePlan, type PlanModel } from "./plan-model.ts";
import type { PlanSettings } from "./plan-settings.ts";
import type { Plan } from "./plan.ts";
import { ALL_POINTS_USD, createGoalReacher, type TripPlan } from "./reach-goal.ts";
import { createPlanSearch } from "./search-plan.ts";

const PRICES = 6;
/** Of the work left, what one price may take; the last may take all. */
const SHARE_A_PRICE = 6;
/** Printing a plan to count its points takes as long as so many steps. */
const STEPS_A_TRY = 4;
/** Of each price so many plans are looked at. */
const PLANS_A_PRICE = 8;
const LAST_MONTH = 23;

interface TripSearch {
  readonly rewards: RewardsCatalog;
  readonly catalog: PlanCatalog;
  readonly profile: Profile;
  readonly settings: PlanSettings;
}

export interface TripOutcome {
  /** Null: none was found. */
  readonly trip: TripPlan | null;
  readonly answer: TripAnswer;
  readonly gapUsd: number;
  readonly steps: number;
}

/**
 * @param best the plan with the most money
 * @param maxSteps for all of it
 */
export function planTrip(given: TripSearch, full: PlanModel, best: FoundPlan, maxSteps: number): TripOutcome {
  const { rewards, catalog, profile, settings } = given;
  const goal = settings.goal!;
  const merged = compilePlan(rewards, catalog, profile, settings, { isMerged: true });
  const reacher = createGoalReacher(full);
  let searchSteps = 0;
  const countSteps = () => searchSteps + reacher.countTries() * STEPS_A_TRY;
  const left = () => Math.max(1, maxSteps - countSteps());
  const searchAt = (goalUsd: number, options: SearchOptions) => {
    const found = createPlanSearch({ ...merged, goalUsd }).search(options);
    searchSteps += found.steps;
    return found;
  };
  const finish = (trip: TripPlan | null, shown: TripPlan, gapUsd: number, firstMonth: number | null): TripOutcome => ({
    trip,
    answer: {
      program: goal.program,
      points: goal.points,
      month: goal.month,
      isReached: trip !== null,
      reachedPoints: shown.points,
      sources: shown.sources,
      priceUsd: trip ? Math.max(0, best.objectiveUsd - trip.objectiveUsd) : 0,
      firstMonth,
    },
    gapUsd,
    steps: countSteps(),
  });

  const known = new Map<string, number>();
  let cheapest: TripPlan | null = null;
  /** @returns what no way to pay with the plan's cards is worth more than */
  const consider = (plan: Plan): number => {
    const key = JSON.stringify(plan);
    const before = known.get(key);
    if (before !== undefined) return before;
    const { trip, boundUsd } = reacher.reach(plan);
    known.set(key, boundUsd);
    if (trip && trip.objectiveUsd > (cheapest?.objectiveUsd ?? -Infinity)) cheapest = trip;
    return boundUsd;
  };
  const leastUsd = () => cheapest?.objectiveUsd ?? -Infinity;

  consider(best.plan);
  if (cheapest && best.objectiveUsd - leastUsd() < CENT_USD) return finish(cheapest, cheapest, 0, goal.month);
  if (!cheapest) {
    const { plan } = searchAt(ALL_POINTS_USD, { start: best.plan, maxSteps: Math.ceil(left() / SHARE_A_PRICE) }).best;
    consider(plan);
    if (!cheapest) {
      const most = reacher.tryAt(plan, ALL_POINTS_USD) ?? reacher.tryAt(best.plan, ALL_POINTS_USD)!;
      return finish(null, most, 0, findFirstMonth(given, best, left()));
    }
  }

  const { missingPoints } = reacher;
  let lowestUsd = Infinity;
  let boundAt = 0;
  let low = reacher.tryAt(best.plan, 0)!;
  let high: TripPlan = cheapest;
  for (let round = 0; round < PRICES; round += 1) {
    const goalUsd = (low.objectiveUsd - high.objectiveUsd) / (high.earnedPoints - low.earnedPoints);
    if (!(goalUsd > 0) || countSteps() >= maxSteps) break;
    const priced: FoundPlan[] = [];
    const found = searchAt(goalUsd, {
      start: high.plan,
      maxSteps: Math.ceil(left() / SHARE_A_PRICE),
      onPriced: (one) => priced.push(one),
    });
    const usd = found.boundUsd - goalUsd * missingPoints;
    if (usd < lowestUsd) [lowestUsd, boundAt] = [usd, goalUsd];
    consider(found.best.plan);
    // The cheapest plan that reaches the goal need not be the best at any price.
    for (const { plan } of listBest(priced, PLANS_A_PRICE)) if (countSteps() < maxSteps) consider(plan);
    const top = reacher.tryAt(found.best.plan, goalUsd);
    const lineUsd = ({ objectiveUsd, earnedPoints }: TripPlan) => objectiveUsd + goalUsd * earnedPoints;
    if (!top || lineUsd(top) < lineUsd(low) + CENT_USD) break;
    if (top.earnedPoints >= missingPoints) high = top;
    else low = top;
  }
  let boundUsd = Math.min(best.objectiveUsd, lowestUsd);
  if (boundAt > 0 && boundUsd > leastUsd() + CENT_USD) {
    const toFloor = () => leastUsd() + boundAt * missingPoints + CENT_USD;
    /** Of plans that were looked at. */
    let leafUsd = -Infinity;
    const found = searchAt(boundAt, {
      start: high.plan,
      // The other half is for the plans that it finds.
      maxSteps: Math.ceil(left() / 2),
      toFloor,
      onPriced: ({ plan, objectiveUsd }) => {
        if (objectiveUsd <= toFloor()) return;
        const mostUsd = objectiveUsd - boundAt * missingPoints;
        leafUsd = Math.max(leafUsd, countSteps() < maxSteps ? Math.min(mostUsd, consider(plan)) : mostUsd);
      },
    });
    boundUsd = Math.min(boundUsd, Math.max(leafUsd, found.openUsd - boundAt * missingPoints));
  }
  return finish(cheapest, cheapest, Math.max(0, boundUsd - leastUsd()), goal.month);
}

/** The best plans, one of each set of cards. */
function listBest(priced: readonly FoundPlan[], count: number): FoundPlan[] {
  const sets = new Map<string, FoundPlan>();
  for (const found of priced) {
    const key = found.plan
      .map(({ card }) => card)
      .toSorted((one, other) => one - other)
      .join();
    if (found.objectiveUsd > (sets.get(key)?.objectiveUsd ?? -Infinity)) sets.set(key, found);
  }
  return [...sets.values()].toSorted((one, other) => other.objectiveUsd - one.objectiveUsd).slice(0, count);
}

/** The first month within two years in which a plan found reaches the goal; null: none does. */
function findFirstMonth(
  { rewards, catalog, profile, settings }: TripSearch,
  best: FoundPlan,
  steps: number,
): number | null {
  const goal = settings.goal!;
  const maxSteps = Math.ceil(steps / SHARE_A_PRICE);
  const reaches = (month: number) => {
    const longer = { ...settings, months: LAST_MONTH + 1, goal: { ...goal, month } };
    const merged = compilePlan(rewards, catalog, profile, longer, { isMerged: true, goalUsd: ALL_POINTS_USD });
    const { plan } = createPlanSearch(merged).search({ start: best.plan, maxSteps }).best;
    const reacher = createGoalReacher(compilePlan(rewards, catalog, profile, longer));
    return (reacher.tryAt(plan, ALL_POINTS_USD)?.points ?? 0) >= goal.points;
  };
  let from = goal.month + 1;
  let to = LAST_MONTH;
  if (from > to || !reaches(to)) return null;
  while (from < to) {
    const middle = Math.floor((from + to) / 2);
    if (reaches(middle)) to = middle;
    else from = middle + 1;
  }
  return to;
}
