/**
 * What the analyzer answers: our pick with its plan, what stands beside it,
 * what would change it and why. Codes and numbers, no sentences; dollars are a
 * year's and are not rounded here.
 */
import type { CardPlan, WalletPlan } from "../value/wallet-plan.ts";
import type { SteadyVerdict } from "./steady-year.ts";

/** A part of what a card does for its wallet. Its fee is beside it. */
export interface CardDoes {
  readonly kind: "rewards" | "perks" | "lifts";
  readonly usd: number;
  /** Brands, parts or categories; perks of the card by id; cards whose points it lets transfer. The most valuable first. */
  readonly on: readonly string[];
}

export interface ExplainedCard extends CardPlan {
  readonly does: readonly CardDoes[];
  /** Net of the wallet less that of the wallet without the card. */
  readonly addsUsd: number;
}

export interface WalletSummary {
  readonly cards: readonly string[];
  readonly netUsd: number;
  readonly laterFeesUsd: number;
  /** Net less effort and what fees cost on top: what wallets are ranked by. */
  readonly scoreUsd: number;
  /** By card: the categories to choose. */
  readonly choices: Readonly<Record<string, readonly string[]>>;
}

export interface RunnerUp extends WalletSummary {
  /** What it does better than our pick. */
  readonly better: readonly ("more-money" | "fewer-cards" | "lower-fees" | "equal")[];
}

export interface FrontierStep extends WalletSummary {
  readonly maxCards: number;
}

/** The nearest value found at which another wallet is our pick. */
export interface Change {
  /** `cpp.PROGRAM`, `perk.CARD.PERK`, `spend.CATEGORY`, `brand.BRAND`. */
  readonly what: string;
  readonly direction: "below" | "above";
  /** Cents per point, dollars a year of a perk, or dollars a month. */
  readonly from: number;
  /** To two digits or so. */
  readonly at: number;
  readonly to: readonly string[];
}

/** The best card that only clients of somebody could have. */
export interface LeftOut {
  readonly card: string;
  readonly name: string;
  readonly key: string;
  readonly addsUsd: number;
}

export interface SearchProof {
  /** False when the budget of work ended first. */
  readonly optimal: boolean;
  /** Wallets of up to `maxCards` eligible cards that hold all must-haves, the empty one included. */
  readonly wallets: number;
  /** Of these, how many were priced one by one. */
  readonly examined: number;
  /** Of the search alone. */
  readonly operations: number;
  /** 0 when optimal; otherwise no wallet's score is higher by more. */
  readonly gapUsd: number;
}

export interface Analysis {
  readonly ok: true;
  readonly pick: WalletPlan;
  readonly cards: readonly ExplainedCard[];
  readonly withoutPerksUsd: number;
  readonly perksAtFaceValueUsd: number;
  /** The wallet worth most, whatever its fees; null: it is our pick. */
  readonly most: WalletSummary | null;
  /** The best without any annual fee; null: it is our pick, or there is none. */
  readonly withoutFees: WalletSummary | null;
  readonly runnersUp: readonly RunnerUp[];
  /** False when there are more within $25 than are listed. */
  readonly runnersUpComplete: boolean;
  readonly frontier: readonly FrontierStep[];
  /** The nearest first. */
  readonly changes: readonly Change[];
  /** False where they were not all looked for. */
  readonly changesComplete: boolean;
  readonly owned: readonly SteadyVerdict[];
  readonly leftOut: LeftOut | null;
  readonly eligibleCount: number;
  readonly proof: SearchProof;
}
