/**
 * The planner: the best plan over the months asked for, with everything that
 * stands beside it. Synchronous and pure; work is bounded in operations, never
 * by a clock.
 */
import { checkProfile } from "../value/check-profile.ts";
import type { Profile } from "../value/profile.ts";
import type { RewardsCatalog } from "../value/wallet-card.ts";
import { startWork } from "../work-budget.ts";
import type { PlanAnswer, PlanResult, PrintedPlan, RuleGain } from "./plan-answer.ts";
import type { PlanCatalog } from "./plan-catalog.ts";
import { findSlot, judgeOpening, judgeOwned, listDueAfter, without } from "./judge-cards.ts";
import { pickPlan } from "./pick-plan.ts";
import { compilePlan, type PlanModel } from "./plan-model.ts";
import { type PlanSettings } from "./plan-settings.ts";
import { createPlanPricer } from "./price-plan.ts";
import { printPlan } from "./print-plan.ts";
import { planTripInTurns, type TripTurn } from "./plan-trip.ts";
import { createGoalReacher } from "./reach-goal.ts";
import { createPlanSearch, type PlanSearch } from "./search-plan.ts";
import { CENT_USD, type FoundPlan, type SearchOptions, type SearchOutcome, type TripPlan } from "./found-plan.ts";

/** What stands beside the plan may be found with less work than the plan: the most for one search of it. */
const BESIDE_OPERATIONS = 15_000_000;

/**
 * Told between the searches of an answer, and now and then in one that may take seconds.
 * @param share how much is done, 0 to 1
 * @param toAnswer how to read what would be answered if the work ended there
 */
export type StepListener<Answer> = (share: number, toAnswer?: () => Answer) => void;

export function makePlan(
  rewards: RewardsCatalog,
  catalog: PlanCatalog,
  profile: Profile,
  settings: PlanSettings,
  onStep: StepListener<PlanAnswer> = () => {},
): PlanResult {
  const errors = checkProfile(rewards.cards, profile);
  if (errors.length > 0) return { ok: false, errors };
  const allowed = settings.work.plan + settings.work.beside;
  const work = startWork(allowed);
  const model = compilePlan(rewards, catalog, profile, settings, { isMerged: true, work });
  const planner = createPlanSearch(model);
  const full = compilePlan(rewards, catalog, profile, settings, { work });
  const pricer = createPlanPricer(full);
  const describe = (found: FoundPlan) => ({
    ok: true as const,
    months: settings.months,
    people: full.people.length,
    asIsUsd: pricer.price(
      found.plan
        .filter(({ opened }) => opened === null)
        .map((holding) => ({ ...holding, unlock: null, ending: { kind: "keep" } })),
    ).netUsd,
    owned: judgeOwned(full, found, planner.findYear(found.plan)),
    dueAfter: listDueAfter(full, found, planner.findYear(found.plan)),
    slotMonths: full.people.map((person) => findSlot(full.catalog, person.settings)),
  });
  if (settings.goal) {
    // Nothing else stands beside a plan for a trip.
    const toAnswer = ({ found, money: { best, boundUsd } }: TripTurn): PlanAnswer => {
      const trip = found.trip && printTrip(full, found.trip);
      const plan = trip?.plan ?? best.plan;
      const gapUsd = trip ? found.gapUsd : boundUsd - best.objectiveUsd;
      const optimal = gapUsd < CENT_USD;
      return {
        ...describe({ plan, ...pricer.price(plan) }),
        best: trip?.printed ?? printPlan(plan, full, pricer),
        trip: trip ? { ...found.answer, reachedPoints: trip.points, sources: trip.sources } : found.answer,
        most: null,
        judgments: [],
        ruleGain: null,
        proof: { optimal, gapUsd: optimal ? 0 : gapUsd, operations: work.count() },
      };
    };
    const turn = planTripInTurns({ rewards, catalog, profile, settings }, model, planner, (share, toTurn) =>
      onStep(share, toTurn && (() => toAnswer(toTurn()))),
    );
    onStep(1);
    return toAnswer(turn);
  }
  // What compiling the question took is not taken off: a plan for two would have less than one for one.
  const money = planner.search({ work: startWork(settings.work.plan) });
  const { best, isProved, boundUsd } = money;
  // What the plan left of its work is for what stands beside it.
  const beside = work.part(settings.work.beside > 0 ? Infinity : 0);
  /** A search beside the plan takes its share of what is left, so that none is left without. */
  const searchBeside = (search: PlanSearch["search"], options: SearchOptions, stillToDo = 1): SearchOutcome =>
    search({ ...options, work: beside.part(Math.min(BESIDE_OPERATIONS, beside.left() / stillToDo)) });
  const openings = best.plan.filter(({ opened }) => opened !== null);
  const stages = 2 + openings.length;
  onStep(1 / stages);
  // A plan with lower fees may be met when it is asked for.
  const mostFeesUsd = planner.pricer.sumFees(best.plan) - CENT_USD;
  const cheaper =
    mostFeesUsd > 0 && !beside.isOver()
      ? searchBeside(planner.search, { mostFeesUsd, start: best.plan }, openings.length + 2)
      : null;
  const pick = pickPlan(model, best, [...money.near, ...(cheaper?.near ?? [])]);
  const opened = pick.plan.filter((holding) => holding.opened !== null);
  const judgments = opened.map(({ card, opened: month }, at) => {
    const start = without(pick.plan, card);
    const other = beside.isOver()
      ? { plan: start, ...planner.pricer.price(start) }
      : searchBeside(planner.search, { without: [card], start }, opened.length - at + 1).best;
    onStep((2 + at) / stages);
    return judgeOpening(full, pricer, pick, other, card, month!);
  });
  const ruleGain = beside.isOver()
    ? null
    : findRuleGain(rewards, catalog, profile, settings, model, best, (search, options) =>
        searchBeside(search, options),
      );
  onStep(1);
  return {
    ...describe(pick),
    best: printPlan(pick.plan, full, pricer),
    trip: null,
    most: pick === best ? null : printPlan(best.plan, full, pricer),
    judgments,
    ruleGain,
    proof: {
      optimal: isProved,
      gapUsd: isProved ? 0 : boundUsd - best.objectiveUsd,
      operations: work.count(),
    },
  };
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

/** The best plan if only rules of high confidence held. */
function findRuleGain(
  rewards: RewardsCatalog,
  catalog: PlanCatalog,
  profile: Profile,
  settings: PlanSettings,
  model: PlanModel,
  best: FoundPlan,
  searchBeside: (search: PlanSearch["search"], options: SearchOptions) => SearchOutcome,
): RuleGain | null {
  const sure = { ...catalog, rules: catalog.rules.filter(({ confidence }) => confidence === "high") };
  if (sure.rules.length === catalog.rules.length) return null;
  const freer = compilePlan(rewards, sure, profile, settings, { isMerged: true, work: model.work });
  const found = searchBeside(createPlanSearch(freer).search, { start: best.plan }).best;
  const addsUsd = found.objectiveUsd - best.objectiveUsd;
  if (addsUsd < 1) return null;
  const strict = createPlanPricer(model);
  const texts = found.plan.flatMap(({ card, opened }) =>
    opened === null
      ? []
      : strict
          .judge(found.plan, card, opened)
          .blocking.flatMap(({ confidence, text }) => (confidence === "medium" ? [text] : [])),
  );
  return texts.length > 0 ? { texts: [...new Set(texts)], addsUsd } : null;
}
