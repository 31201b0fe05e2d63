import { describe, expect, test } from "vitest";

import { PERSONAL_SHARES } from "./parts.ts";
import { PRESETS } from "./presets.ts";
import { listSpendCells } from "./profile.ts";
import { resolveProfile } from "./resolve-profile.ts";
import type { Brand } from "./wallet-card.ts";

const BRANDS: readonly Brand[] = [
  { name: "Delta", category: "travel_other", part: "flights" },
  { name: "United", category: "travel_other", part: "flights" },
  { name: "Costco", category: "other", part: null },
];

function amountsOf(input: Parameters<typeof resolveProfile>[0]) {
  const { lines } = resolveProfile(input, BRANDS).profile;
  return Object.fromEntries(
    lines.map(({ category, part, brand, monthlyUsd }) => [brand ?? part ?? category, monthlyUsd]),
  );
}

describe("amounts by category", () => {
  test("are divided by the published shares, nothing lost", () => {
    expect(amountsOf({ spend: { travel_other: 200, dining: 100 } })).toEqual({
      flights: 90,
      hotels: 80,
      "car-rental": 20,
      "other-travel": 10,
      delivery: 10,
      dining: 90,
    });
    const { lines } = resolveProfile({ preset: "household" }, BRANDS).profile;
    expect(lines.reduce((sum, { monthlyUsd }) => sum + monthlyUsd, 0)).toBeCloseTo(2_620, 9);
  });

  test("of a business leave `other` whole", () => {
    expect(amountsOf({ spend: { other: 500 }, type: "business" })).toEqual({ other: 500 });
    expect(amountsOf({ spend: { other: 500 } })["online-retail"]).toBe(75);
  });

  test("are divided by the visitor's shares in the categories that they name", () => {
    const amounts = amountsOf({ spend: { travel_other: 100, dining: 100 }, shares: { flights: 30 } });
    expect(amounts).toEqual({ flights: 30, travel_other: 70, delivery: 10, dining: 90 });
  });

  test("stand beside a part that is named, and then hold none of it unless the visitor says so", () => {
    expect(amountsOf({ spend: { dining: 100 }, parts: { delivery: 40 } })).toEqual({ delivery: 40, dining: 100 });
    const shares = { delivery: 20 };
    expect(amountsOf({ spend: { dining: 100 }, parts: { delivery: 40 }, shares })).toEqual({
      delivery: 60,
      dining: 80,
    });
    expect(amountsOf({ spend: { other: 100 }, parts: { rent: 900 } })).toMatchObject({ rent: 900, utilities: 10 });
  });
});

describe("a brand", () => {
  test("with an amount is a line beside its part", () => {
    expect(amountsOf({ spend: { travel_other: 100 }, brands: { Delta: 60 } })).toMatchObject({
      Delta: 60,
      flights: 45,
    });
  });

  test("without an amount has half of its part, shared with the others of that part", () => {
    const amounts = amountsOf({ spend: { travel_other: 400 }, brandsUsed: ["Delta", "United"] });
    expect(amounts).toMatchObject({ Delta: 45, United: 45, flights: 90 });
  });

  test("without spend on its part makes no line and is used", () => {
    const { profile } = resolveProfile({ spend: { dining: 100 }, brandsUsed: ["Delta"] }, BRANDS);
    expect(profile.lines.every(({ brand }) => brand === null)).toBe(true);
    expect(profile.brandsUsed).toEqual(["Delta"]);
  });

  test("without a part of its own has no line unless it has an amount", () => {
    expect(amountsOf({ spend: { other: 100 }, brandsUsed: ["Costco"], type: "business" })).toEqual({ other: 100 });
  });

  test("that is spent at counts as used", () => {
    expect(resolveProfile({ brands: { Costco: 20 } }, BRANDS).profile.brandsUsed).toEqual(["Costco"]);
  });
});

test("whoever spends less than $1,000 a year on flights and hotels counts cash, and is told", () => {
  const little = resolveProfile({ spend: { travel_other: 90 } }, BRANDS);
  expect(little.profile.value).toBe("cash");
  expect(little.assumptions.join()).toContain("cash value");
  expect(resolveProfile({ spend: { travel_other: 100 } }, BRANDS).profile.value).toBe("typical");
  expect(resolveProfile({ spend: { travel_other: 90 }, value: "typical" }, BRANDS).profile.value).toBe("typical");
});

test("a preset gives trips and type, and amounts given replace its own", () => {
  const { profile } = resolveProfile({ preset: "small-business", spend: { gas: 0 } }, BRANDS);
  expect(profile).toMatchObject({ type: "business", trips: 6 });
  expect(profile.lines.some(({ category }) => category === "gas")).toBe(false);
  expect(resolveProfile({ spend: { gas: 10 } }, BRANDS).profile.trips).toBe(0);
});

test("a foreign share makes a foreign cell of each line", () => {
  const { lines } = resolveProfile({ spend: { gas: 100 }, foreignPercent: 25 }, BRANDS).profile;
  expect(listSpendCells(lines).map(({ foreign, annualUsd }) => [foreign, annualUsd])).toEqual([
    [false, 900],
    [true, 300],
  ]);
});

test("the published presets and shares", () => {
  expect(PRESETS.map(({ slug, trips, travelers, score, type }) => [slug, trips, travelers, score, type])).toEqual([
    ["household", 4, 1, null, "personal"],
    ["student", 1, 1, "none", "personal"],
    ["family", 3, 4, null, "personal"],
    ["frequent-flyer", 12, 1, null, "personal"],
    ["road-warrior", 25, 1, null, "personal"],
    ["small-business", 6, 1, null, "business"],
  ]);
  expect(PERSONAL_SHARES).toMatchObject({ flights: 45, hotels: 40, "online-retail": 15, utilities: 10, delivery: 10 });
});
