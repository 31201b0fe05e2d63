/**
 * Sets of cards to open, each once, and the most that they are worth at some prices. Cards that are all known
 * are put into their best order; where others may still join, they and the best
 * of those are put into places a gap apart, each into one of its own.
 */
import { type Calendar, type CardWorth, type OrderedOpenings, orderOpenings } from "./order-openings.ts";
import { createQueue } from "./priority-queue.ts";
import { countOperations } from "../work-budget.ts";
import type { PairRules } from "./judge-plan.ts";

export interface PersonChoices extends Calendar {
  /** Indexes of the person's cards in the order in which they join; -1: none. */
  readonly products: readonly number[];
  /** By card; may be missing. */
  readonly worthOf: ReadonlyMap<number, CardWorth>;
  readonly rules: PairRules;
  /** The most openings. */
  readonly most: number;
}

/** One person's choices, and what is known of their sets. */
export type PersonBound = ReturnType<typeof createPersonBound>;

export const createPersonBound = (choices: PersonChoices) => ({
  ...choices,
  mostAt: listMostAt(choices),
  /** See `findJoining`; found when it is asked for. */
  joining: null as readonly Float64Array[] | null,
  ordered: new Map<string, OrderedOpenings | null>(),
});

/** By card: the most in or after each place. */
function listMostAt({ worthOf, gapMonths, most }: PersonChoices): ReadonlyMap<number, Float64Array> {
  const places = Array.from({ length: most }, (_, place) => place * gapMonths);
  const mostFrom = (best: Float64Array, month: number) =>
    best.subarray(month).reduce((usd, one) => Math.max(usd, one), -Infinity);
  return new Map(
    [...worthOf].map(([card, { best }]) => [card, Float64Array.from(places, (month) => mostFrom(best, month))]),
  );
}

/** By sets of places, as bits: one more card in one of them or, if it need not be opened, in none. */
function addCard(
  { mostAt, most }: PersonBound,
  before: Float64Array<ArrayBuffer>,
  card: number,
  isMust: boolean,
): Float64Array<ArrayBuffer> {
  const after = isMust ? new Float64Array(before.length).fill(-Infinity) : before.slice();
  const usd = mostAt.get(card);
  countOperations((before.length * most) / 4);
  if (!usd) return after;
  for (let taken = 1; taken < before.length; taken += 1) {
    for (let place = 0; place < most; place += 1) {
      const bit = 1 << place;
      if ((taken & bit) === 0) continue;
      after[taken] = Math.max(after[taken]!, before[taken ^ bit]! + usd[place]!);
    }
  }
  return after;
}

/** By product: the most that those from there on, each at most once, are worth in a set of places. */
function findJoining(bound: PersonBound): readonly Float64Array[] {
  const { joining, products, most } = bound;
  if (joining) return joining;
  const ofProducts = [new Float64Array(1 << most)];
  for (const card of products.toReversed()) ofProducts.push(addCard(bound, ofProducts.at(-1)!, card, false));
  return (bound.joining = ofProducts.toReversed());
}

/** The most that these cards and up to `more` of those from the place `next` on are worth. */
export function boundWithMore(bound: PersonBound, cards: readonly number[], next: number, more: number): number {
  const whole = (1 << (cards.length + more)) - 1;
  let own = new Float64Array(1 << bound.most).fill(-Infinity);
  own[0] = 0;
  for (const card of cards) own = addCard(bound, own, card, true);
  const joining = findJoining(bound)[next]!;
  countOperations(4 * (whole + 1));
  let usd = -Infinity;
  for (let taken = 0; taken <= whole; taken += 1) {
    if (own[taken] !== -Infinity) usd = Math.max(usd, own[taken]! + joining[whole ^ taken]!);
  }
  return usd;
}

function order(bound: PersonBound, cards: readonly number[], floorUsd?: number): OrderedOpenings | null {
  const worths = cards.flatMap((card) => bound.worthOf.get(card) ?? []);
  return worths.length === cards.length ? orderOpenings(worths, bound, bound.rules, floorUsd) : null;
}

/** These cards, all of them; null: not possible. */
function orderAlone(bound: PersonBound, cards: readonly number[]): OrderedOpenings | null {
  const key = cards.join();
  let ordered = bound.ordered.get(key);
  if (ordered === undefined) bound.ordered.set(key, (ordered = order(bound, cards)));
  return ordered;
}

/** The best of all sets; of those looked at, where the work is over. @param known one of them to begin with */
export function findBestSet(bound: PersonBound, known: readonly number[]): OrderedOpenings {
  const { products, most, mostAt, isOver } = bound;
  let best = order(bound, known, 0) ?? { usd: 0, openings: [] };
  const single = products.filter((card) => (mostAt.get(card)?.[0] ?? 0) > 0).map((card) => [card]);
  const placeOf = single.map(([card]) => products.indexOf(card!));
  const queue = createQueue<OpeningSet & { readonly usd: number }>();
  queue.push({ usd: Infinity, cards: [[]], next: 0 });
  for (let entry = queue.pop(); entry && entry.usd > best.usd && !isOver(); entry = queue.pop()) {
    if (entry.next === null) best = order(bound, entry.cards[0]!, best.usd) ?? best;
    else {
      for (const set of branchSet(entry, single, [most])) {
        const own = set.cards[0]!;
        const next = set.next === null ? products.length : (placeOf[set.next] ?? products.length);
        const usd = boundWithMore(bound, own, next, set.next === null ? 0 : most - own.length);
        if (usd > best.usd) queue.push({ usd, ...set });
      }
    }
  }
  return best;
}

/** Of all people. @param next place in the list of products from which on others may join; null: none may */
export type SetBound = (cards: CardSet, next: number | null) => number;

/** @param besideUsd what is worth so much whatever is opened */
export function createSetBound(people: readonly PersonBound[], most: readonly number[], besideUsd: number): SetBound {
  return (cards, next) =>
    cards.reduce((sum, ofPerson, person) => {
      const own = people[person]!;
      if (next === null) return sum + (orderAlone(own, ofPerson)?.usd ?? -Infinity);
      return sum + boundWithMore(own, ofPerson, next, most[person]! - ofPerson.length);
    }, besideUsd);
}

/** Indexes of cards by person. */
export type CardSet = readonly (readonly number[])[];

/** By product: the index of each person's card; -1: none. */
export type Products = readonly (readonly number[])[];

export interface OpeningSet {
  readonly cards: CardSet;
  /** Place in the list of products from which on others may join; null: no further card joins it. */
  readonly next: number | null;
}

/** The set itself, and the sets with one more product. @param most openings by person */
export function branchSet({ cards, next }: OpeningSet, products: Products, most: readonly number[]): OpeningSet[] {
  if (next === null) return [];
  const children: OpeningSet[] = [{ cards, next: null }];
  for (const [at, product] of products.entries()) {
    if (at < next) continue;
    const who = product.flatMap((card, person) => (card >= 0 && cards[person]!.length < most[person]! ? [person] : []));
    for (const people of who.length > 1 ? [...who.map((one) => [one]), who] : who.map((one) => [one])) {
      const more = cards.map((own, person) => (people.includes(person) ? [...own, product[person]!] : own));
      children.push({ cards: more, next: at + 1 });
    }
  }
  return children;
}
