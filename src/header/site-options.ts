import type { PageHit } from "../search/page-record.ts";
import { SEARCH_MAX_PAGES, SEARCH_MAX_RESULTS } from "../search/search-limits.ts";
import type { SearchRecord } from "../search/search-record.ts";
import { type OptionSource, toCardsFound, toCount } from "../ui/use-found-options.ts";
import { loadSiteSearch } from "./load-site-search.ts";

export interface Found {
  readonly cards: readonly SearchRecord[];
  readonly pages: readonly PageHit[];
}

/** @example toAnnouncement({ cards: [], pages: [page] }) is "No cards found. 1 page found." */
function toAnnouncement({ cards, pages }: Found): string {
  if (pages.length === 0) return toCardsFound(cards.length);
  if (cards.length === 0) return `${toCardsFound(0)} ${toCount(pages.length, "page")} found.`;
  return `${toCount(cards.length, "card")} and ${toCount(pages.length, "page")} found.`;
}

/** What the header's search finds. */
export const SITE_OPTIONS: OptionSource<Found> = {
  nothing: { cards: [], pages: [] },
  load: async () => {
    const [searchCards, searchPages] = await loadSiteSearch();
    return (query) => {
      // All cards that the API gives; pages have what is left of the places.
      const cards = searchCards(query).map(({ record }) => record);
      const places = Math.min(SEARCH_MAX_PAGES, SEARCH_MAX_RESULTS - cards.length);
      return { cards, pages: places > 0 ? searchPages(query, places) : [] };
    };
  },
  count: ({ cards, pages }) => cards.length + pages.length,
  toAnnouncement,
};
