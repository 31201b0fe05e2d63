import { describe, expect, it } from "vitest";

import { parseCardList, toCardListParameters } from "./card-list-query.ts";

const CARDS = [
  { slug: "amex-gold", name: "American Express Gold Card" },
  { slug: "amex-green", name: "American Express Green Card" },
  { slug: "chase-sapphire-preferred", name: "Chase Sapphire Preferred" },
];

const parse = (query: string, limits: Parameters<typeof parseCardList>[3] = { max: 2 }) =>
  parseCardList(new URLSearchParams(query), "cards", CARDS, limits);

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
    expect(list.error).toBe("There is no card “nope”.");
  });

  it("says which cards a short text could mean", () => {
    expect(parse("cards=american express").error).toBe(
      "Several cards match “american express”: American Express Gold Card, American Express Green Card.",
    );
  });

  it("refuses a card that is given twice, under whatever spelling", () => {
    expect(parse("cards=amex-gold,American Express Gold Card").error).toBe(
      "American Express Gold Card is given twice.",
    );
  });

  it("refuses too many and too few", () => {
    expect(parse("cards=amex-gold,amex-green,chase-sapphire-preferred").error).toBe(
      "Choose 2 cards at most; these are 3.",
    );
    expect(parse("cards=", { min: 1, max: 2 }).error).toBe("Choose at least 1 card.");
  });

  it("takes nothing but slugs from programs", () => {
    expect(parse("cards=sapphire", { max: 2, isSlugOnly: true }).error).toBe("There is no card “sapphire”.");
  });

  it("looks at a bounded number of entries of bounded length", () => {
    const { texts } = parse(`cards=${Array.from({ length: 500 }, () => "x".repeat(200)).join(",")}`);
    expect(texts.length).toBeLessThanOrEqual(40);
    expect(texts[0]).toHaveLength(80);
  });
});

it("toCardListParameters joins slugs, and leaves an empty list out", () => {
  expect(toCardListParameters("own", ["a", "b"])).toEqual([["own", "a,b"]]);
  expect(toCardListParameters("own", [])).toEqual([]);
});
