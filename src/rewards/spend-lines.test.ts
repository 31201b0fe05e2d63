import { describe, expect, it } from "vitest";

import { REAL_CARDS } from "./real-cards.ts";
import { listSpendParts, totalMonthlyUsd } from "./spend.ts";
import { listBrandCategories, toSpendLines } from "./spend-lines.ts";
import { DEFAULT_LINES, SPEND_PRESETS, toPresetLines } from "./spend-presets.ts";
import { makeLine } from "./test-catalog.ts";

describe("toSpendLines", () => {
  it("makes a line for each amount that is not 0, a brand's under the catalog's category", () => {
    const result = toSpendLines(
      {
        categories: { dining: 500, gas: 0 },
        brands: { Marriott: 100, Lyft: 20 },
        subcategories: { "travel_other.flights": 80 },
        foreignPercent: 10,
      },
      REAL_CARDS,
    );
    expect(result).toEqual({
      ok: true,
      lines: [
        makeLine("dining", 500, { foreignPercent: 10 }),
        makeLine("travel_other", 100, { brand: "Marriott", foreignPercent: 10 }),
        makeLine("transit", 20, { brand: "Lyft", foreignPercent: 10 }),
        makeLine("travel_other", 80, { subcategory: "flights", foreignPercent: 10 }),
      ],
    });
  });

  it("answers each wrong amount and unknown name with an error beside its field", () => {
    const result = toSpendLines(
      {
        categories: { dining: -1, gas: Number.NaN, groceries: 1_000_001, ["rockets" as "other"]: 5 },
        brands: { Nobody: 5 },
        subcategories: { "gas.flights": 5, flights: 5 },
        foreignPercent: 101,
      },
      REAL_CARDS,
    );
    expect(result.ok ? [] : result.errors.map(({ field }) => field)).toEqual([
      "foreignPercent",
      "spend.dining",
      "spend.gas",
      "spend.groceries",
      "spend.rockets",
      "brands.Nobody",
      "subcategories.gas.flights",
      "subcategories.flights",
    ]);
  });
});

describe("listBrandCategories", () => {
  it("holds for every entry of the real catalog: a brand has one category", () => {
    const categories = listBrandCategories(REAL_CARDS);
    const entries = REAL_CARDS.flatMap(({ slug, rewards }) => rewards.map((reward) => ({ slug, ...reward })));
    const isElsewhere = ({ brands, category }: (typeof entries)[number]) =>
      brands?.some((brand) => categories.get(brand) !== category);
    expect(entries.filter(isElsewhere)).toEqual([]);
    expect(categories.get("Marriott")).toBe("travel_other");
  });
});

describe("spend", () => {
  it("falls into a domestic and a foreign part, empty ones left out", () => {
    expect(
      listSpendParts([makeLine("gas", 100, { foreignPercent: 25 }), makeLine("dining", 10), makeLine("other", 0)]),
    ).toMatchObject([
      { foreign: false, annualUsd: 900 },
      { foreign: true, annualUsd: 300 },
      { foreign: false, annualUsd: 120 },
    ]);
  });

  it("of the presets has no line of 0, and different slugs", () => {
    const presets = SPEND_PRESETS.map((preset) => toPresetLines(preset));
    expect(presets.flat().every(({ monthlyUsd }) => monthlyUsd > 0)).toBe(true);
    expect(new Set(SPEND_PRESETS.map(({ slug }) => slug)).size).toBe(SPEND_PRESETS.length);
    expect(totalMonthlyUsd(DEFAULT_LINES)).toBe(2_620);
  });
});
