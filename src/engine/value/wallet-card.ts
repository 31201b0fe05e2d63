/**
 * What the money maths may see of a card. There is no issuer and no link in
 * it, so nothing that pays the site can change a figure. `to-rewards-catalog.ts`
 * makes it from the catalog; tests make it by hand.
 */
import type { SpendCategory } from "../../catalog/card.ts";
import type { Part } from "./parts.ts";

/** A part of what is spent: a category, and in it all (`parts` null) or some of its parts. */
export interface Coverage {
  readonly category: SpendCategory;
  /** Null: the whole category. Empty: nothing. */
  readonly parts: readonly Part[] | null;
}

/** Dollars of spend a year on which entries of one card with the same `pool` earn their rate, together. */
export interface EarnCap {
  readonly limitUsd: number;
  readonly pool: string;
}

export interface EarnEntry extends Coverage {
  readonly id: string;
  /** Points per dollar. */
  readonly multiplier: number;
  /** Null: not bound to a brand. Otherwise the entry holds at these brands only. */
  readonly brands: readonly string[] | null;
  /** The rate on everything else (but rent); category, parts and brands of it do not matter. */
  readonly base: boolean;
  /** For purchases abroad only, in every category. */
  readonly foreignOnly: boolean;
  readonly cap: EarnCap | null;
  /** Points per dollar once the cap is used up; 0 without a cap. */
  readonly afterCap: number;
}

/**
 * `chosen`: the holder or the statement chooses `choices` of the options; one
 * choice a wallet. `rotating` and `mobile-wallet`: all options, but only on a
 * share of each line's year (`SHARE_OF_LINE`).
 */
export interface CardChoice {
  readonly id: string;
  readonly mode: "chosen" | "rotating" | "mobile-wallet";
  readonly choices: number;
  readonly multiplier: number;
  readonly afterCap: number;
  /** For all options together; null: no limit. */
  readonly cap: EarnCap | null;
  readonly options: readonly ChoiceOption[];
}

export interface ChoiceOption {
  readonly id: string;
  /** As the holder would choose it: "online shopping". */
  readonly label: string;
  readonly covers: readonly Coverage[];
  /** A limit of this option alone, in place of the choice's. */
  readonly cap?: EarnCap | null;
}

export interface CardPoints {
  /** Key of the program (`membership-rewards`); a card whose points go nowhere else has its own. */
  readonly program: string;
  /** `bank`: may be transferred. `brand`: an airline's, hotel's or agency's own. `cash`: money. */
  readonly kind: "bank" | "brand" | "cash";
  /** Cents per point without transferring: the better of portal and cash on record. */
  readonly floor: number;
  /** Cents on record for cash; null where there is none. */
  readonly cash: number | null;
  readonly portal: number | null;
  /** The program's transfer value; for `brand` its recorded value, at most that of a bank program that reaches it 1:1. */
  readonly transfer: number | null;
  readonly transfersAlone: boolean;
  /** Slugs of the cards that let these points transfer; any one is enough. */
  readonly enabledBy: readonly string[];
}

export type PerkKind =
  | "points"
  | "cash-like"
  | "portal"
  | "credit"
  | "access"
  | "certificate"
  | "once-in-years"
  | "service"
  | "status"
  | "unpriced";

export interface PerkFit {
  readonly categories?: readonly SpendCategory[];
  readonly parts?: readonly Part[];
  readonly brands?: readonly string[];
}

/** Which checked bags a perk frees, one way, of each person. */
export interface FreeBags {
  /** 1: the first; 2: the first and the second. */
  readonly bags: 1 | 2;
  /** Besides the holder. Null: all on the booking. Left out: the terms name none. */
  readonly companions?: number | null | undefined;
  /** Only so many bags a year; left out: on every flight. */
  readonly timesPerYear?: number | undefined;
}

