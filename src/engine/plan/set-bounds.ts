/** Bounds on sets of cards to open. Prices that are good for one set are good for those like it: each bounds all sets. */
import { forget, sumPrices } from "./bound-plan.ts";
import { createSetBound, type SetBound, type OpeningSet, type Products } from "./bound-sets.ts";
import { boundPerson, type CardPicker, findWorths } from "./pick-cards.ts";
import { pickBest } from "./price-holdings.ts";
import type { Search } from "./search-state.ts";
import type { PlanPrices } from "./state-surplus.ts";

/** Prices that are kept to bound sets by. */
const MOST_BOUNDS = 16;

/** A set with the prices at which it is bounded lowest, and how many of the bounds it has been held against. */
export interface SetEntry {
  readonly usd: number;
  readonly set: OpeningSet;
  readonly from: PlanPrices;
  readonly seen: number;
}

/** What no plan of a set is worth more than, at some prices; found when it is asked for. */
interface KnownBound {
  readonly prices: PlanPrices;
  find: SetBound | null;
}

export interface SetBounds {
  readonly search: Search;
  readonly picker: CardPicker;
  readonly products: Products;
  readonly known: KnownBound[];
}

export const createSetBounds = (search: Search, picker: CardPicker, rootPrices: PlanPrices): SetBounds => ({
  search,
  picker,
  products: orderProducts(picker, rootPrices),
  known: [{ prices: rootPrices, find: null }],
});

/** Those worth most first. */
function orderProducts(picker: CardPicker, prices: PlanPrices): Products {
  const { cards, people } = picker.search.model;
  const worths = findWorths(picker, prices);
  return [...Map.groupBy(worths, ({ card }) => cards[card]!.card.slug).values()]
    .map((ofProduct) => ({
      product: people.map((_, person) => ofProduct.find(({ card }) => cards[card]!.person === person)?.card ?? -1),
      usd: Math.max(...ofProduct.flatMap(({ best }) => [...best])),
    }))
    .toSorted((one, other) => other.usd - one.usd)
    .map(({ product }) => product);
}

export function addBound({ known }: SetBounds, prices: PlanPrices): void {
  if (known.length < MOST_BOUNDS) known.push({ prices, find: null });
}

function boundAll({ search, picker, products }: SetBounds, prices: PlanPrices): SetBound {
  const { bound, holdings, ownedOptions, most, anyReach: reach } = search;
  const owned = pickBest(holdings, ownedOptions, { reach, prices });
  const besideUsd = owned.reduce((sum, one) => sum + one.surplusUsd, sumPrices(bound, prices));
  const ofPeople = most.map((_, person) =>
    boundPerson(picker, person, prices, () => products.map((product) => product[person]!)),
  );
  forget(bound, prices);
  return createSetBound(ofPeople, most, besideUsd);
}

/** All sets. @param usd what none is worth more than by what is known already */
export const toFirstEntry = ({ search, known }: SetBounds, usd: number): SetEntry => ({
  usd,
  set: { cards: search.most.map(() => []), next: 0 },
  from: known[0]!.prices,
  seen: 0,
});

/** Whether it was held against all bounds. */
export const isSeen = ({ known }: SetBounds, { seen }: SetEntry): boolean => seen === known.length;

/** Looks at the bounds that the entry has not seen. */
export function lowerEntry(bounds: SetBounds, entry: SetEntry): SetEntry {
  const { known } = bounds;
  const { cards, next } = entry.set;
  let { usd, from } = entry;
  for (const one of known.slice(entry.seen)) {
    one.find ??= boundAll(bounds, one.prices);
    const lowerUsd = one.find(cards, next);
    if (lowerUsd < usd) [usd, from] = [lowerUsd, one.prices];
  }
  return { ...entry, usd, from, seen: known.length };
}
