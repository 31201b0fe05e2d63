/**
 * A parameter's field, by its row: label, hint, kind of control, what it shows and what is wrong with it. Never
 * controlled by React, so what was typed before hydration stays; `key` the form to show other values.
 */
import { SelectField } from "../ui/select-field.tsx";
import { TextField } from "../ui/text-field.tsx";
import { toFieldId } from "../ui/field-id.ts";
import type { Scalar } from "./kinds.ts";
import type { ScalarRow, Table } from "./parameter.ts";
import type { Asked } from "./read.ts";
import { toFieldText } from "./write.ts";

/** What a form shows: values that fill it, texts of what was wrong, faults of the latest answer. */
export type Shown = Pick<Asked, "values" | "texts" | "faults">;

export interface FieldProps {
  /** Begins the ids of the fields; a page may hold two forms. */
  readonly form: string;
  readonly table: Table;
  readonly name: string;
  readonly shown: Shown;
  /** Default: the row's. */
  readonly label?: string;
  readonly hint?: string;
  /** What an empty choice is called. */
  readonly empty?: string;
  /** The field stays empty where its value is 0: nobody said it. */
  readonly isZeroEmpty?: boolean;
}

const YES_NO = [
  ["yes", "Yes"],
  ["no", "No"],
] as const;

export function Field({ form, table, name, shown, empty, isZeroEmpty = false, ...words }: FieldProps) {
  const row = table[name] as ScalarRow;
  const value = shown.values[name] as Scalar | null;
  const text = shown.texts[name] ?? (isZeroEmpty && value === 0 ? "" : toFieldText(value));
  const own = {
    id: toFieldId(form, name),
    name,
    label: words.label ?? row.label,
    value: text,
    error: shown.faults[name]?.message,
  };
  if (row.kind === "choice" || row.kind === "flag") {
    const options =
      row.kind === "flag" ? YES_NO : row.choices.map(([choice, label]) => [String(choice), label] as const);
    const all = row.default === null ? [["", empty ?? "I don't know"] as const, ...options] : options;
    // A wrong value stays among the choices, so that it can be seen beside its message.
    const isKnown = all.some(([key]) => key === text);
    return <SelectField {...own} options={isKnown ? all : [...all, [text, text] as const]} />;
  }
  const hint = words.hint ?? row.hint;
  return <TextField {...own} hint={hint} isMoney={row.kind === "amount" && row.unit === "dollars"} />;
}

/** The id of the field that a path stands in. */
export const toPathId = (form: string, path: string): string => toFieldId(form, path);
