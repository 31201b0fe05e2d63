/** Months of a plan as dates and as readers say them. Month 0 is what is left of today's; days are `YYYY-MM-DD`. */
import { MONTH_NAMES } from "../../words/format.ts";

/** `2026-11-26` and 2 to `2027-01`. */
export function toCalendarMonth(month: number, today: string): string {
  const months = Number(today.slice(0, 4)) * 12 + Number(today.slice(5, 7)) - 1 + month;
  return `${Math.floor(months / 12)}-${String((months % 12) + 1).padStart(2, "0")}`;
}

export function formatMonth(month: number, today: string): string {
  const calendar = toCalendarMonth(month, today);
  return `${MONTH_NAMES[Number(calendar.slice(5)) - 1]} ${calendar.slice(0, 4)}`;
}

/** `Jan '27`. */
export function formatShortMonth(month: number, today: string): string {
  const calendar = toCalendarMonth(month, today);
  return `${MONTH_NAMES[Number(calendar.slice(5)) - 1]!.slice(0, 3)} '${calendar.slice(2, 4)}`;
}

/** The first day of a month of the plan, `days` later, and no day before today. */
export function toDay(month: number, today: string, days = 0): string {
  const date = new Date(`${toCalendarMonth(month, today)}-01T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  const day = date.toISOString().slice(0, 10);
  return day < today ? today : day;
}

/** Some months from the day on which a month of the plan begins, less some days. */
export function toDayAfter(month: number, months: number, today: string, lessDays: number): string {
  const [year = 0, calendarMonth = 1, day = 1] = toDay(month, today).split("-").map(Number);
  const last = new Date(Date.UTC(year, calendarMonth + months, 0)).getUTCDate();
  const date = new Date(Date.UTC(year, calendarMonth - 1 + months, Math.min(day, last) - lessDays));
  return date.toISOString().slice(0, 10);
}

/** How much of its month is left on a day, that day included. */
export function findRestOfMonth(day: string): number {
  const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
  const days = new Date(Date.UTC(year, month, 0)).getUTCDate();
  return (days - date + 1) / days;
}
