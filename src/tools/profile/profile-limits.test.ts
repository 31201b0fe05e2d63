/** A profile's parameters at their edges, what is said of wrong ones, and the shortest parameters of right ones. */
import { describe, expect, test } from "vitest";

import { PRESETS } from "../../engine/value/presets.ts";
import { parseProfile } from "./parse-profile.ts";
import type { ProfileContext } from "../shared/profile-context.ts";
import { toPresetParameters } from "./to-preset-parameters.ts";
import { toProfileParameters } from "./to-profile-parameters.ts";
import { toProfileInput } from "./visitor-profile.ts";

const CONTEXT: ProfileContext = {
  cards: [{ slug: "gold", name: "Gold", perkIds: ["uber", "resy"] }],
  brands: ["Delta", "Marriott", "Hilton", "Hyatt", "United", "JetBlue", "Avis"].map((name) => ({
    name,
    aliases: [],
    part: null,
  })),
  programs: [{ key: "bank", name: "Bank Points" }],
  morePrograms: [{ key: "inn", name: "Inn Points" }],
  requirements: [{ key: "costco", name: "Costco" }],
  today: "2026-11",
  presets: PRESETS,
};
const parse = (query: string) => parseProfile(new URLSearchParams(query), CONTEXT);
const profileOf = (query: string) => parse(`dining=100&${query}`).profile;
const faultOf = (query: string, field = query.slice(0, query.indexOf("="))) => {
  const fault = parse(`${query.startsWith("dining") ? "" : "dining=100&"}${query}`).errors[field];
  return fault && `${fault.code}: ${fault.message}`;
};
const toQuery = (query: string) =>
  decodeURIComponent(new URLSearchParams(toProfileParameters(parse(query).profile, CONTEXT)).toString());

describe("numbers", () => {
  test.each([
    ["trips", 0, 365],
    ["travelers", 1, 20],
    ["bags", 0, 10],
  ] as const)("%s are whole, from %d to %d", (name, least, most) => {
    expect(profileOf(`${name}=${least}`)[name]).toBe(least);
    expect(profileOf(`${name}=${most}`)[name]).toBe(most);
    expect(profileOf(`${name}=`)[name]).toBe(least);
    const range = `Enter a whole number from ${least} to ${most}.`;
    expect(faultOf(`${name}=${most}`)).toBeUndefined();
    expect(faultOf(`${name}=${most + 1}`)).toBe(`out-of-range: ${range}`);
    for (const text of ["x", "-1", "1.5", "12345", "1x", "x1"]) {
      expect(faultOf(`${name}=${text}`)).toBe(`invalid-number: ${range}`);
    }
  });

  test("of dollars are a month's, or twelve times as many a year", () => {
    expect(profileOf("gas=1000000").spend.gas).toBe(1_000_000);
    expect(faultOf("gas=1000001")).toBe("out-of-range: Enter an amount of at most $1,000,000.");
    expect(parse("period=year&gas=12000000")).toMatchObject({ errors: {}, profile: { spend: { gas: 1_000_000 } } });
    expect(parse("period=year&brand=Delta:12000000").profile.brands).toEqual({ Delta: 1_000_000 });
    expect(faultOf("brand=Delta:1000001", "brand")).toContain("at most $1,000,000.");
    expect(parse("period=year&gas=12000001").errors["gas"]!.message).toContain("at most $12,000,000.");
    expect([profileOf("visit=500").visitUsd, faultOf("visit=501")]).toEqual([
      500,
      "out-of-range: Enter an amount of at most $500.",
    ]);
  });

  test("of cents per point have three digits behind the point and are 10 at most", () => {
    expect(profileOf("cpp.bank=1.425&cpp.inn=.5").cpp).toEqual({ bank: 1.425, inn: 0.5 });
    expect(profileOf("cpp.bank=10&cpp.inn=").cpp).toEqual({ bank: 10 });
    const range = "invalid-number: Enter cents per point from 0 to 10, for example 1.4.";
    for (const text of ["10.001", "1.4255", "100", "x1", "1x", "1.", "-1", ".5x", "x.5"]) {
      expect(faultOf(`cpp.bank=${text}`), text).toBe(range);
    }
    expect(faultOf("cpp.other=1")).toBe("unknown-parameter: There is no such program; choose from bank, inn.");
  });

  test("none at all are a fault of the first field, but not beside another fault", () => {
    expect(faultOf("dining=0")).toBe("missing: Enter at least one amount above $0.");
    expect(Object.keys(parse("dining=0&gas=x").errors)).toEqual(["gas"]);
    expect(parse("dining=0&brand=Delta:5").errors).toEqual({});
    expect(parse("dining=0&part.flights=5").errors).toEqual({});
  });
});

