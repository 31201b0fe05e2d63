/**
 * Several cards, a list of the table: a field of the card picker for each, and an empty one as long as more may be
 * chosen. Works without a script: the server understands names, parts of names and slugs.
 */
import { useCallback, useEffect, useRef, useState } from "react";

import type { NamedCard } from "../catalog/card.ts";
import { CardPickerField } from "../ui/card-picker-field.tsx";
import { type PickerRow, removeRow, takeTyped, toRows, writeRow } from "../ui/card-picker-rows.ts";
import { FieldError, FieldGroup } from "../ui/field-group.tsx";
import { toFieldId } from "../ui/field-id.ts";
import type { Shown } from "./field.tsx";
import type { ListRow, Table } from "./parameter.ts";

export interface CardsFieldProps {
  readonly form: string;
  readonly table: Table;
  readonly name: string;
  /** Fills the fields. */
  readonly shown: Shown;
  /** Of the latest answer. */
  readonly latest: Shown;
  /** A card's name by its slug. */
  readonly nameOf: (slug: string) => string;
  readonly label?: string;
  /** Fields that are there from the start. */
  readonly minRows?: number;
}

const MOST = 40;

const listFields = (group: HTMLElement | null) => [...(group?.querySelectorAll("input") ?? [])];

/** Of a list: what stands in its fields with the card that it is, and whether it is wrong. */
function listEntries({ name, nameOf }: Pick<CardsFieldProps, "name" | "nameOf">, { values, texts, faults }: Shown) {
  const slugs = values[name] as readonly string[];
  const written = Object.entries(texts).filter(([path]) => path.startsWith(`${name}.`));
  const given = written.length > 0 ? written : slugs.map((slug) => ["", slug] as const);
  return given.map(([path, text]) => {
    const slug = slugs.find((known) => known === text || nameOf(known) === text);
    const card: NamedCard | undefined = slug === undefined ? undefined : { slug, name: nameOf(slug) };
    return { text: card?.name ?? text, card, isWrong: path in faults };
  });
}

export function CardsField({ label, minRows = 1, ...props }: CardsFieldProps) {
  const { form, table, name, shown, latest } = props;
  const { max = MOST, hint, ...row } = table[name] as ListRow;
  const id = toFieldId(form, name);
  const [rows, setRows] = useState(() => toRows(listEntries(props, shown), { max, minRows }));
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
  const error = Object.entries(latest.faults)
    .flatMap(([path, { message }]) => (path === name || path.startsWith(`${name}.`) ? [message] : []))
    .join(" ");
  const wrong = listEntries(props, latest).flatMap(({ text, isWrong }) => (isWrong ? [text] : []));
  // The message stands below the first wrong name, and goes while that is written anew; without one the first field carries it.
  const isWrongRow = ({ text }: PickerRow, index: number) =>
    (text !== "" && wrong.includes(text)) || (error !== "" && wrong.length === 0 && index === 0);
  const firstWrong = rows.find(isWrongRow);
  return (
    <FieldGroup id={id} className="card-picker" legend={label ?? row.label} hint={hint} error={undefined}>
      <div className="card-fields" ref={fields}>
        {rows.map((entry, index) => (
          <div className="field" key={entry.key}>
            <label className="visually-hidden" htmlFor={`${id}-${index + 1}`}>
              Card {index + 1}
            </label>
            <CardPickerField
              id={`${id}-${index + 1}`}
              name={name}
              row={entry}
              errorId={isWrongRow(entry, index) ? `${id}-error` : undefined}
              listOthers={listOthers}
              onWrite={watch}
              onRemove={remove}
            />
            {entry === firstWrong && <FieldError id={id} error={error} />}
          </div>
        ))}
      </div>
    </FieldGroup>
  );
}
