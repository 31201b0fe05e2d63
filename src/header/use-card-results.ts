import { useCallback, useRef, useState } from "react";

import { SEARCH_MIN_LENGTH } from "../search/search-limits.ts";
import type { SearchRecord } from "../search/search-record.ts";
import { afterPaint } from "./after-paint.ts";
import { announce } from "../ui/announcer.tsx";
import { loadCardSearch } from "./load-card-search.ts";

export interface CardResults {
  readonly results: readonly SearchRecord[];
  readonly isOpen: boolean;
  /** Searches, opens and announces. Resolves to the number found, 0 for an answer that is not shown. */
  readonly search: (query: string) => Promise<number>;
  readonly close: () => void;
}

/** What the header's search has found, and whether it is shown. */
export function useCardResults(): CardResults {
  const [results, setResults] = useState<readonly SearchRecord[]>([]);
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
        setResults([]);
        close();
        return 0;
      }
      try {
        const searchCards = await loadCardSearch();
        // The letter stands in the field before the search costs anything; of letters typed fast, only the last is searched.
        await afterPaint();
        // An older answer must not replace a newer one.
        if (ticket !== latest.current) return 0;
        const found = searchCards(query).map((result) => result.record);
        setResults(found);
        setIsOpen(true);
        announce(
          found.length === 0 ? "No cards found." : `${found.length} ${found.length === 1 ? "card" : "cards"} found.`,
        );
        return found.length;
      } catch {
        // Without the records the field still works: Enter submits the form.
        close();
        return 0;
      }
    },
    [close],
  );
  return { results, isOpen, search, close };
}
