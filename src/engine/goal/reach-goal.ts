/**
 * The cheapest way in which one plan's cards reach a trip's points. The price of
 * a point decides which card is paid with; the price at which the points jump
 * over the goal is found first, then the month from which on the lower of the
 * two ways to pay is enough.
 */
import { countTripPoints, type TripCount } from "./count-trip-points.ts";
import type { FoundPlan, Reached } from "../plan/found-plan.ts";
import type { PlanModel } from "../plan/plan-model.ts";
import type { Plan } from "../plan/plan.ts";
import { createPlanPricer, type PlanPricer } from "../plan/price-plan.ts";

/** What a point toward the trip is worth when it is paid for: at any time, or in a month. */
type PointPrices = Pick<PlanModel, "goalUsd" | "goalUsdIn">;

export interface TripPlan extends TripCount, FoundPlan {
  /** How it pays. */
  readonly prices: PointPrices;
}

export interface ReachedTrip extends Reached {
  readonly trip: TripPlan | null;
}

/** Dollars a point at which nothing but the points matters. */
export const ALL_POINTS_USD = 1;
/** Which of two prices a hair apart counts decides which way is paid. */
const HAIR = 1e-7;
/** Prices of which what is known is kept. */
const USUAL_PRICES = 4;
const OUT_OF_REACH: ReachedTrip = { trip: null, boundUsd: -Infinity };

export type GoalReacher = ReturnType<typeof createGoalReacher>;

export function createGoalReacher(model: PlanModel) {
  const { missingPoints } = model;
  const goal = model.settings.goal!;

  const isReached = ({ points }: TripPlan) => points >= goal.points;

  /** At a price that all plans are asked for, what one plan is worth helps with the next. */
  const usual = new Map<number, { readonly priced: PlanModel; readonly pricer: PlanPricer }>();
  function findPricer(prices: PointPrices): { readonly priced: PlanModel; readonly pricer: PlanPricer } {
    const known = prices.goalUsdIn ? undefined : usual.get(prices.goalUsd);
    if (known) return known;
    const priced = { ...model, ...prices };
    const made = { priced, pricer: createPlanPricer(priced) };
    if (!prices.goalUsdIn) {
      if (usual.size >= USUAL_PRICES) usual.delete(usual.keys().next().value!);
      usual.set(prices.goalUsd, made);
    }
    return made;
  }

  /** Null: the plan cannot be done. */
  function tryAt(plan: Plan, prices: PointPrices): TripPlan | null {
    const { priced, pricer } = findPricer(prices);
    const { netUsd, objectiveUsd } = pricer.price(plan);
    if (objectiveUsd === -Infinity) return null;
    const count = countTripPoints(pricer.layOut(plan)!, priced, pricer);
    return {
      ...count,
      plan,
      prices,
      // What points count for is no money.
      netUsd: netUsd - count.spendGoalUsd,
      objectiveUsd: objectiveUsd - count.spendGoalUsd - count.bonusGoalUsd - count.feeUsd,
    };
  }

  return {
    tryAt,
    isReached,
    /** @param floorUsd ways worth no more are of no interest @param isOver whether the best so far has to do */
    reach(plan: Plan, floorUsd: number, hintUsd: number, isOver: () => boolean = () => false): ReachedTrip {
      // Prices decide how a plan is paid, and know nothing of what sending its points costs then.
      const toPaidUsd = ({ objectiveUsd, feeUsd }: TripPlan) => objectiveUsd + feeUsd;
      const lineAt = (found: TripPlan, goalUsd: number) => toPaidUsd(found) + goalUsd * found.earnedPoints;
      let boundUsd = Infinity;
      const look = (goalUsd: number): TripPlan | null => {
        const found = tryAt(plan, { goalUsd });
        if (found) boundUsd = Math.min(boundUsd, lineAt(found, goalUsd) - goalUsd * missingPoints);
        return found;
      };
      const hinted = look(hintUsd);
      if (!hinted) return OUT_OF_REACH;
      if (boundUsd <= floorUsd) return { trip: isReached(hinted) ? hinted : null, boundUsd };
      let [lowUsd, highUsd] = isReached(hinted) ? [0, hintUsd] : [hintUsd, ALL_POINTS_USD];
      let low = isReached(hinted) && hintUsd > 0 ? look(0)! : hinted;
      if (isReached(low)) return { trip: low, boundUsd };
      let high = isReached(hinted) ? hinted : look(ALL_POINTS_USD)!;
      if (!isReached(high)) return OUT_OF_REACH;
      while (boundUsd > floorUsd && !isOver()) {
        const goalUsd: number = (toPaidUsd(low) - toPaidUsd(high)) / (high.earnedPoints - low.earnedPoints);
        // No other way lies between the two.
        if (!(goalUsd > lowUsd * (1 + HAIR) && goalUsd < highUsd * (1 - HAIR))) break;
        const found = look(goalUsd)!;
        if (isReached(found)) [high, highUsd] = [found, goalUsd];
        else [low, lowUsd] = [found, goalUsd];
      }
      // At the very price at which two ways are alike, either may come.
      [lowUsd, highUsd] = [lowUsd * (1 - HAIR), highUsd * (1 + HAIR)];
      let cheapest = high;
      let [from, to] = [0, boundUsd > floorUsd ? goal.month : 0];
      while (from < to && !isOver()) {
        const middle = Math.floor((from + to) / 2);
        const found = tryAt(plan, {
          goalUsd: highUsd,
          goalUsdIn: (month) => (month < middle ? highUsd : lowUsd),
        });
        if (found && isReached(found)) {
          if (found.objectiveUsd > cheapest.objectiveUsd) cheapest = found;
          to = middle;
        } else from = middle + 1;
      }
      return { trip: cheapest, boundUsd };
    },
  };
}
