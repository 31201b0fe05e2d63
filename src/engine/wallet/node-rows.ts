/** What holds at a node of the search: which rows its cards may use, what the members earn, and the price of being lifted. */
import type { SearchModel } from "./search-model.ts";
import { addUse, findSurplus, type PriceBound } from "./price-bound.ts";

export interface NodeRows {
  /** By card, for members and candidates: rows that the members and candidates together could allow. */
  readonly rowsOf: readonly Int32Array[];
  /** Candidates that would allow a card of the node more than the members do. */
  readonly lifters: ReadonlySet<number>;
  /** The cards that they would allow more. */
  readonly lifts: readonly Lift[];
}

/** A card of the node that could do more beside some candidates. */
export interface Lift {
  readonly card: number;
  /** What it may use beside the members alone. */
  readonly plainRows: Int32Array;
  /** Candidates, without one of which it may use nothing else. */
  readonly by: readonly number[];
}

const NO_LIFTERS: ReadonlySet<number> = new Set();

/** @param room how many candidates may join; with room for one, candidates do nothing for each other */
export function findNodeRows(
  model: SearchModel,
  members: readonly number[],
  candidates: readonly number[],
  room = Infinity,
): NodeRows {
  const rowsOf: Int32Array[] = [];
  let lifters: Set<number> | null = null;
  const lifts: Lift[] = [];
  for (const group of [members, candidates]) {
    for (const card of group) {
      const sets = model.enablersOf[card]!;
      if (sets.length === 0) {
        rowsOf[card] = model.rowsOf[card]![0]!;
        continue;
      }
      let mask = 0;
      let sureMask = 0;
      const by = new Set<number>();
      for (let bit = 0; bit < sets.length; bit += 1) {
        const set = sets[bit]!;
        const isSure = set.some((enabler) => enabler !== card && members.includes(enabler));
        const able =
          isSure || (room === 1 && group === candidates)
            ? []
            : [...set].filter((enabler) => enabler !== card && candidates.includes(enabler));
        for (const enabler of able) by.add(enabler);
        if (isSure) sureMask |= 1 << bit;
        if (isSure || able.length > 0) mask |= 1 << bit;
      }
      rowsOf[card] = model.rowsOf[card]![mask]!;
      if (by.size === 0) continue;
      lifts.push({ card, plainRows: model.rowsOf[card]![sureMask]!, by: [...by] });
      for (const enabler of by) (lifters ??= new Set()).add(enabler);
    }
  }
  return { rowsOf, lifters: lifters ?? NO_LIFTERS, lifts };
}

/** A price for each line: what the members earn on it already, limited pools left aside. */
export function pricesOf(
  { lineCount, lineUsd, open }: SearchModel,
  members: readonly number[],
  rowsOf: readonly Int32Array[],
): Float64Array {
  const prices = new Float64Array(lineCount);
  for (const card of members) {
    for (const row of rowsOf[card]!) {
      for (let line = 0, at = row * lineCount; line < lineCount; line += 1, at += 1) {
        const usd = open[at]! * lineUsd[line]!;
        if (usd > prices[line]!) prices[line] = usd;
      }
    }
  }
  return prices;
}

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

/**
 * A card whose points transfer only beside another one may be bounded as if that one came; for free, that counts every card
 * of every program so. Here it pays a price for it, and each candidate that would lift it gets that price. A wallet with the
 * lifted card holds one of those candidates or more, so what they get is never less than what is paid, and the bound holds
 * for any prices of 0 or more: it is the Lagrangian relaxation of "lifted only beside one of these".
 */
export function createLiftBound(
  bound: PriceBound,
  { rowsOf, lifts }: Pick<NodeRows, "rowsOf" | "lifts">,
  cardCount: number,
): LiftBound {
  let prices: BoundPrices;
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
