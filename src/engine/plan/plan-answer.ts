/** What the planner answers. Everything in it survives JSON; dollars are not rounded; months count from 0. */
import type { ProfileError } from "../value/check-profile.ts";
import type { SpendCell } from "../value/profile.ts";
import type { PastOffer } from "../value/wallet-card.ts";

/** A card and whose it is: 0, or 1 for the second person. */
export interface OwnedCard {
  readonly card: string;
  readonly person: number;
}

/** Spend of one month on one card in one way of earning. */
export interface MonthPlacement extends OwnedCard, Pick<SpendCell, "category" | "part" | "brand" | "foreign"> {
  readonly usd: number;
  /** Points per dollar; null where a credit pays. */
  readonly multiplier: number | null;
  readonly centsPerPoint: number;
  /** Id of the credit that pays, or of the limited entry. */
  readonly perk: string | null;
  readonly pool: string | null;
  /** Less the foreign transaction fee; without a match. */
  readonly valueUsd: number;
}

export interface MonthPerk extends OwnedCard {
  readonly perk: string;
  readonly usd: number;
}

export interface MonthSum extends OwnedCard {
  readonly usd: number;
}

/** A fee on the day it is due, and what of it counts: of a renewal a twelfth for each month inside the plan. */
export interface PlannedFee extends MonthSum {
  readonly countedUsd: number;
}

export interface PlannedBonus extends MonthSum {
  readonly points: number;
  readonly isMatch: boolean;
}

export interface PlannedMonth {
  readonly month: number;
  readonly held: readonly OwnedCard[];
  readonly spend: readonly MonthPlacement[];
  /** Perks that count without spend. */
  readonly perks: readonly MonthPerk[];
  readonly bonuses: readonly PlannedBonus[];
  readonly fees: readonly PlannedFee[];
  readonly rewardsUsd: number;
  readonly perksUsd: number;
  readonly bonusesUsd: number;
  /** What counts of them. */
  readonly feesUsd: number;
  readonly netUsd: number;
  /** The sum of all months so far. */
  readonly runningUsd: number;
}

export interface PlannedOpening extends OwnedCard {
  readonly month: number;
  /** Null: the plan aims at no bonus. */
  readonly bonus: {
    readonly usd: number;
    readonly points: number;
    readonly isMatch: boolean;
    /** In which it comes. */
    readonly month: number;
    readonly afterUsd: number;
    /** Months of the window that lie in the plan. */
    readonly windowMonths: number;
    /** Dollars that the plan puts on the card in the window's months. */
    readonly spendUsd: number;
    /** What it counts: today's as it was read, or one of before. */
    readonly offer: PastOffer | { readonly basis: "read"; readonly lastSeen: null };
  } | null;
  readonly firstFeeUsd: number;
  readonly laterFeeUsd: number;
  readonly choices: readonly string[];
  /** Rules of low confidence that may refuse it. */
  readonly warnings: readonly string[];
}

/** A year's spend that the plan puts on a card for what it earns. */
export interface PlannedUnlock extends OwnedCard {
  readonly usd: number;
  readonly month: number;
  readonly months: number;
}

export interface PlannedEnding extends OwnedCard {
  readonly month: number;
  readonly to: string | null;
  /** The fee that then does not come. */
  readonly savesUsd: number;
}

export interface PrintedPlan {
  readonly netUsd: number;
  readonly objectiveUsd: number;
  readonly rewardsUsd: number;
  readonly perksUsd: number;
  readonly bonusesUsd: number;
  /** Of the bonuses: what is not today's offer as it was read, but a card's usual one or the least of its offers. */
  readonly usualUsd: number;
  /** What counts of them. */
  readonly feesUsd: number;
  /** Of the fees due within the plan: what pays for months after it, and does not count. */
  readonly feesAfterUsd: number;
  /** Of the perks: what first card years bring after the plan's last month. Their fees count whole, so this does, too. */
  readonly perksAfterUsd: number;
  readonly openings: readonly PlannedOpening[];
  readonly unlocks: readonly PlannedUnlock[];
  readonly endings: readonly PlannedEnding[];
  readonly months: readonly PlannedMonth[];
}

