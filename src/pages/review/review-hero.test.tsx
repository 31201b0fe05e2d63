/** The hero's dollars: whom they are for, and that they are the engine's own. */
import records from "virtual:tool-records";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";

import { findCard, listCards } from "../../catalog/queries.ts";
import { findReview } from "../../content/content-index.ts";
import type { ProfileInput } from "../../engine/value/profile.ts";
import { resolveProfile } from "../../engine/value/resolve-profile.ts";
import { valueWallet } from "../../engine/wallet/value-wallet.ts";
import { getComputed } from "../../page/computed-cards.ts";
import { formatUsd } from "../../words/format.ts";
import { resolveStated } from "../stated-reader.ts";
import { ReviewHero } from "./review-hero.tsx";

const { rewards } = records;
const rewardsOf = (slug: string) => rewards.cards.find((card) => card.slug === slug)!;

/** The figures with their readers, as the hero's first list has them. */
function readWorths(slug: string): string[] {
  const markup = renderToStaticMarkup(<ReviewHero card={findCard(slug)!} review={findReview(slug)!} />);
  const list = /<dl.*?<\/dl>/s.exec(markup)![0].replaceAll("<!-- -->", "");
  return [...list.matchAll(/<dt[^>]*>(.*?)<\/dt><dd[^>]*>(.*?)<\/dd>/gs)].map(
    ([, reader, usd]) => `${usd} ${reader!.replaceAll("&#x27;", "'")}`,
  );
}

function priceBy(slug: string, input: ProfileInput): string {
  const { profile } = resolveProfile(input, rewards.brands);
  return formatUsd(valueWallet([rewardsOf(slug)], profile).netUsd);
}

test("no open card's loss stands alone, and a second figure is another than the first", () => {
  const open = listCards().filter(({ status }) => status === "open");
  const lossy = open.filter((card) => getComputed(card).ongoing.netUsd < 0);
  expect(lossy.length).toBeGreaterThan(0);
  expect(lossy.filter((card) => getComputed(card).madeFor === null).map(({ slug }) => slug)).toEqual([]);
  const told = open.filter((card) => getComputed(card).madeFor);
  expect(told.length).toBeGreaterThan(70);
  for (const card of told) {
    const [typical, own, ...more] = readWorths(card.slug);
    expect(own, card.slug).toBeDefined();
    expect(own!.split(" ")[0], card.slug).not.toBe(typical!.split(" ")[0]);
    expect(more).toEqual([]);
  }
});

test("both figures are what the engine gives for the readers in words", () => {
  const use = ["airline-incidentals", "fine-hotels-credit", "uber-cash"].map((perk) => ({
    card: "amex-platinum",
    perk,
  }));
  expect(readWorths("amex-platinum")).toEqual([
    `${priceBy("amex-platinum", { preset: "household" })} a year for a household that takes 4 trips a year`,
    `${priceBy("amex-platinum", { preset: "frequent-flyer", use })} a year for a frequent flyer who takes 12 trips a year and uses the airline, hotel and ride credits`,
  ]);
  const delta = { preset: "household", brandsUsed: ["Delta"] };
  expect(readWorths("delta-skymiles-gold")).toEqual([
    `${priceBy("delta-skymiles-gold", delta)} a year for a household that takes 4 trips a year with Delta`,
    `${priceBy("delta-skymiles-gold", { ...delta, trips: 2, travelers: 2, bags: 1 })} a year for a household of two that takes 2 trips a year with Delta and checks a bag per person`,
  ]);
  expect(readWorths("capital-one-savor")).toHaveLength(1);
});

test("the sentence says everything that the profile differs by, and a name that means nothing is refused", () => {
  const base = { input: { preset: "small-business" }, usesOwnBrand: false };
  const tell = (given: Parameters<typeof resolveStated>[1]) =>
    resolveStated(base, given, rewardsOf("amex-business-platinum"), rewards.brands).text;
  expect(tell({ trips: 1, travelers: 3, bags: 2, brands: ["Delta"], value: "cash", maxFees: 95, score: 700 })).toBe(
    "a small business with three travelers that takes one trip a year with Delta, checks two bags per person, redeems for cash, pays at most $95 in annual fees, and has a score of 700 or more",
  );
  expect(tell({ trips: 0, parts: { advertising: 4000 }, use: ["global-entry"] })).toBe(
    "a small business that does not travel, spends $4,000 a month on advertising, and uses the Global Entry or TSA PreCheck",
  );
  expect(() => tell({ use: ["uber-cash"] })).toThrow("no perk of amex-business-platinum is called uber-cash");
  expect(() => tell({ brands: ["Dleta"] })).toThrow("no brand is called Dleta");
  expect(() => tell({ preset: "pilot" })).toThrow("no preset is called pilot");
});
