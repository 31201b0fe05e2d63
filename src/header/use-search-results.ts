import { useCallback, useRef, useState } from "react";

import type { PageHit } from "../search/page-record.ts";
import { SEARCH_MAX_PAGES, SEARCH_MIN_LENGTH } from "../search/search-limits.ts";
import type { SearchRecord } from "../search/search-record.ts";
import { type FoundPlaces, sharePlaces } from "../search/share-places.ts";
import { afterPaint } from "./after-paint.ts";
import { announce } from "../ui/announcer.tsx";
import { loadSiteSearch } from "./load-site-search.ts";

export type Found = FoundPlaces<SearchRecord, PageHit>;

export interface SearchResultsState {
  readonly found: Found;
  readonly isOpen: boolean;
  /** Searches, opens and announces. Resolves to the number found, 0 for an answer that is not shown. */
  readonly search: (query: string) => Promise<number>;
  readonly close: () => void;
}

const NOTHING: Found = { cards: [], pages: [] };

const toCount = (count: number, noun: string) => `${count} ${count === 1 ? noun : `${noun}s`}`;

/** @example toAnnouncement({ cards: [], pages: [page] }) is "No cards found. 1 page found." */
function toAnnouncement({ cards, pages }: Found): string {
  if (pages.length === 0) return cards.length === 0 ? "No cards found." : `${toCount(cards.length, "card")} found.`;
  if (cards.length === 0) return `No cards found. ${toCount(pages.length, "page")} found.`;
  return `${toCount(cards.length, "card")} and ${toCount(pages.length, "page")} found.`;
}

/** What the header's search has found, and whether it is shown. */
export function useSearchResults(): SearchResultsState {
  const [found, setFound] = useState<Found>(NOTHING);
  const [isOpen, setIsOpen] = useState(false);
  const latest = useRef(0);

  const close = useCallback(() => {
    latest.current += 1;
    setIsOpen(false);
    announce("");
  }, []);

  const search = useCallback(
    async (query: string) => {
      const ticket = (latest.current += 1);
      if (query.trim().length < SEARCH_MIN_LENGTH) {
        setFound(NOTHING);
        close();
        return 0;
      }
      try {
        const { searchCards, searchPages } = await loadSiteSearch();
        // The letter stands in the field before the search costs anything; of letters typed fast, only the last is searched.
        await afterPaint();
        // An older answer must not replace a newer one.
        if (ticket !== latest.current) return 0;
        const cards = searchCards(query).map((result) => result.record);
        const shown = sharePlaces(cards, searchPages(query, SEARCH_MAX_PAGES));
        setFound(shown);
        setIsOpen(true);
        announce(toAnnouncement(shown));
        return shown.cards.length + shown.pages.length;
      } catch {
        // Without the records the field still works: Enter submits the form.
        close();
        return 0;
      }
    },
    [close],
  );
  return { found, isOpen, search, close };
}
