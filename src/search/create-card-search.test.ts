import fc from "fast-check";
import Fuse from "fuse.js";
import { expect, test } from "vitest";

import { loadCatalog } from "../../build/load-catalog.ts";
import { createCardSearch } from "./create-card-search.ts";
import { SEARCH_MAX_LENGTH } from "./search-limits.ts";
import { type SearchRecord, toSearchRecord } from "./search-record.ts";

const records = [...loadCatalog().values()].flatMap(toSearchRecord);
const search = createCardSearch(records);

/** The settings of the issue, and nothing else. */
const plain = new Fuse(records, { keys: ["name", "issuer", "reviewLink"], threshold: 0.4, includeScore: true });
const toPlain = (query: string, limit: number) =>
  plain.search(query, { limit }).map(({ item, score }) => `${item.slug} ${score}`);
const toOurs = (query: string, limit: number) =>
  search(query, limit).map(({ record, score }) => `${record.slug} ${score}`);

const texts = records.flatMap(({ name, issuer, reviewLink }) => [name, issuer, reviewLink]);
const letters = fc.string({
  unit: fc.constantFrom(...Array.from("abcdefghilmnoprstuvxyz -/&éüı®")),
  minLength: 2,
  maxLength: SEARCH_MAX_LENGTH,
});

/** A part of a name, issuer or link with up to six characters changed, added or left out. */
const typed = fc
  .tuple(
    fc.constantFrom(...texts),
    fc.nat(40),
    fc.integer({ min: 2, max: 60 }),
    fc.array(fc.tuple(fc.nat(60), fc.nat(1), fc.constantFrom("", "a", "e", "z", "S", " ", "é", "--")), {
      maxLength: 6,
    }),
  )
  .map(([text, from, length, edits]) =>
    edits.reduce(
      (query, [at, skip, put]) => query.slice(0, at) + put + query.slice(at + skip),
      text.slice(from, from + length),
    ),
  );
const queries = fc
  .oneof(
    typed,
    letters,
    fc.tuple(typed, letters, typed).map((parts) => parts.join(" ")),
  )
  .map((query) => query.trim().slice(0, SEARCH_MAX_LENGTH))
  .filter((query) => query.length >= 2);

test("answers, order and scores are plain Fuse's for whatever is typed", () => {
  fc.assert(
    fc.property(queries, fc.constantFrom(1, 5, 200), (query, limit) => {
      expect(toOurs(query, limit)).toEqual(toPlain(query, limit));
    }),
    { numRuns: 200 },
  );
});

test("every name, issuer and link finds what plain Fuse finds", () => {
  for (const text of texts) expect(toOurs(text, 200)).toEqual(toPlain(text.slice(0, SEARCH_MAX_LENGTH), 200));
});

test("a query of fewer than two characters after trimming finds nothing", () => {
  expect([search(""), search(" a "), search("  ")]).toEqual([[], [], []]);
});

test("only the first hundred characters are looked at", () => {
  // The longest name fills a piece of its own, which matches whatever follows; what follows counts in the score.
  const [name = ""] = records.map((record) => record.name).toSorted((one, other) => other.length - one.length);
  const long = `${name} ${"x".repeat(SEARCH_MAX_LENGTH)}`;
  expect(toOurs(long, 5)).not.toEqual([]);
  expect(toOurs(long, 5)).toEqual(toPlain(long.slice(0, SEARCH_MAX_LENGTH), 5));
  expect(toOurs(long, 5)).not.toEqual(toPlain(long, 5));
});

test.each(["secured", "student"])("%j finds cards that are named so", (query) => {
  const found = search(query).map(({ record }) => record.name);
  expect(found).toHaveLength(5);
  for (const name of found) expect(name.toLowerCase()).toContain(query);
});

test("five are found when nobody says how many", () => {
  expect(search("card")).toEqual(search("card", 5));
  expect(search("card")).toHaveLength(5);
});

test("a catalog without reviewed cards finds nothing", () => {
  expect(createCardSearch([] as SearchRecord[])("sapphire")).toEqual([]);
});
