/**
 * What the planner is asked, beside the visitor's profile. Months are counted
 * from the visitor's current month, which is 0; the past is negative. Model:
 * "The plan over time".
 */
import type { SpendCategory } from "../../catalog/card.ts";

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

export interface PlanSettings {
  readonly months: number;
  /** Calendar month of month 0, 0 for January: credits that reset with the calendar need it. */
  readonly startsIn: number;
  /** The most applications in the whole plan. */
  readonly applications: number;
  /** Months from one application to the next, at least. */
  readonly gapMonths: number;
  /** Price of an application in the objective. */
  readonly applicationUsd: number;
  /** Share of the month of opening in which the new card is there. */
  readonly firstMonthShare: number;
  /** Share of a bonus that the objective takes off for each month before its opening. */
  readonly discountAMonth: number;
  readonly opened: readonly PastCard[];
  readonly closed: readonly PastCard[];
  /** Cards of the past, or bonuses received. */
  readonly had: readonly PastCard[];
  /** Months of accounts that the catalog does not know, each once. */
  readonly otherOpened: readonly number[];
  /** By owned card: the month, 0 to 11, in which its fee comes next. */
  readonly renews: Readonly<Record<string, number>>;
  readonly once: readonly OneOffSpend[];
  /** Work allowed before the search ends without a proof, in plans looked at. */
  readonly maxSteps: number;
}

export const MONTHS_A_YEAR = 12;
/** A new card is kept this long at least. */
export const HOLD_MONTHS = 12;
export const DEFAULT_APPLICATIONS: Readonly<Record<PlanMonths, number>> = { 12: 2, 24: 4 };
export const MAX_APPLICATIONS = 6;

export const PLAN_DEFAULTS: PlanSettings = {
  months: 12,
  startsIn: 0,
  applications: DEFAULT_APPLICATIONS[12],
  gapMonths: 3,
  applicationUsd: 50,
  firstMonthShare: 2 / 3,
  discountAMonth: 0.01,
  opened: [],
  closed: [],
  had: [],
  otherOpened: [],
  renews: {},
  once: [],
  maxSteps: 8_000,
};
