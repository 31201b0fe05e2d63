/** Several of a closed list: a select for each, and an empty one as long as more may follow. Works without a script. */
import { useState } from "react";

import { FieldError, FieldGroup, toInvalid } from "../ui/field-group.tsx";
import { toFieldId } from "../ui/field-id.ts";
import { upperFirst } from "../words/format.ts";
import type { Shown } from "./field.tsx";
import type { ListRow, Table } from "./parameter.ts";
import type { Keyed } from "./vocabulary.ts";

export interface NamesFieldProps {
  readonly form: string;
  readonly table: Table;
  readonly name: string;
  readonly shown: Shown;
  readonly options: readonly Keyed[];
  /** What the empty select says. */
  readonly empty: string;
}

export function NamesField({ form, table, name, shown, options, empty }: NamesFieldProps) {
  const row = table[name] as ListRow;
  const max = Math.min(row.max ?? options.length, options.length);
  const [filled] = useState(() => {
    const keys = shown.values[name] as readonly string[];
    const written = Object.entries(shown.texts).flatMap(([path, text]) => (path.startsWith(`${name}.`) ? [text] : []));
    return written.length > 0 ? written : keys;
  });
  const [count, setCount] = useState(Math.min(Math.max(max, filled.length), filled.length + 1));
  const id = toFieldId(form, name);
  return (
    <FieldGroup id={id} legend={row.label} hint={row.hint} error={shown.faults[name]?.message}>
      <div
        className="spend-grid"
        onInput={(event) => {
          const last = [...event.currentTarget.querySelectorAll("select")].at(-1);
          if (last?.value !== "") setCount((before) => Math.min(max, before + 1));
        }}
      >
        {Array.from({ length: count }, (_, index) => {
          const value = filled[index] ?? "";
          const error = shown.faults[`${name}.${index}`]?.message;
          const fieldId = toFieldId(form, `${name}.${index}`);
          const all =
            value === "" || options.some(({ key }) => key === value)
              ? options
              : [...options, { key: value, name: value }];
          return (
            // oxlint-disable-next-line react/no-array-index-key -- rows only ever follow at the end
            <div className="field" key={index}>
              <select
                id={fieldId}
                name={name}
                aria-label={`${row.label} ${index + 1}`}
                defaultValue={value}
                {...toInvalid({ id: fieldId, error })}
              >
                <option value="">{empty}</option>
                {all.map(({ key, name: text }) => (
                  <option key={key} value={key}>
                    {key === text ? text : upperFirst(text)}
                  </option>
                ))}
              </select>
              <FieldError id={fieldId} error={error} />
            </div>
          );
        })}
      </div>
    </FieldGroup>
  );
}
