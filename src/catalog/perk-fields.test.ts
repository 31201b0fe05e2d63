/** Bag rules, free nights and status as fields, read against the words of the perk. */
import { describe, expect, test } from "vitest";

import { listCards } from "./queries.ts";

const PERKS = listCards().flatMap(({ slug, perks }) =>
  perks.flatMap((perk) => (perk.type === "free_checked_bag" ? [{ slug, perk }] : [])),
);
const NUMBERS = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight"];

describe.each(PERKS)("the free bags of $slug", ({ perk: { description, freeBags } }) => {
  test("are the first, or the first and the second, as its words say", () => {
    expect(freeBags?.bags).toBe(/second checked bag|^Two checked bags/.test(description) ? 2 : 1);
  });

  test("are for as many companions as its words name", () => {
    const [, word] = /(?:up to|and) (\w+) companions?/.exec(description) ?? [];
    if (word !== undefined) expect(freeBags?.companions).toBe(NUMBERS.indexOf(word));
    else if (/and companions/.test(description)) expect(freeBags?.companions).toBeNull();
    else expect(freeBags?.companions ?? 0).toBe(0);
  });

  test("are free on every flight, unless its words count them", () => {
    const [, word = ""] = /^(\w+) first-bag waivers a year/i.exec(description) ?? [];
    expect(freeBags?.timesPerYear).toBe(word === "" ? undefined : NUMBERS.indexOf(word.toLowerCase()));
  });
});

const listPerks = (...types: readonly string[]) =>
  listCards().flatMap(({ slug, perks }) =>
    perks.flatMap((perk) => (types.includes(perk.type) ? [{ slug, ...perk }] : [])),
  );

test("a free night's limit is the one that its words name", () => {
  const nights = listPerks("anniversary_free_night", "free_night_certificate");
  expect(nights.length).toBeGreaterThan(10);
  for (const { slug, description, freeNight } of nights) {
    const points = /([\d,]+) points/.exec(description)?.[1]?.replace(",", "");
    const category = /Category 1-(\d)/.exec(description)?.[1];
    expect(String(freeNight?.upToPoints ?? freeNight?.upToCategory), slug).toBe(String(points ?? category));
  }
});

test("a status is the first that its words name", () => {
  const levels = listPerks("elite_status");
  expect(levels.length).toBeGreaterThan(25);
  const wrong = levels.filter(({ description, eliteStatus }) => !description.startsWith(eliteStatus ?? "none"));
  expect(wrong.map(({ slug }) => slug)).toEqual([]);
});
