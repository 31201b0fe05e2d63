import { expect, test } from "vitest";

import { listCards } from "../../catalog/queries.ts";
import { listLatestChanges } from "./changed-lately.tsx";

const changes = listLatestChanges(listCards(), 6);

test("the newest changes come first, one of each card, each in force", () => {
  expect(changes).toHaveLength(6);
  const dates = changes.map(({ entry }) => entry.effective);
  expect(dates).toEqual(dates.toSorted().toReversed());
  expect(new Set(changes.map(({ card }) => card.slug)).size).toBe(6);
  expect(changes.every(({ entry }) => entry.applied)).toBe(true);
});

test("what two cards share is told once", () => {
  const told = listLatestChanges(listCards(), 100).map(({ entry }) => `${entry.field} ${entry.to}`);
  expect(new Set(told).size).toBe(told.length);
});

test("none is left out that is newer than the oldest shown, but of a card that has a newer one or the same one", () => {
  const oldest = changes.at(-1)!.entry.effective;
  const slugs = new Set(changes.map(({ card }) => card.slug));
  const shared = new Set(changes.map(({ entry }) => `${entry.field} ${entry.to}`));
  const missed = listLatestChanges(listCards(), 100).filter(
    ({ card, entry }) => entry.effective > oldest && !slugs.has(card.slug) && !shared.has(`${entry.field} ${entry.to}`),
  );
  expect(missed).toEqual([]);
});
