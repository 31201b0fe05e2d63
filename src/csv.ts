/** Tables for spreadsheets (RFC 4180). */

export type CsvCell = string | number | boolean | null | undefined;
export type CsvRow = readonly CsvCell[];

/** A text that a spreadsheet would take for a formula is marked as text. */
function toField(value: CsvCell): string {
  const plain = String(value ?? "");
  const text = typeof value === "string" && /^[=+\-@\t\r]/.test(plain) ? `'${plain}` : plain;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** A row without cells is an empty line, between two tables. */
export function renderCsv(rows: readonly CsvRow[]): string {
  return rows.map((cells) => `${cells.map(toField).join(",")}\r\n`).join("");
}
