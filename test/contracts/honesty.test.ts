/** What a reader is told about the facts on every page that states them: their date, what is estimated, what is unsure. */
import { beforeAll, describe, expect, test } from "vitest";

import type { Card } from "../../src/catalog/card.ts";
import { listCards } from "../../src/catalog/queries.ts";
import { formatDate } from "../../src/words/format.ts";
import { UNCERTAIN_LABELS } from "../../src/words/labels.ts";
import { CATEGORY_SLUGS, type CategoryKey, paths } from "../../src/paths.ts";
import { readSiteText } from "../support/read-site-page.ts";
import { toVisibleText } from "../support/visible-text.ts";

interface Review {
  readonly card: Card;
  readonly html: string;
  readonly text: string;
}

const reviews: Review[] = [];
const toPlain = (html: string) => toVisibleText(html).replaceAll(/\s+/g, " ");

beforeAll(async () => {
  for (const card of listCards()) {
    const html = await readSiteText(paths.review(card.slug));
    reviews.push({ card, html, text: toPlain(html) });
  }
});

const failing = (holds: (review: Review) => boolean) =>
  reviews.filter((review) => !holds(review)).map((review) => review.card.slug);

describe("every review", () => {
  test("says of when its facts are", () => {
    const toSpan = ({ asOf, newestAsOf }: Card) =>
      asOf === newestAsOf ? `as of ${formatDate(asOf)}` : `from ${formatDate(asOf)} to ${formatDate(newestAsOf)}`;
    expect(failing(({ card, text }) => text.includes(`These facts are ${toSpan(card)}`))).toEqual([]);
  });

  test("warns once, at its figures, where a fee, an offer, rates, perks or the foreign fee are more than a year old", () => {
    const warnings = ({ text }: Review) => text.split("Terms may have changed since; check the issuer").length - 1;
    const groups = ["annualFee", "signUpBonus", "rewards", "perks", "foreignFee"] as const;
    const isOld = ({ provenance }: Card) => groups.some((group) => provenance[group].ageMonths > 12);
    expect(failing((review) => warnings(review) === Number(isOld(review.card)))).toEqual([]);
    expect(reviews.some(({ card }) => isOld(card)) && reviews.some(({ card }) => !isOld(card))).toBe(true);
  });

  test("names each fact that could not be confirmed, and no other", () => {
    const wrong = failing(({ card, text }) => {
      const [, listed = ""] = /could not fully confirm the following: ([^.]*)\./.exec(text) ?? [];
      const facts = card.uncertainFields.filter((field) => field !== "ratesAndFeesLink");
      return listed.trim() === facts.map((field) => UNCERTAIN_LABELS[field]).join(", ");
    });
    expect(wrong).toEqual([]);
    expect(reviews.filter(({ card }) => card.uncertainFields.length > 0).length).toBeGreaterThan(50);
  });

  test("calls ratings, perk values and cents per point estimates", () => {
    const words = "The rating, perk values, cents per point and minimum credit score are editorial estimates";
    expect(failing(({ text }) => text.includes(words))).toEqual([]);
  });

  test("of a closed card, or one without a link, shows no button to apply", () => {
    const wrong = failing(({ card, html }) => {
      const hasButton = /class="btn btn-primary[^"]*" href="https?:[^"]*" target="_blank" rel="sponsored/.test(html);
      return hasButton === (card.status === "open" && card.applyLink !== null);
    });
    expect(wrong).toEqual([]);
  });

  test("credits the team, and no person", () => {
    expect(failing(({ text }) => text.includes("By the Waycard editorial team"))).toEqual([]);
  });
});

test.each(Object.keys(CATEGORY_SLUGS) as CategoryKey[])(
  "the list of %s cards says of when it is and shows no closed card",
  async (key) => {
    const html = await readSiteText(paths.category(key));
    expect(toPlain(html)).toMatch(/facts (from|as of) [A-Z][a-z]+ 20\d\d/i);
    const closed = listCards().filter((card) => card.status === "closed");
    const table = html.slice(html.indexOf("<table"), html.indexOf("</table>"));
    for (const { slug } of closed) expect(table).not.toContain(`"${paths.review(slug)}"`);
  },
);
