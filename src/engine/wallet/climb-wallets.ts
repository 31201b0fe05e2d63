/**
 * Finds a good wallet of up to `upTo` cards to start the proof from: from the
 * best so far, each card is added and swapped in, as long as that helps. It
 * proves nothing; it makes the bounds cut early. A bound by the other members'
 * own rates spares most of the pricing.
 */
import type { BestList } from "./best-list.ts";
import { findNodeRows, pricesOf } from "./node-rows.ts";
import { findSurplus, type PriceBound } from "./price-bound.ts";
import type { SearchModel } from "./search-model.ts";

export interface Climb {
  readonly model: SearchModel;
  readonly bound: PriceBound;
  readonly list: BestList;
  /** The cards that may be put in, and taken out again. */
  readonly free: readonly number[];
  readonly must: readonly number[];
  readonly upTo: number;
  /** Whether the budget of the search is spent: then the climb ends where it is. */
  readonly isSpent: () => boolean;
}

export function climbWallets({ model, bound, list, free, must, upTo, isSpent }: Climb): void {
  for (;;) {
    const current = list.bestUpTo[upTo];
    if (!current) return;
    const { members } = current;
    const bases = members.filter((card) => !must.includes(card)).map((gone) => members.filter((card) => card !== gone));
    if (members.length < upTo) bases.push([...members]);
    for (const base of bases) {
      if (isSpent()) return;
      const candidates = free.filter((card) => !base.includes(card));
      const { rowsOf } = findNodeRows(model, base, candidates, 1);
      const prices = pricesOf(model, base, rowsOf);
      let baseUsd = model.effortUsd;
      for (const price of prices) baseUsd += price;
      for (const card of base) baseUsd += findSurplus(bound, rowsOf[card]!, prices);
      for (const card of candidates) {
        const usd = baseUsd + findSurplus(bound, rowsOf[card]!, prices);
        if (usd > list.bestUpTo[upTo]!.objectiveUsd) list.offer([...base, card], prices);
      }
    }
    if (list.bestUpTo[upTo] === current) return;
  }
}
