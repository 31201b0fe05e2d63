import type { Card } from "../../src/catalog/card.ts";

type Cards = ReadonlyMap<string, Card>;

/** Notes which cards a text looks at, so that under `npm run dev` an edited card costs the texts that name it, not all. */
export class CardReads {
  /** Shows the same cards, and notes which are looked at. */
  readonly view: Cards;
  readonly #cards: Cards;
  readonly #slugs = new Set<string>();
  #isEveryCardRead = false;

  constructor(cards: Cards) {
    this.#cards = cards;
    this.view = new Proxy(cards, {
      get: (target, property) => {
        const value: unknown = Reflect.get(target, property, target);
        if (property === "get" || property === "has") {
          return (slug: string) => {
            this.#slugs.add(slug);
            return target[property](slug);
          };
        }
        this.#isEveryCardRead = true;
        return typeof value === "function" ? (value.bind(target) as unknown) : value;
      },
    });
  }

  /** Whether these cards would give what was read. */
  areStillTrue(cards: Cards): boolean {
    if (cards === this.#cards) return true;
    return !this.#isEveryCardRead && [...this.#slugs].every((slug) => isSame(cards.get(slug), this.#cards.get(slug)));
  }
}

const isSame = (card: Card | undefined, other: Card | undefined) => JSON.stringify(card) === JSON.stringify(other);
