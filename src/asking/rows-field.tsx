/**
 * Entries of several fields, such as a card and a month, or a brand and an amount: a row of fields for each entry, and
 * an empty row as long as more may follow. Without a script the form sends `opened.1.card` and `opened.1.month`. What
 * is wrong stands at the field of its own row.
 */
import { useEffect, useRef, useState } from "react";

import { CardPickerField } from "../ui/card-picker-field.tsx";
import type { PickerRow } from "../ui/card-picker-rows.ts";
import { FieldError, FieldGroup, toInvalid } from "../ui/field-group.tsx";
import { toFieldId } from "../ui/field-id.ts";
import type { Shown } from "./field.tsx";
import type { Scalar } from "./kinds.ts";
import type { ScalarRow, Table } from "./parameter.ts";
import type { Keyed } from "./vocabulary.ts";
import { toFieldText } from "./write.ts";

export interface RowsFieldProps {
  readonly form: string;
  readonly table: Table;
  readonly name: string;
  readonly shown: Shown;
  readonly hint?: string;
  /** What a field of a closed list offers, by field; cards have their picker. */
  readonly options?: Readonly<Record<string, readonly Keyed[]>>;
  /** A card's name by its slug. */
  readonly nameOf?: (key: string) => string;
  /** Of a record: the fields that are asked. Others are shown where they are said. */
  readonly fields?: readonly string[];
  /** Members of a map that have fields of their own elsewhere. */
  readonly isElsewhere?: (key: string) => boolean;
}

type Texts = Readonly<Record<string, string>>;
interface Column {
  readonly field: string;
  readonly row: ScalarRow;
}

/** A map's rows are its keys with their amounts. */
function listColumns({ table, name, shown, fields }: RowsFieldProps): readonly Column[] {
  const parameter = table[name]!;
  if (parameter.kind === "record") {
    const entries = shown.values[name] as readonly Readonly<Record<string, Scalar | null>>[];
    const isShown = (field: string) =>
      !fields ||
      fields.includes(field) ||
      entries.some((entry) => entry[field] !== null) ||
      Object.keys(shown.faults).some((path) => path.startsWith(`${name}.`) && path.endsWith(`.${field}`));
    return Object.entries(parameter.fields).flatMap(([field, row]) => (isShown(field) ? [{ field, row }] : []));
  }
  if (parameter.kind !== "map") throw new Error(`A ${parameter.kind} has no rows`);
  const key: ScalarRow = { kind: "name", of: parameter.of, label: "For", doc: "", example: "", default: "" };
  return [
    { field: "key", row: key },
    { field: "amount", row: parameter.each },
  ];
}

/** What the rows show: what was written where one of them is wrong, the values otherwise. */
function listTexts(
  { name, shown, nameOf = String, isElsewhere = () => false }: RowsFieldProps,
  columns: readonly Column[],
): readonly Texts[] {
  const written: Record<string, string>[] = [];
  for (const [path, text] of Object.entries(shown.texts)) {
    if (!path.startsWith(`${name}.`)) continue;
    const [index = "", field] = path.slice(name.length + 1).split(".");
    if (field !== undefined && /^\d+$/.test(index)) (written[Number(index)] ??= {})[field] = text;
  }
  if (written.length > 0) return written;
  const value = shown.values[name];
  if (Array.isArray(value))
    return (value as readonly Readonly<Record<string, Scalar | null>>[]).map((entry) =>
      Object.fromEntries(
        columns.map(({ field, row }) => {
          const text = toFieldText(entry[field] ?? null);
          return [field, row.kind === "name" && row.of === "cards" ? nameOf(text) : text];
        }),
      ),
    );
  const said = Object.entries(value as Readonly<Record<string, number>>).filter(([key]) => !isElsewhere(key));
  // What was wrong under a name of its own (`cpp.chase`) is shown with it.
  const wrong = Object.entries(shown.texts).flatMap(([path, text]) =>
    path.startsWith(`${name}.`) ? [{ key: path.slice(name.length + 1), amount: text }] : [],
  );
  return [...said.map(([key, number]) => ({ key, amount: toFieldText(number) })), ...wrong];
}

