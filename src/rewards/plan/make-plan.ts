/**
 * The planner: the best plan over the months asked for, with everything that
 * stands beside it. Synchronous and pure; work is bounded by steps, never by a
 * clock.
 */
import { checkProfile } from "../value/check-profile.ts";
import type { Profile } from "../value/profile.ts";
import type { RewardsCatalog } from "../value/wallet-card.ts";
import type { DueAfter, OpeningJudgment, OwnedPlan, PlanResult, RuleGain } from "./plan-answer.ts";
import type { PlanCatalog } from "./plan-catalog.ts";
import { compilePlan, type PlanModel } from "./plan-model.ts";
import { listOwnedOptions } from "./plan-options.ts";
import { MONTHS_A_YEAR, type PersonSettings, type PlanSettings } from "./plan-settings.ts";
import { listFees, type Plan } from "./plan.ts";
import { createPlanPricer, type PlanPricer } from "./price-plan.ts";
import { printPlan } from "./print-plan.ts";
import { planTrip } from "./plan-trip.ts";
import { createPlanSearch, type PlanSearch } from "./search-plan.ts";
import { CENT_USD, type FoundPlan, type SearchOptions } from "./found-plan.ts";

/** How much a simpler plan may be worse: the larger of the two. */
const SIMPLE_USD = 50;
const SIMPLE_SHARE = 0.05;
/** What stands beside the plan may be found with less work than the plan: the most for one search of it. */
const BESIDE_STEPS = 800;
const MONTHS_AFTER = 3;
const RECENT_MONTHS = 24;
const RECENT_LIMIT = 5;

export type Progress = (done: number, all: number) => void;

/** @param onProgress told between the searches of an answer */
export function makePlan(
  rewards: RewardsCatalog,
  catalog: PlanCatalog,
  profile: Profile,
  settings: PlanSettings,
  onProgress: Progress = () => {},
): PlanResult {
  const errors = checkProfile(rewards.cards, profile);
  if (errors.length > 0) return { ok: false, errors };
  const model = compilePlan(rewards, catalog, profile, settings, { isMerged: true });
  const planner = createPlanSearch(model);
  const { best, isProved, boundUsd, steps } = planner.search();
  let leftSteps = settings.work.besideSteps;
  /** Searches beside the plan take what is left of their steps. */
  const searchBeside = (search: PlanSearch["search"], options: SearchOptions): FoundPlan => {
    const found = search({ ...options, maxSteps: Math.min(BESIDE_STEPS, leftSteps) });
    leftSteps = Math.max(0, leftSteps - found.steps);
    return found.best;
  };
  const openings = best.plan.filter(({ opened }) => opened !== null);
  const stages = 2 + openings.length;
  onProgress(1, stages);

  const full = compilePlan(rewards, catalog, profile, settings);
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
    owned: judgeOwned(full, pricer, found),
    dueAfter: listDueAfter(full, pricer, found.plan),
    slotMonths: full.people.map((person) => findSlot(full.catalog, person.settings)),
  });
  if (settings.goal) {
    // Nothing else stands beside a plan for a trip.
    const { besideSteps } = settings.work;
    const {
      trip,
      answer,
      gapUsd,
      steps: tripSteps,
    } = planTrip({ rewards, catalog, profile, settings }, full, best, besideSteps);
    onProgress(stages, stages);
    const plan = trip?.plan ?? best.plan;
    const gap = trip ? gapUsd : boundUsd - best.objectiveUsd;
    return {
      ...describe({ ...best, plan }),
      best: trip?.printed ?? printPlan(best.plan, full, pricer),
      trip: answer,
      simple: null,
      judgments: [],
      ruleGain: null,
      proof: {
        optimal: gap < CENT_USD && isProved,
        gapUsd: gap < CENT_USD ? 0 : gap,
        steps: steps + tripSteps,
        besideSteps: 0,
      },
    };
  }
  const simple = findSimple(planner, best, openings.length, (options) => searchBeside(planner.search, options));
  const judgments = openings.map(({ card, opened }, at) => {
    const other = searchBeside(planner.search, { without: [card], start: without(best.plan, card) });
    onProgress(2 + at, stages);
    return judgeOpening(full, pricer, best, other, card, opened!);
  });
  const ruleGain = findRuleGain(rewards, catalog, profile, settings, model, best, searchBeside);
  onProgress(stages, stages);
  return {
    ...describe(best),
    best: printPlan(best.plan, full, pricer),
    trip: null,
    simple: simple && printPlan(simple.plan, full, pricer),
    judgments,
    ruleGain,
    proof: {
      optimal: isProved,
      gapUsd: isProved ? 0 : boundUsd - best.objectiveUsd,
      steps,
      besideSteps: settings.work.besideSteps - leftSteps,
    },
  };
}

