/** A file's text, or the file itself, to what it says. Runs in a worker; in tests in Node. */
import Papa from "papaparse";

import { type Columns, guessColumns } from "./guess-columns.ts";
import { parseDay, parseUsd } from "./parse-cell.ts";
import { isOfx, parseOfx } from "./parse-ofx.ts";
import { type ChosenColumns, type Statement, StatementProblem, type Transaction, UnknownColumns } from "./statement.ts";
import { summarize } from "./summarize.ts";

/** Years of statements of a whole family are smaller; what is larger is another file. */
export const MAX_BYTES = 30_000_000;
const CHUNK_CHARACTERS = 256_000;

/** @param onProgress 0 to 1 */
export type OnProgress = (share: number) => void;

/** So many rows show which column is which. */
const SAMPLE_ROWS = 5;

/**
 * @param chosen columns that its owner named
 * @throws UnknownColumns when it is a table without columns that we know
 * @throws StatementProblem when it is no statement that we can read
 */
export function readStatement(text: string, onProgress?: OnProgress, chosen?: ChosenColumns): Statement {
  return summarize(readTransactions(text, onProgress, chosen));
}

/** Its lines, in the same way and with the same problems. */
export function readTransactions(
  text: string,
  onProgress: OnProgress = () => undefined,
  chosen?: ChosenColumns,
): Transaction[] {
  if (text.trim() === "") throw new StatementProblem("This file is empty.");
  if (text.startsWith("%PDF") || text.includes("\u0000"))
    throw new StatementProblem(
      `This isn't a CSV or OFX file. Look for "Download" or "Export" on your bank's site, and choose CSV.`,
    );
  return isOfx(text) ? parseOfx(text) : parseCsv(text, onProgress, chosen);
}

function parseCsv(text: string, onProgress: OnProgress, chosen?: ChosenColumns): Transaction[] {
  const rows: string[][] = [];
  const config: Papa.ParseConfig<string[]> & Pick<Papa.ParseLocalConfig<string[], File>, "chunk" | "chunkSize"> = {
    skipEmptyLines: "greedy",
    chunkSize: CHUNK_CHARACTERS,
    chunk({ data, meta }: Papa.ParseResult<string[]>) {
      for (const row of data) rows.push(row);
      onProgress(meta.cursor / text.length);
    },
  };
  Papa.parse(text, config);
  const columns = chosen ? { ...chosen, debit: -1, credit: -1, category: -1, firstRow: 0 } : guessColumns(rows);
  if (!columns) {
    if (rows.every((row) => row.length < 3))
      throw new StatementProblem("We found no columns with a date, a description and an amount in this file.");
    throw new UnknownColumns(rows.slice(0, SAMPLE_ROWS));
  }
  return rows.slice(columns.firstRow).flatMap((row) => toTransaction(row, columns));
}

function toTransaction(row: readonly string[], columns: Columns): Transaction[] {
  const amountUsd = readAmount(row, columns);
  const text = (row[columns.text] ?? "").trim();
  // Sums and notes below the table are no transactions.
  if (amountUsd === null || amountUsd === 0 || text === "") return [];
  return [{ day: parseDay(row[columns.date] ?? ""), text, amountUsd, category: row[columns.category] ?? "" }];
}

function readAmount(row: readonly string[], { amount, debit, credit }: Columns): number | null {
  if (debit === -1) return parseUsd(row[amount] ?? "");
  const spent = parseUsd(row[debit] ?? "");
  const returned = parseUsd(row[credit] ?? "");
  if (spent === null && returned === null) return null;
  return Math.abs(spent ?? 0) - Math.abs(returned ?? 0);
}
