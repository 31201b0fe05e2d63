import { describe, expect, test } from "vitest";

import { compileBody, listGuideFaults } from "../../test/support/compile-text.ts";

const toHtml = async (text: string) => {
  const [html] = await compileBody(text);
  return typeof html === "string" ? html : "";
};
const read = (of: string) => toHtml(`<FactTable of="${of}"/>`);

/** Cells of each row, without markup. */
const toRows = (html: string): string[][] =>
  [...html.matchAll(/<tr>(.*?)<\/tr>/gs)].map(([, row = ""]) =>
    [...row.matchAll(/<t[hd][^>]*>(.*?)<\/t[hd]>/gs)].map(([, cell = ""]) => cell.replaceAll(/<[^>]+>/g, "")),
  );

describe("a table of facts that many cards have", () => {
  test("sets a card's welcome offer beside those before it, the cards compared most first", async () => {
    const html = await read("offers");
    const [head, first] = toRows(html);
    expect(head).toEqual(["Card", "Latest", "Usual", "Best", "Lowest", "How good"]);
    expect(first).toEqual([
      "Sapphire Preferred",
      "75,000 points (read October 2026)",
      "75,000 points",
      "100,000 points (April 2025 to May 2025)",
      "60,000 points",
      "the usual",
    ]);
    expect(html).toContain('<a href="/cards/chase-sapphire-preferred">');
  });

  test('says of an "as high as" that the amount is shown on applying, and judges it by nothing', async () => {
    const gold = toRows(await read("offers")).find(([name]) => name === "Amex Gold");
    expect(gold?.[1]).toContain("Amount shown when you apply");
    expect(gold?.at(-1)).toBe("–");
  });

  test("puts cards of equal terms into one row, and counts those of which nothing is known", async () => {
    const rows = toRows(await read("tripDelay"));
    const [, cards] = rows.find(([terms]) => terms === "After 12 hours, up to $300 a trip, 2 claims a year")!;
    expect(cards).toContain("Amex Gold");
    expect(rows.map(([terms]) => terms).slice(-3)).toEqual([
      "Included; we haven&#x27;t seen the limits",
      "None",
      "Unknown",
    ]);
    const known = rows.slice(1, -1).flatMap(([, names = ""]) => names.split(", ")).length;
    const [, unknown = ""] = rows.at(-1)!;
    const all = toRows(await read("cellPhone"));
    const knownOfPhones = all.slice(1, -1).flatMap(([, names = ""]) => names.split(", ")).length;
    expect(known + Number(/\d+/.exec(unknown))).toBe(knownOfPhones + Number(/\d+/.exec(all.at(-1)![1]!)));
  });

  test("is refused by another name", async () => {
    expect(await listGuideFaults('<FactTable of="luck"/>')).toEqual([expect.stringContaining('"luck" is not one of')]);
  });
});

describe("a figure of an offer in the past", () => {
  const say = async (tag: string) => (await toHtml(`It was ${tag} then.`)).replaceAll(/<[^>]+>/g, "");

  test("says what it paid, what that was worth and when it stood", async () => {
    const card = 'card="chase-sapphire-preferred"';
    expect(await say(`<PastOffer ${card} of="best"/>`)).toContain("It was 100,000 points then.");
    expect(await say(`<PastOffer ${card} of="best" as="usd"/>`)).toContain("It was $1,300 then.");
    expect(await say(`<PastOffer ${card} of="best" as="seen"/>`)).toContain("It was April 2025 to May 2025 then.");
    expect(
      await say(`<Calc of="offer.best@chase-sapphire-preferred - offer.usual@chase-sapphire-preferred"/>`),
    ).toContain("It was $325 then.");
  });

  test("is refused for a card without offers, and by another name", async () => {
    expect(await listGuideFaults('It was <PastOffer card="costco-anywhere-visa" of="best"/>.')).toEqual([
      expect.stringContaining("the card has no such thing: offers to compare"),
    ]);
    expect(await listGuideFaults('It was <PastOffer card="chase-sapphire-preferred" of="first"/>.')).toEqual([
      expect.stringContaining('of="first" is not one of best, usual, lowest'),
    ]);
  });
});
