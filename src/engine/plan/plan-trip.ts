/**
 * The cheapest plan that has so many points of a program by a month. The search
 * gives every point toward the trip a price, as it gives every dollar of spend
 * one: for any price, no plan that reaches the goal is worth more than its bound
 * less the price of the points that must be earned. Each plan that is still
 * above the cheapest one is paid as it must be to just reach the goal.
 */
import type { Profile } from "../value/profile.ts";
import { startWork, type WorkBudget } from "../work-budget.ts";
import type { RewardsCatalog } from "../value/wallet-card.ts";
import { CENT_USD, type FoundPlan, type Known, type Reached, type SearchOutcome, type TripPlan } from "./found-plan.ts";
import type { TripAnswer } from "./plan-answer.ts";
import type { PlanCatalog } from "./plan-catalog.ts";
import { toOnePerson } from "./one-person.ts";
import { compilePlan, type PlanModel } from "./plan-model.ts";
import { listOwnedOptions } from "./plan-options.ts";
import { BROWSER_WORK, FIRST_WORK, type PlanSettings, SERVER_WORK } from "./plan-settings.ts";
import type { Plan } from "./plan.ts";
import { ALL_POINTS_USD, createGoalReacher } from "./reach-goal.ts";
import { createPlanSearch, type PlanSearch } from "./search-plan.ts";

/**
 * A trip is looked for in turns that end here, each of them from what was found before: shares of its work decide how long
 * each stage of a turn takes, so that more work at once could find less. Like this the server's plan is never worse than a
 * first one, and the browser's never worse than the server's.
 */
const TURN_ENDS = [...[FIRST_WORK, SERVER_WORK, BROWSER_WORK].map(({ plan, beside }) => plan + beside), Infinity];
/** Of a turn, what the plan with the most money takes, and what is left for all that is told of the plan in the end. */
const MONEY_SHARE = 0.2;
const TOLD_SHARE = 0.1;
/** Of a turn for two, to plan the trip for the first of them alone: what is found for both is then rarely below it. */
const ALONE_SHARE = 0.45;
/** Of the work left, what a search for the most points may take: as long as they are not enough for the trip, another. */
const POINTS_SHARES = [1 / 10, 1 / 3];
/** Of the work left, what one month may take of which is asked whether it is the first. */
const FIRST_MONTH_SHARE = 12;
const LAST_MONTH = 23;

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

export interface TripTurn {
  /** The plan with the most money. */
  readonly money: SearchOutcome;
  readonly found: TripOutcome;
}

/** @param onStep told now and then how much of the work is done, 0 to 1, and how to read what would be answered if it ended there */
export function planTripInTurns(
  question: TripQuestion,
  model: PlanModel,
  planner: PlanSearch,
  onStep: (share: number, toTurn?: () => TripTurn) => void,
): TripTurn {
  const { plan, beside } = question.settings.work;
  const allowed = plan + beside;
  const alone = model.people.length > 1 ? createAlone(question, model) : null;
  let last: TripTurn | null = null;
  for (let at = 0, from = 0; ; at += 1) {
    const end = Math.min(allowed, TURN_ENDS[at]!);
    const toShare = (ofTurn: number) => (from + (end - from) * ofTurn) / allowed;
    const work = startWork((end - from) * (1 - TOLD_SHARE));
    const first = alone?.((end - from) * ALONE_SHARE);
    const start = last?.money.best.plan ?? first?.money;
    const money: SearchOutcome = planner.search({
      ...(start && { start, other: first?.money }),
      work: startWork((end - from) * MONEY_SHARE),
    });
    onStep(toShare(1 / 2));
    const found = planTrip(question, model, planner, {
      money,
      work,
      onStep: (share, toOutcome) => onStep(toShare((1 + share) / 2), () => ({ money, found: toOutcome() })),
      before: last?.found,
      alone: first?.trip,
      isLast: end === allowed,
    });
    // Out of reach, the plan with the most money is what is shown: what is left is for it.
    last = { money: found.trip ? money : planner.search({ start: money.best.plan, work }), found };
    const isDone = found.trip ? found.gapUsd < CENT_USD : found.answer.isSure && last.money.isProved;
    if (isDone || end === allowed) return last;
    from = end;
  }
}

