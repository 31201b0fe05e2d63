import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { SPEND_CATEGORIES } from "../../catalog/card.ts";
import { DEFAULT_SPEND, SPEND_PRESETS } from "../../rewards/spend-presets.ts";
import { REDEEM_MODES } from "../../rewards/value-options.ts";
import { DEFAULT_PROFILE, parseSpendQuery, SPEND_PERIODS, toProfileLines, toSpendParameters } from "./spend-query.ts";
import { toQueryString } from "../tool-query.ts";

const BRANDS = new Map([
  ["Marriott", "travel_other"],
  ["Lyft", "transit"],
] as const);

const parse = (query: string) => parseSpendQuery(new URLSearchParams(query), BRANDS);

describe("parseSpendQuery", () => {
  it("has the stated default spend when nothing is given", () => {
    const { profile, errors, preset } = parse("");
    expect(profile).toEqual(DEFAULT_PROFILE);
    expect(errors).toEqual({});
    expect(preset).toBe("default");
  });

  it("takes what is not given as 0 as soon as one amount is given", () => {
    const { profile, preset } = parse("dining=$500&groceries=1,200");
    expect(profile.monthlyUsd).toMatchObject({ dining: 500, groceries: 1200, gas: 0, other: 0 });
    expect(preset).toBeNull();
  });

  it("starts from a preset, and lets amounts replace its own", () => {
    const student = SPEND_PRESETS[0];
    expect(parse("preset=student").profile.monthlyUsd).toEqual(student?.monthlyUsd);
    expect(parse("preset=student&dining=1").profile.monthlyUsd).toEqual({ ...student?.monthlyUsd, dining: 1 });
  });

  it("divides the amounts of a year by twelve and shows them as they were", () => {
    const { profile, texts } = parse("period=year&dining=6000");
    expect(profile.monthlyUsd.dining).toBe(500);
    expect(texts["dining"]).toBe("6000");
    expect(parse("period=year&preset=student").texts["dining"]).toBe("3000");
  });

  it.each([
    ["dining=-5", "dining"],
    ["dining=NaN", "dining"],
    ["dining=1e309", "dining"],
    ["dining=10000000", "dining"],
    ["dining=1&dining=2", "dining"],
    ["foreign=101", "foreign"],
    ["perks=-1", "perks"],
    ["value=gold", "value"],
    ["period=week", "period"],
    ["preset=pirate", "preset"],
    ["brand.Nobody=5", "brand.Nobody"],
    ["brand.Marriott=x", "brand.Marriott"],
    ["brand.__proto__=5", "brand.__proto__"],
  ])("says what is wrong with %s beside its field and keeps the rest", (query, field) => {
    const { errors, texts, profile } = parse(`${query}&groceries=700`);
    expect(Object.keys(errors)).toEqual([field]);
    expect(texts["groceries"]).toBe("700");
    expect(profile.monthlyUsd.groceries).toBe(700);
  });

  it("keeps a wrong text for its field, shortened", () => {
    expect(parse("dining=ten").texts["dining"]).toBe("ten");
    expect(parse(`dining=${"9".repeat(500)}`).texts["dining"]).toHaveLength(60);
  });

  it("takes an emptied form as no spend at all, not as the default", () => {
    const query = SPEND_CATEGORIES.map((category) => `${category}=`).join("&");
    const { profile, errors } = parse(query);
    expect(errors["dining"]).toEqual({ code: "missing", message: "Enter at least one amount above $0." });
    expect(Object.keys(errors)).toHaveLength(1);
    expect(toProfileLines(profile, BRANDS)).toEqual([]);
    expect(toQueryString(toSpendParameters(profile))).toBe("?dining=0");
  });

  it("refuses more brands than the limit", () => {
    const brands = new Map(Array.from({ length: 7 }, (_, index) => [`B${index}`, "transit" as const]));
    const query = [...brands.keys()].map((brand) => `brand.${brand}=1`).join("&");
    expect(parseSpendQuery(new URLSearchParams(query), brands).errors).toHaveProperty("brand");
  });
});

describe("toSpendParameters", () => {
  it("is empty for the default and names presets", () => {
    expect(toSpendParameters(DEFAULT_PROFILE)).toEqual([]);
    expect(toSpendParameters(parse("preset=family&perks=20").profile)).toEqual([
      ["preset", "family"],
      ["perks", "20"],
    ]);
  });

  it("parses back to the same profile, whatever it is", () => {
    const cents = fc.integer({ min: 0, max: 100_000_000 }).map((value) => value / 100);
    const profiles = fc.record({
      monthlyUsd: fc.record(
        Object.fromEntries(SPEND_CATEGORIES.map((category) => [category, cents])) as Record<
          (typeof SPEND_CATEGORIES)[number],
          typeof cents
        >,
      ),
      brandsMonthlyUsd: fc.record({ Marriott: cents.filter((value) => value > 0) }, { requiredKeys: [] }),
      foreignPercent: fc.integer({ min: 0, max: 100 }),
      redeem: fc.constantFrom(...REDEEM_MODES),
      perkPercent: fc.integer({ min: 0, max: 100 }),
      period: fc.constantFrom(...SPEND_PERIODS),
    });
    fc.assert(
      fc.property(profiles, (profile) => {
        const query = toQueryString(toSpendParameters(profile));
        const again = parse(query.slice(1));
        expect(again.errors).toEqual({});
        expect(toQueryString(toSpendParameters(again.profile))).toBe(query);
        for (const category of SPEND_CATEGORIES) {
          expect(again.profile.monthlyUsd[category]).toBeCloseTo(profile.monthlyUsd[category], 2);
        }
      }),
    );
  });
});

describe("toProfileLines", () => {
  it("puts a brand in its category, beside the rest", () => {
    const { profile } = parse("travel_other=100&brand.Marriott=200&foreign=10");
    expect(toProfileLines(profile, BRANDS)).toEqual([
      { category: "travel_other", brand: null, subcategory: null, monthlyUsd: 100, foreignPercent: 10 },
      { category: "travel_other", brand: "Marriott", subcategory: null, monthlyUsd: 200, foreignPercent: 10 },
    ]);
  });

  it("gives the default spend of the engine by default", () => {
    const lines = toProfileLines(parse("").profile, BRANDS);
    expect(lines.reduce((sum, line) => sum + line.monthlyUsd, 0)).toBe(
      Object.values(DEFAULT_SPEND.monthlyUsd).reduce((sum, usd) => sum + usd, 0),
    );
  });
});