/** What an opening is worth to the plan, and what would change it. */
export interface OpeningJudgment extends OwnedCard {
  /** The objective with it less that of the best plan found without it. */
  readonly addsUsd: number;
  /** Dollars of the plan with it less those of the same plan with nothing in its place. */
  readonly netUsd: number;
  /** Below so many points, or dollars of a cash bonus, the plan is better without; null: whatever the bonus. */
  readonly least: { readonly points: number | null; readonly usd: number | null } | null;
  /** Refused: the first opening of the plan without it; null: nothing else is worth it. */
  readonly instead: (OwnedCard & { readonly month: number }) | null;
}

export interface OwnedPlan extends OwnedCard {
  readonly verdict: "keep" | "downgrade" | "cancel";
  readonly to: string | null;
  /** In which to decide; null: no fee, so no decision. */
  readonly month: number | null;
  readonly feeUsd: number;
  /** What the card adds in a year to the best set of the plan's cards; its fee is not taken off. Null: not worked out. */
  readonly yearUsd: number | null;
  /** Why the best year has no say: a trip's points are sent with it, points would be lost, or a limit on fees. */
  readonly yields: "trip" | "points" | "fees" | null;
  /** Medium confidence: worth asking the issuer for. */
  readonly ask: readonly string[];
}

export interface DueAfter extends Omit<OwnedPlan, "month" | "yields" | "ask"> {
  readonly month: number;
}

/** What the plan would gain without a rule that is not sure. */
export interface RuleGain {
  readonly texts: readonly string[];
  readonly addsUsd: number;
}

/** Points of one program that a trip takes. */
export interface TripSource {
  readonly program: string;
  /** They are sent to the trip's program. */
  readonly isTransfer: boolean;
  /** That are there; moving them is final, so no more should be sent than the trip needs. */
  readonly points: number;
  readonly neededPoints: number;
  /** If all are sent. */
  readonly arrivingPoints: number;
  /** What sending those that are needed costs. */
  readonly feeUsd: number;
  /** Days on the way; null: not on record. */
  readonly days: number | null;
}

export interface TripAnswer {
  readonly program: string;
  readonly points: number;
  readonly month: number;
  readonly isReached: boolean;
  /** Where it is not reached: whether no plan can. */
  readonly isSure: boolean;
  /** By the month: of the plan, or where it is not reached the most that was found. */
  readonly reachedPoints: number;
  readonly sources: readonly TripSource[];
  /** What the trip costs against the best plan without it. */
  readonly priceUsd: number;
  /** The first month in which it can be reached; null: not within two years. */
  readonly firstMonth: number | null;
  readonly sooner: SoonerTrip | null;
}

/** The same points sent in the last month of a card that is kept for the trip alone. */
export interface SoonerTrip {
  readonly month: number;
  readonly cards: readonly OwnedCard[];
  /** What that plan is worth more; null: the trip is not reached otherwise. */
  readonly gainUsd: number | null;
}

export interface PlanAnswer {
  readonly ok: true;
  readonly months: number;
  readonly people: number;
  /** Our pick, which every page heads its answer with; of a trip the cheapest plan. */
  readonly best: PrintedPlan;
  /** Null: the plan is for money alone. */
  readonly trip: TripAnswer | null;
  /** What was found for the most money, whatever its fees; null: it adds next to nothing to our pick. */
  readonly most: PrintedPlan | null;
  /** The cards owned now, as they are, over the same months. */
  readonly asIsUsd: number;
  readonly judgments: readonly OpeningJudgment[];
  readonly owned: readonly OwnedPlan[];
  readonly dueAfter: readonly DueAfter[];
  readonly ruleGain: RuleGain | null;
  /** By person: month from which a bank that counts five cards in 24 months counts fewer; null: it counts fewer now. */
  readonly slotMonths: readonly (number | null)[];
  readonly proof: {
    readonly optimal: boolean;
    /** No plan is worth more by more, beyond the plan worth most. */
    readonly gapUsd: number;
    /** Of the plan and of all that stands beside it. */
    readonly operations: number;
  };
}

export type PlanResult = PlanAnswer | { readonly ok: false; readonly errors: readonly ProfileError[] };
