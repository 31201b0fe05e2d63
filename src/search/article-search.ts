/** Fuzzy search over texts, for `/search`: below the cards, by title, summary and topic. */
import Fuse from "fuse.js/basic";

import { listArticles } from "../articles/content-index.ts";
import type { ArticleMeta } from "../articles/front-matter.ts";
import { SEARCH_THRESHOLD } from "./search-limits.ts";

let fuse: Fuse<ArticleMeta> | undefined;

export function searchArticles(query: string, limit: number): readonly ArticleMeta[] {
  fuse ??= new Fuse(listArticles(), {
    keys: [
      { name: "title", weight: 3 },
      { name: "topics", weight: 2 },
      { name: "summary", weight: 1 },
    ],
    threshold: SEARCH_THRESHOLD,
    // A word may stand anywhere in a summary.
    ignoreLocation: true,
    minMatchCharLength: 3,
  });
  return fuse.search(query, { limit }).map((result) => result.item);
}