describe("a preset", () => {
  test("holds where nothing else is said about the spend", () => {
    expect(parse("trips=2").preset).toBe("household");
    expect(parse("brand=Delta").preset).toBe("household");
    for (const query of ["gas=5", "part.flights=5", "brand.Delta=5", "brand=Delta:5"]) {
      expect(parse(query).preset, query).toBeNull();
    }
    expect(parse("preset=family&gas=1").profile.spend).toMatchObject({ gas: 1 });
    expect(parse("preset=family&gas=1").profile.spend.groceries).toBeGreaterThan(0);
  });

  test("is known again by its amounts, unless something narrower is said", () => {
    const family = toQuery("preset=family");
    expect(family).toBe("preset=family");
    expect(parse("preset=family&of.dining=delivery:50").preset).toBeNull();
    expect(parse("preset=family&part.flights=5").preset).toBeNull();
    expect(parse("preset=family&foreign=77").preset).toBeNull();
  });

  test("gives its amounts, trips, kind of card and score to another profile, which keeps the rest", () => {
    const own = parse("dining=100&part.flights=5&brand.Delta=9&foreign=3&trips=9&score=740&visit=40&bags=2").profile;
    const text = new URLSearchParams(toPresetParameters("student", own, "2026-11")).toString();
    expect(text).toBe("preset=student&bags=2&visit=40");
    expect(new URLSearchParams(toPresetParameters("nothing", own, "2026-11")).toString()).toBe("bags=2&visit=40");
  });
});

describe("parts, shares and brands", () => {
  test("that nobody knows are refused with those that there are", () => {
    expect(faultOf("part.yachts=5")).toMatch(
      /^unknown-parameter: There is no such part; choose from flights, hotels, /,
    );
    expect(faultOf("share.yachts=5")).toBe("unknown-parameter: There is no such part.");
    expect(faultOf("of.yachts=a:5")).toMatch(/^unknown-parameter: Only these have shares: .*dining/);
    expect(faultOf("of.dining=flights:5")).toBe("unknown-value: Shares here are of delivery.");
    expect(faultOf("brand.Nobody=5")).toBe("unknown-value: We don't know this brand.");
    expect(faultOf("brand=Nobody:5")).toBe("unknown-value: We don't know this brand.");
  });

  test("of shares are 100% at most, and what is not said is none", () => {
    expect(profileOf("of.travel_other=flights:60,hotels:40").shares).toMatchObject({
      flights: 60,
      hotels: 40,
      "car-rental": 0,
    });
    expect(faultOf("of.travel_other=flights:60,hotels:40.5")).toBe(
      "contradiction: These shares add up to 100.5%; the most is 100%.",
    );
    expect(profileOf("of.travel_other=flights:60,hotels:41").shares).toEqual({});
    expect(profileOf("share.flights=30").shares).toMatchObject({ flights: 30, hotels: 0 });
    expect(faultOf("of.dining=delivery:x")).toBe("invalid-number: Enter a number from 0 to 100.");
    expect(parse("of.dining=delivery:x&dining=1").texts["of.dining"]).toBe("delivery:x");
    expect(parse("of.dining=delivery:5&dining=1").texts["of.dining"]).toBeUndefined();
  });

  test("of one brand are added; amounts are for six brands at most", () => {
    expect(profileOf("brand=Delta:5&brand.Delta=6&brand=Hyatt:0").brands).toEqual({ Delta: 11 });
    const six = ["Delta", "Marriott", "Hilton", "Hyatt", "United", "JetBlue"].map((name) => `brand=${name}:5`);
    expect(faultOf(six.join("&"), "brand")).toBeUndefined();
    expect(faultOf([...six, "brand=Avis:5"].join("&"), "brand")).toBe(
      "too-many: Enter amounts for at most 6 brands; put the rest under travel.",
    );
  });
});

