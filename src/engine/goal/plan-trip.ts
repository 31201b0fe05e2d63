/**
 * The cheapest plan that has so many points of a program by a month. The search
 * gives every point toward the trip a price, as it gives every dollar of spend
 * one: for any price, no plan that reaches the goal is worth more than its bound
 * less the price of the points that must be earned. Each plan that is still
 * above the cheapest one is paid as it must be to just reach the goal.
 */
import { CENT_USD, type Known, type SearchOutcome } from "../plan/found-plan.ts";
import type { TripAnswer } from "../plan/plan-answer.ts";
import { compilePlan, type PlanModel, type PlanQuestion } from "../plan/plan-model.ts";
import { listOwnedOptions } from "../plan/plan-options.ts";
import { BROWSER_WORK, shareWork, SERVER_WORK, type TripGoal } from "../plan/plan-settings.ts";
import type { Plan } from "../plan/plan.ts";
import { createPlanSearch, type PlanSearch, toOnePerson } from "../plan/search-plan.ts";
import { startWork, type WorkBudget } from "../work-budget.ts";
import { ALL_POINTS_USD, createGoalReacher, type GoalReacher, type ReachedTrip, type TripPlan } from "./reach-goal.ts";

/**
 * A trip is looked for in turns that end here, each of them from what was found before: shares of its work decide how long
 * each stage of a turn takes, so that more work at once could find less. Like this the browser's plan is never worse than
 * the server's. A first plan is one short turn.
 */
const TURN_ENDS = [...[SERVER_WORK, BROWSER_WORK].map(({ plan, beside }) => plan + beside), Infinity];
/** Of a turn, what the best plan without the trip takes: less for two, who have one of them's already. */
const MONEY_SHARES = { one: 0.2, two: 0.08 };
/** Of a turn, what is left for all that is told of the plan in the end. */
const TOLD_SHARE = 0.1;
/** Of the work left, what a search for the most points may take: as long as they are not enough for the trip, another. */
const POINTS_SHARES = [1 / 10, 1 / 3];
/** Of the work left, what one month may take of which is asked whether it is the first. */
const FIRST_MONTH_SHARE = 6;
const LAST_MONTH = 23;

export interface TripOutcome {
  /** Null: none was found. */
  readonly trip: TripPlan | null;
  readonly answer: TripAnswer;
  readonly gapUsd: number;
}

export interface TripTurn {
  /** The best plan without the trip. */
  readonly money: SearchOutcome;
  readonly found: TripOutcome;
}

interface TripAsked {
  readonly question: PlanQuestion;
  /** The question with its merged kinds of spend, and the search of them. */
  readonly model: PlanModel;
  readonly planner: Pick<PlanSearch, "search">;
}

/** @param onStep told now and then how much of the work is done, 0 to 1, and how to read what would be answered if it ended there */
export function planTripInTurns(asked: TripAsked, onStep: (share: number, toTurn?: () => TripTurn) => void): TripTurn {
  const { plan, beside } = asked.question.settings.work;
  const share = (operations: number) => shareWork(operations, asked.model.people.length);
  const allowed = share(plan + beside);
  const takeTurn = createTurns(asked);
  for (let at = 0, from = 0; ; at += 1) {
    const end = Math.min(allowed, share(TURN_ENDS[at]!));
    const turn = takeTurn(end - from, (done, toTurn) => onStep((from + (end - from) * done) / allowed, toTurn));
    if (isDone(turn) || end === allowed) return turn;
    from = end;
  }
}

const isDone = ({ found: { trip, gapUsd, answer } }: TripTurn) => (trip ? gapUsd < CENT_USD : answer.isSure);

/** Each turn goes on from what the one before it found; of two people, one alone has the first part of it. */
function createTurns(asked: TripAsked) {
  const alone = asked.model.people.length > 1 ? createAloneTurns(asked) : null;
  let last: TripTurn | null = null;
  return (operations: number, onStep: (share: number, toTurn?: () => TripTurn) => void = () => {}): TripTurn => {
    if (last && isDone(last)) return last;
    const work = startWork(operations * (1 - TOLD_SHARE));
    const ofOne = alone?.(shareWork(operations, 1));
    const start = last?.money.best.plan ?? ofOne?.money;
    const share = MONEY_SHARES[ofOne ? "two" : "one"];
    const money = asked.planner.search({ ...(start && { start }), work: work.part(operations * share) });
    onStep(1 / 2);
    const found = planTrip({
      ...asked,
      money,
      work,
      before: last?.found,
      alone: ofOne?.trip,
      onStep: (share, toOutcome) => onStep((1 + share) / 2, () => ({ money, found: toOutcome() })),
    });
    last = { money, found };
    return last;
  };
}

/** What the first of two people would be answered alone, as plans of both: the second's cards stay as they are. */
function createAloneTurns({ question, model }: TripAsked) {
  const one = toOnePerson(model);
  const settings = { ...one.settings, work: { plan: 0, beside: 0 } };
  const takeTurn = createTurns({ question: { ...question, settings }, model: one, planner: createPlanSearch(one) });
  const others = model.cards.filter((card) => card.isOwned && card.person !== 0);
  const kept = others.map((card) => listOwnedOptions(model, card)[0]!);
  return (operations: number) => {
    const { money, found } = takeTurn(operations);
    return { money: [...money.best.plan, ...kept], trip: found.trip && [...found.trip.plan, ...kept] };
  };
}

