/** How a perk is used: what it pays for, in which portions, under which condition, and how much of it gets lost. */
import type { SpendCategory } from "./card.ts";
import type { Part } from "./parts.ts";
import perkUses from "./perk-use.json" with { type: "json" };

export const PERK_USE_KINDS = [
  "points",
  "cash-like",
  "portal",
  "credit",
  "access",
  "certificate",
  "once-in-years",
  "service",
  "status",
  "unpriced",
] as const;
export type PerkUseKind = (typeof PERK_USE_KINDS)[number];

export const PERK_RESETS = ["calendar-month", "quarter", "half", "year", "card-year"] as const;
export const PERK_STARTS = ["opening", "first-anniversary", "spend"] as const;

export interface PerkUse {
  readonly kind: PerkUseKind;
  /** What somebody who does use it gets of the face value, 0 to 1. */
  readonly share: number;
  /** Kind points: how many, of the card's program. */
  readonly points?: number;
  readonly fits?: {
    readonly categories?: readonly SpendCategory[];
    readonly parts?: readonly Part[];
    /** Names of `brands.json`. */
    readonly brands?: readonly string[];
  };
  /** The merchant or service: counted once per wallet. */
  readonly merchant?: string;
  /** Equal portions a year; what a portion does not use is lost. */
  readonly portions?: number;
  /** Access: visits allowed a year; null: no limit. */
  readonly visits?: number | null;
  /** The airline whose club or bags it is: a name of `brands.json`. */
  readonly airline?: string;
  /** Program of a status. */
  readonly program?: string;
  /** A companion certificate: needs two travelers. */
  readonly companion?: boolean;
  /** Once in how many years. */
  readonly years?: number;
  readonly needs?: {
    /** Dollars a year on this card. */
    readonly spendUsd?: number;
    /** One of these cards held besides. */
    readonly card?: readonly string[];
    readonly firstYearOnly?: boolean;
    readonly fromYear?: number;
  };
  readonly resets?: (typeof PERK_RESETS)[number];
  readonly from?: (typeof PERK_STARTS)[number];
  /** Counts only for somebody who ticks it, whatever they spend there. */
  readonly onlyWhenTicked?: boolean;
  readonly reason: string;
}

/** By card, then by the perk's id. */
export const PERK_USES = perkUses as unknown as Readonly<Record<string, Readonly<Record<string, PerkUse>>>>;

export function findPerkUse(slug: string, perkId: string): PerkUse | undefined {
  return PERK_USES[slug]?.[perkId];
}
