/** The pairs that the site links to, and what people call their cards: what holds for all of them. */
import { describe, expect, test } from "vitest";

import { findCard, getCard, listCards } from "../catalog/queries.ts";
import { isListedPair, listComparePairs, listPairsOf, listPopularPairs, listRelatedPairs } from "./compare-pairs.ts";

describe("pairs that people search for", () => {
  const listed = listComparePairs();

  test("are two cards of the catalog in alphabetical order, each pair once", () => {
    for (const { first, second, path, label } of listed) {
      expect(findCard(first) && findCard(second), path).toBeDefined();
      expect(first < second, path).toBe(true);
      expect(path).toBe(`/compare/${first}-vs-${second}`);
      expect(label).toBe(`${getCard(first).name} vs ${getCard(second).name}`);
    }
    expect(new Set(listed.map(({ path }) => path)).size).toBe(listed.length);
    expect(listed.length).toBeGreaterThan(100);
  });

  test("are found by both of their cards, in one order", () => {
    expect(isListedPair("amex-gold", "amex-platinum")).toBe(true);
    expect(isListedPair("amex-platinum", "amex-gold")).toBe(false);
    const own = listPairsOf("amex-platinum");
    expect(own.length).toBeGreaterThan(2);
    expect(own.every(({ first, second }) => [first, second].includes("amex-platinum"))).toBe(true);
    expect(own.map(({ first }) => first)).toContain("amex-gold");
    expect(own.map(({ first }) => first)).toContain("amex-platinum");
    expect(listPairsOf("nothing")).toEqual([]);
    expect(listPopularPairs()).toEqual(listed.slice(0, 9));
  });

  test("related to a page are others of its cards, listed ones first, each once", () => {
    const related = listRelatedPairs(["amex-gold", "amex-platinum"]);
    expect(related).toHaveLength(6);
    const touches = ({ first, second }: (typeof related)[0]) =>
      ["amex-gold", "amex-platinum"].some((slug) => slug === first || slug === second);
    expect(related.every(touches)).toBe(true);
    expect(related.map(({ path }) => path)).not.toContain("/compare/amex-gold-vs-amex-platinum");
    for (const { slug } of listCards()) {
      const all = listRelatedPairs([slug], 500);
      const own = listPairsOf(slug);
      expect(all.slice(0, own.length)).toEqual(own);
      expect(new Set(all.map(({ path }) => path)).size).toBe(all.length);
    }
    const unsearched = listCards().find(({ slug }) => listPairsOf(slug).length === 0)!;
    expect(listRelatedPairs([unsearched.slug]).length).toBeGreaterThan(1);
  });
});

test('short names tell cards apart, and two of them with a "vs" fit a title; no slug holds one', () => {
  const names = listCards().map(({ shortName }) => shortName);
  expect(new Set(names).size).toBe(listCards().length);
  const [longest, next] = names.map(({ length }) => length).toSorted((left, right) => right - left);
  expect(longest! + " vs ".length + next!).toBeLessThanOrEqual(60);
  expect(listCards().filter(({ slug }) => slug.includes("-vs-"))).toEqual([]);
});
