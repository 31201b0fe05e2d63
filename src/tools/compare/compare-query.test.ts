import records from "virtual:tool-records";
import { describe, expect, test } from "vitest";

import { listCards } from "../../catalog/queries.ts";
import { answerCompare } from "./answer-compare.ts";
import { parseCompareQuery, toCompareQueryString } from "./compare-query.ts";

const ask = (search: string) =>
  answerCompare(parseCompareQuery(new URLSearchParams(search), records), listCards(), records);
const FOUR = ["amex-gold", "amex-platinum", "chase-sapphire-preferred", "chase-sapphire-reserve"];

describe("the parameters of a comparison", () => {
  test.each(["", "cards=", "cards=,,", "utm_source=x"])("%j asks for nothing", (search) => {
    const { query, errors, result } = ask(search);
    expect([query.cards.slugs, errors, result]).toEqual([[], {}, null]);
  });

  test("one card is kept and is no error", () => {
    const { query, errors, result } = ask("cards=amex-gold");
    expect([query.cards.slugs, errors, result]).toEqual([["amex-gold"], {}, null]);
  });

  test("cards come joined by commas, or once per field, as slugs or names", () => {
    expect(ask("cards=amex-gold,chase-sapphire-preferred").query.cards.slugs).toEqual([FOUR[0], FOUR[2]]);
    expect(ask("cards=Chase+Sapphire+Preferred&cards=&cards=amex-gold").query.cards.slugs).toEqual([FOUR[2], FOUR[0]]);
  });

  test("an unknown card is named beside its field and the others are kept", () => {
    const { query, errors, result } = ask("cards=amex-gold,no-such-card,chase-sapphire-preferred");
    expect(errors["cards"]?.message).toContain("no-such-card");
    expect(query.cards.slugs).toEqual([FOUR[0], FOUR[2]]);
    expect(result?.cards.map((card) => card.slug)).toEqual([FOUR[0], FOUR[2]]);
  });

  test("the same card twice is refused", () => {
    const { query, errors, result } = ask("cards=amex-gold,amex-gold");
    expect(errors["cards"]).toBeDefined();
    expect([query.cards.slugs, result]).toEqual([["amex-gold"], null]);
  });

  test("of five cards four are kept, and all five stay in the form", () => {
    const { query, errors, result } = ask(`cards=${FOUR.join(",")},citi-double-cash`);
    expect(errors["cards"]?.message).toContain("4");
    expect(query.cards.slugs).toEqual(FOUR);
    expect(query.cards.texts).toHaveLength(5);
    expect(result?.cards).toHaveLength(4);
  });

  test("junk never throws", () => {
    for (const search of [
      "cards=%00%FF",
      `cards=${"x,".repeat(5_000)}`,
      "cards=<script>&dining=-1&differences=9&value=moon",
    ]) {
      expect(() => ask(search)).not.toThrow();
      expect(Object.keys(ask(search).errors).length).toBeGreaterThan(0);
    }
  });

  test("wrong spend is an error of its field, and the cards are kept", () => {
    const { errors, query } = ask("cards=amex-gold,citi-double-cash&dining=-5");
    expect(Object.keys(errors)).toEqual(["dining"]);
    expect(query.cards.slugs).toHaveLength(2);
  });
});

describe("addresses", () => {
  test("two cards in alphabetical order have the page of their pair", () => {
    expect(ask("cards=amex-gold,citi-double-cash").canonical).toBe("/compare/amex-gold-vs-citi-double-cash");
    expect(ask("cards=citi-double-cash,amex-gold").canonical).toBe("/compare?cards=citi-double-cash,amex-gold");
  });

  test("the default of the cards' own kind is not in the address, another one is", () => {
    const firm = "cards=amex-business-gold,chase-ink-business-cash";
    expect(ask(`${firm}&preset=small-business`).canonical).toBe(
      "/compare/amex-business-gold-vs-chase-ink-business-cash",
    );
    expect(ask(`${firm}&preset=household`).canonical).toContain("?preset=household");
    expect(ask("cards=amex-gold,citi-double-cash&preset=small-business").canonical).toContain("?preset=small-business");
  });

  test("an address says the same when it is read again", () => {
    const first = ask(
      "cards=amex-gold,citi-double-cash,bilt-mastercard&dining=900&differences=no&trips=6&use=amex-gold:uber-cash",
    );
    const search = toCompareQueryString(first.query);
    expect(toCompareQueryString(ask(search).query)).toBe(search);
    expect(search).toContain("dining=900");
    expect(search).toContain("trips=6");
    expect(search).toContain("differences=no");
  });
});
