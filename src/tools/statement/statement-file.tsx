/** Choosing a statement, and what its reading asks until it is done. */
import { ColumnChoice } from "./column-choice.tsx";
import type { useReading } from "./use-reading.ts";

export interface StatementFileProps<Result> extends Pick<ReturnType<typeof useReading<Result>>, "reading" | "read"> {
  readonly label: string;
  readonly note: string;
}

export function StatementFile<Result>({ label, note, reading, read }: StatementFileProps<Result>) {
  return (
    <>
      <label className="flex flex-col items-start gap-1">
        {label}
        <input
          type="file"
          className="file-field"
          accept=".csv,.txt,.ofx,.qfx,text/csv"
          onChange={({ currentTarget }) => read(currentTarget.files?.[0])}
        />
      </label>
      <p className="small muted">{note}</p>
      {reading.stage === "reading" && <progress aria-label="Reading the statement" value={reading.share} max={1} />}
      {reading.stage === "problem" && <p className="field-error">{reading.message}</p>}
      {reading.stage === "columns" && (
        <ColumnChoice
          message={reading.message}
          rows={reading.rows}
          onChoose={(columns) => read(reading.file, columns)}
        />
      )}
    </>
  );
}
