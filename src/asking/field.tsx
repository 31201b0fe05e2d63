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
  /** Of a number: some of its values, each in words; the field is a choice of them then. */
  readonly options?: readonly (readonly [value: string, label: string])[];
  /** The field stays empty where its value is 0: nobody said it. */
  readonly isZeroEmpty?: boolean;
}

const YES_NO = [
  ["yes", "Yes"],
  ["no", "No"],
] as const;

const toOptions = (row: ScalarRow, empty = "I don't know") => {
  if (row.kind === "flag") return YES_NO;
  if (row.kind !== "choice") return undefined;
  const options = row.choices.map(([choice, label]) => [String(choice), label] as const);
  return row.default === null ? [["", empty] as const, ...options] : options;
};

export function Field({ form, table, name, shown, empty, options, isZeroEmpty = false, ...words }: FieldProps) {
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
  const all = options ?? toOptions(row, empty);
  if (all) {
    // Another value stays among the choices, so that it can be seen, beside its message where it is wrong.
    const isKnown = all.some(([key]) => key === text);
    const other = row.kind === "amount" && /^\d/.test(text) ? `$${text}` : text;
    return <SelectField {...own} options={isKnown ? all : [...all, [text, other] as const]} />;
  }
  const hint = words.hint ?? row.hint;
  return <TextField {...own} hint={hint} isMoney={row.kind === "amount" && row.unit === "dollars"} />;
}

/**
 * The id of the field that a path stands in. Perks that are used and those that are not are one question; cards stand
 * in rows counted from 1; a preset is a link that fills in the amounts.
 */
export function toPathId(form: string, table: Table, path: string): string {
  const [name = "", at] = path.split(".");
  if (name === "preset") return toFieldId(form, "dining");
  const row = table[name];
  if (row?.kind !== "list" || (row.of !== "cards" && row.of !== "perks")) return toFieldId(form, path);
  return toFieldId(form, row.of === "perks" ? "use" : `${name}.${Number(at ?? 0) + 1}`);
}
