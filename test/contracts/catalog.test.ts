import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

import { describe, expect, test } from "vitest";

import { CARDS_DIRECTORY, loadCatalog } from "../../build/load-catalog.ts";
import { BRANDS } from "../../src/catalog/brand.ts";
import { parseCard } from "../../src/catalog/card-schema.ts";
import { listCardWarnings } from "../../src/catalog/card-warnings.ts";

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

  test("a brand's rate stands in the category that the brand belongs to", () => {
    const categories = new Map(BRANDS.map(({ name, category }) => [name, category]));
    const rates = [...cards.values()].flatMap(({ slug, rewards }) => rewards.map((reward) => ({ slug, ...reward })));
    const isElsewhere = ({ brands, category }: (typeof rates)[number]) =>
      brands?.some((brand) => categories.get(brand) !== category);
    expect(rates.filter(isElsewhere).map(({ slug, id }) => `${slug} ${id}`)).toEqual([]);
  });
});

const BONUS = { kind: "fixed", points: 1, description: "x", minSpendUsd: 1, durationDays: 1, estimatedValueUsd: 1 };

const DINING = { id: "dining", multiplier: 4, category: "dining", notes: "x" };
const NOTHING = { id: "base", multiplier: 0, category: "other", base: true, notes: "x" };

describe("a wrong card file", () => {
  const good = () =>
    JSON.parse(readFileSync(path.join(CARDS_DIRECTORY, "amex-gold.json"), "utf8")) as Record<string, unknown>;

  const entry = (fields: object) => ({ ...good(), ...fields });

  test.each([
    ["annualFee.ongoingUsd", { annualFee: { ongoingUsd: -1, firstYearUsd: 0, text: "x" } }, "0 or more", "-1"],
    ["rating", { rating: 5 }, "weighted mean", "5"],
    ["foreignTransactionFeePercent", { foreignTransactionFeePercent: "3" }, "a percentage", '"3"'],
    ["rewards", { rewards: [] }, "at least one entry", "[]"],
    ["rewards.0", { rewards: [{ ...DINING, multiplier: 0 }] }, "more than 0 unless it is the base", '{"id"'],
    ["rewardProgram", { rewards: [NOTHING] }, "null for a card that earns nothing", '"Membership'],
    ["image", { image: "/other.svg" }, "/{slug}.svg", '"/other.svg"'],
    ["rating", { rating: undefined }, "a number from 0 to 10", "nothing"],
    ["provenance.annualFee", { provenance: {} }, "the field", "nothing"],
    ["signUpBonus", { signUpBonus: { ...BONUS, kind: "up-to" } }, "unless kind is none, up-to or match", '{"kind"'],
  ])("is refused with file, field %s, the expected form and what was found", (field, change, form, found) => {
    const read = () => parseCard(entry(change), "src/catalog/cards/amex-gold.json");
    expect(read).toThrow(`src/catalog/cards/amex-gold.json: ${field}: expected `);
    expect(read).toThrow(form);
    expect(read).toThrow(`found ${found}`);
  });

  test("is refused in one line for a field that does not exist, without a stack", () => {
    try {
      parseCard(entry({ color: "red" }), "amex-gold.json");
      expect.unreachable();
    } catch (error) {
      expect(String((error as Error).stack)).toBe("amex-gold.json: color: no such field");
    }
  });

  test("is not refused for a figure that is only unusual: it warns", () => {
    const fee = { ongoingUsd: 1_250, firstYearUsd: 1_250, text: "$1,250" };
    const record = parseCard(entry({ annualFee: fee, foreignTransactionFeePercent: 2 }), "amex-gold.json");
    expect(listCardWarnings(record).join("\n")).toContain("annualFee.ongoingUsd: $1250");
    expect(listCardWarnings(record).join("\n")).toContain("foreignTransactionFeePercent: 2");
  });
});

/** Names of the issuers' own travel sites, as notes call them. */
const PORTAL =
  /\bportals?\b|\b(?:Amex|Capital One|Capital One Business|Chase|Citi|Bilt) Travel\b|\btravel center\b|\brewards center\b/i;
const BOTH = /\bor through\b|\bor in\b|\banywhere\b/i;

describe("where a rate's travel is booked, and what else it holds for, are what its note says", () => {
  const travel = [...cards.values()].flatMap(({ slug, rewards, endedRewards }) =>
    [...rewards, ...endedRewards]
      .filter(({ category, base }) => !base && category.startsWith("travel_"))
      .map((reward) => ({ ...reward, name: `${slug} ${reward.id}: ${reward.notes}` })),
  );

  test("direct, in the portal, or both", () => {
    expect(travel.filter(({ channels }) => channels).length).toBeGreaterThan(4);
    for (const { name, notes, category, channels } of travel) {
      const given = channels ?? [category === "travel_portal" ? "portal" : "direct"];
      if (BOTH.test(notes)) expect(given, name).toEqual(["direct", "portal"]);
      else if (PORTAL.test(notes)) expect(given, name).toEqual(["portal"]);
      else expect(channels, name).toBeUndefined();
    }
  });

  test("transit besides", () => {
    const named = travel.filter(({ notes }) => /\band transit\b/.test(notes));
    expect(named.length).toBeGreaterThan(0);
    for (const { name, alsoIn } of named) expect(alsoIn, name).toEqual(["transit"]);
    for (const { name, notes, alsoIn } of travel) if (alsoIn) expect(notes, name).toMatch(/\band transit\b/);
  });
});
