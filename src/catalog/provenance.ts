/**
 * Where a fact comes from, from when, and how sure it is; and what changed in
 * it. Words as readers see them: "as of" is what the source says, never the
 * day on which somebody looked.
 */

/** An offer last seen longer ago counts nowhere; an older fact is marked. */
export const FRESH_MONTHS = 6;
/** A card with an older fact among those that decide (fee, offer, rates, perks) wears a banner at its figures. */
export const CURRENT_MONTHS = 12;

/** Groups of a card's facts that share one source; a reward or a perk may name its own. */
export const FACT_GROUPS = [
  "annualFee",
  "signUpBonus",
  "rewards",
  "perks",
  "apr",
  "redemption",
  "foreignFee",
  "creditScore",
] as const;
export type FactGroup = (typeof FACT_GROUPS)[number];

/** Groups that decide how sure and how old a card is: not our own estimates, not the rate of interest. */
export const JUDGED_GROUPS = [
  "annualFee",
  "signUpBonus",
  "rewards",
  "perks",
  "foreignFee",
] as const satisfies readonly FactGroup[];

export const SOURCE_KINDS = [
  /** The issuer's own page or terms. */
  "issuer terms",
  "public page",
  /** A collection that others keep and that read issuers' pages. */
  "public data set",
  /** Nobody's page: what is generally known. */
  "general knowledge",
  /** Our own valuation (cents per point, score floors). */
  "our estimate",
  /** One of the eight cards whose figures the site keeps fixed. */
  "reference figures",
] as const;
export type SourceKind = (typeof SOURCE_KINDS)[number];

export const CONFIDENCES = ["high", "medium", "low"] as const;
export type Confidence = (typeof CONFIDENCES)[number];

export interface Source {
  readonly kind: SourceKind;
  /** Where anybody can read it: `https://…`. */
  readonly address?: string;
  /** Further public addresses that say the same. */
  readonly also?: readonly string[];
  /** When the source was written or read, as exactly as it is known: `2026`, `2026-06`, `2026-06-15`. */
  readonly date?: string;
}

export interface Provenance {
  /** Month that the fact speaks of, `YYYY-MM`. */
  readonly asOf: string;
  readonly source: Source;
  readonly confidence: Confidence;
}

/** Provenance on the day of the build. */
export interface AgedProvenance extends Provenance {
  readonly ageMonths: number;
  /** `confidence`, a step lower for every full year. */
  readonly shownConfidence: Confidence;
}

/** A change in a form that a program can make: rewards and perks by their ids. */
export interface FactChange {
  /** `confirm`: somebody read the same again, so only month, source and confidence are new. */
  readonly op: "replace" | "add" | "remove" | "confirm";
  /** `/annualFee`, `/rewards/{id}/multiplier`, `/perks/{id}`; `/rewards` and `/perks` to add to, or to confirm whole. */
  readonly path: string;
  /** What stands there afterwards; missing for `remove` and `confirm`. */
  readonly value?: unknown;
}

export const CHANGE_KINDS = [
  "annual_fee",
  "bonus_rule",
  "closed",
  /** No change: a fact was read again and still holds. Nobody is told of it as news. */
  "confirmed",
  "credit",
  "earn_rate",
  "foreign_fee",
  "issuer_move",
  "lounge",
  "perk",
  "program",
  "record_error",
  "redemption",
  "rename",
  "signup_bonus",
  "transfer",
] as const;
export type ChangeKind = (typeof CHANGE_KINDS)[number];

/** One dated change, as "What has changed" tells it. */
export interface HistoryEntry {
  /** Never used twice; an import skips what stands here already. */
  readonly id: string;
  readonly kind: ChangeKind;
  /** What changed, for a program: a path as in `FactChange`, or `program:…`, `rule:…`. */
  readonly field: string;
  /** Before and after in words; null where there was or is nothing. */
  readonly from: string | null;
  readonly to: string | null;
  /** `2026`, `2026-06` or `2026-06-15`: as exactly as it is known. */
  readonly effective: string;
  readonly announced?: string;
  readonly source: Source;
  readonly confidence: Confidence;
  /** False: the record's figures do not follow it (`note` says why), or not yet (`pending`). */
  readonly applied: boolean;
  readonly note?: string;
  /** To be made by a build of `effective` or later; it then counts as applied. */
  readonly pending?: readonly FactChange[];
}
