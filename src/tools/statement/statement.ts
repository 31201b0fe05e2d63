/** What an own bank or card statement says, read in the browser and never sent. */
import type { SpendCategory } from "../../catalog/card.ts";
import type { Part } from "../../catalog/parts.ts";

/** Where a purchase counts: a category, a part of one, a brand, or not at all. */
export type Target = SpendCategory | `part.${Part}` | `brand.${string}` | "skip";

export interface Transaction {
  /** Days since 1970, or null where the date cannot be read. */
  readonly day: number | null;
  readonly text: string;
  /** Positive: money spent; negative: money that came back. */
  readonly amountUsd: number;
  /** The issuer's own word for it, where the file has one. */
  readonly category: string;
}

export interface Merchant {
  /** As it is shown, and known by. */
  readonly name: string;
  readonly purchases: number;
  readonly totalUsd: number;
  /** What we take it for. */
  readonly target: Target;
}

export interface Statement {
  /** Most spent first. */
  readonly merchants: readonly Merchant[];
  /** At least 1. */
  readonly months: number;
  readonly purchases: number;
  /** Payments, transfers, interest and fees: no card earns on them. */
  readonly leftOut: number;
}

/** Said to visitors; `Error` would be a fault of ours. */
export class StatementProblem extends Error {}

/** A table whose columns nobody but its owner can name. */
export class UnknownColumns extends StatementProblem {
  /** Its first rows. */
  readonly rows: readonly (readonly string[])[];

  constructor(rows: readonly (readonly string[])[]) {
    super("We can't tell which column is which in this file. Choose them below.");
    this.rows = rows;
  }
}

/** What its owner says of the columns of a file. */
export interface ChosenColumns {
  readonly date: number;
  readonly text: number;
  readonly amount: number;
}
