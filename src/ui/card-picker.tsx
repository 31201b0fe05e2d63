/**
 * How cards are chosen in the tools' forms, with and without a script: plain
 * text fields that offer the names of all cards (`CardNameList`, once a page).
 * The server understands names, parts of names and slugs.
 */
import { useEffect, useRef, useState } from "react";

import type { CardListQuery, NamedCard } from "../tools/spend/card-list-query.ts";

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
  readonly list: Pick<CardListQuery, "texts" | "wrong"> & { readonly error: string | undefined };
  readonly max: number;
  /** Fields that are there from the start. */
  readonly minRows?: number;
}

/** One field for each card, and an empty one as long as more may be chosen. */
export function CardPicker({ id, name, legend, hint, list, max, minRows = 1 }: CardPickerProps) {
  const { texts, wrong, error } = list;
  const [rows, setRows] = useState(() => {
    const count = Math.max(texts.length, Math.min(max, Math.max(minRows, texts.length + 1)));
    return Array.from({ length: count }, (_, index) => ({ place: index + 1, text: texts[index] ?? "" }));
  });
  const fields = useRef<HTMLDivElement>(null);
  const isTaken = useRef(false);
  // What was typed before the script came counts: an empty field follows it, too.
  useEffect(() => {
    // Once: from then on every field is watched.
    if (isTaken.current) return;
    isTaken.current = true;
    const typed = [...(fields.current?.querySelectorAll("input") ?? [])].map(({ value }) => value.trim());
    setRows((before) => {
      const after = before.map((row, index) => ({ ...row, text: typed[index] ?? row.text }));
      const isFull =
        after.at(-1)?.text !== "" && after.length < max && texts.at(after.length - 1) !== after.at(-1)?.text;
      return isFull ? [...after, { place: after.length + 1, text: "" }] : after;
    });
  }, [max, texts]);
  // The fields are not controlled; what is in them is only watched.
  const watch = (place: number, text: string) =>
    setRows((before) => {
      const after = before.with(place - 1, { place, text: text.trim() });
      return after.at(-1)?.text !== "" && after.length < max
        ? [...after, { place: after.length + 1, text: "" }]
        : after;
    });
  // The message stands below the first wrong name, and goes while that is written anew; without one the first field carries it.
  const isWrong = (place: number, text: string) =>
    (text !== "" && wrong.includes(text)) || (error !== undefined && wrong.length === 0 && place === 1);
  const firstWrong = rows.find((row) => isWrong(row.place, row.text));
  return (
    <fieldset className="card-picker" {...(hint ? { "aria-describedby": `${id}-hint` } : {})}>
      <legend>{legend}</legend>
      {hint && (
        <p className="hint mb-2" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <div className="card-fields" ref={fields}>
        {rows.map(({ place, text }) => (
          <div className="field" key={place}>
            <label className="visually-hidden" htmlFor={`${id}-${place}`}>
              Card {place}
            </label>
            <input
              id={`${id}-${place}`}
              name={name}
              type="search"
              list={CARD_NAME_LIST_ID}
              defaultValue={texts[place - 1] ?? ""}
              placeholder="Name of a card"
              autoComplete="off"
              spellCheck={false}
              onInput={(event) => watch(place, event.currentTarget.value)}
              {...(isWrong(place, text) ? { "aria-invalid": true, "aria-describedby": `${id}-error` } : {})}
            />
            {error && place === firstWrong?.place && (
              <p className="field-error" id={`${id}-error`}>
                {error}
              </p>
            )}
          </div>
        ))}
      </div>
    </fieldset>
  );
}
