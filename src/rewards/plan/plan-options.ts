/** What a plan may do with one card: open it in a month or not, aim at a bonus, and how it ends at a renewal. */
import { HOLD_MONTHS } from "./plan-settings.ts";
import { type Ending, type Holding, KEEP } from "./plan.ts";
import type { PlanCard, PlanModel } from "./plan-model.ts";

/** At a renewal in `month` of a card with a fee; a card without one is kept. */
function listEndings({ cards, profile }: PlanModel, card: PlanCard, month: number): Ending[] {
  if (card.laterFeeUsd === 0) return [];
  const lower = card.changes.filter((to) => {
    const target = cards[to]!;
    // Down only, and never into a card that the visitor has or does not want.
    return target.laterFeeUsd < card.laterFeeUsd && !target.isOwned && !profile.exclude.includes(target.card.slug);
  });
  return [{ kind: "close", month }, ...lower.map((to): Ending => ({ kind: "change", month, to }))];
}

function listRenewals(first: number, months: number): number[] {
  const renewals: number[] = [];
  for (let month = first; month < months; month += HOLD_MONTHS) renewals.push(month);
  return renewals;
}

export function listOpenings(model: PlanModel, card: PlanCard, month: number): Holding[] {
  const { months } = model.settings;
  const canMatch = card.isMatch && month + HOLD_MONTHS <= months;
  const levels = [-1, ...(canMatch ? [0] : month + 1 < months ? card.levels.keys() : [])];
  const endings = [
    KEEP,
    ...listRenewals(month + HOLD_MONTHS, months).flatMap((renewal) => listEndings(model, card, renewal)),
  ];
  return levels.flatMap((level) =>
    endings.map((ending): Holding => ({ card: card.index, opened: month, level, ending })),
  );
}

export function listOwnedOptions(model: PlanModel, card: PlanCard): Holding[] {
  const isMust = model.profile.mustHave.includes(card.card.slug);
  const endings = isMust
    ? []
    : listRenewals(card.firstRenewal, model.settings.months).flatMap((month) => listEndings(model, card, month));
  return [KEEP, ...endings].map((ending): Holding => ({ card: card.index, opened: null, level: -1, ending }));
}
