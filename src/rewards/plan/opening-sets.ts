/**
 * Sets of cards to open. A set is bounded by putting its cards, and the best of
 * those that may still join it, into places a gap apart.
 */

export interface OpeningSet {
  readonly usd: number;
  /** By person: indexes of cards. */
  readonly cards: readonly (readonly number[])[];
  /** No further card joins it. */
  readonly isWhole: boolean;
  /** Place in the list of products from which on others may join. */
  readonly next: number;
}

export interface SetChoices {
  /** By product: the index of each person's card; -1: none. */
  readonly products: readonly (readonly number[])[];
  /** By card: the most an opening in or after a month is worth; may be missing. */
  readonly mostFrom: ReadonlyMap<number, Float64Array>;
  readonly gapMonths: number;
  readonly months: number;
  /** By person: the most openings. */
  readonly most: readonly number[];
  /** Of all people together. */
  readonly mostInAll: number;
  /** The two people have the same history: what one may do, the other may. */
  readonly areAlike: boolean;
}

export function createOpeningSets({ products, mostFrom, gapMonths, months, most, mostInAll, areAlike }: SetChoices) {
  const places = Array.from({ length: Math.max(0, ...most) }, (_, place) => place * gapMonths);
  const worthAt = (card: number, month: number) =>
    (month < months ? mostFrom.get(card)?.[month] : undefined) ?? -Infinity;
  const ordered = products.toSorted(
    (left, right) =>
      Math.max(...right.map((card) => worthAt(card, 0))) - Math.max(...left.map((card) => worthAt(card, 0))),
  );
  /** By person, product and place: the most that one of the products from there on is worth. */
  const joining = most.map((_, person) => {
    const rows = [places.map(() => 0)];
    for (const product of ordered.toReversed()) {
      const before = rows.at(-1)!;
      rows.push(places.map((month, place) => Math.max(before[place]!, worthAt(product[person]!, month))));
    }
    return rows.toReversed();
  });

  function bound(cards: readonly number[], person: number, more: number, next: number): number {
    const whole = (1 << cards.length) - 1;
    let now = new Float64Array(whole + 1).fill(-Infinity);
    now[0] = 0;
    for (let place = 0; place < cards.length + more; place += 1) {
      const then = new Float64Array(whole + 1).fill(-Infinity);
      for (let mask = 0; mask <= whole; mask += 1) {
        const usd = now[mask]!;
        if (usd === -Infinity) continue;
        then[mask] = Math.max(then[mask]!, usd + (joining[person]![next]![place] ?? 0));
        for (let at = 0; at < cards.length; at += 1) {
          const bit = 1 << at;
          if ((mask & bit) === 0) {
            then[mask | bit] = Math.max(then[mask | bit]!, usd + worthAt(cards[at]!, place * gapMonths));
          }
        }
      }
      now = then;
    }
    return now[whole]!;
  }

  function boundAll(cards: readonly (readonly number[])[], next: number): number {
    const left = mostInAll - cards.reduce((sum, ofPerson) => sum + ofPerson.length, 0);
    return cards.reduce(
      (sum, ofPerson, person) => sum + bound(ofPerson, person, Math.min(most[person]! - ofPerson.length, left), next),
      0,
    );
  }

  /** Without others. */
  const boundWhole = (cards: readonly (readonly number[])[]): number =>
    cards.reduce((sum, ofPerson, person) => sum + bound(ofPerson, person, 0, ordered.length), 0);

  const nothing = most.map((): readonly number[] => []);
  return {
    first: (): OpeningSet => ({ usd: boundAll(nothing, 0), cards: nothing, isWhole: false, next: 0 }),
    /** The set itself, and the sets with one more product. */
    branch({ cards, next }: OpeningSet): OpeningSet[] {
      const children: OpeningSet[] = [{ usd: boundWhole(cards), cards, isWhole: true, next }];
      const count = cards.reduce((sum, ofPerson) => sum + ofPerson.length, 0);
      // Of two people who are alike, the first product that only one of them opens is the first person's.
      const isEven = areAlike && cards[0]!.join() === cards[1]!.map((card) => card - firstOf(1)).join();
      for (let at = next; at < ordered.length && count < mostInAll; at += 1) {
        const product = ordered[at]!;
        const who = product.flatMap((card, person) =>
          card >= 0 && cards[person]!.length < most[person]! ? [person] : [],
        );
        const takers = who.length > 1 ? [...who.map((one) => [one]), who] : who.map((one) => [one]);
        for (const people of takers) {
          if (count + people.length > mostInAll || (isEven && people.length === 1 && people[0] === 1)) continue;
          const more = cards.map((ofPerson, person) =>
            people.includes(person) ? [...ofPerson, product[person]!] : ofPerson,
          );
          children.push({ usd: boundAll(more, at + 1), cards: more, isWhole: false, next: at + 1 });
        }
      }
      return children;
    },
  };

  /** Cards of people who are alike stand in the same order, one person's after the other's. */
  function firstOf(person: number): number {
    const product = ordered.find((cards) => cards[0]! >= 0 && cards[person]! >= 0);
    return product ? product[person]! - product[0]! : 0;
  }
}
