/** A wallet with a plan that earns every figure in it. Dollars are a year's and are not rounded. */
import type { PerkKey, SpendCell } from "./profile.ts";

/** Spend of one cell on one card in one way of earning. */
export interface Placement extends SpendCell {
  readonly card: string;
  /** Points per dollar; null where a credit pays. */
  readonly multiplier: number | null;
  /** Id of the credit that pays these dollars, or of the limited entry they earn in. */
  readonly perk: string | null;
  readonly pool: string | null;
  /** What the points or the credit are worth, less the foreign transaction fee. */
  readonly valueUsd: number;
}

export interface CountedPerk extends PerkKey {
  readonly usd: number;
  readonly faceUsd: number;
  readonly needs: { readonly spendUsd?: number; readonly card?: readonly string[] } | null;
  /** What it is counted for: a category, part, brand, `trips`, `points`, `ticked`. */
  readonly usedFor: string;
}

/** A perk the visitor would use that the plan does not earn, or that another card of the wallet has already. */
export interface NotEarnedPerk extends Pick<CountedPerk, keyof PerkKey | "usd" | "needs"> {
  readonly why: "spend" | "card" | "once-per-wallet";
}

export interface CapUse {
  readonly card: string;
  readonly pool: string;
  readonly usedUsd: number;
  readonly limitUsd: number;
}

export interface CardPlan {
  readonly slug: string;
  /** Labels of the options to choose, or empty. */
  readonly choices: readonly string[];
  readonly centsPerPoint: number;
  /** The card of the wallet that lets these points transfer, where it needs one. */
  readonly enabledBy: string | null;
  /** Membership included. */
  readonly feeUsd: number;
  readonly firstYearFeeUsd: number;
  readonly laterFeeUsd: number;
  readonly spendUsd: number;
  readonly rewardsUsd: number;
  readonly perksUsd: number;
  /** Spend that the plan puts on the card so that it earns a perk; 0: none needed. */
  readonly neededSpendUsd: number;
}

/** A wallet with a plan that earns every figure in it. */
export interface WalletPlan {
  /** Sorted by slug. */
  readonly cards: readonly CardPlan[];
  /** rewards + perks - fees. */
  readonly netUsd: number;
  readonly rewardsUsd: number;
  readonly perksUsd: number;
  /** A steady year has no welcome bonus; pages and the API name it beside the other parts. */
  readonly bonusesUsd: number;
  readonly feesUsd: number;
  /** effort x (cards - 1); the objective is net less this. */
  readonly effortUsd: number;
  readonly objectiveUsd: number;
  readonly allocation: readonly Placement[];
  /** Spend that no card of the wallet earns on. */
  readonly unplaced: readonly SpendCell[];
  readonly perks: readonly CountedPerk[];
  readonly notEarned: readonly NotEarnedPerk[];
  readonly caps: readonly CapUse[];
}
