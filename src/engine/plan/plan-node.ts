/** A plan with some of its decisions made, and what is left of them. */
import type { Holding, Plan } from "./plan.ts";
import type { PlanPrices } from "./state-surplus.ts";
import type { SteadySet } from "./steady-endings.ts";

/** Cards still to be placed, in or after a month, of the first person who has some. */
export interface Rest {
  readonly cards: readonly (readonly number[])[];
  readonly month: number;
}

export interface Node {
  readonly reach: Int32Array;
  readonly placed: Plan;
  /** How many of the owned cards are placed. */
  readonly owned: number;
  readonly rest: Rest;
  /** What the best year of its cards says about each of them. */
  readonly steady: SteadySet;
  /** By card: whether its bonus comes in time for the trip, where that is decided. */
  readonly timely: ReadonlyMap<number, boolean>;
}

export interface Child {
  /** The most that it may be worth. */
  readonly usd: number;
  readonly node: Node;
  readonly prices: PlanPrices;
}

export interface Branched {
  readonly children: readonly Child[];
  /** The node's own; null: nothing was left to decide. */
  readonly tuned: PlanPrices | null;
}

/** By person and card. */
export type RestOpenings = readonly ReadonlyMap<number, readonly Holding[]>[];
