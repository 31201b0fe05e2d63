/** How a card is found by what people write, and how many a list may have. */
import { expect, test } from "vitest";

import { findNamedCard, parseCardList, toCardListParameters } from "./card-list-query.ts";
import { parseAmount, parsePercent, toFieldText } from "./parse-amount.ts";

const CARDS = [
  // A name that is another's slug: the slug goes first.
  { slug: "sapphire", name: "Gold" },
  { slug: "gold", name: "Sapphire Reserve" },
  { slug: "green", name: "Green Card" },
  { slug: "green-plus", name: "Green Card Plus" },
  { slug: "green-max", name: "Green Card Max" },
  { slug: "green-one", name: "Green Card One" },
];
const find = (entry: string) => {
  const found = findNamedCard(entry, CARDS);
  return "card" in found ? found.card.slug : `${found.code}: ${found.message}`;
};

test("a card is found by its slug, then its name, then a part of one name only", () => {
  expect(["gold", "Gold", "GOLD!", "green card", "green max", "Plus", "reserve sap"].map(find)).toEqual([
    "gold",
    "sapphire",
    "sapphire",
    "green",
    "green-max",
    "green-plus",
    "gold",
  ]);
  expect(find("gr")).toBe("unknown-card: There is no card “gr”.");
  expect(find("")).toBe("unknown-card: There is no card “”.");
  expect(find("gree")).toBe(
    "ambiguous-card: Several cards match “gree”: Green Card, Green Card Plus, Green Card Max ….",
  );
  expect(findNamedCard("gree", CARDS.slice(2, 5))).toEqual({
    code: "ambiguous-card",
    message: "Several cards match “gree”: Green Card, Green Card Plus, Green Card Max.",
  });
});

test("a list has its most; what is over, or given twice, is said", () => {
  const parse = (search: string, max: number) => parseCardList(new URLSearchParams(search), "own", CARDS, { max });
  expect(parse("own=gold,green", 1)).toMatchObject({
    slugs: ["gold"],
    texts: ["Sapphire Reserve", "Green Card"],
    error: { code: "too-many", message: "Choose 1 card at most; these are 2." },
  });
  expect(parse("own=gold,green,green-max", 2).error!.message).toBe("Choose 2 cards at most; these are 3.");
  expect(parse("own=gold,green", 2).error).toBeUndefined();
  expect(parse("own=gold,Sapphire Reserve", 2)).toMatchObject({
    slugs: ["gold"],
    texts: ["Sapphire Reserve"],
    error: { code: "duplicate", message: "Sapphire Reserve is given twice." },
  });
  expect(parse(`own=${"x".repeat(100)}`, 2).texts).toEqual(["x".repeat(80)]);
  const all = CARDS.map(({ slug }) => slug).join(",");
  expect(parse(`own=${all}`, CARDS.length)).toMatchObject({ slugs: all.split(","), error: undefined });
  expect(parse(`own=${all},gold`, CARDS.length).error).toEqual({
    code: "too-many",
    message: "Choose 6 cards at most; these are 7.",
  });
  expect(toCardListParameters("own", ["a", "b"])).toEqual([["own", "a,b"]]);
  expect(toCardListParameters("own", [])).toEqual([]);
});

test("percentages go from 0 to 100, and numbers stand in fields with two digits", () => {
  const range = "Enter a number from 0 to 100.";
  expect(["0", "100", "12.25%", " 7 %", ""].map((text) => parsePercent(text, 9))).toEqual(
    [0, 100, 12.25, 7, 9].map((value) => ({ ok: true, value })),
  );
  expect(["100.01", "-1"].map((text) => parsePercent(text, 9))).toEqual([
    { ok: false, code: "out-of-range", message: range },
    { ok: false, code: "out-of-range", message: range },
  ]);
  expect(parsePercent("1.255", 9)).toEqual({ ok: false, code: "invalid-number", message: range });
  expect([450, 12.5, 1 / 3, 1e6].map(toFieldText)).toEqual(["450", "12.5", "0.33", "1000000"]);
  expect(parseAmount("500", 500)).toEqual({ ok: true, value: 500 });
  expect(parseAmount("500.01", 500)).toMatchObject({ ok: false, message: "Enter an amount of at most $500." });
});

test("a card that was replaced is answered by the question which successor it became", () => {
  const cards = [
    { slug: "old", name: "Old Card", replaced: { on: "2026-02-07", by: ["new-blue", "new-gold"] } },
    { slug: "new-blue", name: "New Blue" },
    { slug: "new-gold", name: "New Gold" },
  ];
  for (const entry of ["old", "Old Card"]) {
    expect(findNamedCard(entry, cards)).toEqual({
      code: "ambiguous-card",
      message: "Old Card was replaced. Name the card you have now: New Blue, New Gold.",
    });
  }
});
