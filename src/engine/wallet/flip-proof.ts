/** What the proofs of a flip point share: what they find, and their limit on work. */

/** Somewhere up to `far` this rival leads, and nobody does up to `near`. */
export interface Challenge {
  readonly near: number;
  readonly far: number;
  readonly rival: readonly string[];
}

/** A search counts as so much, to look at one wallet in one range as 1. */
export const SEARCH_WORK = 10;

export interface Budget {
  left: number;
}

/** Whoever leads first between two values; null: nobody, or nothing is left of the budget. */
export type Proof = (near: number, far: number) => Challenge | null;
