/**
 * The shape of one card, and the closed lists its fields draw from.
 * Types and lists only: data stands in `cards/`, rules for the data in `schema.ts`.
 */

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
export type PerkFrequency = "annual" | "per_stay" | "every_4_years";

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

export interface Reward {
  /** Points per dollar (1 to 14). */
  readonly multiplier: number;
  readonly category: SpendCategory;
  /** The rate holds at this brand only, never in the whole category. */
  readonly brand: string | null;
  /** The rate holds in this part of the category only. */
  readonly subcategory: string | null;
  /** Exactly one entry of a card: the rate on everything else. */
  readonly base: boolean;
  readonly notes: string;
  /** Points per dollar once the cap is used up; null where there is no cap. */
  readonly afterCapMultiplier: number | null;
  readonly cap: RewardCap | null;
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

export interface Perk {
  readonly type: string;
  readonly description: string;
  /** Editorial estimate of the face value each time; null: not priced. */
  readonly valueUsd: number | null;
  readonly frequency: PerkFrequency | null;
}

export interface SignUpBonus {
  /** Null: no bonus, or one paid in cash (then `estimatedValueUsd` is set). */
  readonly points: number | null;
  readonly description: string;
  readonly minSpendUsd: number | null;
  readonly durationDays: number | null;
  readonly estimatedValueUsd: number | null;
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
  "foreignTransactionFeePercent",
  "redemption",
] as const;
export type UncertainField = (typeof UNCERTAIN_FIELDS)[number];

export interface Card {
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
  readonly image: string;
  readonly reviewLink: string | null;
  readonly applyLink: string | null;
  readonly ratesAndFeesLink: string;
  readonly categories: readonly CardCategory[];
  /** Editorial rating, 0 to 10 in tenths: the weighted mean of `subScores`. */
  readonly rating: number;
  readonly subScores: Readonly<Record<SubScore, number>>;
  readonly annualFee: AnnualFee;
  readonly purchaseApr: string;
  readonly introApr: string | null;
  readonly foreignTransactionFeePercent: number;
  readonly creditScore: { readonly text: string; readonly floor: number };
  readonly rewardProgram: string | null;
  readonly signUpBonus: SignUpBonus;
  readonly rewards: readonly Reward[];
  readonly redemption: Redemption;
  readonly perks: readonly Perk[];
  /** Month the facts were last checked, `YYYY-MM`. */
  readonly asOf: string;
  readonly confidence: "high" | "medium" | "low";
  readonly uncertainFields: readonly UncertainField[];
  readonly sources: readonly string[];
}

/** How much each sub-score counts in the rating; the weights add up to 1. */
export const SUB_SCORE_WEIGHTS: Readonly<Record<SubScore, number>> = {
  earning: 0.3,
  perks: 0.25,
  cost: 0.2,
  redemption: 0.15,
  ease: 0.1,
};
