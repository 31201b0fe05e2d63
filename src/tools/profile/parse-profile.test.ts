import fc from "fast-check";
import { describe, expect, test } from "vitest";

import { SPEND_CATEGORIES } from "../../catalog/card.ts";
import { CATEGORY_OF_PART, type Part } from "../../engine/value/parts.ts";
import { PRESETS } from "../../engine/value/presets.ts";
import { parseProfile } from "./parse-profile.ts";
import type { ProfileContext } from "../shared/profile-context.ts";
import { toProfileParameters } from "./to-profile-parameters.ts";

const CONTEXT: ProfileContext = {
  cards: [
    { slug: "amex-platinum", name: "The Platinum Card from American Express", perkIds: ["uber-cash", "clear"] },
    { slug: "chase-freedom-flex", name: "Chase Freedom Flex", perkIds: [] },
  ],
  brands: [
    { name: "Delta", aliases: ["Delta Air Lines"], part: "flights" },
    { name: "Marriott", aliases: [], part: "hotels" },
  ],
  programs: [{ key: "membership-rewards", name: "Membership Rewards" }],
  requirements: [
    { key: "costco", name: "Costco membership" },
    { key: "robinhood-gold", name: "Robinhood Gold" },
  ],
  today: "2026-11",
  presets: PRESETS,
};

const parse = (query: string) => parseProfile(new URLSearchParams(query), CONTEXT);
const toCanonical = (query: string) =>
  new URLSearchParams(toProfileParameters(parse(query).profile, CONTEXT)).toString();

describe("parseProfile", () => {
  test("without any parameter is the household with its trips, and needs no parameter to say so", () => {
    const { profile, preset, errors } = parse("");
    expect(errors).toEqual({});
    expect(preset).toBe("household");
    expect(profile).toMatchObject({ trips: 4, travelers: 1, type: "personal", score: null, value: null });
    expect(toCanonical("")).toBe("");
  });

  test("a preset brings trips, travelers, score and type, and what is given replaces them", () => {
    expect(parse("preset=small-business").profile).toMatchObject({ type: "business", trips: 6 });
    expect(parse("preset=student").profile).toMatchObject({ score: "none", trips: 1 });
    expect(parse("preset=family&trips=9").profile).toMatchObject({ trips: 9, travelers: 4 });
    expect(toCanonical("preset=family&trips=9&travelers=4")).toBe("preset=family&trips=9");
  });

  test("amounts without a preset leave the rest at 0, trips included", () => {
    const { profile, preset } = parse("dining=500");
    expect(profile.spend).toMatchObject({ dining: 500, groceries: 0 });
    expect(profile.trips).toBe(0);
    expect(preset).toBeNull();
  });

  test("takes a preset's amounts as they are, by the month and by the year", () => {
    const monthly = parse("preset=family").profile;
    const yearly = parse("preset=family&period=year").profile;
    expect(Object.values(monthly.spend).some((usd) => usd > 0)).toBe(true);
    for (const name of ["spend", "parts", "brands"] as const) {
      for (const [key, usd] of Object.entries(monthly[name])) {
        expect(Object.entries(yearly[name]).find(([other]) => other === key)?.[1], key).toBeCloseTo(usd, 9);
      }
    }
  });

  test("a part and a brand are beside their category, by month", () => {
    const { profile } = parse("period=year&part.flights=1200&brand=delta air lines:600&brand.Marriott=2,400");
    expect(profile.parts).toEqual({ flights: 100 });
    expect(profile.brands).toEqual({ Delta: 50, Marriott: 200 });
    expect(profile.spend.travel_other).toBe(0);
  });

  test("shares of one category replace its published ones whole, in one parameter or by field", () => {
    const { profile } = parse("of.travel_other=flights:50,hotels:50");
    expect(profile.shares).toEqual({ flights: 50, hotels: 50, "car-rental": 0, "other-travel": 0 });
    expect(parse("share.flights=50&share.hotels=50").profile.shares).toEqual(profile.shares);
    expect(toCanonical("share.flights=50&share.hotels=50")).toContain("of.travel_other=flights%3A50%2Chotels%3A50");
  });

  test("brands that are used, perks and history are lists", () => {
    const { profile, errors, notes } = parse(
      "brands=Marriott,delta&use=amex-platinum:uber-cash&skip=amex-platinum:clear&has=costco&opened=freedom flex:2026-03&had=amex-platinum",
    );
    expect(errors).toEqual({});
    expect(notes).toEqual([]);
    expect(profile).toMatchObject({
      brandsUsed: ["Delta", "Marriott"],
      use: [{ card: "amex-platinum", perk: "uber-cash" }],
      skip: [{ card: "amex-platinum", perk: "clear" }],
      has: ["costco"],
      opened: [{ slug: "chase-freedom-flex", monthsAgo: 8 }],
      had: [{ slug: "amex-platinum", monthsAgo: null }],
    });
  });

  test("a perk that a card no longer has is ignored with a note", () => {
    const { profile, errors, notes } = parse("use=amex-platinum:gone");
    expect(profile.use).toEqual([]);
    expect(errors).toEqual({});
    expect(notes).toHaveLength(1);
  });

  test.each([
    ["dining=-1", "dining"],
    ["brand=Delta", "brand"],
    ["dining=abc", "dining"],
    ["dining=1&dining=2", "dining"],
    ["dining=0", "dining"],
    ["foreign=101", "foreign"],
    ["part.yachts=5", "part.yachts"],
    ["brand=Nobody:5", "brand"],
    ["brand=Delta:x", "brand"],
    ["brands=Nobody", "brands"],
    ["of.travel_other=flights:80,hotels:40", "of.travel_other"],
    ["of.travel_other=rent:10", "of.travel_other"],
    ["of.gas=rent:10", "of.gas"],
    ["cpp.nobody=1", "cpp.nobody"],
    ["cpp.membership-rewards=1e3", "cpp.membership-rewards"],
    ["cpp.membership-rewards=-1", "cpp.membership-rewards"],
    ["trips=1.5", "trips"],
    ["trips=366", "trips"],
    ["travelers=0", "travelers"],
    ["bags=11", "bags"],
    ["use=amex-platinum", "use"],
    ["use=nobody:uber-cash", "use"],
    ["use=amex-platinum:clear&skip=amex-platinum:clear", "skip"],
    ["has=yacht-club", "has"],
    ["opened=amex-platinum", "opened"],
    ["opened=amex-platinum:2026-12", "opened"],
    ["opened=amex-platinum:soon", "opened"],
    ["had=nobody", "had"],
    ["type=all", "type"],
    ["score=700.5", "score"],
    ["value=gold", "value"],
    ["preset=nobody", "preset"],
    ["perks=some", "perks"],
  ])("%s is an error at %s alone", (query, field) => {
    const { errors, profile } = parse(`${query.startsWith("dining") ? "" : "dining=100&"}${query}`);
    expect(Object.keys(errors)).toEqual([field]);
    expect(errors[field]?.message).toMatch(/\.$/);
    if (!query.startsWith("dining")) expect(profile.spend.dining).toBe(100);
  });
});

