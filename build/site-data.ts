/**
 * The data that the site's sources import as `virtual:…`: what stands in each module. Plugins load this file when a
 * module is asked for (plugins/load-later.ts), so that its own imports are no part of Vite's configuration.
 */
import path from "node:path";

import type { ListMeta, ReviewMeta, TextMeta } from "../src/content/front-matter.ts";
import type { Card, CardCategory } from "../src/catalog/card.ts";
import { writeRecords } from "../src/catalog/keyed-records.ts";
import type { ComputedCatalog, PricedPick } from "../src/engine/computed-card.ts";
import { judgePicks } from "../src/pages/category/judge-picks.ts";
import { toSearchRecord } from "../src/search/search-record.ts";
import { computeCatalog, type NamedInReviews } from "./compute-cards.ts";
import type { CompiledContent } from "./content/compile-content.ts";
import { compileFile, listContentFiles, listLaterFiles, toContentKey } from "./content/load-content.ts";
import { makeHeldRecords } from "./held-records.ts";
import { loadCatalog } from "./load-catalog.ts";
import { makePageIndex } from "./page-index.ts";
import type { DataAsset, DataModule } from "./plugins/site-data-plugin.ts";
import { loadToolRecords } from "./tool-records.ts";
import { compareSlugs } from "../src/engine/value/wallet-card.ts";

/** What each module holds, as text; `tool-records` and `application-rules` are JSON, the others a record a line. */
export const MODULES: Readonly<Record<DataModule, () => string | Promise<string>>> = {
  catalog: () => toCardLines(loadCatalog().values()),
  "computed-cards": async () => {
    const cards = [...loadCatalog().values()];
    const computed = computeCatalog(cards, loadToolRecords(), await loadNamedInReviews());
    const picks = (await loadLists()).map(
      ({ slug, picks: of }) => [`picks/${slug}`, judgePicks(slug, of, cards, loadToolRecords().rewards)] as const,
    );
    return toComputedLines(computed, picks);
  },
  "tool-records": () => JSON.stringify(loadToolRecords()),
  // A review says when to apply: parsing half a megabyte for a few sentences would slow down the first of an isolate.
  "application-rules": () => {
    const { rules, reported } = loadToolRecords().plan;
    return JSON.stringify({ rules, reported });
  },
  "content-index": async () => toMetaLines(await compileTexts()),
  "content-bodies": async () => toBodyLines(await compileTexts()),
  "page-index": makePageIndex,
};

/** What the browser fetches. */
export const ASSETS: Readonly<Record<DataAsset, () => string | Promise<string>>> = {
  "search-records.json": () => JSON.stringify([...loadCatalog().values()].flatMap(toSearchRecord)),
  "tool-records.json": MODULES["tool-records"],
  "cards.json": () => JSON.stringify([...loadCatalog().values()]),
  "held-records.json": () => JSON.stringify(makeHeldRecords()),
  "page-index.json": makePageIndex,
};

/** In the order of their slugs. */
export const toCardLines = (cards: Iterable<Card>): string =>
  writeRecords([...cards].toSorted(compareSlugs).map((card) => [card.slug, card]));

/** What `src/page/computed-cards.ts` reads. */
export const toComputedLines = (
  { cards, rankings }: ComputedCatalog,
  picks: readonly (readonly [string, readonly PricedPick[]])[] = [],
): string =>
  writeRecords([
    ...picks,
    ...Object.entries(cards).map(([slug, card]) => [`cards/${slug}`, card] as const),
    ...Object.entries(rankings).map(([category, ranking]) => [`rankings/${category}`, ranking] as const),
  ]);

const toKey = ({ meta }: CompiledContent) => `${meta.kind}/${meta.slug}`;
export const toMetaLines = (texts: readonly CompiledContent[]): string =>
  writeRecords(texts.map((text) => [toKey(text), text.meta]));
export const toBodyLines = (texts: readonly CompiledContent[]): string =>
  writeRecords(texts.map((text) => [toKey(text), text.body]));

/** Names of texts that a build leaves out, because they are dated later than it. */
export const listLaterTexts = (): readonly string[] => listLaterFiles().map((file) => path.basename(file));

/** @throws Error with one line per fault of any text */
async function compileTexts(): Promise<readonly CompiledContent[]> {
  const cards = loadCatalog();
  const results = await Promise.allSettled(listContentFiles().map((file) => compileFile(file, cards)));
  const faults = results.flatMap((result) => (result.status === "rejected" ? [String(result.reason.message)] : []));
  if (faults.length > 0) throw new Error(`Articles with errors:\n${faults.join("\n")}`);
  return results.flatMap((result) => (result.status === "fulfilled" ? [result.value] : []));
}

/** What the texts of one kind say of themselves. A text with faults is for `compileTexts` to report. */
async function loadMetas<Meta extends TextMeta>(kind: Meta["kind"]): Promise<readonly Meta[]> {
  const cards = loadCatalog();
  const files = listContentFiles().filter((file) => toContentKey(file).kind === kind);
  const settled = await Promise.allSettled(files.map((file) => compileFile(file, cards)));
  return settled.flatMap((result) => (result.status === "fulfilled" ? [result.value.meta as Meta] : []));
}

/** The nine lists as their texts name them. */
export const loadLists = () => loadMetas<ListMeta & { readonly slug: CardCategory }>("lists");

/** Alternatives, partners and readers as the reviews name them. */
export async function loadNamedInReviews(): Promise<NamedInReviews> {
  const toSlugs = (entries: ReviewMeta["alternatives"]) => entries.map(({ card }) => card);
  const reviews = await loadMetas<ReviewMeta>("reviews");
  return new Map(
    reviews.map(({ slug, alternatives, pairs, reader }) => [
      slug,
      { alternatives: toSlugs(alternatives), pairs: toSlugs(pairs), reader },
    ]),
  );
}
