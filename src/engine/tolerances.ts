/**
 * How far two amounts may be apart and still be the same, in one place. Sums of a year's dollars are exact to about a
 * billionth of a dollar; answers are told apart by whole cents. Each value lies far above the one and far below the other.
 */
export const TOLERANCE = {
  /** Gains of a dollar of spend, in dollars. */
  rate: 1e-12,
  /** Dollars of spend, and sums of fees. */
  spendUsd: 1e-9,
  /** What a way to hold a wallet's cards is worth. */
  rowUsd: 1e-7,
  /** Upper bounds: a wallet is dropped only if it falls short by more. */
  boundUsd: 1e-6,
  /** A wallet leads another one if it is worth more by this. */
  leadUsd: 0.01,
} as const;