describe("choices", () => {
  test("of perks are three", () => {
    expect(["used", "none", "face"].map((text) => profileOf(`perks=${text}`).perks)).toEqual(["used", "none", "face"]);
    expect(faultOf("perks=50")).toBe("unknown-value: Choose one of used, none, face.");
  });

  test("that are left open are the preset's or none", () => {
    expect(profileOf("score=").score).toBeNull();
    expect(profileOf("score=580").score).toBe(580);
    expect(profileOf("score=none").score).toBe("none");
    expect(parse("preset=student&score=740").profile.score).toBe(740);
    expect(faultOf("score=program")).toContain("unknown-value: Choose one of");
    expect([profileOf("rotating=no").rotating, profileOf("rotating=yes").rotating, profileOf("").rotating]).toEqual([
      false,
      true,
      true,
    ]);
    expect([profileOf("").mobileWalletPercent, profileOf("mobile=").mobileWalletPercent]).toEqual([10, 10]);
  });

  test("of one perk can't be both used and skipped", () => {
    expect(faultOf("use=gold:uber&skip=gold:uber", "skip")).toBe(
      "contradiction: “uber” of Gold is among the perks you would use and those you would not; keep one.",
    );
    expect(faultOf("use=gold:uber&skip=gold:resy", "skip")).toBeUndefined();
  });

  test("of how points count are left to the engine where nothing is said", () => {
    expect(toProfileInput(profileOf(""))).not.toHaveProperty("value");
    expect(toProfileInput(profileOf("value=cash"))).toMatchObject({ value: "cash" });
    expect(toProfileInput(profileOf(""))).not.toHaveProperty("period");
  });
});

test.each([
  ["dining=100&gas=0&other=12.50", "dining=100&other=12.5"],
  ["period=year&dining=1200&part.hotels=24&part.flights=12", "dining=1200&part.flights=12&part.hotels=24&period=year"],
  ["part.flights=5", "part.flights=5"],
  ["brand.Hyatt=5&brand=Delta:6&foreign=7", "brand=Delta:6&brand=Hyatt:5&foreign=7"],
  ["dining=1&of.dining=delivery:0", "dining=1&of.dining=delivery:0"],
  ["dining=1&of.travel_other=hotels:40,flights:60", "dining=1&of.travel_other=flights:60,hotels:40"],
  ["dining=1&cpp.inn=2&cpp.bank=1.4", "dining=1&cpp.bank=1.4&cpp.inn=2"],
  ["dining=1&rotating=no&mobile=20&visit=40&value=cash", "dining=1&visit=40&value=cash&rotating=no&mobile=20"],
  ["dining=1&brands=any&perks=face&bags=1", "dining=1&bags=1&brands=any&perks=face"],
  ["dining=1&use=gold:uber,gold:resy&has=costco", "dining=1&use=gold:resy,gold:uber&has=costco"],
  ["dining=1&trips=0&travelers=1&type=personal&score=", "dining=1"],
  ["preset=student&score=none&type=personal&trips=2", "preset=student&trips=2"],
  ["dining=0", "dining=0"],
])("%s is written as %s", (query, shortest) => expect(toQuery(query)).toBe(shortest));
