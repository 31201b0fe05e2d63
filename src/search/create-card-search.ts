/** Fuzzy search over cards: the one module behind the API, `/search` and the header, so their order agrees. */
import Fuse from "fuse.js";

import { SEARCH_MAX_LENGTH, SEARCH_MAX_RESULTS, SEARCH_MIN_LENGTH, SEARCH_THRESHOLD } from "./search-limits.ts";
import type { SearchRecord } from "./search-record.ts";

export interface SearchResult {
  readonly record: SearchRecord;
  /** Fuse's score: 0 is a perfect match, 1 none. */
  readonly score: number;
}

/** Best match first; empty for a query that is too short after trimming. */
export type CardSearch = (query: string, limit?: number) => readonly SearchResult[];

export function createCardSearch(records: readonly SearchRecord[]): CardSearch {
  const fuse = new Fuse(records, {
    keys: ["name", "issuer", "reviewLink"],
    threshold: SEARCH_THRESHOLD,
    includeScore: true,
  });
  return (query, limit = SEARCH_MAX_RESULTS) => {
    const text = query.trim();
    if (text.length < SEARCH_MIN_LENGTH) return [];
    return fuse
      .search(text.slice(0, SEARCH_MAX_LENGTH), { limit })
      .map(({ item, score }) => ({ record: item, score: score ?? 0 }));
  };
}
