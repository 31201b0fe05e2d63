/**
 * The price of being lifted. A card whose points transfer only beside another
 * one may be bounded as if that one came; for free, that counts every card of
 * every program so. Here it pays a price for it, and each candidate that would
 * lift it gets that price. A wallet with the lifted card holds one of those
 * candidates or more, so what they get is never less than what is paid, and the
 * bound holds for any prices of 0 or more: it is the Lagrangian relaxation of
 * "lifted only beside one of these".
 */
import type { Lift, NodeRows } from "./node-rows.ts";
import { addUse, findSurplus, type PriceBound } from "./price-bound.ts";

/** Prices of a bound. Any of 0 or more are valid. */
export interface BoundPrices {
  /** By line, dollars for the whole of it. */
  readonly lines: Float64Array;
  /** By card, dollars for being lifted. */
  readonly lifts: Float64Array;
}

export interface LiftBound {
  /** Says which prices hold until it is called again. */
  readonly setPrices: (prices: BoundPrices) => void;
  /** Surplus of a card: as it is or lifted, whichever is more, and what it gets for lifting others. */
  readonly surplus: (card: number) => number;
  /** Adds what the card would take to `use`, by line, and what it and others want of lifts to `wanted`, by card. */
  readonly addUse: (card: number, use: Float64Array, wanted: Float64Array) => void;
}

export function createLiftBound(
  bound: PriceBound,
  { rowsOf, lifts }: Pick<NodeRows, "rowsOf" | "lifts">,
  cardCount: number,
): LiftBound {
  let prices: BoundPrices;
  if (lifts.length === 0) {
    return {
      setPrices: (given) => (prices = given),
      surplus: (card) => findSurplus(bound, rowsOf[card]!, prices.lines),
      addUse: (card, use) => addUse(bound, rowsOf[card]!, prices.lines, use),
    };
  }
  const liftOf: (Lift | undefined)[] = [];
  const liftedBy: number[][] = [];
  for (const lift of lifts) {
    liftOf[lift.card] = lift;
    for (const by of lift.by) (liftedBy[by] ??= []).push(lift.card);
  }
  const receivedUsd = new Float64Array(cardCount);
  const isLifted = new Uint8Array(cardCount);
  return {
    setPrices(given) {
      prices = given;
      receivedUsd.fill(0);
      for (const { card, by } of lifts) for (const lifter of by) receivedUsd[lifter]! += given.lifts[card]!;
    },
    surplus(card) {
      const liftedUsd = findSurplus(bound, rowsOf[card]!, prices.lines);
      const lift = liftOf[card];
      if (!lift) return liftedUsd + receivedUsd[card]!;
      const plainUsd = findSurplus(bound, lift.plainRows, prices.lines);
      const paidUsd = liftedUsd - prices.lifts[card]!;
      isLifted[card] = paidUsd >= plainUsd ? 1 : 0;
      return Math.max(paidUsd, plainUsd) + receivedUsd[card]!;
    },
    addUse(card, use, wanted) {
      const lift = liftOf[card];
      if (lift && isLifted[card] === 1) wanted[card]! += 1;
      addUse(bound, lift && isLifted[card] === 0 ? lift.plainRows : rowsOf[card]!, prices.lines, use);
      for (const lifted of liftedBy[card] ?? []) wanted[lifted]! -= 1;
    },
  };
}
