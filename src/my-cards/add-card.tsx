/** The field that takes a card in: the card picker's combobox, which leaves its name to the page. */
import { useMemo, useRef } from "react";

import type { SearchRecord } from "../search/search-record.ts";
import { SEARCH_MAX_RESULTS } from "../search/search-limits.ts";
import { loadCardSearch } from "../search/load-card-search.ts";
import { CardOptions } from "../ui/card-options.tsx";
import { useCombobox } from "../ui/use-combobox.ts";
import { type OptionSource, toCardsFound, useFoundOptions } from "../ui/use-found-options.ts";

const ID = "my-cards-add";

export function AddCard({ onAdd }: { readonly onAdd: (card: SearchRecord) => void }) {
  const input = useRef<HTMLInputElement>(null);
  const source = useMemo(
    (): OptionSource<readonly SearchRecord[]> => ({
      nothing: [],
      load: async () => {
        const find = await loadCardSearch();
        return (query) => find(query, SEARCH_MAX_RESULTS).map(({ record }) => record);
      },
      count: (found) => found.length,
      toAnnouncement: (found) => toCardsFound(found.length),
    }),
    [],
  );
  const options = useFoundOptions(source);
  const { found, isOpen } = options;
  const choose = (index: number) => {
    const card = found[index];
    if (!card || !input.current) return;
    input.current.value = "";
    closeAll();
    onAdd(card);
  };
  const combobox = useCombobox({ input, listId: `${ID}-list`, options, count: found.length, onChoose: choose });
  const { active, update, closeAll, handleKey, aria } = combobox;
  return (
    <div className="field measure">
      <label htmlFor={ID}>Add a card you have</label>
      <div className="card-field">
        <input
          ref={input}
          id={ID}
          type="search"
          placeholder="Name of the card"
          autoComplete="off"
          spellCheck={false}
          onFocus={() => void update()}
          onBlur={closeAll}
          onKeyDown={handleKey}
          {...aria}
        />
        {isOpen && <CardOptions id={`${ID}-list`} cards={found} active={active} onChoose={choose} />}
      </div>
    </div>
  );
}
