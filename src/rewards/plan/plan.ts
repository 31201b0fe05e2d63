/** A plan: which cards are held when. Everything else follows from it. */
import { HOLD_MONTHS } from "./plan-settings.ts";
import type { PlanModel } from "./plan-model.ts";

export type Ending =
  | { readonly kind: "keep" }
  | { readonly kind: "close"; readonly month: number }
  | { readonly kind: "change"; readonly month: number; readonly to: number };

export const KEEP: Ending = { kind: "keep" };

/** One card of a plan. `level`: index of the bonus level aimed at, 0 for a match; -1: none. */
export interface Holding {
  readonly card: number;
  /** Month of opening; null: owned before. */
  readonly opened: number | null;
  readonly level: number;
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
}

export function toSpans(plan: Plan, { cards }: PlanModel): Span[] {
  return plan.flatMap(({ card, opened, level, ending }): Span[] => {
    const to = ending.kind === "keep" ? Infinity : ending.month;
    const anchor = opened ?? cards[card]!.firstRenewal - HOLD_MONTHS;
    const span: Span = { card, from: opened ?? -Infinity, to, anchor, isNew: opened !== null, level };
    if (ending.kind !== "change") return [span];
    const after = { card: ending.to, from: ending.month, to: Infinity, anchor: ending.month, isNew: false, level: -1 };
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
    if (month >= 0) fees.push({ month, usd: isFirst ? firstFeeUsd : laterFeeUsd, isFirst });
  }
  return fees;
}
