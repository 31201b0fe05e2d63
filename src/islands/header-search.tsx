/**
 * The header's search: WAI-ARIA combobox with list autocomplete and manual
 * selection (APG). Before hydration it is a search field in a GET form; what was
 * typed by then is kept, because the field is never controlled by React.
 */
import { type KeyboardEvent, type RefObject, useCallback, useEffect, useRef, useState } from "react";

import { paths } from "../paths.ts";
import { SEARCH_MAX_LENGTH, SEARCH_MIN_LENGTH } from "../search/search-limits.ts";
import type { SearchRecord } from "../search/search-record.ts";
import { SEARCH_BLUR_DELAY_MS } from "../site.ts";
import { announce } from "./announcer.tsx";
import { loadCardSearch } from "./load-card-search.ts";
import { SearchResults, toOptionId } from "./search-results.tsx";
import { useIsLive } from "./use-is-live.ts";

const LIST_ID = "header-search-results";

export function HeaderSearch() {
  const isLive = useIsLive();
  const input = useRef<HTMLInputElement>(null);
  const dropdown = useRef<HTMLDivElement>(null);
  const { results, isOpen, search, close } = useResults();
  const [active, setActive] = useState(-1);
  const blurTimer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const update = useCallback(() => {
    setActive(-1);
    void search(input.current?.value ?? "");
  }, [search]);
  useNativeInput(input, update);

  const closeAll = () => {
    setActive(-1);
    close();
  };
  const closeAfterBlur = () => {
    clearTimeout(blurTimer.current);
    blurTimer.current = setTimeout(() => {
      if (!dropdown.current?.contains(document.activeElement)) closeAll();
    }, SEARCH_BLUR_DELAY_MS);
  };

  const handleKey = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return;
    const count = isOpen ? results.length : 0;
    if ((event.key === "ArrowDown" || event.key === "ArrowUp") && !event.altKey) {
      event.preventDefault();
      if (!isOpen) return update();
      const step = event.key === "ArrowDown" ? 1 : -1;
      // Position -1 is the field itself: the arrows go through it and around.
      setActive((position) => (count === 0 ? -1 : ((position + 1 + step + count + 1) % (count + 1)) - 1));
    } else if (event.key === "Enter" && isOpen && results[active]) {
      event.preventDefault();
      location.assign(results[active].reviewLink);
      closeAll();
    } else if (event.key === "Escape") {
      event.preventDefault();
      if (!isOpen && input.current) input.current.value = "";
      closeAll();
    } else if (event.key === "Tab") {
      closeAll();
    }
  };

  const combobox = isLive
    ? ({
        role: "combobox",
        "aria-autocomplete": "list",
        "aria-expanded": isOpen && results.length > 0,
        "aria-controls": LIST_ID,
        ...(active >= 0 ? { "aria-activedescendant": toOptionId(active) } : {}),
      } as const)
    : {};

  return (
    <div className="header-search">
      <form action={paths.search()} method="get" role="search" aria-label="Cards">
        <input
          ref={input}
          type="search"
          name="q"
          placeholder="Search cards"
          aria-label="Search cards"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          maxLength={SEARCH_MAX_LENGTH}
          onFocus={() => {
            clearTimeout(blurTimer.current);
            update();
          }}
          onBlur={closeAfterBlur}
          onKeyDown={handleKey}
          {...combobox}
        />
        <button type="submit" aria-label="Search">
          <svg width="20" height="20" viewBox="0 0 20 20" fill="none" stroke="currentColor" strokeWidth="2" aria-hidden>
            <circle cx="8.5" cy="8.5" r="5.5" />
            <path d="m13 13 5 5" strokeLinecap="round" />
          </svg>
        </button>
      </form>
      {isLive && (
        <SearchResults
          id={LIST_ID}
          ref={dropdown}
          results={results}
          isOpen={isOpen}
          active={active}
          onBlur={closeAfterBlur}
          onChoose={closeAll}
        />
      )}
    </div>
  );
}

/**
 * React ignores an `input` event when a script (a dictation tool, say) set the
 * value before it, so the native event is listened to; IME input waits for its end.
 */
function useNativeInput(input: RefObject<HTMLInputElement | null>, onInput: () => void): void {
  useEffect(() => {
    const element = input.current;
    if (!element) return undefined;
    const listen = (event: Event) => {
      if (!(event instanceof InputEvent && event.isComposing)) onInput();
    };
    element.addEventListener("input", listen);
    element.addEventListener("compositionend", listen);
    if (document.activeElement === element && element.value !== "") onInput();
    return () => {
      element.removeEventListener("input", listen);
      element.removeEventListener("compositionend", listen);
    };
  }, [input, onInput]);
}

function useResults() {
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
        return;
      }
      try {
        const searchCards = await loadCardSearch();
        // An older answer must not replace a newer one.
        if (ticket !== latest.current) return;
        const found = searchCards(query).map((result) => result.record);
        setResults(found);
        setIsOpen(true);
        announce(
          found.length === 0 ? "No cards found." : `${found.length} ${found.length === 1 ? "card" : "cards"} found.`,
        );
      } catch {
        // Without the records the field still works: Enter submits the form.
        close();
      }
    },
    [close],
  );
  return { results, isOpen, search, close };
}
