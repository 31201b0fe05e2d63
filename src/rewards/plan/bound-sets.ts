/**
 * The most that a set of cards to open is worth at some prices: its cards, and
 * the best of those that may still join it, are put into places a gap apart, each
 * into one of its own.
 */

/** Indexes of cards by person. */
export type CardSet = readonly (readonly number[])[];

export interface SetBoundChoices {
  /** By product, in the order in which they join: the index of each person's card; -1: none. */
  readonly products: readonly (readonly number[])[];
  /** By card: the most an opening in or after a month is worth; may be missing. */
  readonly mostFrom: ReadonlyMap<number, Float64Array>;
  /** What is worth so much whatever is opened. */
  readonly besideUsd: number;
  readonly gapMonths: number;
  readonly months: number;
  /** By person: the most openings. */
  readonly most: readonly number[];
  /** Of all people together. */
  readonly mostInAll: number;
}

/** @param next place in the list of products from which on others may join; null: none may */
export type SetBound = (cards: CardSet, next: number | null) => number;

export function createSetBound(choices: SetBoundChoices): SetBound {
  const { products, mostFrom, besideUsd, gapMonths, months, most, mostInAll } = choices;
  const places = Array.from({ length: Math.max(0, ...most) }, (_, place) => place * gapMonths);
  const worthAt = (card: number, month: number) =>
    (month < months ? mostFrom.get(card)?.[month] : undefined) ?? -Infinity;

  /** By sets of places, as bits: one more card in one of them or, if it need not be opened, in none. */
  function addCard(before: Float64Array<ArrayBuffer>, card: number, isMust: boolean): Float64Array<ArrayBuffer> {
    const after = isMust ? new Float64Array(before.length).fill(-Infinity) : before.slice();
    for (let taken = 1; taken < before.length; taken += 1) {
      for (const [place, month] of places.entries()) {
        const bit = 1 << place;
        if ((taken & bit) === 0) continue;
        after[taken] = Math.max(after[taken]!, before[taken ^ bit]! + worthAt(card, month));
      }
    }
    return after;
  }

  /** By person and product: the most that the products from there on, each at most once, are worth in a set of places. */
  const joining = most.map((_, person) => {
    const rows = [new Float64Array(1 << places.length)];
    for (const product of products.toReversed()) rows.push(addCard(rows.at(-1)!, product[person]!, false));
    return rows.toReversed();
  });

  function boundPerson(cards: readonly number[], person: number, more: number, next: number): number {
    const whole = (1 << (cards.length + more)) - 1;
    let own = new Float64Array(1 << places.length).fill(-Infinity);
    own[0] = 0;
    for (const card of cards) own = addCard(own, card, true);
    let usd = -Infinity;
    for (let taken = 0; taken <= whole; taken += 1) {
      if (own[taken] !== -Infinity) usd = Math.max(usd, own[taken]! + joining[person]![next]![whole ^ taken]!);
    }
    return usd;
  }

  return (cards, next) => {
    const left = mostInAll - cards.reduce((sum, ofPerson) => sum + ofPerson.length, 0);
    return cards.reduce((sum, ofPerson, person) => {
      const more = next === null ? 0 : Math.min(most[person]! - ofPerson.length, left);
      return sum + boundPerson(ofPerson, person, more, next ?? products.length);
    }, besideUsd);
  };
}
