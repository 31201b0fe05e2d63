/** What a combobox has found, and whether it is shown: for the header's search and the card picker. */
import { useCallback, useRef, useState } from "react";

import { SEARCH_MIN_LENGTH } from "../search/search-limits.ts";
import { afterPaint } from "./after-paint.ts";
import { announce, takeBack } from "./announcer.tsx";

/** Where options come from; the same object at every render. */
export interface OptionSource<Found> {
  readonly nothing: Found;
  readonly load: () => Promise<(query: string) => Found>;
  readonly count: (found: Found) => number;
  /** What people hear of it. */
  readonly toAnnouncement: (found: Found) => string;
  /** How long typing must rest before it is said. */
  readonly pauseMs?: number;
}

export interface FoundOptions<Found> {
  readonly found: Found;
  readonly isOpen: boolean;
  /** Searches, opens and announces. Resolves to the number found, 0 for an answer that is not shown. */
  readonly search: (query: string) => Promise<number>;
  readonly close: () => void;
}

export function useFoundOptions<Found>(source: OptionSource<Found>): FoundOptions<Found> {
  const [found, setFound] = useState(source.nothing);
  const [isOpen, setIsOpen] = useState(false);
  const latest = useRef(0);
  const said = useRef("");

  const close = useCallback(() => {
    latest.current += 1;
    setIsOpen(false);
    takeBack(said.current);
  }, []);

  const search = useCallback(
    async (query: string) => {
      const ticket = (latest.current += 1);
      if (query.trim().length < SEARCH_MIN_LENGTH) {
        setFound(source.nothing);
        close();
        return 0;
      }
      try {
        const find = await source.load();
        // The letter stands in the field before the search costs anything; of letters typed fast, only the last is searched.
        await afterPaint();
        // An older answer must not replace a newer one.
        if (ticket !== latest.current) return 0;
        const shown = find(query);
        setFound(shown);
        setIsOpen(true);
        said.current = source.toAnnouncement(shown);
        announce(said.current, source.pauseMs);
        return source.count(shown);
      } catch {
        // Without the records the field still works: Enter submits the form.
        close();
        return 0;
      }
    },
    [close, source],
  );
  return { found, isOpen, search, close };
}

export const toCount = (count: number, noun: string) => `${count} ${count === 1 ? noun : `${noun}s`}`;

export const toCardsFound = (count: number) => (count === 0 ? "No cards found." : `${toCount(count, "card")} found.`);
