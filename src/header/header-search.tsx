/**
 * The header's search: a combobox whose options are links. Before hydration it is a search field in a GET form; what
 * was typed by then is kept, because the field is never controlled by React.
 */
import { useEffect, useRef } from "react";

import { paths } from "../paths.ts";
import { SEARCH_MAX_LENGTH } from "../search/search-limits.ts";
import { SEARCH_BLUR_DELAY_MS } from "../site.ts";
import { Icon } from "../ui/icon.tsx";
import { useCombobox } from "../ui/use-combobox.ts";
import { useFoundOptions } from "../ui/use-found-options.ts";
import { SearchResults } from "./search-results.tsx";
import { SITE_OPTIONS } from "./site-options.ts";

const LIST_ID = "header-search-option";

export function HeaderSearch() {
  const input = useRef<HTMLInputElement>(null);
  const dropdown = useRef<HTMLDivElement>(null);
  const options = useFoundOptions(SITE_OPTIONS);
  const { found, isOpen } = options;
  const addresses = [...found.cards.map((card) => card.reviewLink), ...found.pages.map((page) => page.path)];
  const { isLive, active, update, closeAll, handleKey, aria } = useCombobox({
    input,
    listId: LIST_ID,
    options,
    count: addresses.length,
    onChoose: (index) => location.assign(addresses[index] ?? ""),
    onEscape: () => {
      if (input.current) input.current.value = "";
    },
  });
  const blurTimer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    // It was being typed into before the script came.
    if (document.activeElement === input.current && input.current?.value) void update();
  }, [update]);

  const closeAfterBlur = () => {
    clearTimeout(blurTimer.current);
    blurTimer.current = setTimeout(() => {
      if (!dropdown.current?.contains(document.activeElement)) closeAll();
    }, SEARCH_BLUR_DELAY_MS);
  };

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
          {...aria}
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
