/** What a search is asked and what it answers. */
import type { Plan } from "./plan.ts";
import type { Reached, TripPlan } from "./reach-goal.ts";

export interface FoundPlan {
  readonly plan: Plan;
  readonly objectiveUsd: number;
  readonly netUsd: number;
}

/** By so many steps. */
export interface Known {
  readonly best: FoundPlan;
  /** No plan is worth more. */
  readonly boundUsd: number;
  readonly steps: number;
}

export interface SearchOutcome extends Known {
  readonly isProved: boolean;
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
  /** The best is then the cheapest plan that reaches the trip. */
  readonly trip?: TripSearch;
  /** Told now and then what is known by then. */
  readonly onStep?: (known: Known) => void;
}

export interface TripSearch {
  /** A plan that reaches it. */
  readonly known: TripPlan;
  /** The plan with the most money does not reach it. */
  readonly isCostly: boolean;
  /** What a point may be worth. */
  readonly pointUsd: number;
  readonly reach: (plan: Plan, floorUsd: number, hintUsd: number) => Reached;
  /** Work done by it. */
  readonly countSteps: () => number;
}

/** A plan must be better by this much to count as better. */
export const CENT_USD = 0.01;
