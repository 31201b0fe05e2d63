/**
 * The header's search: WAI-ARIA combobox with list autocomplete and manual
 * selection (APG). Before hydration it is a search field in a GET form; what was
 * typed by then is kept, because the field is never controlled by React.
 */
import { type KeyboardEvent, type RefObject, useCallback, useEffect, useRef, useState } from "react";

import { paths } from "../paths.ts";
import { SEARCH_MAX_LENGTH } from "../search/search-limits.ts";
import { SEARCH_BLUR_DELAY_MS } from "../site.ts";
import { Icon } from "../ui/icon.tsx";
import { SearchResults, toOptionId } from "./search-results.tsx";
import { useSearchResults } from "./use-search-results.ts";
import { useIsLive } from "../islands/use-is-live.ts";

const LIST_ID = "header-search-results";
/** Key code of everything that goes to an input method. */
const IME_KEY_CODE = 229;
const CARET_KEYS: ReadonlySet<string> = new Set(["ArrowLeft", "ArrowRight", "Home", "End"]);

export function HeaderSearch() {
  const isLive = useIsLive();
  const input = useRef<HTMLInputElement>(null);
  const dropdown = useRef<HTMLDivElement>(null);
  const { found, isOpen, search, close } = useSearchResults();
  const addresses = [...found.cards.map((card) => card.reviewLink), ...found.pages.map((page) => page.path)];
  /** The option that the arrows are at; -1 is the field itself. */
  const [active, setActive] = useState(-1);
  const blurTimer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const update = useCallback(async () => {
    setActive(-1);
    return search(input.current?.value ?? "");
  }, [search]);
  const closeAll = useCallback(() => {
    setActive(-1);
    close();
  }, [close]);
  useNativeInput(input, update);
  // A page kept by the browser's back/forward cache comes back with its results closed.
  useEffect(() => {
    addEventListener("pagehide", closeAll);
    return () => removeEventListener("pagehide", closeAll);
  }, [closeAll]);

  const closeAfterBlur = () => {
    clearTimeout(blurTimer.current);
    blurTimer.current = setTimeout(() => {
      if (!dropdown.current?.contains(document.activeElement)) closeAll();
    }, SEARCH_BLUR_DELAY_MS);
  };

  const openAt = async (isFirst: boolean) => {
    const count = await update();
    if (count > 0) setActive(isFirst ? 0 : count - 1);
  };

  const handleArrow = (event: KeyboardEvent, isDown: boolean) => {
    event.preventDefault();
    if (event.altKey) {
      if (!isDown) closeAll();
      else if (!isOpen) void update();
    } else if (isOpen) {
      const places = addresses.length + 1;
      // The arrows go through the field, too, and around.
      setActive((place) => ((place + 1 + (isDown ? 1 : -1) + places) % places) - 1);
    } else void openAt(isDown);
  };

  const handleKey = (event: KeyboardEvent<HTMLInputElement>) => {
    // Safari ends a composition before it tells of the Enter that ended it: only the code gives it away.
    if (event.nativeEvent.isComposing || event.nativeEvent.keyCode === IME_KEY_CODE) return;
    if (event.key === "ArrowDown" || event.key === "ArrowUp") handleArrow(event, event.key === "ArrowDown");
    else if (event.key === "Enter" && isOpen && addresses[active] !== undefined) {
      event.preventDefault();
      location.assign(addresses[active]);
      closeAll();
    } else if (event.key === "Escape") {
      event.preventDefault();
      if (!isOpen && input.current) input.current.value = "";
      closeAll();
    } else if (event.key === "Tab") closeAll();
    // These are for the text, so the field is where the visitor is again.
    else if (CARET_KEYS.has(event.key)) setActive(-1);
  };

  const combobox = isLive
    ? ({
        role: "combobox",
        "aria-autocomplete": "list",
        "aria-expanded": isOpen && addresses.length > 0,
        "aria-controls": LIST_ID,
        ...(active >= 0 ? { "aria-activedescendant": toOptionId(active) } : {}),
      } as const)
    : {};

  return (
    <div className="header-search">
      <form action={paths.search()} method="get" role="search" aria-label="Site">
        <input
          ref={input}
          type="search"
          name="q"
          placeholder="Search cards and guides"
          aria-label="Search cards and guides"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          maxLength={SEARCH_MAX_LENGTH}
          onFocus={() => {
            clearTimeout(blurTimer.current);
            void update();
          }}
          onBlur={closeAfterBlur}
          onKeyDown={handleKey}
          {...combobox}
        />
        <button type="submit" aria-label="Search">
          <Icon name="search" sizePx={20} />
        </button>
      </form>
      {isLive && (
        <SearchResults
          id={LIST_ID}
          ref={dropdown}
          found={found}
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
function useNativeInput(input: RefObject<HTMLInputElement | null>, onInput: () => Promise<unknown>): void {
  useEffect(() => {
    const element = input.current;
    if (!element) return undefined;
    const listen = (event: Event) => {
      if (!(event instanceof InputEvent && event.isComposing)) void onInput();
    };
    element.addEventListener("input", listen);
    element.addEventListener("compositionend", listen);
    if (document.activeElement === element && element.value !== "") void onInput();
    return () => {
      element.removeEventListener("input", listen);
      element.removeEventListener("compositionend", listen);
    };
  }, [input, onInput]);
}
