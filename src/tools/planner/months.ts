/** Months of a plan as dates and as readers say them. Month 0 is the month of the build; days are `YYYY-MM-DD`. */

const MONTH_NAMES = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
] as const;

/** `2026-11` and 2 to `2027-01`. */
export function toCalendarMonth(month: number, today: string): string {
  const months = Number(today.slice(0, 4)) * 12 + Number(today.slice(5, 7)) - 1 + month;
  return `${Math.floor(months / 12)}-${String((months % 12) + 1).padStart(2, "0")}`;
}

export function formatMonth(month: number, today: string): string {
  const calendar = toCalendarMonth(month, today);
  return `${MONTH_NAMES[Number(calendar.slice(5)) - 1]} ${calendar.slice(0, 4)}`;
}

/** `Jan`, and the year where it begins or the plan does. */
export function formatShortMonth(month: number, today: string): string {
  const calendar = toCalendarMonth(month, today);
  const name = MONTH_NAMES[Number(calendar.slice(5)) - 1]!.slice(0, 3);
  return month === 0 || calendar.endsWith("-01") ? `${name} ’${calendar.slice(2, 4)}` : name;
}

/** The first day of a month of the plan, `days` later. */
export function toDay(month: number, today: string, days = 0): string {
  const date = new Date(`${toCalendarMonth(month, today)}-01T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}
