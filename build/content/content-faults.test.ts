/** What is wrong with a text is said with its file and line, and stops the build. */
import { describe, expect, test } from "vitest";

import { GUIDE, listFaults, listGuideFaults, readText } from "../../test/support/compile-text.ts";

const BODY_LINE = GUIDE.split("\n").length;

describe("a text with a fault in its body is refused with file and line", () => {
  test.each([
    ["a card that is not there", '<CardLink card="no-such-card"/>', "no-such-card"],
    ["a card of a table that is not there", '<CentsPerPointBars cards="amex-gold,no-such-card"/>', "no-such-card"],
    ["an unknown component", "<Fees card='amex-gold'/>", "<Fees> is not a component"],
    ["raw HTML", "<b>bold</b>", "<b> is not a component"],
    ["a figure without a card", "It costs <Fee/>.", "name one"],
    ["a rate the card does not have", '<Rate card="amex-gold" of="transit"/>', "0 rates for"],
    ["a perk the card does not have", '<PerkValue card="citi-double-cash" type="travel_credit"/>', "no priced perk"],
    ["words that do not stand in the record", '<Stated card="amex-gold">free flights</Stated>', "does not stand"],
    ["a glossary entry that is not there", '<Term name="no-such-term">word</Term>', "no-such-term"],
    ["a tool that is not there", '<ToolLink to="lottery">word</ToolLink>', "lottery"],
    ["a table row that is not there", '<ComparisonTable cards="amex-gold" rows="fee,luck" caption="Fees"/>', "luck"],
    ["a table without a caption", '<ComparisonTable cards="amex-gold" rows="fee"/>', 'caption="…"'],
    ["an attribute that a block does not have", '<CardFigure card="amex-gold" size="big"/>', "no attribute size"],
    ["a figure typed in a title", '<Callout title="Save $500">\n\nText.\n\n</Callout>', '"$500" is typed by hand'],
    ["a row apart from its table", "| one | two |", "stands apart from it"],
    ["a count of cards", "Of our 112 cards some are free.", '"Of our 112" is typed by hand'],
    ["a count of cards of a kind", "The 17 cards that charge it.", '"17 cards" is typed by hand'],
    ["a number alone in a table", "| Score |\n|---|\n| 9.5 |", "typed by hand in a table"],
    ["a count that fits no card", '<Count issuer="No Such Bank"/>', "no card is so"],
    ["a filter that is not there", '<Count luck="good"/>', "is no filter"],
    ["a spend profile that is not there", '<Spend profile="tycoon"/>', "tycoon"],
    ["a sum that is one typed number", '<Calc of="848.2"/>', "one number is no sum"],
    [
      "a price that nothing adds up to",
      '<Calc card="amex-gold" of="fee" per="1 * cpp - 2%"/>',
      'per="1 * cpp - 2%" is not above 0',
    ],
    ["a rate that no card of the text has", '<Calc card="amex-gold" of="1000 * 0.033"/>', "rate of no card"],
    ["a debt that is never repaid", "<Interest owed={3000} percent={24} pay={60}/>", "not repaid"],
    ["code", "Two and two is {2 + 2}.", "code is not allowed"],
    ["an import", 'import x from "x"', "code is not allowed"],
    ["a brace that does not close", "A lonely {.", "closing brace"],
    ["a tag that does not close", "<Callout title='x'> text", "closing tag"],
  ])("%s", async (_, body, message) => {
    const faults = await listGuideFaults(`A first line.\n\n${body}\n`);
    expect(faults).toEqual([expect.stringContaining(message)]);
    expect(faults[0]).toMatch(new RegExp(`^text\\.mdx:(?:${BODY_LINE + 2}|${BODY_LINE + 3}|${BODY_LINE + 4}):`));
  });

  test.each(["$95", "3x", "60,000", "20%", "2.5 %", "1.25 cents", "500 points", "40 dollars", "hello@waycard.test"])(
    "the typed figure %s",
    async (figure) => {
      expect(await listGuideFaults(`It is ${figure} here.\n`)).toEqual([
        expect.stringMatching(new RegExp(`^text\\.mdx:${BODY_LINE}: .*is typed by hand`)),
      ]);
    },
  );

  test.each(["In 2025 a 0% APR", "a rule such as 5/24", "for 12 months", "two cards"])(
    "but the words %j may stand",
    async (words) => {
      expect(await listGuideFaults(`They say ${words}.\n`)).toEqual([]);
    },
  );
});

describe("a text with a fault in its front matter is refused with file and line", () => {
  test.each([
    [
      "a typed figure",
      "summary: ",
      'summary: "It costs $95 a year, which is more than some of the other cards cost."',
      4,
    ],
    [
      "a tag of a card that is not there",
      "summary: ",
      'summary: "The fee is <Fee card=\\"no-such-card\\"/>, more than some of the others cost."',
      4,
    ],
    [
      "a tag that cannot be read",
      "summary: ",
      "summary: \"The fee is <Fee card='amex-gold'/>, which is more than some of the other cards cost.\"",
      4,
    ],
    ["a related card that is not there", "updated: ", "updated: 2025-05-02\nrelated: [no-such-card]", 7],
    ["a topic that is not there", "updated: ", "updated: 2025-05-02\ntopics: [luck]", 7],
    ["YAML that cannot be read", "title: ", 'title: "open', 2],
  ])("%s", async (_, start, line, expected) => {
    const source = GUIDE.split("\n")
      .map((old) => (old.startsWith(start) ? line : old))
      .join("\n");
    const faults = await listFaults("guides", "planted", source);
    expect(faults.length).toBeGreaterThan(0);
    expect(faults[0]).toMatch(new RegExp(`^text\\.mdx:${expected}:`));
  });

  test.each([
    ["that is missing", /^summary: .*\n/m, "", "text.mdx:2: summary: is missing"],
    [
      "that is not there",
      /^updated: .*$/m,
      "updated: 2031-05-02\nauthor: nobody",
      "text.mdx:7: author: there is no such field",
    ],
    [
      "of the wrong length",
      /^title: .*$/m,
      'title: "Short"',
      "text.mdx:2: title: text of 10 to 80 characters (received 5)",
    ],
    [
      "that is no day",
      /^updated: .*$/m,
      "updated: 2026-02",
      'text.mdx:6: updated: a day, YYYY-MM-DD (received "2026-02")',
    ],
  ])("a field %s is named once, in one sentence", async (_, from, to, expected) => {
    expect(await listFaults("guides", "planted", GUIDE.replace(from, to))).toEqual([expected]);
  });

  test("none at all", async () => {
    expect(await listFaults("guides", "planted", "## Heading\n")).toEqual(["text.mdx:1: the file has no front matter"]);
  });
});

test("a review of a card that is not in the catalog is refused", async () => {
  const faults = await listFaults("reviews", "no-such-card", readText("reviews", "amex-gold"));
  expect(faults[0]).toBe('text.mdx:1: no card has the slug "no-such-card"');
});

test.each([
  ["pros", "pros: 3 to 5 entries"],
  ["questions", "questions: 3 to 5 questions"],
])("a review with a single entry of %s is refused", async (field, message) => {
  const source = readText("reviews", "wells-fargo-autograph").replace(
    new RegExp(`^(${field}:\\n(?:  .*\\n){${field === "pros" ? 1 : 2}})(?:  .*\\n)*`, "m"),
    "$1",
  );
  expect(await listFaults("reviews", "wells-fargo-autograph", source)).toEqual([expect.stringContaining(message)]);
});
