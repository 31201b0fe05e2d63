import { describe, expect, test } from "vitest";

import { BUSINESS_SHARES, PERSONAL_SHARES } from "./parts.ts";
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
    expect(lines.reduce((sum, { monthlyUsd }) => sum + monthlyUsd, 0)).toBeCloseTo(2_600, 9);
  });

  test("of a business are a business's", () => {
    const firm = amountsOf({ spend: { other: 500 }, type: "business" });
    expect(firm).toMatchObject({ advertising: 100, software: 50, shipping: 25, other: 250 });
    expect(firm).not.toHaveProperty("online-retail");
    const household = amountsOf({ spend: { other: 500 } });
    expect(household["online-retail"]).toBe(75);
    expect(household).not.toHaveProperty("advertising");
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

  test("without spend on its part makes no line and is used", () => {
    const { profile } = resolveProfile({ spend: { dining: 100 }, brandsUsed: ["Delta"] }, BRANDS);
    expect(profile.lines.every(({ brand }) => brand === null)).toBe(true);
    expect(profile.brandsUsed).toEqual(["Delta"]);
  });

  test("without a part of its own has no line unless it has an amount", () => {
    expect(amountsOf({ spend: { other: 100 }, brandsUsed: ["Costco"], shares: { rent: 0 } })).toEqual({
      other: 100,
    });
  });

  test("that is spent at counts as used", () => {
    expect(resolveProfile({ brands: { Costco: 20 } }, BRANDS).profile.brandsUsed).toEqual(["Costco"]);
  });
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
  expect(BUSINESS_SHARES).toMatchObject({ flights: 45, advertising: 20, software: 10, shipping: 5, phone: 4 });
});

describe("what is said beside the spend", () => {
  const resolve = (input: Parameters<typeof resolveProfile>[0]) => resolveProfile(input, BRANDS);

  test("goes before the preset, and the preset before the default", () => {
    expect(resolve({ preset: "family" }).profile).toMatchObject({ travelers: 4, trips: 3, score: null });
    expect(resolve({ preset: "family", travelers: 2, trips: 0 }).profile).toMatchObject({ travelers: 2, trips: 0 });
    expect(resolve({ preset: "student" }).profile.score).toBe("none");
    expect(resolve({ preset: "student", score: 700 }).profile.score).toBe(700);
    expect(resolve({}).profile).toMatchObject({ travelers: 1, trips: 0, score: null, effortUsd: 20 });
    expect(resolve({ effortUsd: 5 }).profile.effortUsd).toBe(5);
  });

  test("a brand without an amount has all of its part, those of one part share it, and the answer says so", () => {
    const { profile, assumptions } = resolve({
      spend: { travel_other: 100 },
      brandsUsed: ["Delta", "United", "Costco", "Nobody"],
    });
    const at = (name: string | null) => profile.lines.filter(({ brand }) => brand === name);
    expect(at("Delta").map(({ monthlyUsd }) => monthlyUsd)).toEqual([22.5]);
    expect(at("United")).toHaveLength(1);
    expect(at("Costco")).toEqual([]);
    expect(at(null).some(({ part }) => part === "flights")).toBe(false);
    expect(assumptions).toContainEqual({ kind: "brands-have-all", spend: "flights", brands: ["Delta", "United"] });
    expect(profile.brandsUsed).toEqual(["Delta", "United", "Costco", "Nobody"]);
  });

  test("a brand with an amount has that, and is used", () => {
    const { profile, assumptions } = resolve({ spend: { travel_other: 100 }, brands: { Delta: 30, United: 0 } });
    expect(profile.lines.filter(({ brand }) => brand !== null)).toMatchObject([{ brand: "Delta", monthlyUsd: 30 }]);
    expect(profile.brandsUsed).toEqual(["Delta"]);
    expect(assumptions.map(({ kind }) => kind)).not.toContain("brands-have-all");
    const both = resolve({ spend: { travel_other: 100 }, brands: { Delta: 30 }, brandsUsed: ["Delta"] }).profile;
    expect(both.lines.filter(({ brand }) => brand === "Delta")).toHaveLength(1);
    expect(both.brandsUsed).toEqual(["Delta"]);
  });

  test("a brand of a part without spend makes its cards eligible and nothing more", () => {
    const { profile, assumptions } = resolve({ spend: { dining: 100 }, brandsUsed: ["Delta"] });
    expect(profile.lines.some(({ brand }) => brand !== null)).toBe(false);
    expect(profile.brandsUsed).toEqual(["Delta"]);
    expect(assumptions.map(({ kind }) => kind)).not.toContain("brands-have-all");
  });

  test("any brand is any brand", () => {
    expect(resolve({ spend: { travel_other: 100 }, brands: { Delta: 5 }, brandsUsed: "any" }).profile.brandsUsed).toBe(
      "any",
    );
  });
});

describe("brands without an amount", () => {
  test("have their part also where another brand has an amount beside it", () => {
    const input = { spend: { travel_other: 1_000 }, shares: { flights: 100 } } as const;
    expect(amountsOf({ ...input, brandsUsed: ["Delta", "United"], brands: { Delta: 90 } })).toEqual({
      United: 1_000,
      Delta: 90,
    });
  });

  test("that are not in the table have no line, with an amount or without", () => {
    expect(amountsOf({ spend: { gas: 100 }, brands: { Nobody: 50 }, brandsUsed: ["Noone"] })).toEqual({ gas: 100 });
  });
});

test("points count as cash for whoever makes no trips, a business too, and the answer says so unless they chose it", () => {
  const note = { kind: "no-trips" };
  const of = (input: Parameters<typeof resolveProfile>[0]) => {
    const { profile, assumptions } = resolveProfile(input, BRANDS);
    return [profile.value, ...assumptions];
  };
  expect(of({ spend: { travel_other: 5_000 } })).toEqual(["cash", note]);
  expect(of({ trips: 0, type: "business" })).toEqual(["cash", note]);
  expect(of({ preset: "family", trips: 0 })).toEqual(["cash", note]);
  expect(of({ trips: 1 })).toEqual(["typical"]);
  expect(of({ preset: "small-business" })).toEqual(["typical"]);
  expect(of({ value: "cash" })).toEqual(["cash"]);
  expect(of({ value: "typical", trips: 0 })).toEqual(["typical"]);
});