export function RowsField(props: RowsFieldProps) {
  const { form, table, name, shown, options = {} } = props;
  const parameter = table[name]!;
  const columns = listColumns(props);
  const [filled] = useState(() => listTexts(props, columns));
  const max = Math.max(filled.length, "max" in parameter ? (parameter.max ?? Infinity) : Infinity);
  const [count, setCount] = useState(Math.min(max, filled.length + 1));
  const list = useRef<HTMLDivElement>(null);
  const watch = () => {
    const last = list.current?.lastElementChild?.querySelectorAll<HTMLInputElement | HTMLSelectElement>(
      "input, select",
    );
    if ([...(last ?? [])].some(({ value }) => value !== "")) setCount((before) => Math.min(max, before + 1));
  };
  // What was typed before the script came counts, too.
  useEffect(watch, [max]);
  /** A member of a map has its key for a path, where it did not come as a row. */
  const toPath = (index: number, field: string) => {
    const key = filled[index]?.["key"];
    const isMember = parameter.kind === "map" && field === "amount" && key && !(`${name}.${index}.key` in shown.texts);
    return isMember ? `${name}.${key}` : `${name}.${index}.${field}`;
  };
  return (
    <FieldGroup
      id={toFieldId(form, name)}
      legend={parameter.label}
      hint={props.hint ?? parameter.hint}
      error={shown.faults[name]?.message}
      onInput={watch}
    >
      <div className="grid gap-3.5" ref={list}>
        {Array.from({ length: count }, (_, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- rows only ever follow at the end
          <div className="rows-field-row" key={index}>
            {columns.map(({ field, row }) => (
              <Cell
                key={field}
                id={toFieldId(form, toPath(index, field))}
                name={`${name}.${index + 1}.${field}`}
                row={row}
                isFirst={index === 0}
                label={index === 0 ? row.label : `${row.label} ${index + 1}`}
                value={filled[index]?.[field] ?? ""}
                options={options[field]}
                error={shown.faults[toPath(index, field)]?.message}
              />
            ))}
          </div>
        ))}
      </div>
    </FieldGroup>
  );
}

interface CellProps {
  readonly id: string;
  readonly name: string;
  readonly row: ScalarRow;
  readonly isFirst: boolean;
  readonly label: string;
  readonly value: string;
  readonly options: readonly Keyed[] | undefined;
  readonly error: string | undefined;
}

function Cell({ isFirst, label, ...control }: CellProps) {
  return (
    <div className="field">
      <label className={isFirst ? undefined : "visually-hidden"} htmlFor={control.id}>
        {label}
      </label>
      <Control {...control} />
      <FieldError {...control} />
    </div>
  );
}

type ControlProps = Omit<CellProps, "isFirst" | "label">;

function Control({ id, name, row, value, options, error }: ControlProps) {
  const own = { id, name, defaultValue: value, ...toInvalid({ id, error }) };
  if (row.kind === "name" && row.of === "cards") return <CardControl {...{ id, name, value, error }} />;
  if (options || row.kind === "name" || row.kind === "choice") {
    const known =
      options ?? (row.kind === "choice" ? row.choices.map(([key, text]) => ({ key: String(key), name: text })) : []);
    // An address may name something that is no longer a choice.
    const all =
      value === "" || known.some(({ key }) => key === value) ? known : [...known, { key: value, name: value }];
    return (
      <select {...own}>
        <option value="">Choose</option>
        {all.map(({ key, name: text }) => (
          <option key={key} value={key}>
            {text}
          </option>
        ))}
      </select>
    );
  }
  // Browsers clear a month field whose value is not a month; its message would stand beside nothing.
  if (row.kind === "month") return <input {...own} type={/^(?:\d{4}-\d\d)?$/.test(value) ? "month" : "text"} />;
  const isMoney = row.kind === "amount" && row.unit === "dollars";
  const input = <input {...own} type="text" inputMode={isMoney ? "decimal" : "numeric"} autoComplete="off" />;
  return isMoney ? <div className="money">{input}</div> : input;
}

/** A card can be opened and had more than once, so none is left out. */
const NO_OTHERS: ReadonlySet<string> = new Set();
const listNone = () => NO_OTHERS;

function CardControl({ id, name, value, error }: Pick<ControlProps, "id" | "name" | "value" | "error">) {
  const [row, setRow] = useState<PickerRow>({ key: 0, filled: value, text: value });
  return (
    <CardPickerField
      id={id}
      name={name}
      row={row}
      errorId={error && `${id}-error`}
      listOthers={listNone}
      onWrite={(_, text, card) => setRow((before) => ({ ...before, text: text.trim(), ...(card && { card }) }))}
      onRemove={(_, field) => field?.focus()}
    />
  );
}