/** The first person's plans alone, the other one's cards kept: with the most money, and for the trip. */
function createAlone(question: TripQuestion, model: PlanModel) {
  const one = toOnePerson(model, 0);
  const planner = createPlanSearch(one.model);
  const others = model.cards.filter((card) => card.isOwned && card.person !== 0);
  const toBoth = (plan: Plan): Plan => [
    ...one.toShared(plan),
    ...others.map((card) => listOwnedOptions(model, card)[0]!),
  ];
  return (operations: number): { readonly money: Plan; readonly trip: Plan | undefined } => {
    const settings = { ...one.model.settings, work: { plan: operations, beside: 0 } };
    const { money, found } = planTripInTurns({ ...question, settings }, one.model, planner, () => {});
    return { money: toBoth(money.best.plan), trip: found.trip ? toBoth(found.trip.plan) : undefined };
  };
}

interface TurnOptions {
  /** The plan with the most money. */
  readonly money: SearchOutcome;
  readonly work: WorkBudget;
  /** Told now and then how much of the work is done, 0 to 1, and how to read what would be answered if it ended there. */
  readonly onStep?: (share: number, toOutcome: () => TripOutcome) => void;
  /** What less work found of the same question. */
  readonly before?: TripOutcome | undefined;
  /** Of two people, a plan of one of them. */
  readonly alone?: Plan | undefined;
  /** Nothing will look at it with more work. */
  readonly isLast?: boolean;
}

/**
 * @param model the question with its merged kinds of spend
 * @param planner of the same
 */
export function planTrip(
  question: TripQuestion,
  model: PlanModel,
  { search }: Pick<PlanSearch, "search">,
  { money, work, onStep, before, alone, isLast = true }: TurnOptions,
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
        firstMonth: [firstMonth, before?.answer.firstMonth ?? null].reduce((one, other) =>
          one === null || other === null ? (one ?? other) : Math.min(one, other),
        ),
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
  let cheapest = [rich, before?.trip ?? null, alone ? reach(alone, -Infinity, 0).trip : null].reduce((one, other) =>
    other && (!one || other.objectiveUsd > one.objectiveUsd) ? other : one,
  );
  const beforeUsd = before?.trip ? before.trip.objectiveUsd + before.gapUsd : Infinity;
  let pointUsd = 0;
  if (!cheapest) {
    const points = createPlanSearch({ ...model, goalUsd: ALL_POINTS_USD });
    let start = best.plan;
    let isMost = false;
    for (const share of POINTS_SHARES) {
      if (work.isOver()) break;
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
      const mayAsk = question.settings.work.beside > 0 && (isMost || isLast);
      const firstMonth = mayAsk ? findFirstMonth(question, best, work) : null;
      return finish(shown, 0, firstMonth, isMost);
    }
    pointUsd = (low.objectiveUsd - cheapest.objectiveUsd) / (cheapest.earnedPoints - low.earnedPoints);
  }
  const toOutcome = ({ best: trip, boundUsd }: Known): TripOutcome => {
    const mostUsd = Math.min(boundUsd, money.boundUsd, beforeUsd);
    const gapUsd = Math.max(0, mostUsd - trip.objectiveUsd);
    return finish(trip as TripPlan, gapUsd, goal.month, true);
  };
  return toOutcome(
    search({
      start: cheapest.plan,
      work,
      trip: { known: cheapest, isCostly: !rich, pointUsd, reach },
      onStep: (known) => onStep?.(1 - work.left() / startLeft, () => toOutcome(known)),
    }),
  );
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
    if (work.isOver()) return false;
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
