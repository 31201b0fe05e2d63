import { describe, expect, it } from "vitest";

import { rankCards, RANKING_WEIGHTS } from "./rank-cards.ts";
import { REAL_CARDS } from "./real-cards.ts";
import { createRandom, makeBase, makeCard, makeLine } from "./test-catalog.ts";

const lines = [makeLine("other", 100)];

describe("rankCards", () => {
  it("mixes rating and net value by the published weights", () => {
    const cards = [
      makeCard("rated", { rating: 9 }),
      makeCard("middle", { rating: 8, rewards: [makeBase(2)] }),
      makeCard("earning", { rating: 6, rewards: [makeBase(3)] }),
    ];
    const { ranked } = rankCards(cards, { lines });
    expect(ranked.map(({ rank, slug, score }) => [rank, slug, score])).toEqual([
      [1, "earning", expect.closeTo(RANKING_WEIGHTS.rating * 0.6 + RANKING_WEIGHTS.netValue, 9)],
      [2, "middle", expect.closeTo(RANKING_WEIGHTS.rating * 0.8 + RANKING_WEIGHTS.netValue / 2, 9)],
      [3, "rated", expect.closeTo(RANKING_WEIGHTS.rating * 0.9, 9)],
    ]);
    expect(ranked[0]?.netUsd).toBeCloseTo(36, 9);
    expect(RANKING_WEIGHTS.rating + RANKING_WEIGHTS.netValue).toBe(1);
  });

  it("leaves closed cards out and says why", () => {
    const cards = [makeCard("open"), makeCard("gone", { status: "closed", rating: 10, rewards: [makeBase(9)] })];
    const { ranked, leftOut } = rankCards(cards, { lines });
    expect(ranked.map(({ slug }) => slug)).toEqual(["open"]);
    expect(leftOut).toEqual([{ slug: "gone", reason: "Closed to new applications" }]);
    expect(rankCards([])).toEqual({ ranked: [], leftOut: [] });
  });

  it("gives the same order when links and issuers change hands", () => {
    const before = rankCards(REAL_CARDS);
    for (let seed = 0; seed < 5; seed += 1) {
      const donors = createRandom(seed).shuffle(REAL_CARDS);
      const swapped = REAL_CARDS.map((card, index) => {
        const { applyLink, ratesAndFeesLink, issuer, issuingBank, name } = donors[index]!;
        return { ...card, applyLink, ratesAndFeesLink, issuer, issuingBank, name };
      });
      expect(rankCards(swapped)).toEqual(before);
    }
    expect(before.ranked).toHaveLength(REAL_CARDS.filter((card) => card.status === "open").length);
  });

  it("does not depend on the order of the cards", () => {
    expect(rankCards(createRandom(3).shuffle(REAL_CARDS)).ranked).toEqual(rankCards(REAL_CARDS).ranked);
  });
});
