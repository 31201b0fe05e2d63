/** Which cards each person opens, and when, at some prices: the best there is by the rules between each two of them. */
import { boundWithMore, createPersonBound, findBestSet, type PersonBound } from "./bound-sets.ts";
import type { CardWorth, OrderedOpenings } from "./order-openings.ts";
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

function boundPerson(picker: CardPicker, person: number, prices: PlanPrices): PersonBound {
  const { model, rules, isOver, most } = picker.search;
  const worthOf = new Map(listWorths(picker, person, prices).map((worth) => [worth.card, worth]));
  const topOf = new Map([...worthOf].map(([card, { best }]) => [card, Math.max(...best)]));
  const products = picker.cardsOf[person]!.toSorted((one, other) => topOf.get(other)! - topOf.get(one)!);
  const { months, gapMonths } = model.settings;
  return createPersonBound({ products, worthOf, months, gapMonths, rules, isOver, most: most[person]! });
}

function findBest(picker: CardPicker, person: number, prices: PlanPrices): OrderedOpenings {
  const found = findBestSet(boundPerson(picker, person, prices), picker.before[person]!);
  picker.before[person] = found.openings.map(({ card }) => card);
  return found;
}

function toOptions({ search, openingsOf }: CardPicker, { openings }: OrderedOpenings, prices: PlanPrices): Option[] {
  const at = { reach: search.anyReach, prices };
  return openings.map((opening) => pickOpening(search.holdings, opening, openingsOf.get(opening.card)!, at));
}

/** The best of one person. */
export const pickFor = (picker: CardPicker, person: number, prices: PlanPrices): Option[] =>
  toOptions(picker, findBest(picker, person, prices), prices);

/** The best of all people. */
export const pickAll = (picker: CardPicker, prices: PlanPrices): Option[] =>
  picker.cardsOf.flatMap((_, person) => pickFor(picker, person, prices));

/** No more than this, with a month for each card and none for rules: quickly said. */
export const boundAll = (picker: CardPicker, prices: PlanPrices): number =>
  picker.search.most.reduce(
    (sum, most, person) => sum + boundWithMore(boundPerson(picker, person, prices), [], 0, most),
    0,
  );
