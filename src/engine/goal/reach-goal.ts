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
import { createPlanPricer, type PlanPricer, pricePlan } from "../plan/price-plan.ts";
import { layOutPlan } from "../plan/lay-out-plan.ts";

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

interface PricerAt {
  readonly priced: PlanModel;
  readonly pricer: PlanPricer;
}

/** At a price that all plans are asked for, what one plan is worth helps with the next. */
type UsualPricers = Map<number, PricerAt>;

function findPricer(model: PlanModel, usual: UsualPricers, prices: PointPrices): PricerAt {
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

function priceTrip({ priced, pricer }: PricerAt, plan: Plan, prices: PointPrices): TripPlan | null {
  const { netUsd, objectiveUsd } = pricePlan(pricer, plan);
  if (objectiveUsd === -Infinity) return null;
  const count = countTripPoints(layOutPlan(pricer, plan)!, priced, pricer);
  return {
    ...count,
    plan,
    prices,
    // What points count for is no money.
    netUsd: netUsd - count.spendGoalUsd,
    objectiveUsd: objectiveUsd - count.spendGoalUsd - count.bonusGoalUsd - count.feeUsd,
  };
}

export interface GoalReacher {
  /** Null: the plan cannot be done. */
  readonly tryAt: (plan: Plan, prices: PointPrices) => TripPlan | null;
  readonly isReached: (trip: TripPlan) => boolean;
  /** @param floorUsd ways worth no more are of no interest @param isOver whether the best so far has to do */
  readonly reach: (plan: Plan, floorUsd: number, hintUsd: number, isOver?: () => boolean) => ReachedTrip;
}

export function createGoalReacher(model: PlanModel): GoalReacher {
  const usual: UsualPricers = new Map();
  const goal = model.settings.goal!;
  const tryAt: GoalReacher["tryAt"] = (plan, prices) => priceTrip(findPricer(model, usual, prices), plan, prices);
  const isReached = ({ points }: TripPlan) => points >= goal.points;
  return {
    tryAt,
    isReached,
    reach(plan, floorUsd, hintUsd, isOver = () => false) {
      const { missingPoints } = model;
      const asking = { plan, tryAt, isReached, missingPoints, isOver, floorUsd, boundUsd: Infinity };
      return reach(asking, hintUsd, goal.month);
    },
  };
}

/** One plan for which the cheapest way is looked for. */
interface Asking extends Pick<GoalReacher, "tryAt" | "isReached"> {
  readonly plan: Plan;
  readonly missingPoints: number;
  readonly isOver: () => boolean;
  readonly floorUsd: number;
  /** No way is worth more. */
  boundUsd: number;
}

/** Two ways to pay and their prices of a point: the one falls short of the goal, the other reaches it. */
interface Ways {
  low: TripPlan;
  lowUsd: number;
  high: TripPlan;
  highUsd: number;
}

/** Prices decide how a plan is paid, and know nothing of what sending its points costs then. */
const toPaidUsd = ({ objectiveUsd, feeUsd }: TripPlan) => objectiveUsd + feeUsd;

function look(asking: Asking, goalUsd: number): TripPlan | null {
  const found = asking.tryAt(asking.plan, { goalUsd });
  if (found) {
    const lineUsd = toPaidUsd(found) + goalUsd * found.earnedPoints;
    asking.boundUsd = Math.min(asking.boundUsd, lineUsd - goalUsd * asking.missingPoints);
  }
  return found;
}

function reach(asking: Asking, hintUsd: number, goalMonth: number): ReachedTrip {
  const { isReached } = asking;
  const hinted = look(asking, hintUsd);
  if (!hinted) return OUT_OF_REACH;
  const isEnough = isReached(hinted);
  if (asking.boundUsd <= asking.floorUsd) return { trip: isEnough ? hinted : null, boundUsd: asking.boundUsd };
  const low = isEnough && hintUsd > 0 ? look(asking, 0)! : hinted;
  if (isReached(low)) return { trip: low, boundUsd: asking.boundUsd };
  const high = isEnough ? hinted : look(asking, ALL_POINTS_USD)!;
  if (!isReached(high)) return OUT_OF_REACH;
  const ways = isEnough
    ? { low, lowUsd: 0, high, highUsd: hintUsd }
    : { low, lowUsd: hintUsd, high, highUsd: ALL_POINTS_USD };
  bringTogether(asking, ways);
  return { trip: findCheapest(asking, ways, goalMonth), boundUsd: asking.boundUsd };
}

/** Until no other way lies between the two. */
function bringTogether(asking: Asking, ways: Ways): void {
  while (asking.boundUsd > asking.floorUsd && !asking.isOver()) {
    const { low, lowUsd, high, highUsd } = ways;
    const goalUsd = (toPaidUsd(low) - toPaidUsd(high)) / (high.earnedPoints - low.earnedPoints);
    if (!(goalUsd > lowUsd * (1 + HAIR) && goalUsd < highUsd * (1 - HAIR))) return;
    const found = look(asking, goalUsd)!;
    if (asking.isReached(found)) [ways.high, ways.highUsd] = [found, goalUsd];
    else [ways.low, ways.lowUsd] = [found, goalUsd];
  }
}

/** Paid the dear way before a month and the cheap way from it on: the earliest month that is enough. */
function findCheapest({ plan, tryAt, isReached, isOver, boundUsd, floorUsd }: Asking, ways: Ways, goalMonth: number) {
  // At the very price at which two ways are alike, either may come.
  const [lowUsd, highUsd] = [ways.lowUsd * (1 - HAIR), ways.highUsd * (1 + HAIR)];
  let cheapest = ways.high;
  let [from, to] = [0, boundUsd > floorUsd ? goalMonth : 0];
  while (from < to && !isOver()) {
    const middle = Math.floor((from + to) / 2);
    const goalUsdIn = (month: number) => (month < middle ? highUsd : lowUsd);
    const found = tryAt(plan, { goalUsd: highUsd, goalUsdIn });
    if (found && isReached(found)) {
      if (found.objectiveUsd > cheapest.objectiveUsd) cheapest = found;
      to = middle;
    } else from = middle + 1;
  }
  return cheapest;
}
