import { expect, test } from "vitest";

import { sharePlaces } from "./share-places.ts";

const cards = (count: number) => Array.from({ length: count }, (_, index) => `card ${index}`);
const pages = (exact: number, loose = 0) =>
  Array.from({ length: exact + loose }, (_, index) => ({ title: `page ${index}`, isExact: index < exact }));
const share = (found: readonly string[], others: ReturnType<typeof pages>) => {
  const shared = sharePlaces(found, others);
  return [shared.cards.length, shared.pages.length];
};

test.each([
  ["five cards alone keep all five places", 5, pages(0), [5, 0]],
  ["pages that are only similar take no card's place", 5, pages(0, 3), [5, 0]],
  ["pages with every word take two places of five cards", 5, pages(3), [3, 2]],
  ["one such page takes one", 5, pages(1, 2), [4, 1]],
  ["three pages at most where no card is found", 0, pages(2, 4), [0, 3]],
  ["what the cards leave is the pages'", 3, pages(0, 3), [3, 2]],
] as const)("%s", (_, count, others, expected) => {
  expect(share(cards(count), others)).toEqual(expected);
});

test("both keep their order, the best first", () => {
  const shared = sharePlaces(cards(5), pages(3));
  expect(shared.cards).toEqual(["card 0", "card 1", "card 2"]);
  expect(shared.pages.map(({ title }) => title)).toEqual(["page 0", "page 1"]);
});
