/**
 * What pages once told in several ways: for each kind of truth, every place that states it, on pages as they come out,
 * and the one value that the records give.
 */
import { beforeAll, expect, inject, test } from "vitest";

import { getCard, listCards, listCardsOfIssuer, listIssuers } from "../../src/catalog/queries.ts";
import { SEARCHED_PAIRS } from "../../src/catalog/searched-pairs.ts";
import { paths, toMarkdownPath, toSlug } from "../../src/paths.ts";
import { formatCents, formatSpan, formatUsd } from "../../src/words/format.ts";
import { typicalCents } from "../../src/words/typical-cents.ts";
import { listUsd } from "../support/read-figures.ts";
import { readSiteText } from "../support/read-site-page.ts";
import { listSitePaths } from "../support/site-routes.ts";

/** Every text, list and review, and pairs of the cards below, as Markdown. */
const pages = new Map<string, string>();
const MATCH_CARDS = listCards().filter(({ signUpBonus }) => signUpBonus.kind === "match");
const TOLD_PAIRS = SEARCHED_PAIRS.filter((pair) =>
  pair.some((slug) => /^(?:bilt|discover|citi-aadvantage-executive)/.test(slug)),
);
const isText = (path: string) => /^\/(?:about|best|cards|guides|issuers|learn|news|programs)\b/.test(path);

beforeAll(async () => {
  const all = [...listSitePaths().filter(isText), ...TOLD_PAIRS.map((pair) => paths.comparePair(...pair))];
  for (const path of new Set(all)) pages.set(path, await readSiteText(toMarkdownPath(path)));
});

interface Told {
  readonly place: string;
  readonly told: string;
  /** What the records say. */
  readonly is: string;
}

/** All that a pattern's first group says, on pages of some address; of words for numbers the number. */
function find(where: RegExp, pattern: RegExp, toFact: (path: string) => string): readonly Told[] {
  const found = [...pages].filter(([path]) => where.test(path));
  return found.flatMap(([path, text]) =>
    [...text.replaceAll(/\]\([^)]*\)|[[*]/g, "").matchAll(pattern)].map(([, told = ""]) => ({
      place: path,
      told: told === "two" ? "2" : told,
      is: toFact(path),
    })),
  );
}

/** The credit for the bank's site and the miles of each anniversary, less the fee. */
function countVentureX(): string {
  const { perks, annualFee } = getCard("capital-one-venture-x");
  const faces = ["travel_credit", "anniversary_bonus_points"].map(
    (type) => perks.find((perk) => perk.type === type)!.valueUsd!,
  );
  return formatUsd(faces.reduce((sum, usd) => sum + usd, -annualFee.ongoingUsd));
}

/** The lowest rate on rent, which is what sums count, in cents. */
function countRent(path: string): string {
  const slug = listCards().find((card) => path.includes(card.slug) && card.slug.startsWith("bilt"))!.slug;
  const rent = getCard(slug).rewards.find(({ subcategory }) => subcategory === "rent")!;
  return formatCents(Math.round((rent.leastMultiplier ?? rent.multiplier) * typicalCents(getCard(slug)) * 100) / 100);
}

const countIssuer = (slug: string) =>
  String(listCardsOfIssuer(listIssuers().find((name) => toSlug(name) === slug)!).length);

/** A first year pays what a later one earns twice, so the bonus in it is those rewards. */
async function listMatches(): Promise<readonly Told[]> {
  const found = MATCH_CARDS.flatMap(({ slug, shortName }) =>
    [...pages].flatMap(([path, text]) => {
      if (path !== paths.review(slug) && !path.includes("/compare/")) return [];
      const [, inPair] =
        new RegExp(`^\\| The first year .*${shortName} · [^|]*?(\\$[\\d,]+) from the welcome bonus`, "m").exec(text) ??
        [];
      const [, inReview] =
        path === paths.review(slug) ? (/^\*\*With \$[\d,]+ a month\*\*: (\$[\d,]+)/m.exec(text) ?? []) : [];
      // Neither a price of the perk nor the record's estimate stands beside it.
      const priced = listUsd(/^\| First-year match.*/m.exec(text)?.[0] ?? "").filter((usd) => usd !== "$0");
      return [inPair, inReview, ...priced].flatMap((told) => (told ? [{ slug, place: path, told }] : []));
    }),
  );
  const slugs = MATCH_CARDS.map(({ slug }) => slug).join(",");
  const query = `${paths.calculatorApi()}?preset=household&cards=${slugs}`;
  const { cards } = (await (await fetch(inject("siteUrl") + query)).json()) as {
    cards: { slugs: string[]; later: { rewardsUsd: number } }[];
  };
  const earned = new Map(cards.map(({ slugs: [slug], later }) => [slug, formatUsd(later.rewardsUsd)]));
  return found.map(({ slug, place, told }) => ({ place, told, is: earned.get(slug)! }));
}