/** One turn, and what is known before it. */
export interface TripQuestion extends TripAsked {
  /** The best plan without the trip. */
  readonly money: SearchOutcome;
  /** For all of it. */
  readonly work: WorkBudget;
  /** What less work found of the same question. */
  readonly before?: TripOutcome | undefined;
  /** Of two people: how one of them alone reaches it. */
  readonly alone?: Plan | null | undefined;
  /** Told now and then how much of the work is done, 0 to 1, and how to read what would be answered if it ended there. */
  readonly onStep?: (share: number, toOutcome: () => TripOutcome) => void;
}

interface TripSearch extends TripQuestion {
  readonly goal: TripGoal;
  readonly reacher: GoalReacher;
  /** Whatever was paid for once is known. */
  readonly reach: (plan: Plan, floorUsd: number, hintUsd: number) => ReachedTrip;
}

export function planTrip(asked: TripQuestion): TripOutcome {
  const { planner, money, work, before, alone = null, onStep } = asked;
  const startLeft = work.left();
  const search = startTrip(asked);
  const { goal, reach } = search;
  const rich = reach(money.best.plan, -Infinity, 0).trip;
  if (rich && money.boundUsd - rich.objectiveUsd < CENT_USD) return tell(search, rich, { firstMonth: goal.month });
  const known = [rich, before?.trip ?? null, alone ? reach(alone, -Infinity, 0).trip : null].reduce((one, other) =>
    other && (!one || other.objectiveUsd > one.objectiveUsd) ? other : one,
  );
  const start = known ? { cheapest: known, pointUsd: 0 } : findReaching(search);
  if ("trip" in start) return start;
  const { cheapest, pointUsd } = start;
  const beforeUsd = before?.trip ? before.trip.objectiveUsd + before.gapUsd : Infinity;
  const toOutcome = ({ best: trip, boundUsd }: Known): TripOutcome => {
    const gapUsd = Math.max(0, Math.min(boundUsd, money.boundUsd, beforeUsd) - trip.objectiveUsd);
    // Whatever the search keeps of a trip came from `reach`.
    return tell(search, trip as TripPlan, { gapUsd, firstMonth: goal.month });
  };
  return toOutcome(
    planner.search({
      start: cheapest.plan,
      work,
      trip: { known: cheapest, pointUsd, reach },
      onStep: (found) => onStep?.(1 - work.left() / startLeft, () => toOutcome(found)),
    }),
  );
}

function startTrip(asked: TripQuestion): TripSearch {
  const { model, question, work } = asked;
  const reacher = createGoalReacher(model);
  const known = new Map<string, ReachedTrip>();
  const reach: TripSearch["reach"] = (plan, floorUsd, hintUsd) => {
    const key = JSON.stringify(plan);
    let reached = known.get(key);
    if (!reached) known.set(key, (reached = reacher.reach(plan, floorUsd, hintUsd, work.isOver)));
    return reached;
  };
  return { ...asked, goal: question.settings.goal!, reacher, reach };
}

interface Verdict {
  readonly gapUsd?: number;
  readonly firstMonth: number | null;
  /** Where it is not reached: whether no plan can. */
  readonly isSure?: boolean;
}

function tell(
  { goal, reacher, money, before }: TripSearch,
  shown: TripPlan,
  { gapUsd = 0, firstMonth, isSure = true }: Verdict,
): TripOutcome {
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
      priceUsd: isReached ? Math.max(0, money.best.netUsd - shown.netUsd + shown.feeUsd) : 0,
      firstMonth: [firstMonth, before?.answer.firstMonth ?? null].reduce((one, other) =>
        one === null || other === null ? (one ?? other) : Math.min(one, other),
      ),
      sooner: null,
    },
    gapUsd,
  };
}

/** Where the richest plan is short of points: a plan that has enough, with the price of a point at which it is as good; or the answer that there is none. */
function findReaching(search: TripSearch): { readonly cheapest: TripPlan; readonly pointUsd: number } | TripOutcome {
  const { question, model, money, work, reacher, reach } = search;
  const points = createPlanSearch({ ...model, goalUsd: ALL_POINTS_USD });
  const richest = money.best.plan;
  let start = richest;
  let isMost = false;
  let cheapest: TripPlan | null = null;
  for (const share of POINTS_SHARES) {
    if (work.isOver()) break;
    const most = points.search({ start, work: work.part(work.left() * share) });
    start = most.best.plan;
    isMost = most.isProved;
    cheapest = reach(start, -Infinity, ALL_POINTS_USD).trip;
    if (cheapest || isMost) break;
  }
  const low = reacher.tryAt(richest, { goalUsd: 0 })!;
  if (cheapest) {
    const pointUsd = (low.objectiveUsd - cheapest.objectiveUsd) / (cheapest.earnedPoints - low.earnedPoints);
    return { cheapest, pointUsd };
  }
  // With few steps, the richest plan may have more of them.
  const shown = [start, richest].reduce((one, plan) => {
    const other = reacher.tryAt(plan, { goalUsd: ALL_POINTS_USD });
    return other && other.points > one.points ? other : one;
  }, low);
  // A first plan, with nothing beside it, does not say from when on there is a way.
  const mayAsk = question.settings.work.beside > 0 && !work.isOver();
  return tell(search, shown, { firstMonth: mayAsk ? findFirstMonth(search) : null, isSure: isMost });
}

/** The first month within two years in which a plan found reaches the goal; null: none does. */
function findFirstMonth({ question, goal, money, work }: TripSearch): number | null {
  const share = work.left() / FIRST_MONTH_SHARE;
  const reaches = (month: number) => {
    if (work.isOver()) return false;
    const settings = { ...question.settings, months: LAST_MONTH + 1, goal: { ...goal, month } };
    const model = compilePlan({ ...question, settings }, { isMerged: true, goalUsd: ALL_POINTS_USD, work });
    const outcome = createPlanSearch(model).search({ start: money.best.plan, work: work.part(share) });
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
