import { describe, expect, it } from "vitest";

import { parseCardList, toCardListParameters } from "./card-list-query.ts";

const CARDS = [
  { slug: "amex-gold", name: "American Express Gold Card" },
  { slug: "amex-green", name: "American Express Green Card" },
  { slug: "chase-sapphire-preferred", name: "Chase Sapphire Preferred" },
];

const parse = (query: string) => parseCardList(new URLSearchParams(query), "cards", CARDS, { max: 2 });

describe("parseCardList", () => {
  it("takes slugs, names and parts of one name, in one parameter or in several", () => {
    expect(parse("cards=amex-gold,chase-sapphire-preferred").slugs).toEqual(["amex-gold", "chase-sapphire-preferred"]);
    expect(parse("cards=American Express Gold Card&cards=&cards=sapphire").slugs).toEqual([
      "amex-gold",
      "chase-sapphire-preferred",
    ]);
  });

  it("shows names in the fields, and keeps what it does not know", () => {
    const list = parse("cards=amex-gold,nope");
    expect(list).toMatchObject({
      texts: ["American Express Gold Card", "nope"],
      wrong: ["nope"],
      slugs: ["amex-gold"],
    });
    expect(list.error).toEqual({ code: "unknown-card", message: "There is no card “nope”." });
  });

  it("says which cards a short text could mean", () => {
    expect(parse("cards=american express").error).toEqual({
      code: "ambiguous-card",
      message: "Several cards match “american express”: American Express Gold Card, American Express Green Card.",
    });
  });

  it("refuses a card that is given twice, under whatever spelling", () => {
    expect(parse("cards=amex-gold,American Express Gold Card").error).toEqual({
      code: "duplicate",
      message: "American Express Gold Card is given twice.",
    });
  });

  it("refuses too many", () => {
    expect(parse("cards=amex-gold,amex-green,chase-sapphire-preferred").error).toEqual({
      code: "too-many",
      message: "Choose 2 cards at most; these are 3.",
    });
  });

  it("looks at a bounded number of entries of bounded length", () => {
    const { texts, error } = parse(`cards=${Array.from({ length: 500 }, () => "x".repeat(200)).join(",")}`);
    expect(texts).toHaveLength(CARDS.length);
    expect(texts[0]).toHaveLength(80);
    expect(error?.message).toContain("these are 500.");
  });
});

it("toCardListParameters joins slugs, and leaves an empty list out", () => {
  expect(toCardListParameters("own", ["a", "b"])).toEqual([["own", "a,b"]]);
  expect(toCardListParameters("own", [])).toEqual([]);
});
