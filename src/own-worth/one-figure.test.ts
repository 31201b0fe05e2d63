/** The same card for the same reader is the same number, whoever works it out: review, "your number", comparison, calculator, finder. */
import records from "virtual:tool-records";
import { expect, test } from "vitest";

import { computeCatalog } from "../../build/compute-cards.ts";
import { loadCatalog } from "../../build/load-catalog.ts";
import { toReaderProfile, toReviewReader } from "../pages/readers.ts";
import { rankForReader } from "../pages/category/rank-for-reader.ts";
import { createCalculatorTool } from "../tools/calculator/answer-calculator.ts";
import { valueCard } from "../tools/compare/worth.ts";
import { findCardNumber } from "./card-number.ts";
import { answerSearch } from "../tools/shared/tool.ts";
import { FINDER_TOOL } from "../tools/finder/answer-finder.ts";

const cards = [...loadCatalog().values()];
const { rewards } = records;
const computed = computeCatalog(cards, records, new Map());
/** Open personal cards of no brand: their review's reader is the household that the tools start from. */
const open = rewards.cards.filter(
  ({ status, cardType, brandOf, requires }) => status === "open" && cardType === "personal" && !brandOf && !requires,
);
const SEARCH = "preset=household";
const toCents = (usd: number) => Math.round(usd * 100) / 100;

test("one later year and one first year for each card of a household", () => {
  expect(open.length).toBeGreaterThan(40);
  for (const card of open) {
    const { slug } = card;
    const review = computed.cards[slug]!;
    const figures = [toCents(review.ongoing.netUsd), toCents(review.firstYear.netUsd)];
    const number = findCardNumber(slug, new URLSearchParams(SEARCH), records)!;
    const profile = toReaderProfile(toReviewReader(card), rewards.brands);
    const compared = valueCard(card, slug, profile, rewards);
    const parameters = new URLSearchParams(`${SEARCH}&cards=${slug}`);
    const [held] = answerSearch(createCalculatorTool([]), parameters, records).result!.cards;
    expect([number.ongoingUsd, number.firstYearUsd].map(toCents), slug).toEqual(figures);
    expect([compared.ongoing.netUsd, compared.firstYear.netUsd].map(toCents), slug).toEqual(figures);
    expect([held!.later.netUsd, held!.firstYear!.netUsd].map(toCents), slug).toEqual(figures);
  }
});

test("a list and the finder have the figures of the reviews", () => {
  const { result } = answerSearch(FINDER_TOOL, new URLSearchParams(SEARCH), records);
  for (const { slug, ongoing, firstYear } of result!.picks) {
    const review = computed.cards[slug]!;
    expect([ongoing.netUsd, firstYear.netUsd].map(toCents), slug).toEqual(
      [review.ongoing.netUsd, review.firstYear.netUsd].map(toCents),
    );
  }
  const reader = { input: { preset: "household" }, usesOwnBrand: false };
  const ranked = rankForReader("travel", reader, cards, rewards);
  expect(ranked.length).toBeGreaterThan(10);
  // The review of a student's card has another reader than this list.
  const isForHousehold = ({ slug }: { readonly slug: string }) => {
    const card = rewards.cards.find((other) => other.slug === slug)!;
    return toReviewReader(card).input.preset === "household";
  };
  for (const { slug, parts } of ranked.filter(isForHousehold)) {
    expect(toCents(parts!.netUsd), slug).toBe(toCents(computed.cards[slug]!.ongoing.netUsd));
  }
});
