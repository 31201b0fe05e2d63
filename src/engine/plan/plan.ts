/** A plan: which cards are held when. Everything else follows from it. */
import { feeSurchargeUsd } from "../wallet/fee-surcharge.ts";
import { HOLD_MONTHS, lengthOf, startOf, yearShareOf } from "./plan-settings.ts";
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
  /** Share of the last of them that is inside the window. */
  readonly lastShare: number;
  readonly usd: number;
}

/** A fee in the month in which it is due. */
export interface Fee {
  readonly month: number;
  readonly usd: number;
  /** Of a card that the plan opens: counts whole, as do the perks of its first year. */
  readonly isFirst: boolean;
  /** Share that counts: of a renewal a twelfth for each month inside the plan. */
  readonly share: number;
  /** What the objective takes off besides, all of it. */
  readonly surchargeUsd: number;
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
export function listFees(span: Span, { cards, settings }: PlanModel): Fee[] {
  const { card, firstFeeUsd, laterFeeUsd } = cards[span.card]!;
  const last = Math.min(span.to, settings.months);
  const fees: Fee[] = [];
  // Of a card owned before the plan, the fee of the year that runs is paid.
  const begins = span.from === -Infinity ? span.anchor + HOLD_MONTHS : span.anchor;
  for (let month = begins; month < last; month += HOLD_MONTHS) {
    const isFirst = span.isNew && month === span.from;
    const share = isFirst ? 1 : yearShareOf(month, settings);
    const usd = isFirst ? firstFeeUsd : laterFeeUsd;
    fees.push({ month, usd, isFirst, share, surchargeUsd: settings.surchargesFees ? feeSurchargeUsd(card, usd) : 0 });
  }
  return fees;
}

/** Months of a window from a month on: one that opens in what is left of month 0 reaches into one month more. */
export function toWindow(from: number, months: number, settings: PlanModel["settings"]) {
  const room = settings.months - 1 - from;
  const missing = 1 - lengthOf(from, settings);
  const isSplit = missing > 0 && months < room;
  return { from, months: Math.min(isSplit ? months + 1 : months, room), lastShare: isSplit ? missing : 1 };
}

/** Months from today at which a window ends. */
export function findWindowEnd({ from, months, lastShare }: Omit<Minimum, "usd">, settings: PlanModel["settings"]) {
  const last = from + months - 1;
  return startOf(last, settings) + lastShare * lengthOf(last, settings);
}

/** How much of a month, in months, the span is there, before some time. */
export function weighMonth(span: Span, month: number, settings: PlanModel["settings"], until = Infinity): number {
  const [begins, ends] = findPresence(span, settings);
  const start = startOf(month, settings);
  const weight = Math.min(ends, start + lengthOf(month, settings), until) - Math.max(begins, start);
  // What is left of rounding is no time.
  return weight > 1e-9 ? weight : 0;
}

/** Months in which the span is there, counted from today: a new card comes after a third of its first month. */
export function findPresence({ from, to, isNew }: Span, settings: PlanModel["settings"]): readonly [number, number] {
  const late = isNew ? 1 - settings.firstMonthShare : 0;
  return [startOf(from, settings) + late, startOf(to, settings)];
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
    const window = toWindow(from, months, settings);
    if (window.months < 1) return null;
    if (afterUsd > 0) minimums.push({ ...window, usd: afterUsd });
  }
  if (!unlock) return minimums;
  const year: Minimum = { from: unlock.from, months: unlock.months, lastShare: 1, usd: unlocks[unlock.at]! };
  const [bonus] = minimums;
  const bonusEnds = bonus ? bonus.from + bonus.months : 0;
  if (!bonus || year.from >= bonusEnds) return [...minimums, year];
  const already = year.from === bonus.from ? bonus.usd : 0;
  const months = year.from + year.months - bonusEnds;
  if (months <= 0) return [{ ...bonus, usd: Math.max(bonus.usd, year.usd) }];
  return year.usd > already ? [bonus, { from: bonusEnds, months, lastShare: 1, usd: year.usd - already }] : [bonus];
}
