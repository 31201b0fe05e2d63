/** What holds at a node of the search: which rows its cards may use, and what the members earn. */
import type { SearchModel } from "./search-model.ts";

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
