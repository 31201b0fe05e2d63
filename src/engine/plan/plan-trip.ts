/**
 * The cheapest plan that has so many points of a program by a month. The search
 * gives every point toward the trip a price, as it gives every dollar of spend
 * one: for any price, no plan that reaches the goal is worth more than its bound
 * less the price of the points that must be earned. Each plan that is still
 * above the cheapest one is paid as it must be to just reach the goal.
 */
import type { Profile } from "../value/profile.ts";
import type { WorkBudget } from "../work-budget.ts";
import type { RewardsCatalog } from "../value/wallet-card.ts";
import { CENT_USD, type FoundPlan, type Known, type Reached, type SearchOutcome, type TripPlan } from "./found-plan.ts";
import type { TripAnswer } from "./plan-answer.ts";
import type { PlanCatalog } from "./plan-catalog.ts";
import { toOnePerson } from "./one-person.ts";
import { areAlike } from "./opening-sets.ts";
import { compilePlan, type PlanModel } from "./plan-model.ts";
import { listOwnedOptions } from "./plan-options.ts";
import type { PlanSettings } from "./plan-settings.ts";
import type { Plan } from "./plan.ts";
import { ALL_POINTS_USD, createGoalReacher } from "./reach-goal.ts";
import { createPlanSearch, type PlanSearch } from "./search-plan.ts";

/** Of the work left, what a search for the most points may take: as long as they are not enough for the trip, another. */
const POINTS_SHARES = [1 / 10, 1 / 3];
/** Of the work left, what one month may take of which is asked whether it is the first. */
const FIRST_MONTH_SHARE = 6;
const LAST_MONTH = 23;
/** For two, to find what is best for one of them alone, and its share for the most money. */
const ALONE_TRIP_OPERATIONS = 8_000_000;
const ALONE_MONEY_SHARE = 0.2;

interface TripQuestion {
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
}

/**
 * @param model the question with its merged kinds of spend
 * @param search of the same
 * @param money the plan with the most money
 * @param work for all of it
 * @param onStep told now and then how much of the work is done, 0 to 1, and how to read what would be answered if it ended there
 */
export function planTrip(
  question: TripQuestion,
  model: PlanModel,
  { search }: Pick<PlanSearch, "search">,
  money: SearchOutcome,
  work: WorkBudget,
  onStep: (share: number, toOutcome: () => TripOutcome) => void = () => {},
): TripOutcome {
  const goal = question.settings.goal!;
  const best = money.best;
  const reacher = createGoalReacher(model);
  const startLeft = work.left();
  const finish = (shown: TripPlan, gapUsd: number, firstMonth: number | null, isSure: boolean): TripOutcome => {
    const isReached = reacher.isReached(shown);
    return {
      trip: isReached ? shown : null,
      answer: {
        program: goal.program,
        points: goal.points,
        month: goal.month,
        isReached,
        isSure,
        reachedPoints: shown.points,
        sources: shown.sources,
        priceUsd: isReached ? Math.max(0, best.objectiveUsd - shown.objectiveUsd) : 0,
        firstMonth,
      },
      gapUsd,
    };
  };

  const known = new Map<string, Reached>();
  const reach = (plan: Plan, floorUsd: number, hintUsd: number): Reached => {
    const key = JSON.stringify(plan);
    let reached = known.get(key);
    if (!reached) known.set(key, (reached = reacher.reach(plan, floorUsd, hintUsd, work.isOver)));
    return reached;
  };

  const rich = reach(best.plan, -Infinity, 0).trip;
  if (rich && money.boundUsd - rich.objectiveUsd < CENT_USD) return finish(rich, 0, goal.month, true);
  let cheapest = [rich, ...planAlone(question, model, work).map((plan) => reach(plan, -Infinity, 0).trip)].reduce(
    (one, other) => (other && (!one || other.objectiveUsd > one.objectiveUsd) ? other : one),
  );
  let pointUsd = 0;
  if (!cheapest) {
    const points = createPlanSearch({ ...model, goalUsd: ALL_POINTS_USD });
    let start = best.plan;
    let isMost = false;
    for (const share of POINTS_SHARES) {
      const most = points.search({ start, work: work.part(work.left() * share) });
      start = most.best.plan;
      isMost = most.isProved;
      cheapest = reach(start, -Infinity, ALL_POINTS_USD).trip;
      if (cheapest || isMost) break;
    }
    const low = reacher.tryAt(best.plan, { goalUsd: 0 })!;
    if (!cheapest) {
      // With few steps, the richest plan may have more of them.
      const shown = [start, best.plan].reduce((one, plan) => {
        const other = reacher.tryAt(plan, { goalUsd: ALL_POINTS_USD });
        return other && other.points > one.points ? other : one;
      }, low);
      // A first plan, with nothing beside it, does not say from when on there is a way.
      const mayAsk = question.settings.work.beside > 0 && !work.isOver();
      const firstMonth = mayAsk ? findFirstMonth(question, best, work) : null;
      return finish(shown, 0, firstMonth, isMost);
    }
    pointUsd = (low.objectiveUsd - cheapest.objectiveUsd) / (cheapest.earnedPoints - low.earnedPoints);
  }
  const toOutcome = ({ best: trip, boundUsd }: Known): TripOutcome => {
    const mostUsd = Math.min(boundUsd, money.boundUsd);
    const gapUsd = Math.max(0, mostUsd - trip.objectiveUsd);
    return finish(trip as TripPlan, gapUsd, goal.month, true);
  };
  return toOutcome(
    search({
      start: cheapest.plan,
      work,
      trip: { known: cheapest, isCostly: !rich, pointUsd, reach },
      onStep: (known) => onStep(1 - work.left() / startLeft, () => toOutcome(known)),
    }),
  );
}

