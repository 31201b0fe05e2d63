import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";

import { loadCatalog } from "../load-catalog.ts";
import type { ArticleBody } from "../../src/articles/article-body.ts";
import { toCountWords } from "./count-cards.ts";
import { paths } from "../../src/paths.ts";
import { compileContent } from "./compile-content.ts";
import type { ContentKind } from "../../src/articles/front-matter.ts";

const cards = loadCatalog();
const read = (kind: ContentKind, slug: string) =>
  readFileSync(`${import.meta.dirname}/../../src/content/${kind}/${slug}.mdx`, "utf8");

/** The faults of a text, one line each; none when it compiles. */
async function listFaults(kind: ContentKind, slug: string, source: string): Promise<readonly string[]> {
  try {
    await compileContent({ file: "text.mdx", kind, slug, source }, cards);
    return [];
  } catch (error) {
    return (error as Error).message.split("\n");
  }
}

const GUIDE = `---
title: "A title of some length"
description: "A description that is as long as the front matter of an article wants it to be."
summary: "A summary that is as long as the front matter of an article wants it to be."
published: 2025-05-01
updated: 2025-05-02
---

## Heading

`;
const BODY_LINE = GUIDE.split("\n").length;
const guideFaults = (body: string) => listFaults("guides", "planted", GUIDE + body);

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
    ["a best wallet that is another one", '<BestWallet size={1} is="amex-gold"/>', "the best wallet is"],
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
    const faults = await guideFaults(`A first line.\n\n${body}\n`);
    expect(faults).toEqual([expect.stringContaining(message)]);
    expect(faults[0]).toMatch(new RegExp(`^text\\.mdx:(?:${BODY_LINE + 2}|${BODY_LINE + 3}|${BODY_LINE + 4}):`));
  });

  test.each(["$95", "3x", "60,000", "20%", "2.5 %", "1.25 cents", "500 points", "40 dollars", "hello@waycard.test"])(
    "the typed figure %s",
    async (figure) => {
      expect(await guideFaults(`It is ${figure} here.\n`)).toEqual([
        expect.stringMatching(new RegExp(`^text\\.mdx:${BODY_LINE}: .*is typed by hand`)),
      ]);
    },
  );

  test.each(["In 2025 a 0% APR", "a rule such as 5/24", "for 12 months", "two cards"])(
    "but the words %j may stand",
    async (words) => {
      expect(await guideFaults(`They say ${words}.\n`)).toEqual([]);
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
    ["a field that is not there", "updated: ", "updated: 2025-05-02\nauthor: nobody", 7],
    ["a day that is none", "updated: ", "updated: soon", 6],
    ["a title that is too short", "title: ", 'title: "Short"', 2],
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
  const faults = await listFaults("reviews", "no-such-card", read("reviews", "amex-gold"));
  expect(faults[0]).toBe('text.mdx:1: no card has the slug "no-such-card"');
});

test.each([
  ["pros", "pros: 3 to 5 entries"],
  ["questions", "questions: 3 to 5 questions"],
])("a review with a single entry of %s is refused", async (field, message) => {
  const source = read("reviews", "wells-fargo-autograph").replace(
    new RegExp(`^(${field}:\\n(?:  .*\\n){${field === "pros" ? 1 : 2}})(?:  .*\\n)*`, "m"),
    "$1",
  );
  expect(await listFaults("reviews", "wells-fargo-autograph", source)).toEqual([expect.stringContaining(message)]);
});

/** What a guide's body becomes. */
async function compileBody(body: string): Promise<ArticleBody> {
  const source = `${GUIDE}${body}\n`;
  return (await compileContent({ file: "text.mdx", kind: "guides", slug: "x", source }, cards)).body;
}

test("counts, wallets and sums come from the catalog and the engine", async () => {
  const withFee = [...cards.values()].filter(({ annualFee }) => annualFee.ongoingUsd > 0).length;
  expect(await compileBody('<Count/> of <Count with="fee" as="words"/>')).toEqual([
    expect.stringContaining(`<p>${cards.size} of ${toCountWords(withFee)}</p>`),
  ]);
  // The household spends $31,440 a year: 2% of it is $628.80, and $600 of hotels and cars in the portal earn 3% more.
  expect(await compileBody('<Wallet cards="citi-double-cash" way="cash"/>')).toEqual([
    expect.stringContaining("$646.80"),
  ]);
  expect(await compileBody('<Calc card="amex-gold" of="1000 * 4 * cpp - 1000 * 2% + 60 / 12"/>')).toEqual([
    expect.stringContaining("$43"),
  ]);
  expect(await compileBody('<Calc of="1000 * 3 * transfer@chase-sapphire-preferred"/>')).toEqual([
    expect.stringContaining("$48"),
  ]);
  // $325 of fee at 4 x 1.45 cents less 2 cents, to the thousand that a person would say; 25 cents off a point of 1.
  expect(await compileBody('<Calc card="amex-gold" of="fee" per="4 * cpp - 2%" round={1000}/>')).toEqual([
    expect.stringContaining("$9,000"),
  ]);
  expect(await compileBody('<Calc of="1%" per="75%" as="cents"/>')).toEqual([expect.stringContaining("1.33 cents")]);
  expect(await compileBody('<Calc of="30000 * 2" as="number"/>')).toEqual([expect.stringContaining("60,000")]);
  expect(await compileBody('<SubScore of="earning" as="weight"/>')).toEqual([expect.stringContaining("0.30")]);
});

