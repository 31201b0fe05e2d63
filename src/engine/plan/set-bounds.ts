/** Bounds on sets of cards to open, at the prices that bound all plans. */
import { forget, sumPrices } from "./bound-plan.ts";
import { createSetBound, type SetBound, type OpeningSet, type Products } from "./bound-sets.ts";
import { boundPerson, type CardPicker, findWorths } from "./pick-cards.ts";
import { pickBest } from "./price-holdings.ts";
import type { Search } from "./search-state.ts";
import type { PlanPrices } from "./state-surplus.ts";

/** A set, and what no plan of it is worth more than. */
export interface SetEntry {
  readonly usd: number;
  readonly set: OpeningSet;
}

export interface SetBounds {
  readonly prices: PlanPrices;
  readonly products: Products;
  readonly find: SetBound;
}

export function createSetBounds(search: Search, picker: CardPicker, prices: PlanPrices): SetBounds {
  const products = orderProducts(picker, prices);
  return { prices, products, find: boundAll(search, picker, products, prices) };
}

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

function boundAll(search: Search, picker: CardPicker, products: Products, prices: PlanPrices): SetBound {
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
export function toFirstEntry({ most }: Search, bounds: SetBounds, usd: number): SetEntry {
  return lowerEntry(bounds, { cards: most.map(() => []), next: 0 }, usd);
}

export const lowerEntry = ({ find }: SetBounds, set: OpeningSet, usd: number): SetEntry => ({
  set,
  usd: Math.min(usd, find(set.cards, set.next)),
});
