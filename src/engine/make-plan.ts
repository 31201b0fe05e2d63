/**
 * The planner: the best plan over the months asked for, with everything that
 * stands beside it. Synchronous and pure; work is bounded in operations, never
 * by a clock. It stands above the rooms `plan` and `goal`, which do the work.
 */
import { planTripInTurns, type TripTurn } from "./goal/plan-trip.ts";
import { createGoalReacher, type TripPlan } from "./goal/reach-goal.ts";
import { findSooner } from "./goal/send-sooner.ts";
import { CENT_USD, type FoundPlan, type SearchOptions, type SearchOutcome } from "./plan/found-plan.ts";
import { findSlot, judgeOpening, judgeOwned, listDueAfter, without } from "./plan/judge-cards.ts";
import type { PlanAnswer, PlanResult, PrintedPlan, RuleGain } from "./plan/plan-answer.ts";
import { compilePlan, type PlanModel, type PlanQuestion } from "./plan/plan-model.ts";
import { shareWork } from "./plan/plan-settings.ts";
import { KEEP, type Plan } from "./plan/plan.ts";
import { createPlanPricer, type PlanPricer, pricePlan } from "./plan/price-plan.ts";
import { printPlan } from "./plan/print-plan.ts";
import { createPlanSearch, type PlanSearch } from "./plan/search-plan.ts";
import { checkProfile } from "./value/check-profile.ts";
import { startWork, type WorkBudget } from "./work-budget.ts";
import { createPlanJudge, judgeRules } from "./plan/judge-plan.ts";

/** What stands beside the plan may be found with less work than the plan: the most for one search of it. */
const BESIDE_OPERATIONS = 15_000_000;
/** Less is not worth telling. */
const SAME_USD = 1;

/**
 * Told between the searches of an answer, and now and then in one that may take seconds.
 * @param share how much is done, 0 to 1
 * @param toAnswer how to read what would be answered if the work ended there
 */
export type StepListener<Answer> = (share: number, toAnswer?: () => Answer) => void;

/** An answer on its way. */
interface Answering {
  readonly question: PlanQuestion;
  /** With the kinds of spend that no card tells apart as one, for searches; and with all of them, for what is printed. */
  readonly model: PlanModel;
  readonly full: PlanModel;
  readonly pricer: PlanPricer;
  readonly planner: PlanSearch;
  readonly work: WorkBudget;
  readonly onStep: StepListener<PlanAnswer>;
}

export function makePlan(question: PlanQuestion, onStep: StepListener<PlanAnswer> = () => {}): PlanResult {
  const { rewards, profile, settings } = question;
  const errors = checkProfile(rewards.cards, profile);
  if (errors.length > 0) return { ok: false, errors };
  const work = startWork(settings.work.plan + settings.work.beside);
  const model = compilePlan(question, { isMerged: true, work });
  const planner = createPlanSearch(model);
  const full = compilePlan(question, { work });
  const answering = { question, model, full, pricer: createPlanPricer(full), planner, work, onStep };
  return settings.goal ? answerTrip(answering) : answerMoney(answering);
}

const listOpenings = ({ plan }: FoundPlan) => plan.filter(({ opened }) => opened !== null);

/** What is said of every plan. */
function describe({ full, pricer, planner, question }: Answering, found: FoundPlan) {
  const owned = found.plan.filter(({ opened }) => opened === null);
  const year = planner.findYear(found.plan);
  return {
    ok: true as const,
    months: question.settings.months,
    people: full.people.length,
    asIsUsd: pricePlan(
      pricer,
      owned.map((holding) => ({ ...holding, unlock: null, ending: KEEP })),
    ).netUsd,
    owned: judgeOwned(full, found, year),
    dueAfter: listDueAfter(full, found, year),
    slotMonths: full.people.map((person) => findSlot(full.catalog, person.settings)),
  };
}

/** Nothing else stands beside a plan for a trip. */
function answerTrip(answering: Answering): PlanAnswer {
  const { question, model, full, pricer, planner, work, onStep } = answering;
  const toAnswer = ({ found, money: { best, boundUsd } }: TripTurn): PlanAnswer => {
    const trip = found.trip && printTrip(full, found.trip);
    const plan = trip?.plan ?? best.plan;
    const gapUsd = trip ? found.gapUsd : boundUsd - best.objectiveUsd;
    const optimal = gapUsd < CENT_USD;
    return {
      ...describe(answering, { plan, ...pricePlan(pricer, plan) }),
      best: trip?.printed ?? printPlan(plan, full, pricer),
      trip: trip ? { ...found.answer, reachedPoints: trip.points, sources: trip.sources } : found.answer,
      most: null,
      judgments: [],
      ruleGain: null,
      proof: { optimal, gapUsd: optimal ? 0 : gapUsd, operations: work.count() },
    };
  };
  const turn = planTripInTurns({ question, model, planner }, (share, toTurn) =>
    onStep(share, toTurn && (() => toAnswer(toTurn()))),
  );
  onStep(1);
  const answer = toAnswer(turn);
  const stayers = planner.listStayers((turn.found.trip ?? turn.money.best).plan);
  return { ...answer, trip: { ...answer.trip!, sooner: findSooner({ question, model, turn, stayers, work }) } };
}