const without = (plan: Plan, card: number): Plan => plan.filter((holding) => holding.card !== card);

/** Fewest openings, then lowest fees, among the plans that are nearly as good. */
function findSimple(
  { pricer }: PlanSearch,
  best: FoundPlan,
  count: number,
  search: (options: SearchOptions) => FoundPlan,
): FoundPlan | null {
  const leastUsd = best.objectiveUsd - Math.max(SIMPLE_USD, SIMPLE_SHARE * Math.abs(best.objectiveUsd));
  for (let applications = 0; applications <= count; applications += 1) {
    const start = best.plan.filter(({ opened }) => opened === null);
    let found = search({ applications, start });
    if (found.objectiveUsd < leastUsd) continue;
    for (;;) {
      const limitUsd = pricer.sumFees(found.plan) - CENT_USD;
      const cheaper = limitUsd > 0 ? search({ applications, mostFeesUsd: limitUsd }) : null;
      if (!cheaper || cheaper.objectiveUsd < leastUsd || pricer.sumFees(cheaper.plan) > limitUsd) break;
      found = cheaper;
    }
    const isSimpler = applications < count || pricer.sumFees(found.plan) < pricer.sumFees(best.plan) - CENT_USD;
    return isSimpler ? found : null;
  }
  return null;
}

function judgeOpening(
  { cards, settings, catalog }: PlanModel,
  pricer: PlanPricer,
  best: FoundPlan,
  other: FoundPlan,
  card: number,
  opened: number,
): OpeningJudgment {
  const { card: record, levels, isMatch, person } = cards[card]!;
  const addsUsd = best.objectiveUsd - other.objectiveUsd;
  const holding = best.plan.find((entry) => entry.card === card)!;
  const offer = catalog.offers[record.slug];
  let least: OpeningJudgment["least"] = null;
  if (holding.level >= 0 && !isMatch) {
    const level = levels[holding.level]!;
    const layout = pricer.layOut(best.plan)!;
    const span = layout.spans.find((entry) => entry.isNew && entry.card === card)!;
    const keptUsd = 1 - settings.discountAMonth * opened;
    const neededUsd = pricer.bonusUsd(span, layout.spans) - addsUsd / keptUsd;
    const cents = level.points > 0 ? ((pricer.bonusUsd(span, layout.spans) - level.usd) / level.points) * 100 : 0;
    if (neededUsd > 0) {
      const points = cents > 0 ? Math.ceil(Math.max(0, neededUsd - level.usd) / (cents / 100)) : null;
      least = { points, usd: points === null ? neededUsd : null };
    }
  }
  const instead = other.plan
    .filter((entry) => entry.opened !== null && !best.plan.some((planned) => planned.card === entry.card))
    .toSorted((left, right) => left.opened! - right.opened!)[0];
  return {
    card: record.slug,
    person,
    addsUsd,
    netUsd: pricer.price(best.plan).netUsd - pricer.price(without(best.plan, card)).netUsd,
    least,
    instead: instead
      ? {
          card: cards[instead.card]!.card.slug,
          person: cards[instead.card]!.person,
          // Who is refused then can apply for it then, not before.
          month: Math.max(opened, instead.opened!),
        }
      : null,
    offerAsOf: offer?.asOf ?? "",
    isOld: record.bonus.state === "stale",
  };
}

