/** A list of entries with several parts: a row of fields for each entry, and an empty row as long as more may follow. */
import { useEffect, useRef, useState } from "react";

import { CardPickerField } from "../../ui/card-picker-field.tsx";
import type { PickerRow } from "../../ui/card-picker-rows.ts";
import { toFieldId } from "../../ui/field-id.ts";
import { listParts, type RowParameter, splitEntry, toPartName } from "./field-rows.ts";

export interface RowPart {
  readonly label: string;
  /** A card's name, a month of a year, a whole number, dollars, or one of a few. */
  readonly kind: "card" | "month" | "count" | "usd" | readonly (readonly [string, string])[];
}

export const CARD_AND_MONTH: readonly RowPart[] = [
  { label: "Card", kind: "card" },
  { label: "Month", kind: "month" },
];

/** The entries of a list as an address has it. */
export const splitEntries = (text = ""): readonly string[] => text.split(",").filter((entry) => entry !== "");

const readRow = (row: Element) =>
  [...row.querySelectorAll<HTMLInputElement | HTMLSelectElement>("input, select")].map(({ value }) => value.trim());

/** The row that the message quotes or names, by its card rather than by its month; a fault of the list stands at its first. */
function findFaultyRow(rows: readonly (readonly string[])[], error: string): number {
  const quotes = (text = "") => text !== "" && error.includes(text);
  const named = rows.findIndex(([first]) => quotes(first));
  return Math.max(0, named === -1 ? rows.findIndex((texts) => texts.some(quotes)) : named);
}

export interface RowsFieldProps {
  /** Of the form. */
  readonly formId: string;
  readonly name: RowParameter;
  readonly legend: string;
  readonly hint?: string | undefined;
  /** In the order of `listParts`. */
  readonly parts: readonly RowPart[];
  readonly entries: readonly string[];
  readonly max: number;
  readonly error?: string | undefined;
}

export function RowsField({ formId, name, legend, hint, parts, entries, max, error }: RowsFieldProps) {
  const id = toFieldId(formId, name);
  // After a mistake no empty row comes between the last entry and the message.
  const spare = error !== undefined && entries.length > 0 ? 0 : 1;
  const [count, setCount] = useState(Math.min(Math.max(max, entries.length), entries.length + spare));
  const list = useRef<HTMLDivElement>(null);
  const [written, setWritten] = useState(() => entries.map((entry) => splitEntry(name, entry)));
  const watch = () => {
    const now = [...(list.current?.children ?? [])].map(readRow);
    setWritten(now);
    if (now.at(-1)?.some((text) => text !== "")) setCount((before) => Math.min(Math.max(max, before), before + 1));
  };
  // What was typed before the script came counts, too.
  useEffect(watch, [max]);
  const faulty = error === undefined ? -1 : findFaultyRow(written, error);
  const rows = Array.from({ length: count }, (_, index) => splitEntry(name, entries[index] ?? ""));
  return (
    <fieldset {...(hint ? { "aria-describedby": `${id}-hint` } : {})} onInput={watch}>
      <legend>{legend}</legend>
      {hint && (
        <p className="hint mb-2" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <div className="grid gap-3.5" ref={list}>
        {rows.map((texts, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- rows only ever follow at the end
          <div className="rows-field-row" key={index}>
            {parts.map(({ label, kind }, at) => {
              const part = toPartName(name, index + 1, listParts(name)[at] ?? "");
              const field = toFieldId(formId, part);
              return (
                <div className="field" key={part}>
                  <label className={index === 0 ? undefined : "visually-hidden"} htmlFor={field}>
                    {index === 0 ? label : `${label} ${index + 1}`}
                  </label>
                  <Control
                    id={field}
                    name={part}
                    kind={kind}
                    value={texts[at] ?? ""}
                    errorId={index === faulty ? `${id}-error` : undefined}
                  />
                </div>
              );
            })}
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

interface ControlProps extends Pick<RowPart, "kind"> {
  readonly id: string;
  readonly name: string;
  readonly value: string;
  readonly errorId: string | undefined;
}

function Control({ kind, ...rest }: ControlProps) {
  const { id, name, value, errorId } = rest;
  const own = { id, name, defaultValue: value, ...(errorId && { "aria-invalid": true, "aria-describedby": errorId }) };
  if (typeof kind !== "string") {
    // An address may name what the choices no longer do.
    const options = kind.some(([key]) => key === value) ? kind : [...kind, [value, value] as const];
    return (
      <select {...own}>
        {options.map(([key, text]) => (
          <option key={key} value={key}>
            {text}
          </option>
        ))}
      </select>
    );
  }
  if (kind === "card") return <CardControl {...rest} />;
  if (kind === "month") return <input {...own} type="month" />;
  const input = <input {...own} type="text" inputMode={kind === "usd" ? "decimal" : "numeric"} autoComplete="off" />;
  return kind === "usd" ? <div className="money">{input}</div> : input;
}

/** A card can be opened and had more than once, so none is left out. */
const NO_OTHERS: ReadonlySet<string> = new Set();
const listNone = () => NO_OTHERS;

function CardControl({ id, name, value, errorId }: Omit<ControlProps, "kind">) {
  const [row, setRow] = useState<PickerRow>({ key: 0, filled: value, text: value });
  return (
    <CardPickerField
      id={id}
      name={name}
      row={row}
      errorId={errorId}
      listOthers={listNone}
      onWrite={(_, text, card) => setRow((before) => ({ ...before, text: text.trim(), ...(card && { card }) }))}
      onRemove={(_, field) => field?.focus()}
    />
  );
}
