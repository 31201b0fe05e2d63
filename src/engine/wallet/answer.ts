/**
 * What the analyzer answers: the best wallet with its plan, what stands beside
 * it, how sure it is and why. Dollars are a year's and are not rounded here.
 */
import type { Horizon } from "../value/profile.ts";
import type { CardPlan, WalletPlan } from "../value/wallet-plan.ts";

export interface Reason {
  readonly kind: "rewards" | "perks" | "bonus" | "fee" | "lifts";
  readonly usd: number;
  readonly text: string;
}

export interface ExplainedCard extends CardPlan {
  readonly reasons: readonly Reason[];
  /** Objective of the wallet less that of the wallet without the card. */
  readonly marginalUsd: number;
}

export interface WalletSummary {
  readonly cards: readonly string[];
  readonly netUsd: number;
  readonly objectiveUsd: number;
  readonly laterFeesUsd: number;
  readonly choices: Readonly<Record<string, readonly string[]>>;
}

export interface RunnerUp extends WalletSummary {
  /** Objective of the best wallet less this one's. */
  readonly lessUsd: number;
  readonly better: readonly ("fewer-cards" | "lower-fees" | "equal")[];
}

/** The easiest wallet that is nearly as good; the best itself where there is none. */
export interface SimpleAnswer extends RunnerUp {
  /** Later fees of the best wallet less this one's; below 0 where fewer cards cost more. */
  readonly feesSavedUsd: number;
  /** Whether it saves so much in fees that it is told beside the best. */
  readonly isAdvised: boolean;
}

export interface FrontierStep extends WalletSummary {
  readonly maxCards: number;
}

export interface Flip {
  /** `cpp.PROGRAM`, `perk.CARD.PERK`, `spend.CATEGORY`, `part.PART`, `brand.BRAND`. */
  readonly what: string;
  readonly direction: "below" | "above";
  readonly from: number;
  /** The nearest value at which another wallet's objective is higher. */
  readonly at: number;
  readonly to: readonly string[];
  /** `exact`: proved that nothing nearer exists (of spend: nearer by more than a dollar a month). `step`: none was found. */
  readonly sure: "exact" | "step";
}

export interface OwnedVerdict {
  readonly slug: string;
  readonly verdict: "keep" | "change" | "cancel";
  /** Best objective with the card less the best without it. */
  readonly deltaUsd: number;
  readonly changeTo: string | null;
}

export interface LeftOut {
  readonly card: string;
  readonly name: string;
  readonly key: string;
  readonly addsUsd: number;
}

export interface Regret {
  /** The most that another wallet could be better by, anywhere in the box. */
  readonly usd: number;
  readonly isExact: boolean;
  readonly box: string;
  /** The wallet that would be better there, if any. */
  readonly to: readonly string[];
}

export interface CertificateCase {
  readonly in: readonly string[];
  readonly out: readonly string[];
  /** Dollars for the whole of each priced thing. */
  readonly prices: Readonly<Record<string, number>>;
  /** By card, those above 0 and those of `in`. */
  readonly surpluses: Readonly<Record<string, number>>;
}

export interface Certificate {
  readonly objectiveUsd: number;
  readonly maxCards: number;
  readonly must: readonly string[];
  readonly eligible: readonly string[];
  readonly cases: readonly CertificateCase[];
}

export interface Proof {
  /** False when the budget of work ended first. */
  readonly optimal: boolean;
  /** Wallets of up to `maxCards` eligible cards that hold all must-haves, the empty one included. */
  readonly wallets: number;
  /** Of these, how many were priced one by one. */
  readonly examined: number;
  /** Of the search alone. */
  readonly operations: number;
  /** 0 when optimal; otherwise no wallet's objective is higher by more. */
  readonly gapUsd: number;
}

export interface Analysis {
  readonly ok: true;
  readonly horizon: Horizon;
  readonly wallet: WalletPlan;
  readonly cards: readonly ExplainedCard[];
  readonly withoutPerksUsd: number;
  readonly perksAtFaceValueUsd: number;
  readonly simple: SimpleAnswer;
  readonly runnersUp: readonly RunnerUp[];
  /** False when there are more within $25 than are listed. */
  readonly runnersUpComplete: boolean;
  readonly frontier: readonly FrontierStep[];
  readonly flips: readonly Flip[];
  readonly regret: Regret;
  readonly owned: readonly OwnedVerdict[];
  readonly leftOut: LeftOut | null;
  readonly eligibleCount: number;
  readonly certificate: Certificate | null;
  /** Why there is no certificate. */
  readonly certificateNote: string | null;
  readonly assumptions: readonly string[];
  readonly proof: Proof;
}
