import { describe, expect, it } from "vitest";

import { CARD_CATEGORIES } from "../src/catalog/card.ts";
import { DEFAULT_LINES } from "../src/rewards/spend-presets.ts";
import { createRandom } from "../src/rewards/test-catalog.ts";
import { valueWallet } from "../src/rewards/value-wallet.ts";
import { computeCatalog } from "./compute-cards.ts";
import { loadCatalog } from "./load-catalog.ts";

const cards = [...loadCatalog().values()];
const computed = computeCatalog(cards);
const options = { lines: DEFAULT_LINES };
const netUsd = (...held: typeof cards) => valueWallet(held, options).netUsd;

describe("the figures computed for every page", () => {
  it("cannot see who pays: links, issuers and names change hands or go, and nothing else changes", () => {
    const random = createRandom(17);
    const donors = random.shuffle(cards);
    const swapped = cards.map((card, index) => {
      const { applyLink, ratesAndFeesLink, issuer, issuingBank, name } = donors[index]!;
      return { ...card, applyLink: random.chance(0.5) ? null : applyLink, ratesAndFeesLink, issuer, issuingBank, name };
    });
    expect(computeCatalog(swapped)).toEqual(computed);
  });

  it("ranks all nine lists, each open card of a list once", () => {
    for (const category of CARD_CATEGORIES) {
      const listed = cards.filter((card) => card.status === "open" && card.categories.includes(category));
      const ranked = computed.rankings[category] ?? [];
      expect(ranked.map(({ slug }) => slug).toSorted()).toEqual(listed.map(({ slug }) => slug).toSorted());
      expect(ranked.map(({ rank }) => rank)).toEqual(ranked.map((_, index) => index + 1));
    }
  });

  it("names the partner that no other card beats, with the dollars it adds", () => {
    for (const card of cards.filter((_, index) => index % 9 === 0)) {
      const others = cards.filter((other) => other.slug !== card.slug && other.status === "open");
      const mostUsd = Math.max(...others.map((other) => netUsd(card, other) - netUsd(card)));
      const { partner } = computed.cards[card.slug]!;
      expect(partner?.differenceUsd ?? 0, card.slug).toBeCloseTo(Math.max(0, mostUsd), 6);
    }
  });

  it("names three alternatives with the dollars between them and the card", () => {
    for (const card of cards.filter((_, index) => index % 9 === 4)) {
      const { alternatives } = computed.cards[card.slug]!;
      expect(alternatives, card.slug).toHaveLength(3);
      for (const { slug, differenceUsd } of alternatives) {
        const other = cards.find((one) => one.slug === slug)!;
        expect(differenceUsd, `${card.slug}, ${slug}`).toBeCloseTo(netUsd(other) - netUsd(card), 6);
      }
    }
  });
});
