/** What the planner answers. Everything in it survives JSON; dollars are not rounded; months count from 0. */
import type { ProfileError } from "../value/check-profile.ts";
import type { SpendCell } from "../value/profile.ts";

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
  readonly fees: readonly MonthSum[];
  readonly rewardsUsd: number;
  readonly perksUsd: number;
  readonly bonusesUsd: number;
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
  readonly feesUsd: number;
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
  readonly offerAsOf: string;
  readonly isOld: boolean;
}

export interface OwnedPlan extends OwnedCard {
  readonly verdict: "keep" | "close" | "change";
  readonly to: string | null;
  /** In which to decide; null: no fee, so no decision. */
  readonly month: number | null;
  readonly feeUsd: number;
  /** What the card would add to the plan's others in the year after the decision; its fee is not taken off. */
  readonly yearUsd: number;
  /** What the decision is better by than the next best one. */
  readonly betterUsd: number;
  /** Plan dollars with the card kept, null where the limit on fees forbids that, and with it closed at the renewal. */
  readonly keptUsd: number | null;
  readonly closedUsd: number | null;
  /** Medium confidence: worth asking the issuer for. */
  readonly ask: readonly string[];
}

export interface DueAfter extends OwnedCard {
  readonly month: number;
  readonly feeUsd: number;
  /** What the card brings in a year at the plan's last month. */
  readonly worthUsd: number;
  readonly verdict: "keep" | "close";
}

/** What the plan would gain without a rule that is not sure. */
export interface RuleGain {
  readonly texts: readonly string[];
  readonly addsUsd: number;
}

/** A card whose bonus is shown only on applying: with so many points, the plan is better with it. */
export interface ShownOffer extends OwnedCard {
  /** In which it would be opened. */
  readonly month: number;
  readonly points: number;
  /** The most that is offered. */
  readonly mostPoints: number;
  /** Null: what must be spent is not on record either, and not counted. */
  readonly spend: { readonly usd: number; readonly months: number } | null;
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
  /** What the trip costs against the plan with the most money. */
  readonly priceUsd: number;
  /** The first month in which it can be reached; null: not within two years. */
  readonly firstMonth: number | null;
}

export interface PlanAnswer {
  readonly ok: true;
  readonly months: number;
  readonly people: number;
  readonly best: PrintedPlan;
  /** Null: the plan is for the most money. */
  readonly trip: TripAnswer | null;
  /** Null: the best is the simplest. */
  readonly simple: PrintedPlan | null;
  /** The cards owned now, as they are, over the same months. */
  readonly asIsUsd: number;
  readonly judgments: readonly OpeningJudgment[];
  readonly owned: readonly OwnedPlan[];
  readonly dueAfter: readonly DueAfter[];
  readonly ruleGain: RuleGain | null;
  readonly ifShown: readonly ShownOffer[];
  /** By person: month from which a bank that counts five cards in 24 months counts fewer; null: it counts fewer now. */
  readonly slotMonths: readonly (number | null)[];
  readonly proof: {
    readonly optimal: boolean;
    /** No plan is better by more. */
    readonly gapUsd: number;
    /** Of the plan and of all that stands beside it. */
    readonly operations: number;
  };
}

export type PlanResult = PlanAnswer | { readonly ok: false; readonly errors: readonly ProfileError[] };
