/** Months of a plan as dates and as readers say them. Month 0 is the month of the build; days are `YYYY-MM-DD`. */
import { MONTH_NAMES } from "../../words/format.ts";
import { toMonth } from "../profile/parse-named-lists.ts";

/** `2026-11` and 2 to `2027-01`. */
export const toCalendarMonth = (month: number, today: string): string => toMonth(-month, today);

export function formatMonth(month: number, today: string): string {
  const calendar = toCalendarMonth(month, today);
  return `${MONTH_NAMES[Number(calendar.slice(5)) - 1]} ${calendar.slice(0, 4)}`;
}

/** `Jan ’27`. */
export function formatShortMonth(month: number, today: string): string {
  const calendar = toCalendarMonth(month, today);
  return `${MONTH_NAMES[Number(calendar.slice(5)) - 1]!.slice(0, 3)} ’${calendar.slice(2, 4)}`;
}

/** The first day of a month of the plan, `days` later. */
export function toDay(month: number, today: string, days = 0): string {
  const date = new Date(`${toCalendarMonth(month, today)}-01T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}
