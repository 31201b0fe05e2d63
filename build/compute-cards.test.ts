import { describe, expect, it } from "vitest";

import { CARD_CATEGORIES } from "../src/catalog/card.ts";
import { isOnList } from "../src/catalog/is-on-list.ts";
import { toReaderProfile, toReviewReader } from "../src/pages/readers.ts";
import { valueWallet } from "../src/engine/wallet/value-wallet.ts";
import { createRandom } from "../src/engine/value/test-cards.ts";
import { computeCatalog } from "./compute-cards.ts";
import { loadCatalog } from "./load-catalog.ts";
import { loadNamedInReviews } from "./site-data.ts";
import { loadToolRecords, toToolRecords } from "./tool-records.ts";

const cards = [...loadCatalog().values()];
const records = loadToolRecords();
const named = await loadNamedInReviews();
const computed = computeCatalog(cards, records, named);
const priced = new Map(records.rewards.cards.map((card) => [card.slug, card]));

describe("the figures computed for every page", () => {
  it("cannot see who pays: apply links, fee links and issuing banks change hands or go, and nothing else changes", () => {
    const random = createRandom(17);
    const donors = random.shuffle(cards);
    const swapped = cards.map((card, index) => {
      const { applyLink, ratesAndFeesLink, issuingBank } = donors[index]!;
      return { ...card, applyLink: random.chance(0.5) ? null : applyLink, ratesAndFeesLink, issuingBank };
    });
    expect(computeCatalog(swapped, toToolRecords(swapped), named)).toEqual(computed);
  });

  it("has personal cards alone on all lists but that of business cards, which has those alone", () => {
    const types = new Map(cards.map(({ slug, cardType }) => [slug, cardType]));
    for (const [category, ranked] of Object.entries(computed.rankings)) {
      const listed = new Set(ranked.map(({ slug }) => types.get(slug)));
      expect([...listed], category).toEqual([category === "business" ? "Business" : "Personal"]);
    }
  });

  it("ranks all nine lists, each open card of a list once", () => {
    for (const category of CARD_CATEGORIES) {
      const listed = cards.filter((card) => card.status === "open" && isOnList(card, category));
      const ranked = computed.rankings[category] ?? [];
      expect(ranked.map(({ slug }) => slug).toSorted()).toEqual(listed.map(({ slug }) => slug).toSorted());
      expect(ranked.map(({ rank }) => rank)).toEqual(ranked.map((_, index) => index + 1));
    }
  });

  it("gives for each card that a review names beside its own what the two differ by, and what the pair adds", () => {
    let compared = 0;
    for (const [slug, { alternatives, pairs }] of named) {
      const card = priced.get(slug);
      // The page of a card that was replaced has no dollars.
      if (!card) continue;
      const profile = toReaderProfile(toReviewReader(card), records.rewards.brands);
      const netUsd = (...held: string[]) =>
        valueWallet(
          held.map((one) => priced.get(one)!),
          profile,
        ).netUsd;
      const figures = computed.cards[slug]!;
      expect(figures.alternatives.map((other) => other.slug)).toEqual(alternatives);
      expect(figures.partners.map((other) => other.slug)).toEqual(pairs);
      for (const other of figures.alternatives) {
        expect(other.differenceUsd, `${slug}, ${other.slug}`).toBeCloseTo(netUsd(other.slug) - netUsd(slug), 6);
      }
      for (const other of figures.partners) {
        expect(other.differenceUsd, `${slug}, ${other.slug}`).toBeCloseTo(netUsd(slug, other.slug) - netUsd(slug), 6);
      }
      compared += figures.alternatives.length + figures.partners.length;
    }
    expect(compared).toBeGreaterThan(0);
  });

  it("pays the fee at the break-even, and not at nine tenths of it", () => {
    const found = [...priced.values()].flatMap((card) => {
      const { breakEven } = computed.cards[card.slug]!;
      return breakEven.kind === "from" ? [{ card, breakEven }] : [];
    });
    expect(found.length).toBeGreaterThan(0);
    for (const { card, breakEven } of found) {
      const profile = toReaderProfile(toReviewReader(card), records.rewards.brands);
      const netUsd = (factor: number) => {
        const lines = profile.lines.map((line) => ({
          ...line,
          monthlyUsd: line.monthlyUsd * breakEven.scale * factor,
        }));
        return valueWallet([card], { ...profile, lines }).netUsd;
      };
      expect(netUsd(1), card.slug).toBeGreaterThan(-0.01);
      expect(netUsd(0.9), card.slug).toBeLessThan(0);
    }
  });
});