/** As it is paid for every kind of spend by itself. */
function printTrip(full: PlanModel, trip: TripPlan): TripPlan & { readonly printed: PrintedPlan } {
  const reacher = createGoalReacher(full);
  const same = reacher.tryAt(trip.plan, trip.prices);
  // Where two ways to pay are worth the same, kinds of spend together may be paid another way than each by itself.
  const paid =
    same && reacher.isReached(same) ? same : (reacher.reach(trip.plan, -Infinity, 0, full.work.isOver).trip ?? trip);
  const model = { ...full, ...paid.prices };
  return { ...paid, printed: printPlan(paid.plan, model, createPlanPricer(model)) };
}

function answerMoney(answering: Answering): PlanAnswer {
  const { model, full, pricer, planner, work, onStep, question } = answering;
  const { plan, beside: ofBeside } = question.settings.work;
  // What compiling the question took is not taken off: a plan for two would have less than one for one.
  const ofPlan = startWork(shareWork(plan, model.people.length));
  const { best, isProved, boundUsd } = planner.search({ work: ofPlan });
  // What the plan left of its work is for what stands beside it.
  const beside = work.part(ofBeside > 0 ? Infinity : 0);
  const stages = 2 + listOpenings(best).length;
  onStep(1 / stages);
  const most = beside.isOver()
    ? null
    : findMost(answering, best, beside.part(Math.min(BESIDE_OPERATIONS, beside.left() / stages)));
  const opened = listOpenings(best);
  const judgments = opened.map(({ card }, at) => {
    const start = without(best.plan, card);
    const other = beside.isOver()
      ? { plan: start, ...pricePlan(planner.pricer, start) }
      : searchBeside(beside, planner, { without: [card], start }, opened.length - at + 1).best;
    onStep((2 + at) / stages);
    return judgeOpening({ model: full, pricer, best, other }, card);
  });
  const ruleGain = beside.isOver() ? null : findRuleGain(answering, best, beside);
  onStep(1);
  return {
    ...describe(answering, best),
    best: printPlan(best.plan, full, pricer),
    trip: null,
    most: most && printPlan(most, full, pricer),
    judgments,
    ruleGain,
    proof: { optimal: isProved, gapUsd: isProved ? 0 : boundUsd - best.objectiveUsd, operations: work.count() },
  };
}

/** A search beside the plan takes its share of what is left, so that none is left without. */
function searchBeside(
  beside: WorkBudget,
  { search }: PlanSearch,
  options: SearchOptions,
  stillToDo: number,
): SearchOutcome {
  return search({ ...options, work: beside.part(Math.min(BESIDE_OPERATIONS, beside.left() / stillToDo)) });
}

/** What is worth more dollars where fees need not bring more than themselves; null: nothing found. */
function findMost({ model }: Answering, pick: FoundPlan, work: WorkBudget): Plan | null {
  const { search } = createPlanSearch({ ...model, settings: { ...model.settings, surchargesFees: false } });
  const { plan, netUsd } = search({ start: pick.plan, work }).best;
  return netUsd - pick.netUsd < SAME_USD ? null : plan;
}

/** The best plan if only rules of high confidence held. */
function findRuleGain({ question, model }: Answering, best: FoundPlan, beside: WorkBudget): RuleGain | null {
  const { catalog } = question;
  const sure = { ...catalog, rules: catalog.rules.filter(({ confidence }) => confidence === "high") };
  if (sure.rules.length === catalog.rules.length) return null;
  const freer = compilePlan({ ...question, catalog: sure }, { isMerged: true, work: model.work });
  const found = searchBeside(beside, createPlanSearch(freer), { start: best.plan }, 1).best;
  const addsUsd = found.objectiveUsd - best.objectiveUsd;
  if (addsUsd < 1) return null;
  const judge = createPlanJudge(model);
  const texts = listOpenings(found).flatMap(({ card, opened }) =>
    judgeRules(judge, found.plan, card, opened!).blocking.flatMap(({ confidence, text }) =>
      confidence === "medium" ? [text] : [],
    ),
  );
  return texts.length > 0 ? { texts: [...new Set(texts)], addsUsd } : null;
}
