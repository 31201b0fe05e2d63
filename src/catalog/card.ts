/**
 * The shape of one card, and the closed lists its fields draw from. A
 * `CardRecord` is what stands in `cards/`; a `Card` is the record on the day of
 * the build (`catalog-on.ts`). Types and lists only: rules for the data stand in
 * `card-schema.ts`.
 */
import type { AgedProvenance, Confidence, FactGroup, HistoryEntry, Provenance } from "./provenance.ts";

/** The spec's eight spend categories. */
export const SPEND_CATEGORIES = [
  "dining",
  "groceries",
  "gas",
  "transit",
  "travel_portal",
  "travel_other",
  "streaming",
  "other",
] as const;
export type SpendCategory = (typeof SPEND_CATEGORIES)[number];

/** The nine lists a card may appear on; each has a page of its own. */
export const CARD_CATEGORIES = [
  "travel",
  "luxury",
  "airline",
  "hotel",
  "no-annual-fee",
  "business",
  "zero-apr-balance-transfer",
  "lounge-access",
  "beginners",
] as const;
export type CardCategory = (typeof CARD_CATEGORIES)[number];

export const SUB_SCORES = ["earning", "perks", "cost", "redemption", "ease"] as const;
export type SubScore = (typeof SUB_SCORES)[number];

export type CardType = "Personal" | "Business";
export type CapPeriod = "month" | "quarter" | "year";
export const PERIODS_A_YEAR: Readonly<Record<CapPeriod, number>> = { month: 12, quarter: 4, year: 1 };
export type PerkFrequency = "annual" | "per_stay" | "every_4_years" | "one_time";

/**
 * A limit on the spend that earns a bonus rate.
 * `categories` null: this entry alone. Otherwise entries of one card with an
 * equal cap share one pool of `amountUsd` a period.
 */
export interface RewardCap {
  readonly amountUsd: number;
  readonly period: CapPeriod;
  readonly categories: readonly SpendCategory[] | null;
}

export interface Reward extends Partial<Provenance> {
  /** Kebab-case, unique in its card, never used again for another rate. */
  readonly id: string;
  /** Points per dollar. */
  readonly multiplier: number;
  /** The lowest, where the terms give a range by conditions: dollars are worked out with it. */
  readonly leastMultiplier?: number;
  readonly category: SpendCategory;
  /**
   * The rate holds at these brands only (names of `brands.json`), never in the whole category. Empty: at partners that
   * the table does not name, so it applies to no spend that a visitor can enter.
   */
  readonly brands: readonly string[] | null;
  /** The rate holds in this part of the category only. */
  readonly subcategory: string | null;
  /** Exactly one entry of a card: the rate on everything else. */
  readonly base: boolean;
  readonly notes: string;
  /** Points per dollar once the cap is used up; null where there is no cap. */
  readonly afterCapMultiplier: number | null;
  readonly cap: RewardCap | null;
  /** Last day of the rate, `YYYY-MM-DD`. */
  readonly endsOn?: string;
  /** On the day of the build: its own source, aged, where it has one. */
  readonly provenance?: AgedProvenance;
}

/** Cents per point by way of redeeming; only `programCpp` is always known. */
export interface Redemption {
  readonly programCpp: number;
  readonly cashBackCpp?: number;
  readonly amexTravelCpp?: number;
  readonly transferPartnerAverageCpp?: number;
  readonly chaseTravelPortalCpp?: number;
  readonly capOneTravelCpp?: number;
  readonly travelStatementCreditCpp?: number;
}

export interface Perk extends Partial<Provenance> {
  /** Kebab-case, unique in its card, never used again for another perk. */
  readonly id: string;
  readonly type: string;
  readonly description: string;
  /** Editorial estimate of the face value each time; null: not priced; 0 once it has lapsed. */
  readonly valueUsd: number | null;
  readonly frequency: PerkFrequency | null;
  /** Last day of the perk, `YYYY-MM-DD`. */
  readonly endsOn?: string;
  /** On the day of the build: `endsOn` is past. */
  readonly lapsed?: boolean;
  /** On the day of the build: its own source, aged, where it has one. */
  readonly provenance?: AgedProvenance;
}

/**
 * `fixed`: a public amount. `up-to`: "as high as", no amount is promised.
 * `match`: what the first year earned, once more. `on-approval`: without spend.
 */
export const BONUS_KINDS = ["none", "fixed", "up-to", "match", "on-approval"] as const;
export type BonusKind = (typeof BONUS_KINDS)[number];

export interface BonusTier {
  readonly afterUsd: number;
  readonly months: number;
  readonly points?: number;
  readonly usd?: number;
  readonly extras?: readonly string[];
}

