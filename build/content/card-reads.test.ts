import { expect, test } from "vitest";

import type { Card } from "../../src/catalog/card.ts";
import { CardReads } from "./card-reads.ts";

const toCard = (slug: string, rating = 5) => ({ slug, rating }) as Card;
const gold = toCard("gold");
const plain = toCard("plain");
const cards = new Map([
  ["gold", gold],
  ["plain", plain],
]);

test("what was read of one card stands until that card changes", () => {
  const reads = new CardReads(cards);
  expect(reads.view.get("gold")).toBe(gold);
  expect(reads.areStillTrue(new Map([["gold", toCard("gold")]]))).toBe(true);
  expect(reads.areStillTrue(new Map(cards).set("gold", toCard("gold", 6)))).toBe(false);
});

test("a card that was looked for and not there counts once it is", () => {
  const reads = new CardReads(cards);
  expect(reads.view.has("new")).toBe(false);
  expect(reads.areStillTrue(new Map(cards).set("new", toCard("new")))).toBe(false);
});

test("what was read of all cards ends with any change", () => {
  for (const readAll of [
    (view: ReadonlyMap<string, Card>) => view.size,
    (view: ReadonlyMap<string, Card>) => [...view.values()].length,
    (view: ReadonlyMap<string, Card>) => [...view].length,
  ]) {
    const reads = new CardReads(cards);
    expect(readAll(reads.view)).toBe(2);
    expect(reads.areStillTrue(cards)).toBe(true);
    expect(reads.areStillTrue(new Map(cards).set("plain", toCard("plain", 6)))).toBe(false);
  }
});
