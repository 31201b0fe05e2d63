/**
 * When the months of a plan begin. Month 0 is what is left of the visitor's current month; the others are equal, and one
 * long. Every decision falls on the first day of a month, those of month 0 on today.
 */
import { MONTHS_A_YEAR, type PlanSettings } from "./plan-settings.ts";

type Clock = Pick<PlanSettings, "months" | "restOfMonth">;

/** Months from today until a month begins. */
export const startOf = (month: number, { restOfMonth }: Pick<Clock, "restOfMonth">): number =>
  month <= 0 ? Math.min(0, month) : restOfMonth + month - 1;

export const lengthOf = (month: number, { restOfMonth }: Pick<Clock, "restOfMonth">): number =>
  month === 0 ? restOfMonth : 1;

/** Share of the year that begins in a month which lies inside the plan. */
export const yearShareOf = (month: number, clock: Clock): number =>
  Math.min(1, (startOf(clock.months, clock) - startOf(month, clock)) / MONTHS_A_YEAR);
