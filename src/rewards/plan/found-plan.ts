/** What a search is asked and what it answers. */
import type { Plan } from "./plan.ts";

export interface FoundPlan {
  readonly plan: Plan;
  readonly objectiveUsd: number;
  readonly netUsd: number;
}

export interface SearchOutcome {
  readonly best: FoundPlan;
  readonly isProved: boolean;
  /** No plan is worth more. */
  readonly boundUsd: number;
  /** The most that anything not looked at could be worth; -Infinity: nothing is left. */
  readonly openUsd: number;
  readonly steps: number;
}

export interface SearchOptions {
  /** The most openings of all people together, if fewer than the settings allow. */
  readonly applications?: number;
  /** Cards that must not be opened. */
  readonly without?: readonly number[];
  /** A good plan to start from, if it fits these options. */
  readonly start?: Plan;
  /** The most in fees over all months. */
  readonly mostFeesUsd?: number;
  readonly maxSteps?: number;
  /** Told every plan that is priced. */
  readonly onPriced?: (found: FoundPlan) => void;
  /** Plans worth no more are of no interest, if that is less than the best is worth; it may rise on the way. */
  readonly toFloor?: () => number;
}

/** A plan must be better by this much to count as better. */
export const CENT_USD = 0.01;
