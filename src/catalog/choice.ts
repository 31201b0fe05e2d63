/**
 * Rates for categories that somebody or something chooses: the holder, the
 * statement, the issuer's calendar, or the way of paying.
 */
import type { CapPeriod, SpendCategory } from "./card.ts";
import choices from "./choices.json" with { type: "json" };
import type { Part } from "./parts.ts";
import type { Confidence } from "./provenance.ts";

export const CHOICE_MODES = ["chosen", "automatic", "rotating", "mobile-wallet"] as const;

export interface ChoiceOption {
  readonly id: string;
  readonly label: string;
  /** Parts and categories that the option covers wholly; both may be empty. */
  readonly parts: readonly Part[];
  readonly categories: readonly SpendCategory[];
  /** Where the option has an entry of its own in the card file. */
  readonly rewardId?: string;
  readonly capUsd?: number;
  readonly period?: CapPeriod;
}

export interface Choice {
  readonly slug: string;
  readonly mode: (typeof CHOICE_MODES)[number];
  /** The entry of the card file that the choice is about. */
  readonly rewardId: string;
  /** How many options count at once; null: all of them. */
  readonly choices: number | null;
  readonly rate: number;
  readonly after: number;
  /** Dollars a `period`; null: no cap. */
  readonly capUsd: number | null;
  readonly period: CapPeriod | null;
  readonly options: readonly ChoiceOption[];
  /** Options that count besides, without being chosen. */
  readonly always?: readonly ChoiceOption[];
  readonly sharedCap?: boolean;
  /** Other entries of the card that use the same cap. */
  readonly sharedWith?: readonly string[];
  /** Nothing is earned without activating. */
  readonly activation?: boolean;
  /** How much of a line's year counts by default, and at most how many dollars: our estimate. */
  readonly estimate?: { readonly shareOfLine: number; readonly maxUsdAYear?: number };
  /** Closed to new applications: only for somebody who holds it. */
  readonly ownedOnly?: boolean;
  readonly firstYearRate?: number;
  /** How often the choice may be changed, in words. */
  readonly change?: string;
  /** Over which period the issuer measures, in words. */
  readonly measured?: string;
  readonly confidence: Confidence;
}

export const CHOICES = choices as readonly Choice[];
