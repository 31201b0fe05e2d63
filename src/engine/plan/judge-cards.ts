/** What each card of a plan brings, what would change that, and what is to be decided about the cards owned now. */
import { listFees, type Plan } from "./plan.ts";
import type { DueAfter, OpeningJudgment, OwnedPlan } from "./plan-answer.ts";
import type { PlanCatalog } from "./plan-catalog.ts";
import type { FoundPlan } from "./found-plan.ts";
import type { MonthPart } from "./lay-out-plan.ts";
import type { PlanModel } from "./plan-model.ts";
import { listOwnedOptions } from "./plan-options.ts";
import { MONTHS_A_YEAR, type PersonSettings } from "./plan-settings.ts";
import type { PlanPricer } from "./price-plan.ts";

const MONTHS_AFTER = 3;
const RECENT_MONTHS = 24;
const RECENT_LIMIT = 5;

export const without = (plan: Plan, card: number): Plan => plan.filter((holding) => holding.card !== card);

export function judgeOpening(
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
  let least: OpeningJudgment["least"] = null;
  if (holding.level >= 0 && !isMatch) {
    const level = levels[holding.level]!;
    const layout = pricer.layOut(best.plan)!;
    const span = layout.spans.find((entry) => entry.isNew && entry.card === card)!;
    const keptUsd = 1 - settings.discountAMonth * opened;
    const bonusUsd = pricer.bonusUsd(span, layout.spans);
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
    offerAsOf: record.bonus.past?.lastSeen ?? catalog.offers[record.slug]!.asOf,
    isOld: record.bonus.past !== undefined,
  };
}

/** What one of the cards held in a month brings a year beside the others, its fee not taken off. */
function priceYear({ splitter, sumPerks }: PlanPricer, { states }: MonthPart, at: number): number {
  const worthOf = (held: typeof states) => splitter.chooseVariants(held).usd + sumPerks(held);
  return (worthOf(states) - worthOf(states.filter((_, index) => index !== at))) * MONTHS_A_YEAR;
}

export function judgeOwned(model: PlanModel, pricer: PlanPricer, best: FoundPlan): OwnedPlan[] {
  const { cards, catalog } = model;
  return best.plan.flatMap((holding): OwnedPlan[] => {
    if (holding.opened !== null) return [];
    const card = cards[holding.card]!;
    const end = (ending: (typeof holding)["ending"]) =>
      best.plan.map((entry) => (entry === holding ? { ...holding, unlock: null, ending } : entry));
    /** Null: the fees would be above the visitor's limit, an issuer's rule stands in the way, or the work is over. */
    const replace = (ending: (typeof holding)["ending"]) => {
      if (model.work.isOver()) return null;
      const other = end(ending);
      return pricer.isWithinFees(other) && pricer.isAllowed(other) ? pricer.price(other) : null;
    };
    const endings = listOwnedOptions(model, card).map(({ ending }) => ending);
    const others = endings.filter((ending) => !isSameEnding(ending, holding.ending));
    /** At the first renewal; a card without a fee, or without a renewal inside the plan, is kept. */
    const closing = endings.find(({ kind }) => kind === "close");
    const nextUsd = Math.max(-Infinity, ...others.map((ending) => replace(ending)?.objectiveUsd ?? -Infinity));
    const { ending } = holding;
    const month = ending.kind === "keep" ? card.firstRenewal : ending.month;
    const from = closing ? month : 0;
    // The year after the decision, as far as the plan goes: other cards come and go in it.
    const { parts } = pricer.layOut(end({ kind: "keep" }))!;
    const ofYear = parts.filter(
      ({ month, held }) =>
        month >= from && month < from + MONTHS_A_YEAR && held.some((span) => span.card === holding.card),
    );
    // Where somebody holds so many cards that the work is over, one month stands for all.
    const year = ofYear.slice(0, model.work.isOver() ? 1 : undefined).map((part) => {
      const at = part.held.findIndex((span) => span.card === holding.card);
      return [part.weight, part.weight * priceYear(pricer, part, at)] as const;
    });
    const sum = (of: 0 | 1) => year.reduce((total, entry) => total + entry[of], 0);
    return [
      {
        card: card.card.slug,
        person: card.person,
        verdict: ending.kind,
        to: ending.kind === "change" ? cards[ending.to]!.card.slug : null,
        month: closing ? month : null,
        feeUsd: card.laterFeeUsd,
        yearUsd: sum(1) / sum(0),
        betterUsd: nextUsd > -Infinity ? best.objectiveUsd - nextUsd : 0,
        keptUsd: replace({ kind: "keep" })?.netUsd ?? null,
        closedUsd: (closing && replace(closing)?.netUsd) ?? null,
        ask:
          catalog.changes[card.card.slug]?.filter(({ confidence }) => confidence === "medium").map(({ to }) => to) ??
          [],
      },
    ];
  });
}

const isSameEnding = (one: { kind: string; month?: number; to?: number }, other: typeof one) =>
  one.kind === other.kind && one.month === other.month && one.to === other.to;

/** Fees that come in the months after the plan, and whether the card then earns them. */
export function listDueAfter(model: PlanModel, pricer: PlanPricer, plan: Plan): DueAfter[] {
  const { months } = model.settings;
  const layout = pricer.layOut(plan)!;
  const last = layout.parts.at(-1)!;
  const longer = { ...model, settings: { ...model.settings, months: months + MONTHS_AFTER } };
  return last.held.flatMap((span, at): DueAfter[] => {
    const due = listFees(span, longer).find(({ month, usd }) => month >= months && usd > 0);
    if (!due) return [];
    const worthUsd = priceYear(pricer, last, at);
    const verdict = worthUsd >= due.usd + model.profile.effortUsd ? "keep" : "close";
    const { card, person } = model.cards[span.card]!;
    return [{ card: card.slug, person, month: due.month, feeUsd: due.usd, worthUsd, verdict }];
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
