import { expect, test } from "vitest";

import { getList } from "../../content/content-index.ts";
import { CARD_CATEGORIES } from "../../catalog/card.ts";
import { isRankedByMonths } from "./rank-for-reader.ts";
import { rankCategory } from "./rank-category.ts";

const rankOf = (category: (typeof CARD_CATEGORIES)[number], slug: string) =>
  rankCategory(category).find(({ card }) => card.slug === slug)?.rank;

test("the pick of a list that is ordered by months is what its table ranks first", () => {
  const byMonths = CARD_CATEGORIES.filter(isRankedByMonths);
  expect(byMonths).not.toEqual([]);
  for (const category of byMonths) expect(rankOf(category, getList(category).picks[0]!.card)).toBe(1);
});

test("every pick stands in its table", () => {
  for (const category of CARD_CATEGORIES)
    for (const { card } of getList(category).picks) expect(rankOf(category, card), card).toBeDefined();
});
