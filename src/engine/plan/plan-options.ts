/** What a plan may do with one card: open it in a month or not, aim at a bonus, and how it ends at a renewal. */
import { HOLD_MONTHS, MONTHS_A_YEAR } from "./plan-settings.ts";
import { type Ending, type Holding, KEEP, type Unlock } from "./plan.ts";
import type { PlanCard, PlanModel } from "./plan-model.ts";

/** What a card may become: down only, and never one that the visitor has or does not want. */
export function listLower({ cards, profile }: PlanModel, { changes, laterFeeUsd }: PlanCard): number[] {
  return changes.filter((to) => {
    const target = cards[to]!;
    return target.laterFeeUsd < laterFeeUsd && !target.isOwned && !profile.exclude.includes(target.card.slug);
  });
}

/** What a card may become within the plan. */
export function listTargets(model: PlanModel, card: PlanCard): number[] {
  const firstRenewal = card.isOwned ? card.firstRenewal : HOLD_MONTHS;
  return firstRenewal < model.settings.months ? listLower(model, card) : [];
}

/** At a renewal in `month` of a card with a fee; a card without one is kept. */
function listEndings(model: PlanModel, card: PlanCard, month: number): Ending[] {
  if (card.laterFeeUsd === 0) return [];
  const lower = listLower(model, card);
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
  return toHoldings(model, card, month, { levels, endings });
}

/** Months in which a year's spend may be put on a card, the shortest first. */
const UNLOCK_WINDOWS = [3, 6, 9] as const;

/** Ways to earn a perk that needs a year's spend, from `first` on. */
function listUnlocks({ settings, monthlyUsd }: PlanModel, card: PlanCard, first: number): Unlock[] {
  const spendUsd = monthlyUsd.reduce((sum, usd) => sum + usd, 0);
  const left = MONTHS_A_YEAR - ((settings.startsIn + first) % MONTHS_A_YEAR);
  return card.unlocks.flatMap((usd, at) => {
    const window = UNLOCK_WINDOWS.find((months) => spendUsd * months >= usd);
    return UNLOCK_WINDOWS.filter((months) => window !== undefined && months >= window).flatMap((months): Unlock[] => {
      // A calendar year's spend is put into one calendar year.
      const from = card.isCalendarUnlock && months > left ? first + left : first;
      return from + months < settings.months ? [{ at, from, months }] : [];
    });
  });
}

function toHoldings(
  model: PlanModel,
  card: PlanCard,
  opened: number | null,
  { levels, endings }: { readonly levels: readonly number[]; readonly endings: readonly Ending[] },
): Holding[] {
  const unlocks = [null, ...listUnlocks(model, card, opened ?? 0)];
  return levels.flatMap((level) =>
    endings.flatMap((ending) =>
      unlocks
        .filter((unlock) => !unlock || ending.kind === "keep" || ending.month > unlock.from + unlock.months)
        .map((unlock): Holding => ({ card: card.index, opened, level, unlock, ending })),
    ),
  );
}

export function listOwnedOptions(model: PlanModel, card: PlanCard): Holding[] {
  const isMust = model.profile.mustHave.includes(card.card.slug);
  const endings = isMust
    ? []
    : listRenewals(card.firstRenewal, model.settings.months).flatMap((month) => listEndings(model, card, month));
  return toHoldings(model, card, null, { levels: [-1], endings: [KEEP, ...endings] });
}
