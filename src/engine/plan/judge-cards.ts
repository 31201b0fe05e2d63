/** What each card of a plan brings, what would change that, and what is to be decided about the cards owned now. */
import { listFees, type Plan, toSpans } from "./plan.ts";
import type { DueAfter, OpeningJudgment, OwnedPlan } from "./plan-answer.ts";
import type { PlanCatalog } from "./plan-catalog.ts";
import type { FoundPlan } from "./found-plan.ts";
import type { PlanModel } from "./plan-model.ts";
import type { PersonSettings } from "./plan-settings.ts";
import { type PlanPricer, pricePlan, toBonusUsd } from "./price-plan.ts";
import type { SteadyCard, SteadySet } from "./steady-endings.ts";
import { layOutPlan } from "./lay-out-plan.ts";

const MONTHS_AFTER = 3;
const RECENT_MONTHS = 24;
const RECENT_LIMIT = 5;

export const without = (plan: Plan, card: number): Plan => plan.filter((holding) => holding.card !== card);

/** A plan, and the best found without one of its cards. */
interface Compared {
  readonly model: PlanModel;
  readonly pricer: PlanPricer;
  readonly best: FoundPlan;
  readonly other: FoundPlan;
}

export function judgeOpening({ model, pricer, best, other }: Compared, card: number): OpeningJudgment {
  const { cards, settings } = model;
  const { card: record, levels, isMatch, person } = cards[card]!;
  // Our pick may be worth a little less than the best without one of its cards.
  const addsUsd = Math.max(0, best.objectiveUsd - other.objectiveUsd);
  const holding = best.plan.find((entry) => entry.card === card)!;
  const opened = holding.opened!;
  let least: OpeningJudgment["least"] = null;
  if (holding.level >= 0 && !isMatch) {
    const level = levels[holding.level]!;
    const layout = layOutPlan(pricer, best.plan)!;
    const span = layout.spans.find((entry) => entry.isNew && entry.card === card)!;
    const keptUsd = 1 - settings.discountAMonth * opened;
    const bonusUsd = toBonusUsd(model, span, layout.spans);
    const neededUsd = bonusUsd - addsUsd / keptUsd;
    const ofPointsUsd = bonusUsd - level.usd;
    if (neededUsd > 0) {
      const neededPoints = (Math.max(0, neededUsd - level.usd) * level.points) / ofPointsUsd;
      const points = ofPointsUsd > 0 ? Math.ceil(neededPoints) : null;
      least = { points, usd: points === null ? neededUsd : null };
    }
  }
  const instead = other.plan
    .filter((entry) => !best.plan.some((planned) => planned.card === entry.card))
    .toSorted((left, right) => left.opened! - right.opened!)[0];
  return {
    card: record.slug,
    person,
    addsUsd,
    netUsd: pricePlan(pricer, best.plan).netUsd - pricePlan(pricer, without(best.plan, card)).netUsd,
    least,
    instead: instead
      ? {
          card: cards[instead.card]!.card.slug,
          person: cards[instead.card]!.person,
          // Who is refused then can apply for it then, not before.
          month: Math.max(opened, instead.opened!),
        }
      : null,
  };
}

/** What is to be decided about each card held now: by the year, and what the plan does where that gives way. */
export function judgeOwned(
  { cards, catalog, settings }: PlanModel,
  { plan }: FoundPlan,
  steady: SteadySet,
): OwnedPlan[] {
  return plan.flatMap(({ card, opened, ending }): OwnedPlan[] => {
    if (opened !== null) return [];
    const { card: record, person, firstRenewal, laterFeeUsd } = cards[card]!;
    const known = steady.get(card);
    const planned = VERDICTS[ending.kind];
    const target = ending.kind === "change" ? ending.to : known?.verdict === planned ? known.to : null;
    const month = ending.kind === "keep" ? firstRenewal : ending.month;
    return [
      {
        card: record.slug,
        person,
        // Of a fee that falls due after the plan nothing is decided in it: then what the year says.
        verdict: firstRenewal < settings.months || !known ? planned : known.verdict,
        to: target === null ? null : cards[target]!.card.slug,
        month: laterFeeUsd === 0 ? null : month,
        feeUsd: laterFeeUsd,
        yearUsd: known?.findYearUsd() ?? null,
        yields: findReason(known, planned, firstRenewal < settings.months, settings.goal !== null),
        ask: catalog.changes[record.slug]?.flatMap(({ to, confidence }) => (confidence === "medium" ? [to] : [])) ?? [],
      },
    ];
  });
}

const VERDICTS = { keep: "keep", close: "cancel", change: "downgrade" } as const;

function findReason(
  known: SteadyCard | undefined,
  planned: OwnedPlan["verdict"],
  isDecided: boolean,
  isTrip: boolean,
): OwnedPlan["yields"] {
  if (!known || !isDecided) return null;
  if (known.keepsPoints) return "points";
  if (known.verdict === planned) return null;
  return planned === "keep" && isTrip ? "trip" : "fees";
}

/** Fees that come in the months after the plan, and what the best year says about them. */
export function listDueAfter(model: PlanModel, { plan }: FoundPlan, steady: SteadySet): DueAfter[] {
  const { months } = model.settings;
  const longer = { ...model, settings: { ...model.settings, months: months + MONTHS_AFTER } };
  return plan.flatMap((holding): DueAfter[] => {
    const span = toSpans([holding], model).at(-1)!;
    const { card, person } = model.cards[span.card]!;
    const due = listFees(span, longer).find(({ month, usd }) => month >= months && usd > 0);
    if (!due || span.to < Infinity) return [];
    // What a card was changed into is in the best year.
    const known = steady.get(holding.card);
    const isChanged = span.card !== holding.card;
    const to = isChanged || known?.to == null ? null : model.cards[known.to]!.card.slug;
    return [
      {
        card: card.slug,
        person,
        month: due.month,
        feeUsd: due.usd,
        yearUsd: isChanged ? null : (known?.findYearUsd() ?? null),
        verdict: isChanged ? "keep" : (known?.verdict ?? "keep"),
        to,
      },
    ];
  });
}

/** When so few cards of the visitor's own count that a bank with the limit of five asks no longer. */
export function findSlot({ reported }: PlanCatalog, settings: PersonSettings): number | null {
  const months = [
    ...settings.opened.filter(({ slug }) => reported.includes(slug)).map(({ month }) => month ?? -Infinity),
    ...settings.otherOpened,
  ];
  const countAt = (at: number) => months.filter((month) => month + RECENT_MONTHS >= at).length;
  if (countAt(0) < RECENT_LIMIT) return null;
  return (
    Array.from({ length: RECENT_MONTHS + 2 }, (_, month) => month).find((month) => countAt(month) < RECENT_LIMIT) ??
    null
  );
}
