/** Which cards each person opens, and when, at some prices: the best there is by the rules between each two of them. */
import { createPersonBound, findBestSet, type PersonBound } from "./bound-sets.ts";
import type { CardWorth } from "./order-openings.ts";
import type { Holding } from "./plan.ts";
import { findWorth, type Option, pickOpening } from "./price-holdings.ts";
import type { Search } from "./search-state.ts";
import type { PlanPrices } from "./state-surplus.ts";

/** A search's cards that may be opened. */
export interface CardPicker {
  readonly search: Picking;
  readonly openingsOf: ReadonlyMap<number, readonly Holding[]>;
  /** By person. */
  readonly cardsOf: readonly (readonly number[])[];
  /** By person: what was best before is often good again. */
  readonly before: (readonly number[])[];
}

type Picking = Pick<Search, "model" | "holdings" | "rules" | "most" | "isOver" | "anyReach">;

/** @param allowed what may be opened, as far as the history goes */
export function createCardPicker(search: Picking, allowed: readonly Holding[]): CardPicker {
  const { cards, people } = search.model;
  const openingsOf = Map.groupBy(allowed, ({ card }) => card);
  const cardsOf = people.map((_, person) => [...openingsOf.keys()].filter((card) => cards[card]!.person === person));
  return { search, openingsOf, cardsOf, before: people.map(() => []) };
}

function listWorths({ search, openingsOf, cardsOf }: CardPicker, person: number, prices: PlanPrices): CardWorth[] {
  const at = { reach: search.anyReach, prices };
  return cardsOf[person]!.map((card) => findWorth(search.holdings, card, openingsOf.get(card)!, at));
}

export const findWorths = (picker: CardPicker, prices: PlanPrices): CardWorth[] =>
  picker.cardsOf.flatMap((_, person) => listWorths(picker, person, prices));

/** @param toProducts the order in which cards join a set, by what each is worth in its best month */
export function boundPerson(
  picker: CardPicker,
  person: number,
  prices: PlanPrices,
  toProducts: (mostOf: ReadonlyMap<number, number>) => readonly number[],
): PersonBound {
  const { model, rules, isOver, most } = picker.search;
  const worths = listWorths(picker, person, prices);
  const { months, gapMonths } = model.settings;
  return createPersonBound({
    products: toProducts(new Map(worths.map(({ card, best }) => [card, Math.max(...best)]))),
    worthOf: new Map(worths.map((worth) => [worth.card, worth])),
    months,
    gapMonths,
    rules,
    isOver,
    most: most[person]!,
  });
}

/** The best of all people. */
export const pickAll = (picker: CardPicker, prices: PlanPrices): Option[] =>
  picker.cardsOf.flatMap((cards, person) => {
    const { search, openingsOf } = picker;
    const bound = boundPerson(picker, person, prices, (mostOf) =>
      cards.toSorted((one, other) => mostOf.get(other)! - mostOf.get(one)!),
    );
    const at = { reach: search.anyReach, prices };
    const { openings } = findBestSet(bound, picker.before[person]!);
    picker.before[person] = openings.map(({ card }) => card);
    return openings.map((opening) => pickOpening(search.holdings, opening, openingsOf.get(opening.card)!, at));
  });

/** By person: so many of the cards that are worth most, the best first. */
export function listPromising({ search }: CardPicker, worths: readonly CardWorth[], count: number): number[][] {
  const { cards, people } = search.model;
  const ordered = worths
    .map(({ card, best }) => ({ card, usd: Math.max(...best) }))
    .toSorted((one, other) => other.usd - one.usd)
    .map(({ card }) => card);
  return people.map((_, person) => ordered.filter((card) => cards[card]!.person === person).slice(0, count));
}
