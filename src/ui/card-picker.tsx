/**
 * How cards are chosen in the tools' forms, with and without a script: text fields that know the names of all cards
 * (`CardNameList`, once a page). The server understands names, parts of names and slugs.
 */
import { useCallback, useEffect, useRef, useState } from "react";

import type { NamedCard } from "../catalog/card.ts";
import { CARD_NAME_LIST_ID, CardPickerField } from "./card-picker-field.tsx";
import { FieldError, FieldGroup } from "./field-group.tsx";
import { type FilledList, type PickerRow, removeRow, takeTyped, toRows, writeRow } from "./card-picker-rows.ts";

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
  readonly list: {
    /** Fills the fields. */
    readonly filled: FilledList;
    /** Of the latest answer, which may be newer. */
    readonly wrong: readonly string[];
    readonly error: string | undefined;
  };
  readonly max: number;
  /** Fields that are there from the start. */
  readonly minRows?: number;
}

const listFields = (group: HTMLElement | null) => [...(group?.querySelectorAll("input") ?? [])];

/** One field for each card, and an empty one as long as more may be chosen. */
export function CardPicker({ id, name, legend, hint, list, max, minRows = 1 }: CardPickerProps) {
  const { filled, wrong, error } = list;
  const [rows, setRows] = useState(() => toRows(filled, { max, minRows }));
  const fields = useRef<HTMLDivElement>(null);
  const isTaken = useRef(false);
  // What was typed before the script came counts: an empty field follows it, too.
  useEffect(() => {
    // Once: from then on every field is watched.
    if (isTaken.current) return;
    isTaken.current = true;
    const typed = listFields(fields.current).map(({ value }) => value);
    setRows((before) => takeTyped(before, typed, max));
  }, [max]);
  const listOthers = useCallback(
    (own: string) =>
      new Set(listFields(fields.current).flatMap((other) => (other.id === own ? [] : [other.value.trim()]))),
    [],
  );
  // The fields are not controlled; what is in them is only watched.
  const watch = (key: number, text: string, card?: NamedCard) =>
    setRows((before) => writeRow(before, key, text, { max, card }));
  const remove = (key: number, field: HTMLInputElement | null) => {
    // Before it goes, so that the focus never falls to the page.
    const all = listFields(fields.current);
    (all[all.findIndex((one) => one === field) + 1] ?? field)?.focus();
    setRows((before) => removeRow(before, key, { max, minRows }));
  };
  // The message stands below the first wrong name, and goes while that is written anew; without one the first field carries it.
  const isWrong = ({ text }: PickerRow, index: number) =>
    (text !== "" && wrong.includes(text)) || (error !== undefined && wrong.length === 0 && index === 0);
  const firstWrong = rows.find(isWrong);
  return (
    <FieldGroup id={id} className="card-picker" legend={legend} hint={hint} error={undefined}>
      <div className="card-fields" ref={fields}>
        {rows.map((row, index) => (
          <div className="field" key={row.key}>
            <label className="visually-hidden" htmlFor={`${id}-${index + 1}`}>
              Card {index + 1}
            </label>
            <CardPickerField
              id={`${id}-${index + 1}`}
              name={name}
              row={row}
              errorId={isWrong(row, index) ? `${id}-error` : undefined}
              listOthers={listOthers}
              onWrite={watch}
              onRemove={remove}
            />
            {row === firstWrong && <FieldError id={id} error={error} />}
          </div>
        ))}
      </div>
    </FieldGroup>
  );
}
