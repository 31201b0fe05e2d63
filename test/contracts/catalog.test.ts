import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

import { describe, expect, test } from "vitest";

import { CARDS_DIRECTORY, loadCatalog } from "../../build/load-catalog.ts";
import { parseCard } from "../../src/catalog/schema.ts";

const cards = loadCatalog();

/** Spec, section 9, "Sample cards". Bonus: points, spend, days. */
const SAMPLES = [
  ["hsbc-premier-world-elite", 495, [60_000, 4_000, 90], 1.5, 1, 8.2],
  ["ihg-one-rewards-premier", 99, [140_000, 3_000, 90], 0.7, 0.5, 7.5],
  ["marriott-bonvoy-boundless", 95, [50_000, 3_000, 90], 0.8, 0.6, 8.4],
  ["marriott-bonvoy-brilliant", 650, [185_000, 6_000, 180], 0.8, 0.6, 8.9],
  ["mastercard-black-card", 495, [null, null, null], 2, 1.5, 7],
  ["ritz-carlton-card", 450, [null, null, null], 0.8, 0.6, 8.3],
  ["united-club-infinite", 695, [95_000, 5_000, 90], 1.2, 1, 8.9],
  ["wyndham-rewards-earner-plus", 75, [90_000, 2_000, 90], 0.7, 0.5, 7.8],
] as const;

describe("the catalog", () => {
  test("holds every card of its folder, in the file of its slug, and at least those of the first edition", () => {
    expect(cards.size).toBeGreaterThanOrEqual(112);
    expect(
      readdirSync(CARDS_DIRECTORY)
        .map((file) => path.basename(file, ".json"))
        .toSorted(),
    ).toEqual([...cards.keys()].toSorted());
  });

  test.each(SAMPLES)("%s is exact", (slug, feeUsd, [points, spendUsd, days], programCpp, cashCpp, rating) => {
    const card = cards.get(slug);
    expect(card?.annualFee.ongoingUsd).toBe(feeUsd);
    expect(card?.signUpBonus).toMatchObject({ points, minSpendUsd: spendUsd, durationDays: days });
    expect(card?.redemption).toMatchObject({ programCpp, cashBackCpp: cashCpp });
    expect(card?.rating).toBe(rating);
    expect(card?.foreignTransactionFeePercent).toBe(0);
    expect(card?.cardType).toBe("Personal");
  });

  test("Boundless earns 3x on the first $6,000 a year of groceries, gas and dining together", () => {
    const rates = cards.get("marriott-bonvoy-boundless")?.rewards.filter((reward) => reward.cap) ?? [];
    expect(rates.map((reward) => reward.category)).toEqual(["groceries", "gas", "dining"]);
    for (const rate of rates) {
      expect(rate).toMatchObject({ multiplier: 3, afterCapMultiplier: 2, cap: { amountUsd: 6_000, period: "year" } });
    }
  });

  test("a brand stands in one category only, over all cards", () => {
    const categories = new Map<string, Set<string>>();
    for (const card of cards.values()) {
      for (const { brand, category } of card.rewards) {
        if (brand) categories.set(brand, (categories.get(brand) ?? new Set()).add(category));
      }
    }
    for (const [brand, found] of categories) expect([...found], brand).toHaveLength(1);
  });
});

describe("a wrong card file", () => {
  const good = () =>
    JSON.parse(readFileSync(path.join(CARDS_DIRECTORY, "amex-gold.json"), "utf8")) as Record<string, unknown>;

  test.each([
    ["annualFee.ongoingUsd", { annualFee: { ongoingUsd: 900, firstYearUsd: 0, text: "x" } }, "from 0 to 695"],
    ["rating", { rating: 5 }, "weighted mean"],
    ["foreignTransactionFeePercent", { foreignTransactionFeePercent: 1 }, "0, 2.7 or 3"],
    ["rewards", { rewards: [] }, "base"],
    ["image", { image: "/other.svg" }, "/{slug}.svg"],
    ["color", { color: "red" }, "color"],
    ["asOf", { asOf: "May 2025" }, "YYYY-MM"],
  ])("is refused with file, field %s and the expected form", (field, change, form) => {
    const read = () => parseCard({ ...good(), ...change }, "amex-gold.json");
    expect(read).toThrow("amex-gold.json");
    expect(read).toThrow(field);
    expect(read).toThrow(form);
  });
});
