/**
 * How cards are chosen in the tools' forms, with and without a script: plain
 * text fields that offer the names of all cards (`CardNameList`, once a page).
 * The server understands names, parts of names and slugs.
 */
import { useState } from "react";

import type { CardListQuery, NamedCard } from "../tools/card-list-query.ts";

/** Id of the one list of names on a page. */
export const CARD_NAME_LIST_ID = "card-names";

/** The names that fields offer. Outside of islands: the browser need not get it twice. */
export function CardNameList({ cards }: { readonly cards: readonly NamedCard[] }) {
  return (
    <datalist id={CARD_NAME_LIST_ID}>
      {cards.map((card) => (
        <option key={card.slug} value={card.name} />
      ))}
    </datalist>
  );
}

export interface CardPickerProps {
  readonly id: string;
  /** Parameter; every field carries it. */
  readonly name: string;
  readonly legend: string;
  readonly hint?: string;
  readonly list: Pick<CardListQuery, "texts" | "wrong" | "error">;
  readonly max: number;
  /** Fields that are there from the start. */
  readonly minRows?: number;
}

/** One field for each card, and an empty one as long as more may be chosen. */
export function CardPicker({ id, name, legend, hint, list, max, minRows = 1 }: CardPickerProps) {
  const { texts, wrong, error } = list;
  const [rows, setRows] = useState(() => {
    const count = Math.max(texts.length, Math.min(max, Math.max(minRows, texts.length + 1)));
    return Array.from({ length: count }, (_, index) => texts[index] ?? "");
  });
  // The fields are not controlled; what is in them is only watched.
  const watch = (at: number, value: string) =>
    setRows((before) => {
      const after = before.with(at, value.trim());
      return after.at(-1) !== "" && after.length < max ? [...after, ""] : after;
    });
  const descriptions = [hint ? `${id}-hint` : "", error ? `${id}-error` : ""].filter(Boolean).join(" ");
  return (
    <fieldset className="card-picker" {...(descriptions ? { "aria-describedby": descriptions } : {})}>
      <legend>{legend}</legend>
      {hint && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <div className="card-picker-rows">
        {rows.map((text, index) => (
          // Rows are never moved or taken out, so their place names them.
          <div className="field" key={index}>
            <label className="visually-hidden" htmlFor={`${id}-${index + 1}`}>
              {legend}, card {index + 1}
            </label>
            <input
              id={`${id}-${index + 1}`}
              name={name}
              type="search"
              list={CARD_NAME_LIST_ID}
              defaultValue={texts[index] ?? ""}
              placeholder="Name of a card"
              autoComplete="off"
              spellCheck={false}
              onInput={(event) => watch(index, event.currentTarget.value)}
              {...(text !== "" && wrong.includes(text) ? { "aria-invalid": true } : {})}
            />
          </div>
        ))}
      </div>
      {error && (
        <p className="field-error" id={`${id}-error`}>
          {error}
        </p>
      )}
    </fieldset>
  );
}
