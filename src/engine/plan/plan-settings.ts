/**
 * What the planner is asked, beside the visitor's profile, and when its months
 * begin. They are counted from the visitor's current month, which is 0; the past
 * is negative. Model: "The plan over time".
 */
import type { SpendCategory } from "../../catalog/card.ts";
import type { Profile } from "../value/profile.ts";
import { SERVER_OPERATIONS } from "../work-budget.ts";

export const PLAN_MONTHS = [12, 24] as const;
export type PlanMonths = (typeof PLAN_MONTHS)[number];

export interface PastCard {
  readonly slug: string;
  /** Null: not known; counts as if it were last month. */
  readonly month: number | null;
}

export interface OneOffSpend {
  readonly month: number;
  readonly category: SpendCategory;
  readonly usd: number;
}

/** What one person may do, holds and held. */
export interface PersonSettings {
  /** The most applications in the whole plan. */
  readonly applications: number;
  readonly opened: readonly PastCard[];
  readonly closed: readonly PastCard[];
  /** Cards of the past, or bonuses received. */
  readonly had: readonly PastCard[];
  /** Months of accounts that the catalog does not know, each once. */
  readonly otherOpened: readonly number[];
  /** By owned card: the months until its fee comes next. */
  readonly renews: Readonly<Record<string, number>>;
}

/** Somebody of the same household: the spend is shared, everything else is their own. */
export interface SecondPerson extends PersonSettings, Pick<Profile, "owned" | "has" | "score" | "trips"> {}

/** So many points of a program at the beginning of a month. */
export interface TripGoal {
  readonly program: string;
  readonly points: number;
  readonly month: number;
}

/** The first person's own settings stand beside those of the plan. */
export interface PlanSettings extends PersonSettings {
  readonly months: number;
  /** Share of month 0 that is still to come. */
  readonly restOfMonth: number;
  /** Calendar month of month 0, 0 for January: credits that reset with the calendar need it. */
  readonly startsIn: number;
  /** Months from one application to the next, at least. */
  readonly gapMonths: number;
  /** Price of an application in the objective. */
  readonly applicationUsd: number;
  /** Whether a fee must bring back a quarter more than itself and $25, as for our pick; else the plan is for the most money. */
  readonly surchargesFees: boolean;
  /** Share of the month of opening in which the new card is there. */
  readonly firstMonthShare: number;
  /** Share of a bonus that the objective takes off for each month before its opening. */
  readonly discountAMonth: number;
  readonly second: SecondPerson | null;
  readonly goal: TripGoal | null;
  /** Points that are there already, by program. */
  readonly balances: Readonly<Record<string, number>>;
  readonly once: readonly OneOffSpend[];
  readonly work: PlanWork;
}

/** Work allowed, in operations (`work-budget.ts`). */
export interface PlanWork {
  /** For the plan: where they end, it is the best found, with what could be better at most. */
  readonly plan: number;
  /** For everything that stands beside it, with what the plan leaves; 0: nothing does. */
  readonly beside: number;
}

const ONE_SHARE = 0.55;

/**
 * What so many people have of the work for a plan. A plan for two begins with the very search of the first of them alone,
 * and goes on from what it found: nobody is offered less for two than for one.
 */
export const shareWork = (operations: number, people: number): number =>
  people > 1 ? operations : operations * ONE_SHARE;

export const MONTHS_A_YEAR = 12;

/** In a browser's worker: some five seconds at most, most plans are proved long before. */
export const BROWSER_WORK: PlanWork = { plan: 350_000_000, beside: 150_000_000 };
/** A first plan to look at while the rest is worked out: about half a second for two. */
export const FIRST_WORK: PlanWork = { plan: 40_000_000, beside: 0 };
/** Where the work takes longer, a browser is shown the best found by then: five seconds are to be enough for it. */
export const BEST_SO_FAR_MS = 4_600;
/** What a page or an answer of the API may take on the server: below a second of processor time, with all that is printed. */
export const SERVER_WORK: PlanWork = { plan: (6 / 7) * SERVER_OPERATIONS, beside: (1 / 7) * SERVER_OPERATIONS };

/** A new card is kept this long at least. */
export const HOLD_MONTHS = 12;
export const DEFAULT_APPLICATIONS: Readonly<Record<PlanMonths, number>> = { 12: 2, 24: 4 };
export const MAX_APPLICATIONS = 6;

export const PLAN_DEFAULTS: PlanSettings = {
  months: 12,
  restOfMonth: 1,
  startsIn: 0,
  applications: DEFAULT_APPLICATIONS[12],
  gapMonths: 3,
  applicationUsd: 50,
  surchargesFees: true,
  firstMonthShare: 2 / 3,
  discountAMonth: 0.01,
  opened: [],
  closed: [],
  had: [],
  otherOpened: [],
  renews: {},
  second: null,
  goal: null,
  balances: {},
  once: [],
  work: BROWSER_WORK,
};

/** Month 0 is what is left of the visitor's current month; the others are equal, and one long. Every decision falls on the first day of a month, those of month 0 on today. */
type Clock = Pick<PlanSettings, "months" | "restOfMonth">;

/** Months from today until a month begins. */
export const startOf = (month: number, { restOfMonth }: Pick<Clock, "restOfMonth">): number =>
  month <= 0 ? Math.min(0, month) : restOfMonth + month - 1;

export const lengthOf = (month: number, { restOfMonth }: Pick<Clock, "restOfMonth">): number =>
  month === 0 ? restOfMonth : 1;

/** Share of the year that begins in a month which lies inside the plan. */
export const yearShareOf = (month: number, clock: Clock): number =>
  Math.min(1, (startOf(clock.months, clock) - startOf(month, clock)) / MONTHS_A_YEAR);
