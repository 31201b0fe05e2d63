/** Every set of cards to open is met once. */
import { describe, expect, test } from "vitest";

import { makeCard } from "../value/test-cards.ts";
import { areAlike, createOpeningSets, type OpeningSet, type SetChoices } from "./opening-sets.ts";
import type { SecondPerson } from "./plan-settings.ts";
import { type Given, makeModel, makeSecond } from "./test-models.ts";

/** All sets that are met, as `person 0|person 1`. */
function listSets(choices: SetChoices): string[] {
  const sets = createOpeningSets(choices);
  const walk = (set: OpeningSet): string[] =>
    set.next === null ? [set.cards.map((own) => own.join()).join("|")] : sets.branch(set).flatMap(walk);
  return walk(sets.first());
}
/** By trying all: each person takes each product or not. */
function tryAll({ products, most }: SetChoices): string[] {
  let ways: number[][][] = [most.map(() => [])];
  for (const product of products) {
    for (const [person, card] of product.entries()) {
      if (card >= 0) ways = ways.flatMap((way) => [way, way.with(person, [...way[person]!, card])]);
    }
  }
  const fits = (way: number[][]) => way.every((own, person) => own.length <= most[person]!);
  return ways.filter(fits).map((way) => way.map((own) => own.join()).join("|"));
}

describe("sets of one person", () => {
  const products = [[2], [0], [1], [3]];

  test.each([[[0]], [[1]], [[2]], [[1, 3]], [[0, 4]]])("are the same where places %j are decided first", (stops) => {
    const choices = { products, most: [2], areAlike: false };
    const sets = listSets({ ...choices, stops });
    expect(sets.toSorted()).toEqual(listSets(choices).toSorted());
    expect(new Set(sets).size).toBe(sets.length);
  });

  test.each([2, 4, 3, 1, 0])("%i of four products", (most) => {
    const choices = { products, most: [most], areAlike: false };
    const sets = listSets(choices);
    expect(sets.toSorted()).toEqual(tryAll(choices).toSorted());
    expect(new Set(sets).size).toBe(sets.length);
  });

  test("a set to which nothing may join has no further ones", () => {
    const sets = createOpeningSets({ products, most: [2], areAlike: false });
    expect(sets.branch({ cards: [[2]], next: null })).toEqual([]);
    // The set itself is the first of those of it.
    expect(sets.branch({ cards: [[2]], next: 3 })).toEqual([
      { cards: [[2]], next: null },
      { cards: [[2, 3]], next: 4 },
    ]);
  });
});

describe("sets of two people", () => {
  const products = [
    [0, 3],
    [1, 4],
    [2, 5],
    [6, -1],
  ];

  test.each([
    [2, 2],
    [1, 2],
    [0, 1],
  ])("%i and %i products", (one, other) => {
    const choices = { products, most: [one, other], areAlike: false };
    const sets = listSets(choices);
    expect(sets.toSorted()).toEqual(tryAll(choices).toSorted());
  });

  test("of people who are alike either the set or its mirror image", () => {
    const alike = products.slice(0, 3);
    const choices = { products: alike, most: [2, 2], areAlike: true };
    const mirror = (set: string) => {
      const [one = "", other = ""] = set.split("|");
      const shift = (cards: string, by: number) =>
        cards === ""
          ? ""
          : cards
              .split(",")
              .map((card) => Number(card) + by)
              .join(",");
      return `${shift(other, -3)}|${shift(one, 3)}`;
    };
    const sets = listSets(choices);
    expect(new Set(sets).size).toBe(sets.length);
    const all = tryAll({ ...choices, areAlike: false });
    for (const set of all) {
      expect(
        sets.filter((met) => met === set || met === mirror(set)),
        set,
      ).toHaveLength(1);
    }
    expect(sets).toContain("0|");
    expect(sets).not.toContain("|3");
  });
});

describe("two people are alike", () => {
  const past = [{ slug: "card", month: -3 }];
  const isAlike = (second: Partial<SecondPerson> | null, given: Given = {}) =>
    areAlike(
      makeModel([makeCard("card")], {
        ...given,
        settings: { second: second === null ? null : makeSecond(second), ...given.settings },
      }),
    );

  test("where both may do the same", () => {
    expect(isAlike({})).toBe(true);
    const given: Given = {
      profile: { trips: 4, score: 750, has: ["client"] },
      settings: { applications: 3, otherOpened: [-2], had: past, closed: past },
    };
    const same = { trips: 4, score: 750, has: ["client"], applications: 3, otherOpened: [-2], had: past, closed: past };
    expect(isAlike(same, given)).toBe(true);
    expect(isAlike(null)).toBe(false);
  });

  test.each([
    [{ applications: 1 }],
    [{ otherOpened: [-2] }],
    [{ had: past }],
    [{ closed: past }],
    [{ score: 750 }],
    [{ trips: 1 }],
    [{ has: ["client"] }],
    [{ owned: ["card"] }],
    [{ opened: past }],
  ])("but not with %o of one of them", (second) => {
    expect(isAlike(second)).toBe(false);
  });

  test("nor where both hold cards, whose months are their own", () => {
    expect(isAlike({ owned: ["card"] }, { profile: { owned: ["card"] } })).toBe(false);
    expect(isAlike({ opened: past }, { settings: { opened: past } })).toBe(false);
  });
});