function judgeOwned(model: PlanModel, pricer: PlanPricer, best: FoundPlan): OwnedPlan[] {
  const { cards, catalog } = model;
  return best.plan.flatMap((holding): OwnedPlan[] => {
    if (holding.opened !== null) return [];
    const card = cards[holding.card]!;
    const replace = (ending: (typeof holding)["ending"]) =>
      pricer.price(best.plan.map((entry) => (entry === holding ? { ...holding, unlock: null, ending } : entry)));
    const others = listOwnedOptions(model, card).filter(({ ending }) => !isSameEnding(ending, holding.ending));
    const nextUsd = Math.max(-Infinity, ...others.map(({ ending }) => replace(ending).objectiveUsd));
    const { ending } = holding;
    const month = card.laterFeeUsd > 0 ? (ending.kind === "keep" ? card.firstRenewal : ending.month) : null;
    const isDecided = others.length > 0 && month !== null && month < model.settings.months;
    return [
      {
        card: card.card.slug,
        person: card.person,
        verdict: ending.kind,
        to: ending.kind === "change" ? cards[ending.to]!.card.slug : null,
        month: isDecided ? month : null,
        feeUsd: card.laterFeeUsd,
        betterUsd: isDecided ? best.objectiveUsd - nextUsd : 0,
        keptUsd: replace({ kind: "keep" }).netUsd,
        closedUsd: isDecided ? replace({ kind: "close", month: card.firstRenewal }).netUsd : null,
        ask: (catalog.changes[card.card.slug] ?? [])
          .filter(({ confidence }) => confidence === "medium")
          .map(({ to }) => to),
      },
    ];
  });
}

const isSameEnding = (one: { kind: string; month?: number; to?: number }, other: typeof one) =>
  one.kind === other.kind && one.month === other.month && one.to === other.to;

/** Fees that come in the months after the plan, and whether the card then earns them. */
function listDueAfter(model: PlanModel, pricer: PlanPricer, plan: Plan): DueAfter[] {
  const { months } = model.settings;
  const layout = pricer.layOut(plan)!;
  const last = layout.parts.findLast(({ month }) => month === months - 1)!;
  const worthOf = (states: typeof last.states) => pricer.splitter.chooseVariants(states).usd + pricer.sumPerks(states);
  const allUsd = worthOf(last.states);
  const longer = { ...model, settings: { ...model.settings, months: months + MONTHS_AFTER } };
  return last.held.flatMap((span, at): DueAfter[] => {
    const due = listFees(span, longer).find(({ month, usd }) => month >= months && usd > 0);
    if (!due) return [];
    const others = last.states.filter((_, index) => index !== at);
    const worthUsd = (allUsd - worthOf(others)) * MONTHS_A_YEAR;
    const verdict = worthUsd >= due.usd + model.profile.effortUsd ? "keep" : "close";
    const { card, person } = model.cards[span.card]!;
    return [{ card: card.slug, person, month: due.month, feeUsd: due.usd, worthUsd, verdict }];
  });
}

/** The best plan if only rules of high confidence held. */
function findRuleGain(
  rewards: RewardsCatalog,
  catalog: PlanCatalog,
  profile: Profile,
  settings: PlanSettings,
  model: PlanModel,
  best: FoundPlan,
  searchBeside: (search: PlanSearch["search"], options: SearchOptions) => FoundPlan,
): RuleGain | null {
  const sure = { ...catalog, rules: catalog.rules.filter(({ confidence }) => confidence === "high") };
  if (sure.rules.length === catalog.rules.length) return null;
  const freer = compilePlan(rewards, sure, profile, settings, { isMerged: true });
  const found = searchBeside(createPlanSearch(freer).search, { start: best.plan });
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

/** When so few cards of the visitor's own count that a bank with the limit of five asks no longer. */
function findSlot({ reported }: PlanCatalog, settings: PersonSettings): number | null {
  const months = [
    ...settings.opened.flatMap(({ slug, month }) => (month !== null && reported.includes(slug) ? [month] : [])),
    ...settings.otherOpened,
  ];
  const countAt = (at: number) => months.filter((month) => month + RECENT_MONTHS >= at).length;
  if (countAt(0) < RECENT_LIMIT) return null;
  return (
    Array.from({ length: RECENT_MONTHS + 2 }, (_, month) => month).find((month) => countAt(month) < RECENT_LIMIT) ??
    null
  );
}
