/** Sets of cards to open, each once: a set is itself, or one more product joins it. */
import type { PlanModel } from "./plan-model.ts";

/** Indexes of cards by person. */
export type CardSet = readonly (readonly number[])[];

export interface OpeningSet {
  readonly cards: CardSet;
  /** Place in the list of products from which on others may join; null: no further card joins it. */
  readonly next: number | null;
}

export interface SetChoices {
  /** By product: the index of each person's card; -1: none. */
  readonly products: readonly (readonly number[])[];
  /** By person: the most openings. */
  readonly most: readonly number[];
  /** Of all people together. */
  readonly mostInAll: number;
  /** The two people have the same history: what one may do, the other may. */
  readonly areAlike: boolean;
}

/** Whether of two people whatever one may do, the other may. */
export function areAlike({ people }: PlanModel): boolean {
  const [one, other] = people;
  const toHistory = ({ otherOpened, had, closed }: NonNullable<typeof one>["settings"]) =>
    JSON.stringify([otherOpened, had, closed]);
  return (
    other !== undefined &&
    toHistory(one!.settings) === toHistory(other.settings) &&
    one!.settings.applications === other.settings.applications &&
    people.every(({ profile, settings }) => profile.owned.length === 0 && settings.opened.length === 0) &&
    one!.profile.score === other.profile.score &&
    one!.profile.trips === other.profile.trips &&
    one!.profile.has.join() === other.profile.has.join()
  );
}

export function createOpeningSets({ products, most, mostInAll, areAlike }: SetChoices) {
  return {
    first: (): OpeningSet => ({ cards: most.map(() => []), next: 0 }),
    /** The set itself, and the sets with one more product. */
    branch({ cards, next }: OpeningSet): OpeningSet[] {
      if (next === null) return [];
      const children: OpeningSet[] = [{ cards, next: null }];
      const count = cards.reduce((sum, ofPerson) => sum + ofPerson.length, 0);
      // Of two people who are alike, the first product that only one of them opens is the first person's.
      const isEven = areAlike && cards[0]!.join() === cards[1]!.map((card) => card - firstOf(1)).join();
      for (let at = next; at < products.length && count < mostInAll; at += 1) {
        const product = products[at]!;
        const who = product.flatMap((card, person) =>
          card >= 0 && cards[person]!.length < most[person]! ? [person] : [],
        );
        const takers = who.length > 1 ? [...who.map((one) => [one]), who] : who.map((one) => [one]);
        for (const people of takers) {
          if (count + people.length > mostInAll || (isEven && people.length === 1 && people[0] === 1)) continue;
          const more = cards.map((ofPerson, person) =>
            people.includes(person) ? [...ofPerson, product[person]!] : ofPerson,
          );
          children.push({ cards: more, next: at + 1 });
        }
      }
      return children;
    },
  };

  /** Cards of people who are alike stand in the same order, one person's after the other's. */
  function firstOf(person: number): number {
    const product = products.find((cards) => cards[0]! >= 0 && cards[person]! >= 0);
    return product ? product[person]! - product[0]! : 0;
  }
}
