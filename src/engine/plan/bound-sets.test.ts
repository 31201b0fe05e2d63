/** The most that a set of cards is worth, held to trying every way to put cards into places a gap apart. */
import { describe, expect, test } from "vitest";
import { createRandom } from "../value/test-cards.ts";
import {
  createPersonBound,
  createSetBound,
  type CardSet,
  branchSet,
  type OpeningSet,
  type Products,
} from "./bound-sets.ts";

interface Choices {
  readonly products: readonly (readonly number[])[];
  /** By card: the most in or after a month. */
  readonly mostFrom: ReadonlyMap<number, Float64Array>;
  readonly besideUsd: number;
  readonly gapMonths: number;
  readonly months: number;
  readonly most: readonly number[];
}

/** With no rules between two cards; `order-openings.test.ts` has those. */
function makeBound({ products, mostFrom, besideUsd, gapMonths, months, most }: Choices) {
  const worthOf = new Map(
    [...mostFrom].map(([card, usd]) => [card, { card, best: usd.slice(0, months), plain: usd.slice(0, months) }]),
  );
  const people = most.map((count, person) =>
    createPersonBound({
      products: products.map((product) => product[person]!),
      worthOf,
      months,
      gapMonths,
      isOver: () => false,
      rules: () => ({ mayOpen: true, mayEarn: true }),
      most: count,
    }),
  );
  return createSetBound(people, most, besideUsd);
}

/** One more product for nobody, somebody or both, as far as there are openings left: whatever is best. */
function tryJoining(choices: Choices, cards: CardSet, next: number | null): number {
  const { products, most, besideUsd } = choices;
  const own = besideUsd + cards.reduce((sum, ofPerson) => sum + placeAll(choices, ofPerson), 0);
  if (next === null) return own;
  let best = own;
  for (let at = next; at < products.length; at += 1) {
    for (const [person, card] of products[at]!.entries()) {
      const isFull = cards[person]!.length >= most[person]!;
      if (card < 0 || isFull || cards[person]!.includes(card)) continue;
      best = Math.max(best, tryJoining(choices, cards.with(person, [...cards[person]!, card]), at));
    }
  }
  return best;
}

/** The cards of a person one after the other, a gap apart, in the best order. */
function placeAll({ mostFrom, gapMonths, months }: Choices, cards: readonly number[], month = 0): number {
  if (cards.length === 0) return 0;
  return Math.max(
    ...cards.map((card) => {
      const usd = month < months ? (mostFrom.get(card)?.[month] ?? -Infinity) : -Infinity;
      return (
        usd +
        placeAll(
          { mostFrom, gapMonths, months } as Choices,
          cards.filter((other) => other !== card),
          month + gapMonths,
        )
      );
    }),
  );
}

const row = (...usd: readonly number[]) => Float64Array.from([...usd, -Infinity]);

describe("the most that a set is worth", () => {
  const choices: Choices = {
    products: [[0], [1], [2]],
    mostFrom: new Map([
      [0, row(90, 90, 80, 80, 10, 10)],
      [1, row(50, 50, 50, 45, 45, 45)],
      [2, row(20, 0, 0, -5, -5, -5)],
    ]),
    besideUsd: 7,
    gapMonths: 3,
    months: 6,
    most: [2],
  };
  const bound = makeBound(choices);

  test("is that of its cards, the second of them a gap after the first", () => {
    expect(bound([[]], null)).toBe(7);
    expect(bound([[0]], null)).toBe(97);
    expect(bound([[0, 1]], null)).toBe(7 + 90 + 45);
    expect(bound([[1, 2]], null)).toBe(7 + 20 + 45);
  });

  test("is no less with cards that may still join, each at most once and none where none may", () => {
    expect(bound([[]], 0)).toBe(142);
    expect(bound([[]], 1)).toBe(72);
    expect(bound([[1]], 2)).toBe(7 + 20 + 45);
    expect(bound([[0]], 1)).toBe(142);
    expect(bound([[0]], 3)).toBe(97);
    expect(bound([[0, 1]], 2)).toBe(142);
    expect(makeBound({ ...choices, most: [1] })([[0]], 1)).toBe(97);
  });

  test("is nothing possible where a card cannot be opened in time", () => {
    expect(makeBound({ ...choices, months: 3 })([[0, 1]], null)).toBe(-Infinity);
    expect(makeBound({ ...choices, mostFrom: new Map() })([[0]], null)).toBe(-Infinity);
    expect(makeBound({ ...choices, most: [0] })([[]], 0)).toBe(7);
  });
});

test.each([1, 2, 3, 4, 5, 6])("of two people no set is worth more, case %i", (seed) => {
  const { pick, chance } = createRandom(60 + seed);
  const products = [0, 1, 2].map((product) => [product, chance(0.8) ? product + 3 : -1]);
  const mostFrom = new Map(
    [0, 1, 2, 3, 4, 5].map((card) => {
      const from = new Float64Array(8).fill(-Infinity);
      for (let month = 6; month >= 0; month -= 1) from[month] = Math.max(from[month + 1]!, pick([-9, 0, 5, 20, 40]));
      return [card, from] as const;
    }),
  );
  const choices = { products, mostFrom, besideUsd: 3, gapMonths: 3, months: 7, most: [2, 1] };
  const bound = makeBound(choices);
  const sets: (readonly [CardSet, number | null])[] = [
    [[[], []], 0],
    [[[0], []], 1],
    [[[1], []], 2],
    [[[0, 1], []], null],
    [[[0], []], null],
  ];
  for (const [cards, next] of sets) {
    expect(bound(cards, next)).toBeGreaterThanOrEqual(tryJoining(choices, cards, next) - 1e-9);
    if (next === null) expect(bound(cards, next)).toBe(tryJoining(choices, cards, next));
  }
});

/** All sets that are met, as `person 0|person 1`. */
function listSets(products: Products, most: readonly number[]): string[] {
  const walk = (set: OpeningSet): string[] =>
    set.next === null
      ? [set.cards.map((own) => own.join()).join("|")]
      : branchSet(set, products, most).flatMap((more) => walk(more));
  return walk({ cards: most.map(() => []), next: 0 });
}

/** By trying all: each person takes each product or not. */
function tryAll(products: Products, most: readonly number[]): string[] {
  let ways: number[][][] = [most.map(() => [])];
  for (const product of products) {
    for (const [person, card] of product.entries()) {
      if (card >= 0) ways = ways.flatMap((way) => [way, way.with(person, [...way[person]!, card])]);
    }
  }
  const fits = (way: number[][]) => way.every((own, person) => own.length <= most[person]!);
  return ways.filter(fits).map((way) => way.map((own) => own.join()).join("|"));
}

const ONE = [[2], [0], [1], [3]];
const TWO = [
  [0, 3],
  [1, 4],
  [2, 5],
  [6, -1],
];

test.each([
  [ONE, [2]],
  [ONE, [4]],
  [ONE, [0]],
  [TWO, [2, 2]],
  [TWO, [1, 2]],
  [TWO, [0, 1]],
])("of products %j up to %j are opened", (products, most) => {
  expect(listSets(products, most).toSorted()).toEqual(tryAll(products, most).toSorted());
});
