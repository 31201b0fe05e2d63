/** The lists of a profile as people write them: what is read, and what is said of the rest. */
import { describe, expect, test } from "vitest";

import {
  listEntries,
  parseBrandsUsed,
  parseHistory,
  parseKeys,
  parsePerkKeys,
  toHistoryTexts,
  toMonth,
} from "./parse-named-lists.ts";
import type { ProfileContext } from "../shared/profile-context.ts";

const TODAY = "2026-11";
const context: ProfileContext = {
  cards: [
    { slug: "amex-gold", name: "Amex Gold", perkIds: ["uber", "resy"] },
    { slug: "amex-green", name: "Amex Green", perkIds: [] },
  ],
  brands: Array.from({ length: 30 }, (_, at) => ({
    name: `Brand ${String.fromCodePoint(65 + at)}`,
    aliases: at === 0 ? ["Old A"] : [],
    part: null,
  })),
  programs: [],
  requirements: [],
  today: TODAY,
  presets: [],
};

test("entries come with commas or several times, each once, without empty ones and the end of long ones", () => {
  const entries = (search: string) => listEntries(new URLSearchParams(search), "own");
  expect(entries("own=a, b,,a&own=c&other=d&own= ")).toEqual(["a", "b", "c"]);
  expect(entries("")).toEqual([]);
  expect(entries(`own=${"x".repeat(100)}`)).toEqual(["x".repeat(90)]);
});

describe("brands that are used", () => {
  const parse = (...entries: string[]) => parseBrandsUsed(entries, context.brands);

  test("are known by their names and other names, sorted, each once; or any", () => {
    expect(parse("brand b", "old-a", "Brand A")).toEqual({ value: ["Brand A", "Brand B"] });
    expect(parse("Brand A", "ANY")).toEqual({ value: "any" });
    expect(parse()).toEqual({ value: [] });
  });

  test("that nobody knows are named; of too many the first count", () => {
    expect(parse("Nowhere", "Brand A", "Nothing")).toEqual({
      value: ["Brand A"],
      error: {
        code: "unknown-value",
        message: "We don't know the brand “Nowhere”. We don't know the brand “Nothing”.",
      },
    });
    const names = context.brands.map(({ name }) => name);
    const { value, error } = parse(...names);
    expect(error).toEqual({ code: "too-many", message: "Choose at most 6 brands." });
    expect(value).toEqual(names.toSorted().slice(0, 6));
    expect(parse(...names.slice(0, 6)).error).toBeUndefined();
  });
});

describe("perks", () => {
  const parse = (...entries: string[]) => parsePerkKeys(entries, context);

  test("are a card's slug and a perk's id", () => {
    expect(parse("amex-gold:uber", "amex-gold:resy")).toEqual({
      value: [
        { card: "amex-gold", perk: "uber" },
        { card: "amex-gold", perk: "resy" },
      ],
      notes: [],
    });
  });

  test.each(["amex-gold", "amex-gold:", "nothing:uber", "amex-gold:uber:more", ":uber"])("%s is none", (entry) => {
    expect(parse(entry, "amex-gold:uber")).toMatchObject({
      value: [{ perk: "uber" }],
      error: { code: "unknown-value", message: `“${entry}” isn't a card's slug and a perk's id.` },
    });
  });

  test("that a card no longer has are left out with a note", () => {
    expect(parse("amex-green:uber")).toEqual({
      value: [],
      notes: ["Amex Green no longer has the perk “uber”; it is ignored."],
    });
  });

  test("have a limit, up to which they are read", () => {
    const { value, error } = parse(...Array.from({ length: 61 }, () => "amex-gold:uber"));
    expect(error).toEqual({ code: "too-many", message: "Name at most 60 perks." });
    expect(value).toHaveLength(60);
    expect(parse(...Array.from({ length: 60 }, () => "amex-gold:uber")).error).toBeUndefined();
  });
});

test("memberships are keys, whatever their case; unknown ones are told with those that there are", () => {
  const known = [
    { key: "costco", name: "Costco" },
    { key: "aaa", name: "AAA" },
  ];
  expect(parseKeys(["Costco", "aaa"], known)).toEqual({ value: ["aaa", "costco"] });
  expect(parseKeys(["sams", "aaa"], known)).toEqual({
    value: ["aaa"],
    error: { code: "unknown-value", message: "“sams” is unknown; choose from costco, aaa." },
  });
});

describe("cards of the past", () => {
  const parse = (entries: readonly string[], isMonthOptional = true) => parseHistory(entries, context, isMonthOptional);

  test("have the months since, or none where it may be left out", () => {
    expect(parse(["amex-gold:2026-03", "Amex Green: 2025-11", "green:2026-11", "amex-gold", "amex-gold:"])).toEqual({
      value: [
        { slug: "amex-gold", monthsAgo: 8 },
        { slug: "amex-green", monthsAgo: 12 },
        { slug: "amex-green", monthsAgo: 0 },
        { slug: "amex-gold", monthsAgo: null },
        { slug: "amex-gold", monthsAgo: null },
      ],
    });
    for (const entry of ["amex-gold", "amex-gold:"]) {
      expect(parse([entry], false)).toEqual({
        value: [],
        error: { code: "missing", message: "Add the month you opened Amex Gold, such as 2026-11." },
      });
    }
  });

  test.each([
    ["amex-gold:2026-13", "unknown-value", "“2026-13” isn't a month; write it like 2026-11."],
    ["amex-gold:2026-1", "unknown-value", "“2026-1” isn't a month; write it like 2026-11."],
    ["amex-gold:1998-10", "unknown-value", "“1998-10” isn't a month; write it like 2026-11."],
    ["amex-gold:2026-12", "out-of-range", "2026-12 is in the future."],
    ["nothing:2026-10", "unknown-card", "There is no card “nothing”."],
    ["amex-gold:soon", "unknown-card", "There is no card “amex-gold:soon”."],
  ])("%s is refused, and what is right stays", (entry, code, message) => {
    expect(parse([entry, "amex-green:2026-10"])).toEqual({
      value: [{ slug: "amex-green", monthsAgo: 1 }],
      error: { code, message },
    });
  });

  test("have a limit, up to which they are read", () => {
    const { value, error } = parse(Array.from({ length: 41 }, () => "amex-gold:2026-10"));
    expect(error).toEqual({ code: "too-many", message: "Name at most 40 cards." });
    expect(value).toHaveLength(40);
    expect(parse(Array.from({ length: 40 }, () => "amex-gold:2026-10")).error).toBeUndefined();
  });

  test("are written as they are read", () => {
    const texts = ["amex-gold:2025-12", "amex-green"];
    expect(toHistoryTexts(parse(texts).value, TODAY)).toEqual(texts);
    expect([0, 10, 11, -1, -2].map((ago) => toMonth(ago, TODAY))).toEqual([
      "2026-11",
      "2026-01",
      "2025-12",
      "2026-12",
      "2027-01",
    ]);
  });
});
