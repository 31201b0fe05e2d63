/** A plan: which cards are held when. Everything else follows from it. */
import { HOLD_MONTHS } from "./plan-settings.ts";
import type { PlanModel } from "./plan-model.ts";

export type Ending =
  | { readonly kind: "keep" }
  | { readonly kind: "close"; readonly month: number }
  | { readonly kind: "change"; readonly month: number; readonly to: number };

export const KEEP: Ending = { kind: "keep" };

/** A year's spend that a perk needs, put on the card in some months; from the month after them the perk counts. */
export interface Unlock {
  /** Index into the card's `unlocks`. */
  readonly at: number;
  readonly from: number;
  readonly months: number;
}

/** One card of a plan. `level`: index of the bonus level aimed at, 0 for a match; -1: none. */
export interface Holding {
  readonly card: number;
  /** Month of opening; null: owned before. */
  readonly opened: number | null;
  readonly level: number;
  readonly unlock: Unlock | null;
  readonly ending: Ending;
}

export type Plan = readonly Holding[];

/** Months in which one product is held: a change of product ends one span and begins another. */
export interface Span {
  readonly card: number;
  /** -Infinity: before the plan. */
  readonly from: number;
  /** First month in which it is not held. */
  readonly to: number;
  /** A month in which a year of the card begins. */
  readonly anchor: number;
  /** Opened by the plan. */
  readonly isNew: boolean;
  readonly level: number;
  readonly unlock: Unlock | null;
}

/** Dollars that a plan puts on one card within some months. */
export interface Minimum {
  readonly from: number;
  readonly months: number;
  readonly usd: number;
}

export function toSpans(plan: Plan, { cards }: PlanModel): Span[] {
  return plan.flatMap(({ card, opened, level, unlock, ending }): Span[] => {
    const to = ending.kind === "keep" ? Infinity : ending.month;
    const anchor = opened ?? cards[card]!.firstRenewal - HOLD_MONTHS;
    const span: Span = { card, from: opened ?? -Infinity, to, anchor, isNew: opened !== null, level, unlock };
    if (ending.kind !== "change") return [span];
    const { month } = ending;
    const after = { card: ending.to, from: month, to: Infinity, anchor: month, isNew: false, level: -1, unlock: null };
    return [span, after];
  });
}

/** Months of the plan in which the fee of a span comes, with the dollars. */
export function listFees(
  span: Span,
  { cards, settings }: PlanModel,
): { month: number; usd: number; isFirst: boolean }[] {
  const { firstFeeUsd, laterFeeUsd } = cards[span.card]!;
  const last = Math.min(span.to, settings.months);
  const fees: { month: number; usd: number; isFirst: boolean }[] = [];
  // Of a card owned before the plan, the fee of the year that runs is paid.
  const begins = span.from === -Infinity ? span.anchor + HOLD_MONTHS : span.anchor;
  for (let month = begins; month < last; month += HOLD_MONTHS) {
    const isFirst = span.isNew && month === span.from;
    fees.push({ month, usd: isFirst ? firstFeeUsd : laterFeeUsd, isFirst });
  }
  return fees;
}

/**
 * What the span must be given, in windows that do not overlap: the minimum of its
 * bonus, and a year's spend. Where the bonus's window is the beginning of the
 * other, the months after it bring the rest. Null: the bonus cannot come in time.
 */
export function listMinimums({ card, from, level, unlock }: Span, { cards, settings }: PlanModel): Minimum[] | null {
  const { levels, isMatch, unlocks } = cards[card]!;
  const minimums: Minimum[] = [];
  if (level >= 0 && !isMatch) {
    const { afterUsd, months } = levels[level]!;
    const window = Math.min(months, settings.months - 1 - from);
    if (window < 1) return null;
    if (afterUsd > 0) minimums.push({ from, months: window, usd: afterUsd });
  }
  if (!unlock) return minimums;
  const year: Minimum = { from: unlock.from, months: unlock.months, usd: unlocks[unlock.at]! };
  const [bonus] = minimums;
  const bonusEnds = bonus ? bonus.from + bonus.months : 0;
  if (!bonus || year.from >= bonusEnds) return [...minimums, year];
  const already = year.from === bonus.from ? bonus.usd : 0;
  const months = year.from + year.months - bonusEnds;
  if (months <= 0) return [{ ...bonus, usd: Math.max(bonus.usd, year.usd) }];
  return year.usd > already ? [bonus, { from: bonusEnds, months, usd: year.usd - already }] : [bonus];
}
