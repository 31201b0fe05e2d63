/**
 * One card, one reader, one kind of dollars: one figure, wherever it stands. Collected from what the built site answers:
 * reviews, lists, pairs, the home page and tools, as pages, Markdown, JSON and CSV. A reader is the sentence that stands
 * beside the dollars; for a tool's answer, the one that its question comes to.
 */
import { beforeAll, expect, inject, test } from "vitest";

import { CARD_CATEGORIES, type CardCategory } from "../../src/catalog/card.ts";
import { getCard, listCards } from "../../src/catalog/queries.ts";
import { SEARCHED_PAIRS } from "../../src/catalog/searched-pairs.ts";
import { getList } from "../../src/content/content-index.ts";
import { LIST_READERS, toCardReader } from "../../src/pages/readers.ts";
import { tellReader } from "../../src/pages/tell-reader.ts";
import { paths, toMarkdownPath } from "../../src/paths.ts";
import { Figures, listRows, listTerms, listUsd } from "../support/read-figures.ts";
import { readSiteText } from "../support/read-site-page.ts";
import { takeSample } from "../support/sample-size.ts";

const figures = new Figures();
const note = figures.note.bind(figures);
/** Of a tool: its address may have a shorter one. */
const get = async (path: string) => (await fetch(inject("siteUrl") + path)).text();
const getJson = async <Shape>(path: string) => JSON.parse(await get(path)) as Shape;
const toReader = (slug: string) => toCardReader(getCard(slug)).text;

/** What reviews and tables call each kind. */
const KINDS = [
  ["later year", /^(?:Yearly value|Later years|(?:A|Per) year, with the perks)/],
  ["first year", /^(?:First year$|The first year)/],
  ["without perks", /^(?:A|Per) year, without/],
  ["at face value", /^A year, every/],
  ["rewards", /^Rewards$/],
  ["perks", /^Perks$/],
] as const;
const toKind = (label: string) => KINDS.find(([, pattern]) => pattern.test(label))?.[0];

function readReview(place: string, slug: string, page: string): void {
  const reader = toReader(slug);
  for (const [term, text] of listTerms(page)) {
    const [first, second, third] = listUsd(text);
    const [, hero] = /^a year for (.+)$/.exec(term) ?? [];
    if (hero) note(place, slug, hero, "later year", first);
    if (term === "First year, welcome bonus included") note(place, slug, reader, "first year", first);
    if (/^(?:Each later year|Per year, for current cardholders)$/.test(term)) {
      note(place, slug, reader, "later year", first);
      note(place, slug, reader, "rewards", second);
      note(place, slug, reader, "perks", third);
    }
    if (term === "Without any perks") note(place, slug, reader, "without perks", first);
    if (term === "Without any perks" && second) note(place, slug, reader, "at face value", second);
  }
}

function readTables(place: string, page: string, toWhom: (slug: string) => string): void {
  for (const { slug, cells } of listRows(page)) {
    for (const [column, cell] of cells) {
      const kind = toKind(column);
      if (kind && listUsd(cell).length > 0) note(place, slug, toWhom(slug), kind, cell);
    }
  }
}

interface Worth {
  readonly netUsd: number;
  readonly rewardsUsd: number;
  readonly perksUsd: number;
}
interface Valued {
  readonly slug?: string;
  readonly slugs?: readonly string[];
  readonly ongoing?: Worth;
  readonly later?: Worth;
  readonly firstYear: Worth | null;
  readonly withoutPerksUsd?: number;
  readonly faceValueUsd?: number;
}

/** The cards of a tool's answer, each alone. */
function readAnswer(place: string, reader: string, cards: readonly Valued[]): void {
  for (const { slug, slugs, ongoing, later = ongoing, firstYear, withoutPerksUsd, faceValueUsd } of cards) {
    const amounts = [
      later?.netUsd,
      firstYear?.netUsd,
      withoutPerksUsd,
      faceValueUsd,
      later?.rewardsUsd,
      later?.perksUsd,
    ];
    for (const [at, usd] of amounts.entries()) {
      if (usd !== undefined) note(place, slug ?? slugs![0]!, reader, KINDS[at]![0], usd);
    }
  }
}

async function readList(key: CardCategory): Promise<void> {
  const { input, usesOwnBrand } = LIST_READERS[key];
  const { reader: own } = getList(key);
  const toWhom = (slug: string, words = own) => {
    const { brandOf } = getCard(slug);
    if (words !== own) return words;
    return tellReader(usesOwnBrand && brandOf ? { ...input, brandsUsed: [brandOf] } : input);
  };
  const path = paths.category(key);
  const markdown = await readSiteText(toMarkdownPath(path));
  readTables("list", await readSiteText(path), toWhom);
  readTables("list.md", markdown, toWhom);
  type Pick = { label: string; card: string; reader: string; worth: Worth | null };
  const answer = await getJson<{ ranking: { card: string; worth: Worth | null }[]; picks: Pick[] }>(paths.listApi(key));
  for (const { card, worth } of answer.ranking)
    if (worth) note("API list", card, toWhom(card), "later year", worth.netUsd);
  const tile = (await readSiteText("/index.md")).split("\n### ").find((text) => text.includes(`${path})`)) ?? "";
  for (const { label, card, reader, worth } of answer.picks) {
    const [, block = ""] = markdown.split(`\n${label}\n`);
    const [, words] = /(?: fee, for |The yearly value is for )([^\n]*?)\.?\n/.exec(block) ?? [];
    // The reader in words, and the label itself, which the home page shows alone.
    for (const [whom, said] of [
      [toWhom(card, reader), toWhom(card, words)],
      [`${key}: ${label}`, `${key}: ${label}`],
    ] as const) {
      if (!worth) continue;
      note("API list", card, whom, "later year", worth.netUsd);
      note("list.md", card, said, "later year", block);
    }
    if (worth && tile.includes(`\n${label}: `))
      note("home.md", card, `${key}: ${label}`, "later year", tile.split("**")[1]);
  }
}

