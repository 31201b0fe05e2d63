/** The rules of the search over pages, on a handful of them. */
import MiniSearch from "minisearch";
import { describe, expect, test } from "vitest";

import { createPageSearch } from "./create-page-search.ts";
import { PAGE_INDEX_OPTIONS, toTerm } from "./page-index.ts";
import type { PageRecord } from "./page-record.ts";
import { SEARCH_MAX_LENGTH } from "./search-limits.ts";
import { searchCards, searchPages } from "./site-search.ts";

const PAGES: readonly PageRecord[] = [
  { path: "/lounges", title: "Lounges", kind: "list", words: "lounge airport access", summary: "Where to wait." },
  { path: "/hotels", title: "Hotels", kind: "list", words: "hotel night elite", summary: "Where to sleep." },
  { path: "/guide", title: "A guide", kind: "guide", words: "transfer partner airline", summary: "Points that fly." },
  { path: "/news", title: "News", kind: "news", words: "transfer partner change", summary: "What is new." },
];
const index = new MiniSearch<PageRecord>(PAGE_INDEX_OPTIONS);
index.addAll(PAGES);
const search = createPageSearch(JSON.stringify(index));
const find = (query: string) => search(query, 9).map(({ path }) => path);

describe("a question", () => {
  test("is answered by pages that have all of its words, where there are any", () => {
    expect(search("airport lounge", 9)).toEqual([{ path: "/lounges", title: "Lounges", kind: "list" }]);
    expect(find("transfer partner airline")).toEqual(["/guide"]);
  });

  test("of several words is answered by pages with more than half of them", () => {
    expect(search("airport lounge submarine", 9)).toEqual([{ path: "/lounges", title: "Lounges", kind: "list" }]);
    // Two of four is half, not more.
    expect(find("airport lounge hotel night")).toEqual([]);
    expect(find("airport lounge access hotel")).toEqual(["/lounges"]);
  });

  test("of which a page has one word only is not answered", () => {
    expect(find("lounge submarine")).toEqual([]);
    expect(find("submarine")).toEqual([]);
  });

  test("is read from its first word to the longest that is taken, from two characters on", () => {
    expect(find("  airport  ")).toEqual(["/lounges"]);
    expect(find(`airport${" ".repeat(SEARCH_MAX_LENGTH)}submarine submarine submarine`)).toEqual(["/lounges"]);
    expect(find("li")).toEqual([]);
    const two = new MiniSearch<PageRecord>(PAGE_INDEX_OPTIONS);
    two.add({ ...PAGES[0]!, words: "uk" });
    expect(createPageSearch(JSON.stringify(two))("uk", 9)).toHaveLength(1);
    expect(createPageSearch(JSON.stringify(two))(" u", 9)).toEqual([]);
  });

  test("ranks guides before news, and the words of a page before its summary", () => {
    expect(find("transfer")).toEqual(["/guide", "/news"]);
  });

  test("is understood where a word is not whole, or has a typing error", () => {
    expect(find("loung")).toContain("/lounges");
    expect(find("airpurt")).toContain("/lounges");
  });
});

test.each([
  ["Lounges", "lounge"],
  ["gas", "gas"],
  ["bus", "bus"],
  ["access", "access"],
  ["bonus", "bonus"],
  ["Café", "cafe"],
  ["cars", "car"],
  ["the", null],
  ["CARDS", null],
  ["no", "no"],
])("the word %s is looked up as %s", (word, term) => {
  expect(toTerm(word)).toBe(term);
});

test("the site's own searches find cards and pages, again and again", () => {
  for (const _ of [1, 2]) {
    expect(searchCards("amex gold", 3).length).toBeGreaterThan(0);
    expect(searchPages("lounge", 1)[0]?.path).toContain("lounge");
  }
});