const ADMIRALS = String(
  getCard("citi-aadvantage-executive").perks.flatMap(({ lounges = [] }) => lounges)[0]?.guestsFree,
);

const KINDS: readonly (readonly [kind: string, least: number, () => readonly Told[] | Promise<readonly Told[]>])[] = [
  [
    "the months of a card's facts",
    listCards().length,
    () =>
      find(/^\/cards\/./, /Facts ((?:from|as of) \w+ 20\d\d(?: to \w+ 20\d\d)?)(?! to|; fees| \()/g, (path) => {
        const { asOf, newestAsOf } = getCard(path.replace("/cards/", ""));
        return formatSpan(asOf, newestAsOf);
      }),
  ],
  [
    "how many cards there are",
    8,
    () => find(/^(?!\/cards$)/, /(?<!show )\b(?:all|the|of) (\d{3}) cards/gi, () => String(listCards().length)),
  ],
  [
    "Venture X's credit and miles, less its fee",
    4,
    () => find(/./, /[Cc]redit and (?:anniversary )?miles exceed (?:the fee|\$395) by (\$\d+)/g, countVentureX),
  ],
  ["the rate on rent", 5, () => find(/bilt-(?:blue|obsidian|palladium)/, /^\| Rent.*?([\d.]+ cents)/gm, countRent)],
  [
    "how many cards an issuer has, on its page",
    listIssuers().length - 8,
    () => find(/^\/issuers\/./, /^## (\d+) cards/gm, (path) => countIssuer(path.replace("/issuers/", ""))),
  ],
  ...listIssuers().map(
    (name) =>
      [
        `how many cards ${name} has, in tables`,
        1,
        () =>
          find(
            /^\/(?:issuers|guides\/application-rules-explained)$/,
            new RegExp(`^\\| ${name}(?:[A-Z][^|]*)?\\s*\\|(?: \\d+ +\\|)? (\\d+) +\\|`, "gm"),
            () => countIssuer(toSlug(name)),
          ),
      ] as const,
  ),
  ["Discover's first-year match", 10, listMatches],
  [
    "guests in an Admirals Club",
    2,
    () => find(/citi-aadvantage-executive$/, /(?:Admirals Club[^.|]*?|up to )(two|\d) guests/g, () => ADMIRALS),
  ],
  [
    "guests in an Admirals Club, in the lounge list",
    1,
    () => find(/lounge-access/, /^\| .*AAdvantage Executive.*?\| Admirals Club +\|[^|]*\| (\S+)/gm, () => ADMIRALS),
  ],
];

test("rates of cards that pay cash back are percents, in their reviews and in the tables of every page", () => {
  const told = listCards()
    .filter(({ cashBack }) => cashBack)
    .flatMap(({ slug }) => {
      const [review = ""] = /^## At a glance$.*?(?=^## The fee)/ms.exec(pages.get(paths.review(slug)) ?? "") ?? [];
      const rows = [...pages.values()].flatMap(
        (text) => text.match(new RegExp(`^\\| .{0,9}\\]\\([^)]*${paths.review(slug)}\\).*`, "gm")) ?? [],
      );
      return [review, ...rows]
        .flatMap((text) => text.match(/\b[\d.]+(?:x\b|%)/g) ?? [])
        .map((rate) => `${slug} ${rate}`);
    });
  expect(told.filter((rate) => rate.endsWith("x"))).toEqual([]);
  expect(told.length).toBeGreaterThan(200);
});

test.each(KINDS)("%s: stands in %i places or more, and each says what the records say", async (_, least, collect) => {
  const told = await collect();
  expect(told.filter((one) => one.told !== one.is)).toEqual([]);
  expect(told.length).toBeGreaterThanOrEqual(least);
});
