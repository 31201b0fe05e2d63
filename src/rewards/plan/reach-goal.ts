/**
 * The cheapest way in which one plan's cards reach a trip's points. The price of
 * a point decides which card is paid with; the price at which the points jump
 * over the goal is found first, then the month from which on the lower of the
 * two ways to pay is enough.
 */
import type { PrintedPlan } from "./plan-answer.ts";
import { countTripPoints, type TripCount } from "./count-trip-points.ts";
import type { PlanModel } from "./plan-model.ts";
import type { Plan } from "./plan.ts";
import { createPlanPricer } from "./price-plan.ts";
import { printPlan } from "./print-plan.ts";

/** The cheapest way found that reaches the goal, or null, and what no other way of the same plan is worth more than. */
export interface Reached {
  readonly trip: TripPlan | null;
  readonly boundUsd: number;
}

export interface TripPlan extends TripCount {
  readonly plan: Plan;
  readonly printed: PrintedPlan;
  /** Less the price of sending points. */
  readonly objectiveUsd: number;
}

/** Dollars a point at which nothing but the points matters. */
export const ALL_POINTS_USD = 1;
const MOST_PRICES = 6;
const SAME_USD = 0.01;
/** Which of two prices a hair apart counts decides which way is paid. */
const HAIR = 1e-7;

export function createGoalReacher(full: PlanModel) {
  const { settings, catalog } = full;
  const goal = settings.goal!;
  let tries = 0;
  // What a plan must earn; points that are there already count in full, so no bound is too low.
  const missingPoints = Object.entries(settings.balances).reduce((sum, [program, points]) => {
    const link = catalog.transfers.find(({ from, to }) => from === program && to === goal.program);
    return sum - points * (program === goal.program ? 1 : Math.max(link?.rate ?? 0, link?.better?.rate ?? 0));
  }, goal.points);

  function tryAt(plan: Plan, goalUsd: number, goalUsdIn?: (month: number) => number): TripPlan | null {
    tries += 1;
    const model = { ...full, goalUsd, ...(goalUsdIn ? { goalUsdIn } : {}) };
    const pricer = createPlanPricer(model);
    if (pricer.price(plan).objectiveUsd === -Infinity) return null;
    const printed = printPlan(plan, model, pricer);
    const count = countTripPoints(plan, printed, model, pricer);
    return { ...count, plan, printed, objectiveUsd: printed.objectiveUsd - count.feeUsd };
  }

  return {
    tryAt,
    missingPoints,
    countTries: () => tries,
    reach(plan: Plan): Reached {
      const isReached = ({ points }: TripPlan) => points >= goal.points;
      let low = tryAt(plan, 0);
      if (!low) return { trip: null, boundUsd: -Infinity };
      let boundUsd = low.printed.objectiveUsd;
      if (isReached(low)) return { trip: low, boundUsd };
      let high = tryAt(plan, ALL_POINTS_USD);
      if (!high || !isReached(high)) return { trip: null, boundUsd: -Infinity };
      let [lowUsd, highUsd] = [0, ALL_POINTS_USD];
      for (let round = 0; round < MOST_PRICES; round += 1) {
        const goalUsd: number = (low.objectiveUsd - high.objectiveUsd) / (high.earnedPoints - low.earnedPoints);
        if (!(goalUsd > lowUsd && goalUsd < highUsd)) break;
        const found: TripPlan | null = tryAt(plan, goalUsd);
        if (!found) break;
        boundUsd = Math.min(boundUsd, found.printed.objectiveUsd + goalUsd * (found.earnedPoints - missingPoints));
        const isKnown = [low, high].some(
          (known) =>
            Math.abs(
              found.objectiveUsd + goalUsd * found.earnedPoints - known.objectiveUsd - goalUsd * known.earnedPoints,
            ) < SAME_USD,
        );
        if (isKnown) {
          [lowUsd, highUsd] = [goalUsd * (1 - HAIR), goalUsd * (1 + HAIR)];
          break;
        }
        if (isReached(found)) [high, highUsd] = [found, goalUsd];
        else [low, lowUsd] = [found, goalUsd];
      }
      let cheapest = high;
      let [from, to] = [0, goal.month];
      while (from < to) {
        const middle = Math.floor((from + to) / 2);
        const found = tryAt(plan, highUsd, (month) => (month < middle ? highUsd : lowUsd));
        if (found && isReached(found)) {
          if (found.objectiveUsd > cheapest.objectiveUsd) cheapest = found;
          to = middle;
        } else from = middle + 1;
      }
      return { trip: cheapest, boundUsd };
    },
  };
}
