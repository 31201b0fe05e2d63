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

type Picking = Pick<Search, "model" | "holdings" | "rules" | "most" | "mostInAll" | "isOver" | "anyReach">;

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

function boundPerson(picker: CardPicker, person: number, prices: PlanPrices, most: number): PersonBound {
  const { model, rules, isOver } = picker.search;
  const worthOf = new Map(listWorths(picker, person, prices).map((worth) => [worth.card, worth]));
  const topOf = new Map([...worthOf].map(([card, { best }]) => [card, Math.max(...best)]));
  const products = picker.cardsOf[person]!.toSorted((one, other) => topOf.get(other)! - topOf.get(one)!);
  const { months, gapMonths } = model.settings;
  return createPersonBound({ products, worthOf, months, gapMonths, rules, isOver, most });
}

function findBest(picker: CardPicker, person: number, prices: PlanPrices, most: number): OrderedOpenings {
  const found = findBestSet(boundPerson(picker, person, prices, most), picker.before[person]!.slice(0, most));
  picker.before[person] = found.openings.map(({ card }) => card);
  return found;
}

function toOptions({ search, openingsOf }: CardPicker, { openings }: OrderedOpenings, prices: PlanPrices): Option[] {
  const at = { reach: search.anyReach, prices };
  return openings.map((opening) => pickOpening(search.holdings, opening, openingsOf.get(opening.card)!, at));
}

/** Of each person the most that may be opened. */
const listMost = ({ search: { most, mostInAll } }: CardPicker) => most.map((count) => Math.min(count, mostInAll));

/** The best of one person. */
export const pickFor = (picker: CardPicker, person: number, prices: PlanPrices): Option[] =>
  toOptions(picker, findBest(picker, person, prices, listMost(picker)[person]!), prices);

/** The best of all people, for every number of openings that a person may have of those of all. */
export function pickAll(picker: CardPicker, prices: PlanPrices): Option[] {
  const { mostInAll } = picker.search;
  const [first = 0, second] = picker.search.most;
  let best: readonly OrderedOpenings[] = [];
  if (second === undefined || first + second <= mostInAll) {
    best = listMost(picker).map((most, person) => findBest(picker, person, prices, most));
  } else {
    let bestUsd = -Infinity;
    for (let count = Math.max(0, mostInAll - second); count <= Math.min(first, mostInAll); count += 1) {
      const found = [count, mostInAll - count].map((most, person) => findBest(picker, person, prices, most));
      const usd = found.reduce((sum, one) => sum + one.usd, 0);
      if (usd > bestUsd) [best, bestUsd] = [found, usd];
    }
  }
  return best.flatMap((one) => toOptions(picker, one, prices));
}

/** No more than this, with a month for each card and none for rules: quickly said. */
export const boundAll = (picker: CardPicker, prices: PlanPrices): number =>
  listMost(picker).reduce(
    (sum, most, person) => sum + boundWithMore(boundPerson(picker, person, prices, most), [], 0, most),
    0,
  );
