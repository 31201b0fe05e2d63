/** Which column of an export is which: by its heading where there is one, else by what stands in it. */
import { parseDay, parseUsd } from "./parse-cell.ts";

export interface Columns {
  readonly date: number;
  readonly text: number;
  /** One column with signs, or one for each direction. */
  readonly amount: number;
  readonly debit: number;
  readonly credit: number;
  readonly category: number;
  /** The first row with a transaction. */
  readonly firstRow: number;
}

/** Best first: of two dates that of the purchase counts, of two texts the cleaner one. */
const HEADINGS = {
  date: [/^trans(?:action|\.)? date$/, /^date$/, /date/],
  text: [/^merchant(?: name)?$/, /^description$/, /^payee$/, /^name$/, /description|details|memo/],
  amount: [/^amount(?: \(usd\)| usd)?$/, /^transaction amount$/, /amount/],
  debit: [/^debits?$/, /^withdrawals?(?: amount)?$/, /^(?:charges?|money out|amount debit)$/],
  credit: [/^credits?$/, /^deposits?(?: amount)?$/, /^(?:payments?|money in|amount credit)$/],
  category: [/^category$/, /^(?:transaction )?type$/],
} as const;

/** Issuers put lines of their own above the table. */
const MAX_PREAMBLE = 25;
const SAMPLE = 200;

const findColumn = (names: readonly string[], patterns: readonly RegExp[]): number => {
  for (const pattern of patterns) {
    const at = names.findIndex((name) => pattern.test(name));
    if (at !== -1) return at;
  }
  return -1;
};

/** Undefined where the file has no date, text and amount. */
export function guessColumns(rows: readonly (readonly string[])[]): Columns | undefined {
  for (const [index, row] of rows.slice(0, MAX_PREAMBLE).entries()) {
    const names = row.map((cell) => cell.trim().toLowerCase());
    const found = Object.fromEntries(
      Object.entries(HEADINGS).map(([key, patterns]) => [key, findColumn(names, patterns)]),
    ) as Record<keyof typeof HEADINGS, number>;
    const hasAmount = found.amount !== -1 || found.debit !== -1;
    // A row of figures is none of headings, whatever words stand in it.
    const isHeading = !row.some((cell) => parseDay(cell) !== null);
    if (isHeading && found.date !== -1 && found.text !== -1 && hasAmount) return { ...found, firstRow: index + 1 };
  }
  return guessByContent(rows);
}

function guessByContent(rows: readonly (readonly string[])[]): Columns | undefined {
  const sample = rows.slice(0, SAMPLE);
  const width = Math.max(0, ...sample.map((row) => row.length));
  const columns = Array.from({ length: width }, (_, at) => sample.map((row) => (row[at] ?? "").trim()));
  const share = (cells: readonly string[], test: (cell: string) => boolean) =>
    cells.filter(test).length / Math.max(1, sample.length);
  const date = columns.findIndex((cells) => share(cells, (cell) => parseDay(cell) !== null) > 0.8);
  const amount = columns.findIndex(
    (cells, at) => at !== date && share(cells, (cell) => parseUsd(cell) !== null && cell.includes(".")) > 0.6,
  );
  const letters = columns.map((cells, at) =>
    at === date || at === amount
      ? -1
      : cells.reduce((sum, cell) => sum + (/[a-z]{3}/i.test(cell) ? cell.length : 0), 0),
  );
  const text = letters.indexOf(Math.max(...letters));
  if (date === -1 || amount === -1 || (letters[text] ?? 0) <= 0) return undefined;
  return { date, text, amount, debit: -1, credit: -1, category: -1, firstRow: 0 };
}
