/** Sets of cards to open, each once: a set is itself, or one more product joins it. */
import type { Person, PlanModel } from "./plan-model.ts";

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
  /** The two people have the same history: what one may do, the other may. */
  readonly areAlike: boolean;
  /** Places before which all is decided first. */
  readonly stops?: readonly number[];
}

const toHistory = ({ profile, settings }: Person) => {
  const { score, trips, has } = profile;
  const { applications, otherOpened, had, closed } = settings;
  return JSON.stringify([score, trips, has, applications, otherOpened, had, closed]);
};

/** Whether of two people whatever one may do, the other may. */
export function areAlike({ people }: Pick<PlanModel, "people">): boolean {
  const hasNone = people.every(({ profile, settings }) => profile.owned.length === 0 && settings.opened.length === 0);
  return people.length > 1 && hasNone && new Set(people.map(toHistory)).size === 1;
}

export function createOpeningSets({ products, most, areAlike, stops = [] }: SetChoices) {
  /** The second person's card of a product by the first one's. */
  const mirrored = new Map(products.map(([one, other]) => [one, other]));
  return {
    first: (): OpeningSet => ({ cards: most.map(() => []), next: 0 }),
    /** The set itself, and the sets with one more product. */
    branch({ cards, next }: OpeningSet): OpeningSet[] {
      if (next === null) return [];
      const end = stops.find((stop) => next < stop) ?? products.length;
      const children: OpeningSet[] = [{ cards, next: end < products.length ? end : null }];
      // Of two people who are alike, the first product that only one of them opens is the first person's.
      const isEven = areAlike && cards[0]!.map((card) => mirrored.get(card)).join() === cards[1]!.join();
      for (const [at, product] of products.entries()) {
        if (at < next || at >= end) continue;
        const who = product.flatMap((card, person) =>
          card >= 0 && cards[person]!.length < most[person]! ? [person] : [],
        );
        const takers = who.length > 1 ? [...who.map((one) => [one]), who] : who.map((one) => [one]);
        for (const people of takers) {
          if (isEven && people[0] === 1) continue;
          const more = cards.map((ofPerson, person) =>
            people.includes(person) ? [...ofPerson, product[person]!] : ofPerson,
          );
          children.push({ cards: more, next: at + 1 });
        }
      }
      return children;
    },
  };
}