/** A tool answers for someone who uses the brands of the cards that are asked about. */
function tellAsked(slugs: readonly string[]) {
  const brandsUsed = [...new Set(slugs.flatMap((slug) => getCard(slug).brandOf ?? []))];
  const preset = getCard(slugs[0]!).cardType === "Business" ? "small-business" : "household";
  return { reader: tellReader({ preset, brandsUsed }), query: `?cards=${slugs.join(",")}&preset=${preset}` };
}

async function readCalculator(slugs: readonly string[]): Promise<void> {
  const { reader, query } = tellAsked(slugs);
  const { cards } = await getJson<{ cards: Valued[] }>(paths.calculatorApi() + query);
  readAnswer("API calculator", reader, cards);
  readTables("calculator", await get(paths.calculator() + query), () => reader);
}

async function readPair(slugs: readonly [string, string]): Promise<void> {
  const { reader, query } = tellAsked(slugs);
  const { worth } = await getJson<{ worth: { cards: Valued[] } }>(paths.compareApi() + query);
  readAnswer("API compare", reader, worth.cards);
  const page = await readSiteText(toMarkdownPath(paths.comparePair(...slugs)));
  for (const [label = "", ...cells] of (page.match(/^\| .*/gm) ?? []).map((line) => line.split("|").slice(1))) {
    const kind = toKind(label.trim());
    for (const [at, slug] of slugs.entries())
      if (kind && listUsd(cells[at] ?? "").length > 0) note("pair.md", slug, reader, kind, cells[at]);
  }
}

async function readFinder(preset: string, type: string): Promise<void> {
  const reader = tellReader({ preset });
  const query = `?preset=${preset}&type=${type}`;
  const { picks } = await getJson<{ picks: Valued[] }>(paths.finderApi() + query);
  readAnswer("API finder", reader, picks);
  const shown = [...(await get(paths.finder() + query)).matchAll(/<b class="big-number[^>]*>([^<]*)<\/b>(.*?)<\/p>/gs)];
  for (const [at, { slug = "" }] of picks.entries()) {
    const [, later, rest = ""] = shown[at] ?? [];
    note("finder", slug, reader, "later year", later);
    if (rest.includes("in the first")) note("finder", slug, reader, "first year", rest);
  }
}

beforeAll(async () => {
  for (const { slug } of listCards()) {
    readReview("review", slug, await readSiteText(paths.review(slug)));
    type Stated = { usd: number; reader: string } | null;
    const { worth, madeFor } = await getJson<{ worth: Stated; madeFor: Stated }>(paths.cardApi(slug));
    for (const one of [worth, madeFor]) if (one) note("API card", slug, one.reader, "later year", one.usd);
  }
  for (const { slug } of takeSample(listCards(), 3))
    readReview("review.md", slug, await readSiteText(`${paths.review(slug)}.md`));
  for (const key of CARD_CATEGORIES) await readList(key);
  const open = listCards().filter(({ status }) => status === "open");
  for (const group of Map.groupBy(open, ({ cardType, brandOf }) => `${cardType} ${brandOf}`).values()) {
    for (let at = 0; at < group.length; at += 6) await readCalculator(group.slice(at, at + 6).map(({ slug }) => slug));
  }
  for (const pair of takeSample(SEARCHED_PAIRS, 3)) await readPair(pair);
  await readFinder("household", "personal");
  await readFinder("small-business", "business");
  for (const type of ["personal", "business"]) readTables("cards", await get(paths.cards({ type })), toReader);
  const [head = "", ...lines] = (await get(paths.cardsCsv())).trim().split("\n");
  for (const line of lines) {
    const cells = line.split(/,(?=(?:[^"]*"[^"]*")*[^"]*$)/);
    const worth = cells[head.split(",").indexOf("worthUsd")];
    if (worth) note("cards.csv", cells[0]!, toReader(cells[0]!), "later year", Number(worth));
  }
});

test("a card's dollars for one reader are one figure on every surface", () => {
  expect(figures.listSplit()).toEqual([]);
});

test.each([
  ["review", 700],
  ["review.md", 250],
  ["API card", 200],
  ["list", 200],
  ["list.md", 250],
  ["API list", 250],
  ["home.md", 8],
  ["API calculator", 700],
  ["calculator", 500],
  ["API compare", 200],
  ["pair.md", 150],
  ["API finder", 20],
  ["finder", 10],
  ["cards", 140],
  ["cards.csv", 140],
])("%s shares at least %i figures with another surface", (place, count) => {
  expect(figures.countShared(place)).toBeGreaterThanOrEqual(count);
});
