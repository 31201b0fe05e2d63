/**
 * Search in the header and the API: over cards beside plain Fuse with the settings of the issue, at three sizes of
 * the catalog; over pages as they are.
 */
import Fuse from "fuse.js";

import { loadCatalog } from "../../build/load-catalog.ts";
import { makePageIndex } from "../../build/page-index.ts";
import { createCardSearch } from "../../src/search/create-card-search.ts";
import { createPageSearch } from "../../src/search/create-page-search.ts";
import { SEARCH_MAX_PAGES, SEARCH_MAX_RESULTS, SEARCH_THRESHOLD } from "../../src/search/search-limits.ts";
import { type SearchRecord, toSearchRecord } from "../../src/search/search-record.ts";
import { multiplyCards } from "./growth/multiply-cards.ts";
import { quantile } from "./measure/quantile.ts";

export const CATALOG_SIZES = [112, 1_000, 5_000] as const;

export interface SearchBench {
  readonly cards: number;
  readonly queries: number;
  readonly plain: Timing;
  readonly ours: Timing;
  /** Queries whose answer differs from plain Fuse's; must be 0. */
  readonly differing: number;
}

export interface Timing {
  readonly createMs: number;
  readonly p50Ms: number;
  readonly p95Ms: number;
  readonly maxMs: number;
}

/** What people look for that is no card, as it is typed. */
const PAGE_QUERIES = ["lounge", "student", "no foreign transaction fee", "csp", "amex", "balance transfer", "5/24"];
const REPEATS = 20;

/** Pages: reading the index, once in the life of a Worker, and each search. */
export async function runPageSearchBench(): Promise<Timing> {
  const index = await makePageIndex();
  const queries = PAGE_QUERIES.flatMap((query) =>
    Array.from({ length: query.length - 1 }, (_, length) => query.slice(0, length + 2)),
  );
  return time(
    () => {
      const search = createPageSearch(index);
      return (query) => search(query, SEARCH_MAX_PAGES).map(({ path }) => path);
    },
    Array.from({ length: REPEATS }, () => queries).flat(),
  ).timing;
}

export function runSearchBench({ isQuick = false } = {}): SearchBench[] {
  const cards = [...loadCatalog().values()];
  return CATALOG_SIZES.filter((size) => !isQuick || size < 5_000).map((size) => {
    const records = multiplyCards(cards, size).flatMap(toSearchRecord);
    // Plain Fuse takes minutes for all of them over the largest; every fourth is of every kind as well.
    const queries = makeQueries(records.slice(0, cards.length)).filter((_, index) => size < 5_000 || index % 4 === 0);
    const plain = time(() => {
      const fuse = new Fuse(records, {
        keys: ["name", "issuer", "reviewLink"],
        threshold: SEARCH_THRESHOLD,
        includeScore: true,
      });
      return (query) =>
        fuse.search(query, { limit: SEARCH_MAX_RESULTS }).map(({ item, score }) => `${item.slug} ${score}`);
    }, queries);
    const ours = time(() => {
      const search = createCardSearch(records);
      return (query) => search(query).map(({ record, score }) => `${record.slug} ${score}`);
    }, queries);
    const differing = plain.answers.filter((answer, index) => answer !== ours.answers[index]).length;
    return { cards: size, queries: queries.length, plain: plain.timing, ours: ours.timing, differing };
  });
}

/** 200 of them: what people type while they type it, with typing errors, and more words than a name has. */
function makeQueries(records: readonly SearchRecord[]): string[] {
  return Array.from({ length: 200 }, (_, index) => {
    const name = records[(index * 37) % records.length]?.name ?? "";
    const middle = 2 + (index % Math.max(1, name.length - 4));
    switch (index % 5) {
      case 0:
        return name.slice(0, 2 + (index % 4));
      case 1:
        return name.slice(0, middle) + name.slice(middle + 1);
      case 2:
        return `${name.slice(0, middle)}${name[middle + 1] ?? ""}${name[middle] ?? ""}${name.slice(middle + 2)}`;
      case 3:
        return name.split(" ").at(-1) ?? name;
      default:
        return `the best ${name} for someone who travels often`.slice(0, 100);
    }
  }).map((query) => query.trim());
}

function time(create: () => (query: string) => string[], queries: readonly string[]) {
  const start = performance.now();
  const search = create();
  const createMs = performance.now() - start;
  for (const query of queries.slice(0, 20)) search(query);
  const times: number[] = [];
  const answers = queries.map((query) => {
    const from = performance.now();
    const answer = search(query);
    times.push(performance.now() - from);
    return answer.join();
  });
  const timing: Timing = {
    createMs,
    p50Ms: quantile(times, 0.5),
    p95Ms: quantile(times, 0.95),
    maxMs: Math.max(...times),
  };
  return { timing, answers };
}
