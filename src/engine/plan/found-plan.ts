/** What a search is asked, and what it answers. */
import type { WorkBudget } from "../work-budget.ts";
import type { Plan } from "./plan.ts";
import type { PlanPrice } from "./price-plan.ts";

export interface FoundPlan extends PlanPrice {
  readonly plan: Plan;
}

/** The cheapest way found in which a plan reaches the trip, or null, and what no other way of it is worth more than. */
export interface Reached {
  readonly trip: FoundPlan | null;
  readonly boundUsd: number;
}

export interface Known {
  readonly best: FoundPlan;
  /** No plan is worth more. */
  readonly boundUsd: number;
  /** It took so many. */
  readonly operations: number;
}

export interface SearchOutcome extends Known {
  readonly isProved: boolean;
}

export interface SearchOptions {
  /** Cards that must not be opened. */
  readonly without?: readonly number[];
  /** A good plan to start from, if it fits these options. */
  readonly start?: Plan;
  /** Default: what the settings allow for the plan. */
  readonly work?: WorkBudget;
  /** The best is then the cheapest plan that reaches the trip. */
  readonly trip?: TripSearch;
  /** Told now and then what is known by then. */
  readonly onStep?: (known: Known) => void;
}

export interface TripSearch {
  /** A plan that reaches it. */
  readonly known: FoundPlan;
  /** What a point may be worth. */
  readonly pointUsd: number;
  readonly reach: (plan: Plan, floorUsd: number, hintUsd: number) => Reached;
}

/** A plan must be better by this much to count as better. */
export const CENT_USD = 0.01;
