/**
 * What My cards knows of a card: made by the build (build/held-records.ts), fetched by the page once, when the browser
 * keeps a card. It holds no rates: which card earns what is the engine's to say.
 */
export const RESETS = ["month", "quarter", "half", "year", "card-year", "years", "once"] as const;
/** When a credit comes again. `card-year`: with the annual fee. `years`: every so many years after its use. */
export type Reset = (typeof RESETS)[number];

export interface CreditRecord {
  readonly id: string;
  /** As the terms say it. */
  readonly text: string;
  readonly reset: Reset;
  /** Dollars of one period at face value; null: not priced, it is used or not. */
  readonly usd: number | null;
  /** One period's credit comes in so many equal pieces. */
  readonly pieces?: number;
  readonly years?: number;
  /** Nothing in the first year. */
  readonly fromSecondYear?: true;
  readonly needsEnrollment?: true;
  /** Dollars a year on the card before it is given. */
  readonly afterSpendingUsd?: number;
  /** It is posted without anything being done. */
  readonly isAutomatic?: true;
  /** Last day. */
  readonly endsOn?: string;
  /** Names of brands, and categories or `part.…`, in which a purchase on a statement may be of it. */
  readonly brands?: readonly string[];
  readonly targets?: readonly string[];
}

export interface ChangeRecord {
  readonly id: string;
  /** Day, month or year. */
  readonly on: string;
  readonly label: string;
  readonly from: string | null;
  readonly to: string | null;
}

/** Why a card earns what it does: the terms of one rate, and its limit. */
export interface RateRecord {
  readonly text: string;
  readonly cap?: { readonly usd: number; readonly period: "month" | "quarter" | "year" };
}

export interface HeldRecord {
  readonly slug: string;
  readonly name: string;
  readonly shortName: string;
  readonly issuer: string;
  readonly image: string;
  readonly status: "open" | "closed" | "replaced";
  /** Cards that it became. */
  readonly successors: readonly string[];
  readonly replacedOn?: string;
  readonly cashBack?: true;
  readonly feeUsd: number;
  readonly firstYearFeeUsd: number;
  /** A new account of it shows on the personal credit report. */
  readonly isReported: boolean;
  readonly bonus: { readonly text: string; readonly minUsd: number; readonly days: number } | null;
  readonly credits: readonly CreditRecord[];
  /** Newest first. */
  readonly changes: readonly ChangeRecord[];
  /** By the id of the entry. */
  readonly rates: Readonly<Record<string, RateRecord>>;
}

export interface HeldRecords {
  readonly cards: Readonly<Record<string, HeldRecord>>;
  /** By name of a brand: what a purchase there is of besides, a category or `part.…`. */
  readonly brandTargets: Readonly<Record<string, string>>;
  /** Chase's rule on new accounts: refused with so many in so many months. */
  readonly newAccounts: { readonly limit: number; readonly months: number };
}
