/**
 * The most that cards to open are worth at some prices. Cards that are all known
 * are put into their best order; where others may still join, they and the best
 * of those are put into places a gap apart, each into one of its own.
 */
import { createOpeningSets, type CardSet } from "./opening-sets.ts";
import { type Calendar, type CardWorth, type OrderedOpenings, orderOpenings } from "./order-openings.ts";
import type { PairRules } from "./pair-rules.ts";
import { createQueue } from "./priority-queue.ts";
import { countOperations } from "../work-budget.ts";

export interface PersonChoices extends Calendar {
  /** Indexes of the person's cards in the order in which they join; -1: none. */
  readonly products: readonly number[];
  /** By card; may be missing. */
  readonly worthOf: ReadonlyMap<number, CardWorth>;
  readonly rules: PairRules;
  /** The most openings. */
  readonly most: number;
  /** The same card as another choice, of which at most one is taken. */
  readonly toOther?: (card: number) => number;
}

export interface PersonBound {
  /** These cards and up to `more` of those from the place `next` on. */
  readonly withMore: (cards: readonly number[], next: number, more: number) => number;
  /** These cards, all of them; null: not possible. */
  readonly alone: (cards: readonly number[]) => OrderedOpenings | null;
  /** The best of all sets; of those looked at, where the work is over. @param known one of them to begin with @param must cards of each set @param more the most besides */
  readonly findBest: (known: readonly number[], must?: readonly number[], more?: number) => OrderedOpenings;
}

const NOTHING: OrderedOpenings = { usd: 0, openings: [] };
const IMPOSSIBLE: OrderedOpenings = { usd: -Infinity, openings: [] };

export function createPersonBound(choices: PersonChoices): PersonBound {
  const { products, worthOf, gapMonths, most, rules, toOther, isOver } = choices;
  const places = Array.from({ length: most }, (_, place) => place * gapMonths);

  /** By card: the most in or after each place. */
  const mostAt = new Map<number, Float64Array>();
  for (const [card, { best }] of worthOf) {
    mostAt.set(
      card,
      Float64Array.from(places, (month) => best.subarray(month).reduce((usd, one) => Math.max(usd, one), -Infinity)),
    );
  }

  /** By sets of places, as bits: one more card in one of them or, if it need not be opened, in none. */
  function addCard(before: Float64Array<ArrayBuffer>, card: number, isMust: boolean): Float64Array<ArrayBuffer> {
    const after = isMust ? new Float64Array(before.length).fill(-Infinity) : before.slice();
    const usd = mostAt.get(card);
    countOperations((before.length * places.length) / 4);
    if (!usd) return after;
    for (let taken = 1; taken < before.length; taken += 1) {
      for (let place = 0; place < places.length; place += 1) {
        const bit = 1 << place;
        if ((taken & bit) === 0) continue;
        after[taken] = Math.max(after[taken]!, before[taken ^ bit]! + usd[place]!);
      }
    }
    return after;
  }

  /** By product: the most that those from there on, each at most once, are worth in a set of places. */
  function findJoining(refused: readonly number[]): readonly Float64Array[] {
    const ofProducts = [new Float64Array(1 << most)];
    for (const card of products.toReversed()) {
      const after = ofProducts.at(-1)!;
      ofProducts.push(refused.includes(card) ? after : addCard(after, card, false));
    }
    return ofProducts.toReversed();
  }
  const joiningOf = new Map<string, readonly Float64Array[]>();
  /** @param cards of which the other choices must not join */
  function toJoining(cards: readonly number[]): readonly Float64Array[] {
    const refused = toOther ? cards.map(toOther).filter((card) => mostAt.has(card)) : [];
    const key = refused.join();
    let joining = joiningOf.get(key);
    if (!joining) joiningOf.set(key, (joining = findJoining(refused)));
    return joining;
  }

  function withMore(cards: readonly number[], next: number, more: number): number {
    const whole = (1 << (cards.length + more)) - 1;
    let own = new Float64Array(1 << most).fill(-Infinity);
    own[0] = 0;
    for (const card of cards) own = addCard(own, card, true);
    const joining = toJoining(cards)[next]!;
    countOperations(4 * (whole + 1));
    let usd = -Infinity;
    for (let taken = 0; taken <= whole; taken += 1) {
      if (own[taken] !== -Infinity) usd = Math.max(usd, own[taken]! + joining[whole ^ taken]!);
    }
    return usd;
  }

  const known = new Map<string, OrderedOpenings | null>();
  function order(cards: readonly number[], floorUsd?: number): OrderedOpenings | null {
    const worths = cards.flatMap((card) => worthOf.get(card) ?? []);
    return worths.length === cards.length ? orderOpenings(worths, choices, rules, floorUsd) : null;
  }
  function alone(cards: readonly number[]): OrderedOpenings | null {
    const key = cards.join();
    let ordered = known.get(key);
    if (ordered === undefined) known.set(key, (ordered = order(cards)));
    return ordered;
  }

  return {
    withMore,
    alone,
    findBest(start, must = [], more = most - must.length) {
      const mostCards = Math.min(most, must.length + more);
      const nothing = must.length === 0 ? NOTHING : IMPOSSIBLE;
      let best = order(start, nothing.usd) ?? nothing;
      const refused = toOther ? [...must, ...must.map(toOther)] : must;
      const single = products
        .filter((card) => (mostAt.get(card)?.[0] ?? 0) > 0 && !refused.includes(card))
        .map((card) => [card]);
      const sets = createOpeningSets({ products: single, most: [mostCards], mostInAll: mostCards, areAlike: false });
      const placeOf = single.map(([card]) => products.indexOf(card!));
      const queue = createQueue<{ readonly usd: number; readonly cards: CardSet; readonly next: number | null }>();
      queue.push({ usd: Infinity, cards: [must], next: 0 });
      for (let entry = queue.pop(); entry && entry.usd > best.usd && !isOver(); entry = queue.pop()) {
        const [cards] = entry.cards;
        if (entry.next === null) best = order(cards!, best.usd) ?? best;
        else {
          for (const set of sets.branch(entry)) {
            const own = set.cards[0]!;
            if (toOther && own.some((card) => own.includes(toOther(card)))) continue;
            const next = set.next === null ? products.length : (placeOf[set.next] ?? products.length);
            const usd = withMore(own, next, set.next === null ? 0 : mostCards - own.length);
            if (usd > best.usd) queue.push({ usd, ...set });
          }
        }
      }
      return best;
    },
  };
}

/** Of all people. @param next place in the list of products from which on others may join; null: none may */
export type SetBound = (cards: CardSet, next: number | null) => number;

/** @param besideUsd what is worth so much whatever is opened */
export function createSetBound(
  people: readonly PersonBound[],
  most: readonly number[],
  mostInAll: number,
  besideUsd: number,
): SetBound {
  return (cards, next) => {
    const left = mostInAll - cards.reduce((sum, ofPerson) => sum + ofPerson.length, 0);
    return cards.reduce((sum, ofPerson, person) => {
      const own = people[person]!;
      if (next === null) return sum + (own.alone(ofPerson)?.usd ?? -Infinity);
      return sum + own.withMore(ofPerson, next, Math.min(most[person]! - ofPerson.length, left));
    }, besideUsd);
  };
}