export interface WalletPerk {
  readonly id: string;
  readonly type: string;
  /** Dollars a year at face value (each time for `once-in-years`); null or 0: not priced, or lapsed. */
  readonly faceUsd: number | null;
  /** Comes once and never again: 0 in a steady year. */
  readonly oneTime: boolean;
  readonly kind: PerkKind;
  /** Realized share, 0 to 1, for somebody who does use it. */
  readonly share: number;
  readonly points?: number;
  readonly fits?: PerkFit;
  /** A credit that counts only for somebody who ticks it, whatever they spend there. */
  readonly onlyWhenTicked?: boolean;
  /** Counted once per wallet and merchant. */
  readonly merchant?: string;
  /** Equal portions a year, default 1. */
  readonly portions?: number;
  /** Visits allowed a year; null: no limit. */
  readonly visits?: number | null;
  readonly airline?: string;
  readonly freeBags?: FreeBags;
  /** Program of a status. */
  readonly program?: string;
  readonly companion?: boolean;
  readonly years?: number;
  readonly needs?: {
    readonly spendUsd?: number;
    /** Slugs; any one is enough. */
    readonly card?: readonly string[];
    readonly firstYearOnly?: boolean;
    readonly fromYear?: number;
  };
  /** When a new portion comes; a plan over months needs it. */
  readonly resets?: "calendar-month" | "quarter" | "half" | "year" | "card-year";
  readonly from?: "opening" | "first-anniversary" | "spend";
}

export interface BonusTier {
  readonly afterUsd: number;
  readonly months: number;
  readonly points: number;
  readonly usd: number;
}

/** An offer of before that counts in place of today's: the usual one, or the lowest of an amount that is shown on applying. */
export interface PastOffer {
  readonly basis: "ceiling" | "usual";
  /** Day on which it was last seen. */
  readonly lastSeen: string;
}

export interface CardBonus {
  readonly kind: "none" | "fixed" | "up-to" | "match" | "on-approval";
  /** Only an open one counts. */
  readonly state: "open" | "stale" | "ended";
  /** Left out: the tiers are the card's own offer, as it was read. */
  readonly past?: PastOffer;
  /** From low to high; each adds to those below it. */
  readonly tiers: readonly BonusTier[];
}

export interface CardRequirement {
  readonly kind: "membership" | "relationship";
  readonly name: string;
  readonly key: string;
  readonly usdPerYear: number;
}

export interface WalletCard {
  readonly slug: string;
  readonly cardType: "personal" | "business";
  readonly status: "open" | "closed";
  readonly fees: { readonly firstYearUsd: number; readonly laterUsd: number };
  /** It keeps a deposit. */
  readonly isSecured: boolean;
  readonly foreignFeePercent: number;
  readonly score: { readonly floor: number; readonly isEstimated: boolean; readonly newToCredit: boolean };
  /** Canonical brand of an airline, hotel group or travel agency whose card it is. */
  readonly brandOf: string | null;
  readonly requires: CardRequirement | null;
  readonly points: CardPoints;
  readonly earns: readonly EarnEntry[];
  readonly choices: readonly CardChoice[];
  readonly perks: readonly WalletPerk[];
  readonly bonus: CardBonus;
}

/** A row of the table of brands. */
export interface Brand {
  readonly name: string;
  readonly category: SpendCategory;
  readonly part: Part | null;
}

/** Bonus rules that bind cards of one wallet or look at what the visitor had. */
export interface BonusRule {
  readonly id: string;
  /**
   * `once`: one bonus ever among `cards`. `blocked-by`: no bonus on `cards` for
   * somebody who has or had one of `by`. `since`: none within `months` of a
   * bonus (or opening) of one of `cards`. `while-holding`: none while one of
   * `by` is held. `count`: none with `limit` cards or more opened in `months`.
   */
  readonly kind: "once" | "blocked-by" | "since" | "while-holding" | "count";
  readonly cards: readonly string[];
  readonly by?: readonly string[];
  readonly months?: number;
  readonly limit?: number;
  readonly confidence: "high" | "medium" | "low";
  readonly text: string;
}

/** Everything the engine knows; nothing in it depends on a visitor. */
export interface RewardsCatalog {
  readonly cards: readonly WalletCard[];
  readonly brands: readonly Brand[];
  readonly rules: readonly BonusRule[];
  /** Which card may be changed into which, by slug. */
  readonly changes: Readonly<Record<string, readonly string[]>>;
}

interface Named {
  readonly slug: string;
}

/** The last word wherever two are equal otherwise: the alphabetical order of their slugs. */
export const compareSlugs = (left: Named, right: Named): number => (left.slug < right.slug ? -1 : 1);
