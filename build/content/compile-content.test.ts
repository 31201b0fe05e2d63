import { expect, test } from "vitest";

import { toCountWords } from "./count-cards.ts";
import { compileContent } from "./compile-content.ts";
import { paths } from "../../src/paths.ts";
import { cards, compileBody, GUIDE } from "../../test/support/compile-text.ts";

test("counts and sums come from the catalog and the engine", async () => {
  const current = [...cards.values()].filter(({ status }) => status !== "replaced");
  const withFee = current.filter(({ annualFee }) => annualFee.ongoingUsd > 0).length;
  expect(await compileBody('<Count/> of <Count with="fee" as="words"/>')).toEqual([
    expect.stringContaining(`<p>${current.length} of ${toCountWords(withFee)}</p>`),
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
  // 0.7 times 1.25 lies a hair below 0.875.
  expect(await compileBody('<Calc of="1.25 * 0.7%" as="cents"/>')).toEqual([expect.stringContaining("0.88 cents")]);
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
