/** The worker that reads a statement, so that the page stays quick. It has no network code at all. */
import { MAX_BYTES, readTransactions } from "./read-statement.ts";
import { type ChosenColumns, type Statement, StatementProblem, type Transaction, UnknownColumns } from "./statement.ts";
import { summarize } from "./summarize.ts";

export interface StatementRequest {
  readonly file: File;
  readonly columns?: ChosenColumns;
  /** For whoever looks for single purchases in it. */
  readonly withLines?: true;
}

export type StatementMessage =
  | { readonly kind: "progress"; readonly share: number }
  | { readonly kind: "done"; readonly statement: Statement; readonly lines: readonly Transaction[] }
  | { readonly kind: "columns"; readonly message: string; readonly rows: readonly (readonly string[])[] }
  | { readonly kind: "problem"; readonly message: string };

const send = (message: StatementMessage) => postMessage(message);

async function read({ file, columns, withLines }: StatementRequest): Promise<StatementMessage> {
  if (file.size > MAX_BYTES) throw new StatementProblem("This file is larger than 30 MB. Export a shorter period.");
  const lines = readTransactions(await file.text(), (share) => send({ kind: "progress", share }), columns);
  return { kind: "done", statement: summarize(lines), lines: withLines ? lines : [] };
}

addEventListener("message", ({ data }: MessageEvent<StatementRequest>) => {
  read(data).then(send, (error: unknown) =>
    send(
      error instanceof UnknownColumns
        ? { kind: "columns", message: error.message, rows: error.rows }
        : {
            kind: "problem",
            message: error instanceof StatementProblem ? error.message : "This file can't be read. Try a CSV export.",
          },
    ),
  );
});
