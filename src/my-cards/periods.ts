/**
 * Days and months of what comes again: the period of a credit, the card's year, the next fee, the months of new
 * accounts. Days are `YYYY-MM-DD`, months `YYYY-MM`; no time of day and no zone is in them.
 */
import type { CreditRecord } from "./held-record.ts";
import type { HeldCard } from "./kept-cards.ts";

export interface Period {
  readonly start: string;
  /** Last day, included. */
  readonly end: string;
}

const YEAR = 12;
const RESET_MONTHS = { month: 1, quarter: 3, half: 6, year: 12 } as const;
/** A period that has no end in sight. */
const LAST_DAY = "9999-12-31";

const toIndex = (month: string) => Number(month.slice(0, 4)) * YEAR + Number(month.slice(5, 7)) - 1;
const toMonth = (index: number) =>
  `${String(Math.floor(index / YEAR)).padStart(4, "0")}-${String((index % YEAR) + 1).padStart(2, "0")}`;

export const monthOf = (day: string) => day.slice(0, 7);
export const addMonths = (month: string, count: number) => toMonth(toIndex(month) + count);
export const countMonths = (from: string, to: string) => toIndex(to) - toIndex(from);

export function addDays(day: string, count: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + count);
  return date.toISOString().slice(0, 10);
}

export const countDays = (from: string, to: string) => Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);

const toPeriod = (month: string, months: number): Period => ({
  start: `${month}-01`,
  end: addDays(`${addMonths(month, months)}-01`, -1),
});

/** The visitor's own day, not that of Greenwich. */
export function readToday(now: Date = new Date()): string {
  return `${now.getFullYear()}-${String(now.getMonth() + 1).padStart(2, "0")}-${String(now.getDate()).padStart(2, "0")}`;
}

/** Calendar month of the fee, 1 to 12; null: not known. */
export const findRenewal = ({ renews, opened }: Pick<HeldCard, "renews" | "opened">): number | null =>
  renews ?? (opened === null ? null : Number(opened.slice(5)));

/** The twelve months between two fees; null where nobody has said when they are. */
export function findCardYear(card: Pick<HeldCard, "renews" | "opened">, on: string): Period | null {
  const renewal = findRenewal(card);
  if (renewal === null) return null;
  const month = monthOf(on);
  const inYear = `${month.slice(0, 4)}-${String(renewal).padStart(2, "0")}`;
  return toPeriod(inYear <= month ? inYear : addMonths(inYear, -YEAR), YEAR);
}

export const findYearBefore = ({ start }: Period): Period => toPeriod(addMonths(monthOf(start), -YEAR), YEAR);

const isFirstYear = ({ opened }: Pick<HeldCard, "opened">, on: string) =>
  opened !== null && countMonths(opened, monthOf(on)) < YEAR;

/** The period of a credit that a day lies in; null: the credit has not begun by then, or is over. */
export function findPeriod(credit: CreditRecord, card: HeldCard, on: string): Period | null {
  const { reset, endsOn, fromSecondYear } = credit;
  if ((endsOn !== undefined && on > endsOn) || (fromSecondYear && isFirstYear(card, on))) return null;
  const period = findWhole(reset, card, on);
  return endsOn !== undefined && endsOn < period.end ? { ...period, end: endsOn } : period;
}

/** The period of the calendar that a day lies in. */
export function findCalendarPeriod(reset: keyof typeof RESET_MONTHS, on: string): Period {
  const months = RESET_MONTHS[reset];
  return toPeriod(toMonth(Math.floor(toIndex(monthOf(on)) / months) * months), months);
}

function findWhole(reset: CreditRecord["reset"], card: HeldCard, on: string): Period {
  // Credits of several years begin with their use, and one that comes once never ends.
  if (reset === "years" || reset === "once") return { start: "0001-01-01", end: LAST_DAY };
  // The calendar year stands for a card year that is not known; the page says so.
  if (reset === "card-year") return findCardYear(card, on) ?? findCalendarPeriod("year", on);
  return findCalendarPeriod(reset, on);
}

export const isEndless = ({ end }: Period) => end === LAST_DAY;

/** The periods of a credit that touch a span of days, the oldest first. */
export function listPeriods(credit: CreditRecord, card: HeldCard, { start, end }: Period): Period[] {
  const periods: Period[] = [];
  for (let day = start; day <= end;) {
    const period = findPeriod(credit, card, day);
    if (period) periods.push(period);
    const last = period?.end ?? addDays(`${addMonths(monthOf(day), 1)}-01`, -1);
    if (last === LAST_DAY) break;
    day = addDays(last, 1);
  }
  return periods;
}

export interface NextFee {
  /** `YYYY-MM`. */
  readonly month: string;
  readonly usd: number;
  /** The last day on which there is time to think before the fee is charged; it may be over. */
  readonly decideBy: string;
}

/** As many days before the fee's month as issuers take a fee back after it was charged. */
export const DECIDE_DAYS = 30;

/** Null: no fee, or nobody has said when it comes. */
export function findNextFee(card: HeldCard, feeUsd: number, today: string): NextFee | null {
  const renewal = findRenewal(card);
  if (renewal === null || feeUsd === 0) return null;
  const month = monthOf(today);
  const inYear = `${month.slice(0, 4)}-${String(renewal).padStart(2, "0")}`;
  let next = inYear < month ? addMonths(inYear, YEAR) : inYear;
  // The first fee came with the card.
  if (card.opened !== null && next <= card.opened) next = addMonths(next, YEAR);
  return { month: next, usd: feeUsd, decideBy: addDays(`${next}-01`, -DECIDE_DAYS) };
}

export interface NewAccounts {
  readonly count: number;
  /** Month in which there is one fewer than the limit again; null: there is a slot now. */
  readonly opensIn: string | null;
}

/**
 * New accounts as the issuer's rule counts them: an account counts to the end of the month in which it is so many old.
 * @param opened months in which they were opened
 */
export function countNewAccounts(
  opened: readonly string[],
  { limit, months }: { readonly limit: number; readonly months: number },
  today: string,
): NewAccounts {
  const now = monthOf(today);
  const counting = opened.filter((month) => month <= now && countMonths(month, now) <= months).toSorted();
  const leaving = counting[counting.length - limit];
  return {
    count: counting.length,
    opensIn: leaving === undefined ? null : addMonths(leaving, months + 1),
  };
}
