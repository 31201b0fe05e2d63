/** How cards and pages share the places of the header's dropdown. */
import { SEARCH_MAX_PAGES, SEARCH_MAX_RESULTS } from "./search-limits.ts";

/** A page that has every word as it was typed has a place even where the cards would fill them all. */
const MAX_RESERVED = 2;

export interface FoundPlaces<Card, Page> {
  readonly cards: readonly Card[];
  readonly pages: readonly Page[];
}

/** @param cards best first, at most five; `pages` as well: those that stand in the dropdown, cards before pages */
export function sharePlaces<Card, Page extends { readonly isExact: boolean }>(
  cards: readonly Card[],
  pages: readonly Page[],
): FoundPlaces<Card, Page> {
  const reserved = Math.min(MAX_RESERVED, pages.filter(({ isExact }) => isExact).length);
  const shownCards = cards.slice(0, SEARCH_MAX_RESULTS - reserved);
  return {
    cards: shownCards,
    pages: pages.slice(0, Math.min(SEARCH_MAX_PAGES, SEARCH_MAX_RESULTS - shownCards.length)),
  };
}