test("a fee is repaid against a number, or against what another card pays on the same spend", async () => {
  const toText = (against: string) => compileBody(`<FeeCoveredAt card="amex-green" of="transit" against=${against}/>`);
  // 4.35% on the card, 3.75% on transit with the other, 1.45% where the other has no rate for it.
  expect(await toText("{2}")).toEqual([expect.stringContaining("$6,383")]);
  expect(await toText('"wells-fargo-autograph"')).toEqual([expect.stringContaining("$25,000")]);
  expect(await toText('"amex-platinum"')).toEqual([expect.stringContaining("$5,173")]);
});

test("titles of boxes show the catalog's figures, not their tags", async () => {
  const body = '<WorkedExample title="A year of <Assume usd={9000}/>">\n\nText.\n\n</WorkedExample>\n';
  expect(await compileBody(body)).toEqual([expect.stringContaining("A year of $9,000</p>")]);
});

test("words become markup, and blocks that show cards stay where they were", async () => {
  const body = `Say "a & b", see <Term name="apr">rates</Term>.

<CardFigure card="amex-gold"/>

<Callout title="Before you go">

Try the <ToolLink to="analyzer">analyzer</ToolLink>.

<CentsPerPointBars cards="amex-gold, citi-double-cash"/>

</Callout>

| Card | Fee |
| --- | --- |
| Gold | <Fee card="amex-gold"/> |`;
  expect(await compileBody(body)).toEqual([
    expect.stringMatching(
      /<p>Say &quot;a &amp; b&quot;, see <a href="\/learn\/faqs-and-guides#term-apr">rates<\/a>\.<\/p>\s*$/,
    ),
    { name: "CardFigure", attributes: { card: "amex-gold" } },
    expect.stringMatching(
      /^\s*<div class="callout"><p class="callout-title">Before you go<\/p>\s*<p>Try the <a href="\/rewards">analyzer<\/a>\.<\/p>\s*$/,
    ),
    { name: "CentsPerPointBars", attributes: { cards: "amex-gold, citi-double-cash" } },
    expect.stringMatching(
      /^\s*<\/div>\s*<section class="table-region" aria-label="Table: Card, Fee" tabindex="0"><table>.*<td class="is-number">\$325<\/td>/s,
    ),
  ]);
});

test("a list is linked without its year, and the page leads to the address of today", async () => {
  const source = GUIDE.replace(
    "---\n\n##",
    'next: { to: "/best-hotel-credit-cards", label: "The hotel list" }\n---\n\n##',
  );
  const text = `${source}See [the list](/best-airline-credit-cards), or [that of another year](/best-airline-credit-cards-2031).`;
  const { meta, body } = await compileContent(
    { file: "text.mdx", kind: "guides", slug: "planted", source: text },
    cards,
  );
  expect("next" in meta && meta.next?.to).toBe(paths.category("hotel"));
  expect(
    JSON.stringify(body)
      .replaceAll("\\", "")
      .match(/href="[^"]+"/g),
  ).toEqual(Array(2).fill(`href="${paths.category("airline")}"`));
});

describe("a table of the rewards model's estimates", () => {
  const read = async (of: string) => {
    const [html] = await compileBody(`<ModelTable of="${of}"/>`);
    return typeof html === "string" ? html : "";
  };

  test("gives every bank program its floor, middle and transfer value", async () => {
    const html = await read("footing");
    expect(html).toContain("<td>Ultimate Rewards</td>");
    expect(html.replaceAll(/<[^>]+>/g, "|").replaceAll(/\|+/g, "|")).toContain("|Ultimate Rewards|1|1.3|1.6|");
  });

  test("divides a category into parts that make a hundred", async () => {
    const html = await read("shares");
    const rows = [...html.matchAll(/<td[^>]*>([^<]*%[^<]*)<\/td>/g)].map(([, cell]) => cell!);
    expect(rows.length).toBeGreaterThan(4);
    for (const row of rows) {
      const sum = [...row.matchAll(/(\d+)%/g)].reduce((total, [, percent]) => total + Number(percent), 0);
      expect(sum, row).toBe(100);
    }
  });

  test("names a share for every kind of perk that has one", async () => {
    expect(await read("perk-shares")).toMatch(/named stores.*10%.*50%.*90%/);
  });

  test("is refused by another name", async () => {
    expect(await guideFaults('<ModelTable of="luck"/>')).toEqual([expect.stringContaining('"luck" is not one of')]);
  });
});
