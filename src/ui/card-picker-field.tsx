/**
 * One field that a card is named in. Without a script it is a text field with the browser's own list of names; with one
 * a combobox, and a card that is named whole stands there with its picture and a button to take it out.
 */
import { useEffect, useMemo, useRef } from "react";

import type { SearchRecord } from "../search/search-record.ts";
import type { NamedCard } from "../catalog/card.ts";
import { SEARCH_MAX_RESULTS } from "../search/search-limits.ts";
import { loadCardSearch } from "../search/load-card-search.ts";
import { paths } from "../paths.ts";
import { CardArt } from "./card-art.tsx";
import { CardOptions } from "./card-options.tsx";
import { findRowCard, isNameOf, type PickerRow } from "./card-picker-rows.ts";
import { Icon } from "./icon.tsx";
import { useCombobox } from "./use-combobox.ts";
import { type OptionSource, toCardsFound, useFoundOptions } from "./use-found-options.ts";

/** Id of the one list of names on a page. */
export const CARD_NAME_LIST_ID = "card-names";
/** Sooner than a tool answers what is typed: it would speak over the count. */
const COUNT_PAUSE_MS = 200;

interface CardPickerFieldProps {
  readonly id: string;
  readonly name: string;
  readonly row: PickerRow;
  /** Of the message about this field. */
  readonly errorId: string | undefined;
  /** Names that are not offered; the same function at every render. */
  readonly listOthers: (id: string) => ReadonlySet<string>;
  readonly onWrite: (key: number, text: string, card?: NamedCard) => void;
  /** The field is empty by then. */
  readonly onRemove: (key: number, field: HTMLInputElement | null) => void;
}

export function CardPickerField({ id, name, row, errorId, listOthers, onWrite, onRemove }: CardPickerFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  const source = useMemo(
    (): OptionSource<readonly SearchRecord[]> => ({
      nothing: [],
      load: async () => {
        const searchCards = await loadCardSearch();
        return (query) => {
          const others = listOthers(id);
          const found = searchCards(query, SEARCH_MAX_RESULTS + others.size).map(({ record }) => record);
          return found.filter((card) => !others.has(card.name)).slice(0, SEARCH_MAX_RESULTS);
        };
      },
      count: (found) => found.length,
      toAnnouncement: (found) => toCardsFound(found.length),
      pauseMs: COUNT_PAUSE_MS,
    }),
    [id, listOthers],
  );
  const options = useFoundOptions(source);
  const { found, isOpen } = options;
  const write = (text: string, card?: NamedCard) => {
    if (!field.current) return;
    field.current.value = text;
    onWrite(row.key, text, card);
    // The form hears of it as of typing.
    field.current.dispatchEvent(new Event("input", { bubbles: true }));
  };
  const choose = (index: number) => {
    const card = found[index];
    if (card) write(card.name, card);
    closeAll();
  };
  /** A name that was typed whole is a card as one that was chosen. */
  const recognize = async () => {
    const searchCards = await loadCardSearch().catch(() => undefined);
    const text = field.current?.value ?? "";
    const named = searchCards?.(text).find(({ record }) => isNameOf(record, text));
    if (named) onWrite(row.key, text, named.record);
  };
  // What the page came with, or the visitor typed before the script was there, is not known as a card in every list.
  useEffect(() => {
    if (!card && field.current?.value) void recognize();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once: from then on the field is watched
  }, []);
  const listId = `${id}-list`;
  const combobox = useCombobox({ input: field, listId, options, count: found.length, onChoose: choose });
  const { isLive, active, update, closeAll, handleKey, aria } = combobox;
  const card = findRowCard(row);
  return (
    <div className={card ? "card-field is-chosen" : "card-field"}>
      <input
        ref={field}
        id={id}
        name={name}
        type="search"
        {...(isLive ? {} : { list: CARD_NAME_LIST_ID })}
        defaultValue={row.filled}
        placeholder="Add a card"
        autoComplete="off"
        spellCheck={false}
        onInput={(event) => onWrite(row.key, event.currentTarget.value)}
        // A name that stands there whole asks for nothing, but the next letter may.
        onFocus={() => void (card ? loadCardSearch().catch(() => undefined) : update())}
        onBlur={() => {
          closeAll();
          if (!card && row.text !== "") void recognize();
        }}
        onKeyDown={handleKey}
        {...aria}
        {...(errorId ? { "aria-invalid": true, "aria-describedby": errorId } : {})}
      />
      {card && (
        <span>
          <CardArt card={{ name: card.name, image: paths.cardImage(card.slug) }} width={48} />
        </span>
      )}
      {isLive && card && (
        <button
          type="button"
          aria-label={`Remove ${card.name}`}
          onClick={() => {
            write("");
            onRemove(row.key, field.current);
          }}
        >
          <Icon name="close" sizePx={18} />
        </button>
      )}
      {isOpen && <CardOptions id={listId} cards={found} active={active} onChoose={choose} />}
    </div>
  );
}
