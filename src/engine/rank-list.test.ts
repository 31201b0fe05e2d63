/** The order of lists, by hand. */
import { describe, expect, test } from "vitest";

import { RANKING_WEIGHTS, rankByMix, rankByMonths } from "./rank-list.ts";

const toParts = (netUsd: number) => ({ netUsd, rewardsUsd: netUsd, perksUsd: 0, feesUsd: 0, bonusesUsd: 0 });
const mix = (...cards: readonly (readonly [slug: string, rating: number, netUsd: number])[]) =>
  rankByMix(cards.map(([slug, rating, netUsd]) => ({ slug, rating, parts: toParts(netUsd) })));

describe("half rating, half net value", () => {
  test("the weights add up to 1", () => {
    expect(RANKING_WEIGHTS.rating + RANKING_WEIGHTS.netValue).toBe(1);
  });

  test("the best net of the list counts 1, the worst 0, a rating its tenths", () => {
    // 0.45 + 0, 0.3 + 0.5, 0.4 + 0.25.
    const ranked = mix(["rated", 9, 100], ["rich", 6, 300], ["middle", 8, 200]);
    expect(ranked.map(({ slug, rank, rating }) => [rank, slug, rating])).toEqual([
      [1, "rich", 6],
      [2, "middle", 8],
      [3, "rated", 9],
    ]);
    expect(ranked[0]!.parts).toEqual(toParts(300));
    // 0.5 + 0 against 0.05 + 0.5.
    expect(mix(["a", 10, -50], ["b", 1, 50]).map(({ slug }) => slug)).toEqual(["b", "a"]);
  });

  test("a high rating outweighs a higher net, and the other way round", () => {
    // 0.45 + 0.3, 0.05 + 0.5, 0.1 + 0.
    expect(mix(["rich", 1, 100], ["rated", 9, 60], ["poor", 2, 0]).map(({ slug }) => slug)).toEqual([
      "rated",
      "rich",
      "poor",
    ]);
    expect(mix(["rated", 9, 60], ["poor", 2, 0], ["rich", 6, 100]).map(({ slug }) => slug)).toEqual([
      "rich",
      "rated",
      "poor",
    ]);
  });

  test("where all nets are alike, the rating decides", () => {
    expect(mix(["a", 5, -40], ["b", 9, -40], ["c", 7, -40]).map(({ slug }) => slug)).toEqual(["b", "c", "a"]);
  });

  test("of equal scores the higher net is first, then the slug", () => {
    expect(mix(["a", 8, 0], ["b", 3, 50]).map(({ slug }) => slug)).toEqual(["b", "a"]);
    expect(mix(["c", 7, 80], ["a", 7, 80], ["b", 7, 80]).map(({ slug }) => slug)).toEqual(["a", "b", "c"]);
    expect(mix(["low", 5, 80], ["high", 6, 80]).map(({ slug }) => slug)).toEqual(["high", "low"]);
    expect(mix()).toEqual([]);
  });
});

describe("by months at 0%", () => {
  const card = (slug: string, purchaseMonths: number, transferMonths: number, feeUsd = 0, rating = 5) => ({
    slug,
    purchaseMonths,
    transferMonths,
    transferFeePercent: null as number | null,
    feeUsd,
    rating,
  });
  const order = (...cards: readonly ReturnType<typeof card>[]) => rankByMonths(cards).map(({ slug }) => slug);

  test("the longer of the two periods comes first, whichever it is", () => {
    expect(order(card("a", 12, 15), card("b", 18, 0), card("c", 0, 21))).toEqual(["c", "b", "a"]);
  });

  test("then the shorter one, the lower fee, and the slug; never a rating", () => {
    expect(order(card("a", 15, 0), card("b", 12, 15), card("c", 15, 14))).toEqual(["c", "b", "a"]);
    expect(order(card("a", 15, 15, 95), card("b", 15, 15, 0))).toEqual(["b", "a"]);
    expect(order(card("b", 15, 15, 0, 9), card("a", 15, 15, 0, 1))).toEqual(["a", "b"]);
  });

  test("of equal months the lower transfer fee goes before the annual fee, and one that is not known comes last", () => {
    const at = (slug: string, transferFeePercent: number | null, feeUsd: number) => ({
      ...card(slug, 15, 15, feeUsd),
      transferFeePercent,
    });
    expect(order(at("a", null, 0), at("b", 5, 0), at("c", 3, 95))).toEqual(["c", "b", "a"]);
    expect(order({ ...card("a", 15, 14), transferFeePercent: 3 }, at("b", null, 0))).toEqual(["b", "a"]);
  });

  test("places count from 1, without dollars", () => {
    expect(rankByMonths([card("a", 1, 2, 0, 7)])).toEqual([{ rank: 1, slug: "a", rating: 7, parts: null }]);
  });
});