/** Of two people: plans of each alone that reach the trip. */
function planAlone(question: TripQuestion, model: PlanModel, work: WorkBudget): Plan[] {
  const openers = areAlike(model) ? [0] : [...model.people.keys()];
  if (model.people.length < 2) return [];
  return openers.flatMap((person) => {
    const one = toOnePerson(model, person);
    const part = work.part(ALONE_TRIP_OPERATIONS);
    const planner = createPlanSearch(one.model);
    const money = planner.search({ work: part.part(part.left() * ALONE_MONEY_SHARE) });
    const settings = { ...one.model.settings, work: { plan: 0, beside: 0 } };
    const { trip } = planTrip({ ...question, settings }, one.model, planner, money, part);
    const others = model.cards.filter((card) => card.isOwned && card.person !== person);
    const kept = others.map((card) => listOwnedOptions(model, card)[0]!);
    return trip ? [[...one.toShared(trip.plan), ...kept]] : [];
  });
}

/** The first month within two years in which a plan found reaches the goal; null: none does. */
function findFirstMonth(
  { rewards, catalog, profile, settings }: TripQuestion,
  best: FoundPlan,
  work: WorkBudget,
): number | null {
  const goal = settings.goal!;
  const share = work.left() / FIRST_MONTH_SHARE;
  const reaches = (month: number) => {
    const longer = { ...settings, months: LAST_MONTH + 1, goal: { ...goal, month } };
    const model = compilePlan(rewards, catalog, profile, longer, { isMerged: true, goalUsd: ALL_POINTS_USD, work });
    const outcome = createPlanSearch(model).search({ start: best.plan, work: work.part(share) });
    const reacher = createGoalReacher(model);
    const found = reacher.tryAt(outcome.best.plan, { goalUsd: ALL_POINTS_USD });
    return found !== null && reacher.isReached(found);
  };
  let from = goal.month + 1;
  let to = LAST_MONTH;
  if (from > to || !reaches(to)) return null;
  while (from < to && !work.isOver()) {
    const middle = Math.floor((from + to) / 2);
    if (reaches(middle)) to = middle;
    else from = middle + 1;
  }
  return to;
}