describe("toProfileParameters", () => {
  const amount = fc.integer({ min: 0, max: 5_000 });
  const profile = fc.record({
    ...Object.fromEntries(SPEND_CATEGORIES.map((category) => [category, amount])),
    trips: fc.integer({ min: 0, max: 30 }),
    travelers: fc.integer({ min: 1, max: 6 }),
    bags: fc.integer({ min: 0, max: 2 }),
    foreign: fc.integer({ min: 0, max: 100 }),
    value: fc.constantFrom("", "typical", "cash", "portal", "transfer"),
    type: fc.constantFrom("personal", "business", "any"),
    score: fc.constantFrom("", "580", "740", "none"),
    perks: fc.constantFrom("used", "none", "face"),
    rotating: fc.constantFrom("yes", "no"),
    brands: fc.constantFrom("", "any", "Delta", "Delta,Marriott"),
    has: fc.constantFrom("", "costco", "costco,robinhood-gold"),
    use: fc.constantFrom("", "amex-platinum:uber-cash"),
    opened: fc.constantFrom("", "chase-freedom-flex:2025-01"),
    had: fc.constantFrom("", "amex-platinum", "amex-platinum:2024-05"),
    period: fc.constantFrom("month", "year"),
  });
  const parts = fc.dictionary(fc.constantFrom(...(Object.keys(CATEGORY_OF_PART) as Part[])), amount, { maxKeys: 4 });

  test("parse to the same profile again, whatever it is", () => {
    fc.assert(
      fc.property(profile, parts, (fields, amounts) => {
        const parameters = new URLSearchParams([
          ...Object.entries(fields).map(([name, value]) => [name, String(value)] as [string, string]),
          ...Object.entries(amounts).map(([part, usd]) => [`part.${part}`, String(usd)] as [string, string]),
        ]);
        const first = parseProfile(parameters, CONTEXT).profile;
        const again = parseProfile(new URLSearchParams(toProfileParameters(first, CONTEXT)), CONTEXT);
        expect({ ...again.profile, spend: toCents(again.profile.spend), parts: toCents(again.profile.parts) }).toEqual({
          ...first,
          spend: toCents(first.spend),
          parts: toCents(first.parts),
        });
      }),
    );
  });
});

/** By year amounts are written in cents, so a month's may differ by less than one. */
const toCents = (amounts: Readonly<Record<string, number>>) =>
  Object.fromEntries(Object.entries(amounts).map(([name, usd]) => [name, Math.round(usd * 100)]));
