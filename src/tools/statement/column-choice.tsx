/** For a file whose columns we cannot tell apart: its owner names them. */
import { useState } from "react";

import type { ChosenColumns } from "./statement.ts";

export interface ColumnChoiceProps {
  readonly message: string;
  /** The first rows of the file. */
  readonly rows: readonly (readonly string[])[];
  readonly onChoose: (columns: ChosenColumns) => void;
}

const ASKED = [
  ["date", "Date"],
  ["text", "Merchant or description"],
  ["amount", "Amount"],
] as const;

export function ColumnChoice({ message, rows, onChoose }: ColumnChoiceProps) {
  const [chosen, setChosen] = useState<ChosenColumns>({ date: 0, text: 1, amount: 2 });
  const width = Math.max(...rows.map((row) => row.length));
  const isWhole = new Set(Object.values(chosen)).size === ASKED.length;
  return (
    <fieldset className="stack statement-columns">
      <legend>{message}</legend>
      {ASKED.map(([key, label]) => (
        <label key={key} className="field">
          {label}
          <select
            value={chosen[key]}
            onChange={({ currentTarget }) => setChosen({ ...chosen, [key]: Number(currentTarget.value) })}
          >
            {Array.from({ length: width }, (_, at) => (
              <option key={at} value={at}>
                {`${at + 1}: ${rows
                  .map((row) => row[at] ?? "")
                  .join(" · ")
                  .slice(0, 60)}`}
              </option>
            ))}
          </select>
        </label>
      ))}
      {!isWhole && <p className="field-error">Choose three different columns.</p>}
      <button className="btn btn-secondary" type="button" disabled={!isWhole} onClick={() => onChoose(chosen)}>
        Read it with these columns
      </button>
    </fieldset>
  );
}
