/**
 * Where a fact comes from, from when, and how sure it is; and what changed in
 * it. Words as readers see them: "as of" is what the source says, never the
 * day on which somebody looked.
 * Closed lists, and the types of `provenance-schema.ts`.
 */
import type { DataOf } from "./data-of.ts";
import type { agedProvenance, factChange, historyEntry, provenance, source } from "./provenance-schema.ts";

/** An older fact is marked. */
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

export type Source = DataOf<typeof source>;
export type Provenance = DataOf<typeof provenance>;
/** Provenance on the day of the build. */
export type AgedProvenance = DataOf<typeof agedProvenance>;
/** A change in a form that a program can make: rewards and perks by their ids. */
export type FactChange = DataOf<typeof factChange>;
/** One dated change, as "What has changed" tells it. */
export type HistoryEntry = DataOf<typeof historyEntry>;

export const CHANGE_KINDS = [
  "annual_fee",
  "apr",
  "bonus_rule",
  "closed",
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
