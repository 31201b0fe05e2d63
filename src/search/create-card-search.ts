/** Fuzzy search over cards: the one module behind the API, `/search` and the header, so their order agrees. */
import Fuse from "fuse.js/basic";

import { createMayMatch } from "./may-match.ts";
import { SEARCH_MAX_LENGTH, SEARCH_MAX_RESULTS, SEARCH_MIN_LENGTH, SEARCH_THRESHOLD } from "./search-limits.ts";
import type { SearchRecord } from "./search-record.ts";

export interface SearchResult {
  readonly record: SearchRecord;
  /** Fuse's score: 0 is a perfect match, 1 none. */
  readonly score: number;
}

/** Best match first; empty for a query that is too short after trimming. */
export type CardSearch = (query: string, limit?: number) => readonly SearchResult[];

const KEYS = ["name", "issuer", "reviewLink"] as const;
const OPTIONS = { keys: [...KEYS], threshold: SEARCH_THRESHOLD, includeScore: true };

/** Fuse's answers, order and scores; it is only spared the records that it would refuse (may-match.ts). */
export function createCardSearch(records: readonly SearchRecord[]): CardSearch {
  const { keys, records: entries } = Fuse.createIndex(OPTIONS.keys, records).toJSON();
  const texts = records.map((record) => KEYS.map((key) => record[key].toLowerCase()));
  return (query, limit = SEARCH_MAX_RESULTS) => {
    const text = query.trim().slice(0, SEARCH_MAX_LENGTH);
    if (text.length < SEARCH_MIN_LENGTH) return [];
    const mayMatch = createMayMatch(text, SEARCH_THRESHOLD);
    const candidates = entries.filter(({ i }) => texts[i]?.some(mayMatch));
    const fuse = new Fuse(records, OPTIONS, Fuse.parseIndex({ keys, records: candidates }));
    return fuse.search(text, { limit }).map(({ item, score }) => ({ record: item, score: score ?? 0 }));
  };
}
