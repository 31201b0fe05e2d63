/** Search over pages that are no cards: lists, tools, guides, programs, issuers. For the API, `/search` and the header. */
import MiniSearch, { type SearchResult } from "minisearch";

import { PAGE_INDEX_OPTIONS } from "./page-index.ts";
import type { PageHit, PageRecord } from "./page-record.ts";
import { SEARCH_MAX_LENGTH, SEARCH_MIN_LENGTH } from "./search-limits.ts";

/** Best match first; empty for a query that is too short after trimming. */
export type PageSearch = (query: string, limit: number) => readonly PageHit[];

/** News and the site's own affairs answer fewer questions than lists, tools and guides do. */
const KIND_WEIGHTS: Readonly<Record<PageHit["kind"], number>> = {
  list: 1.6,
  tool: 1.4,
  guide: 1.2,
  program: 1.3,
  issuer: 1.3,
  review: 1,
  learn: 1,
  gear: 1,
  news: 0.7,
  about: 0.7,
};
const OPTIONS = {
  boost: { words: 4 },
  // What is being typed is the start of a word; short words are abbreviations, and those have no typing errors.
  prefix: (term: string) => term.length > 2,
  fuzzy: (term: string) => (term.length > 4 ? 0.2 : false),
  boostDocument: (_path: unknown, _term: string, stored?: Record<string, unknown>) =>
    KIND_WEIGHTS[stored?.["kind"] as PageHit["kind"]] ?? 1,
} as const;

/** @param index as the build wrote it (build/page-index.ts) */
export function createPageSearch(index: string): PageSearch {
  const pages = MiniSearch.loadJSON<PageRecord>(index, PAGE_INDEX_OPTIONS);
  return (query, limit) => {
    const text = query.trim().slice(0, SEARCH_MAX_LENGTH);
    if (text.length < SEARCH_MIN_LENGTH) return [];
    const all = pages.search(text, { ...OPTIONS, combineWith: "AND" });
    return (all.length > 0 ? all : searchMost(pages, text)).slice(0, limit).map((result) => ({
      path: String(result.id),
      title: String(result["title"]),
      kind: result["kind"] as PageHit["kind"],
    }));
  };
}

/** Of a longer question a page need not have every word, but more than half of them. */
function searchMost(pages: MiniSearch<PageRecord>, text: string): SearchResult[] {
  const found = pages.search(text, { ...OPTIONS, combineWith: "OR" });
  const most = Math.max(0, ...found.map(({ queryTerms }) => queryTerms.length));
  const asked = new Set(found.flatMap(({ queryTerms }) => queryTerms)).size;
  return asked > 1 && most > 1 ? found.filter(({ queryTerms }) => queryTerms.length * 2 > asked) : [];
}