export interface SignUpBonusRecord {
  readonly kind: BonusKind;
  /** Null: no bonus, no promised amount, or one paid in cash (then `estimatedValueUsd` is set). */
  readonly points: number | null;
  readonly description: string;
  readonly minSpendUsd: number | null;
  readonly durationDays: number | null;
  readonly estimatedValueUsd: number | null;
  /** Last day of the offer, `YYYY-MM-DD`. */
  readonly endsOn?: string;
  readonly tiers?: readonly BonusTier[];
}

/** `stale`: last seen more than six months before the build. Only an open offer counts. */
export type BonusState = "none" | "open" | "stale" | "ended";

export interface SignUpBonus extends SignUpBonusRecord {
  readonly state: BonusState;
  readonly asOf: string;
  readonly confidence: Confidence;
}

/** What a card needs that is not on the application form: a paid membership, or being a client. */
export interface Requirement {
  readonly kind: "membership" | "relationship";
  readonly name: string;
  /** Names it in addresses: kebab-case. */
  readonly key: string;
  readonly usdPerYear?: number;
}

export interface CreditScore {
  /** As the terms put it; null where they name none. */
  readonly text: string | null;
  readonly floor: number;
  /** The floor is ours, for want of any. */
  readonly isEstimated?: boolean;
  /** Open to people without a credit history, by its own description. */
  readonly newToCredit?: boolean;
}

export interface AnnualFee {
  readonly ongoingUsd: number;
  readonly firstYearUsd: number;
  readonly text: string;
}

/** Names of card fields that an editor could not confirm in full. */
export const UNCERTAIN_FIELDS = [
  "purchaseApr",
  "introApr",
  "ratesAndFeesLink",
  "rewards",
  "perks",
  "signUpBonus",
  "network",
  "issuingBank",
  "foreignTransactionFeePercent",
  "redemption",
] as const;
export type UncertainField = (typeof UNCERTAIN_FIELDS)[number];

/** A card as its file holds it. */
export interface CardRecord {
  readonly slug: string;
  readonly name: string;
  /** The brand the card is sold under (Marriott), as readers know it. */
  readonly issuer: string;
  /** The bank that lends the money (Chase). */
  readonly issuingBank: string;
  readonly network: string;
  readonly cardType: CardType;
  /** Closed to new applications: shown, never recommended to a new holder. */
  readonly status: "open" | "closed";
  /** The airline, hotel group or travel agency whose card it is: a name of `brands.json`. */
  readonly brandOf?: string;
  readonly requires?: Requirement;
  readonly image: string;
  readonly reviewLink: string | null;
  readonly applyLink: string | null;
  readonly ratesAndFeesLink: string | null;
  readonly categories: readonly CardCategory[];
  /** Editorial rating, 0 to 10 in tenths: the weighted mean of `subScores`. */
  readonly rating: number;
  readonly subScores: Readonly<Record<SubScore, number>>;
  readonly annualFee: AnnualFee;
  /** Null: not known, see the issuer's terms. */
  readonly purchaseApr: string | null;
  readonly introApr: string | null;
  readonly foreignTransactionFeePercent: number;
  readonly creditScore: CreditScore;
  readonly rewardProgram: string | null;
  readonly signUpBonus: SignUpBonusRecord;
  readonly rewards: readonly Reward[];
  readonly redemption: Redemption;
  readonly perks: readonly Perk[];
  readonly uncertainFields: readonly UncertainField[];
  readonly provenance: Readonly<Record<FactGroup, Provenance>>;
  readonly history: readonly HistoryEntry[];
}

/** A card on the day of the build: changes in force made, offers and credits that are over marked. */
export interface Card extends Omit<CardRecord, "signUpBonus" | "provenance"> {
  readonly signUpBonus: SignUpBonus;
  /** Rates that have ended; `rewards` holds those in force. */
  readonly endedRewards: readonly Reward[];
  readonly provenance: Readonly<Record<FactGroup, AgedProvenance>>;
  /** Month of the oldest of its fee, offer, rates, perks and foreign fee, `YYYY-MM`. */
  readonly asOf: string;
  /** Month of its newest fact. */
  readonly newestAsOf: string;
  /** Full months from `asOf` to the build. */
  readonly ageMonths: number;
  /** The least sure group's that is not the APR or an estimate, as shown. */
  readonly confidence: Confidence;
}

/** How much each sub-score counts in the rating; the weights add up to 1. */
export const SUB_SCORE_WEIGHTS: Readonly<Record<SubScore, number>> = {
  earning: 0.3,
  perks: 0.25,
  cost: 0.2,
  redemption: 0.15,
  ease: 0.1,
};
