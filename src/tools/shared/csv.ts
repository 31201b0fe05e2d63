/** Tables for spreadsheets (RFC 4180). */

export type CsvCell = string | number | boolean | null | undefined;

/** A text that a spreadsheet would take for a formula is marked as text. */
function toField(value: CsvCell): string {
  const text = typeof value === "string" ? value.replace(/^(?=[=+\-@\t\r])/, "'") : String(value ?? "");
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** @param rows the header first */
export const toCsv = (rows: readonly (readonly CsvCell[])[]): string =>
  rows.map((row) => `${row.map(toField).join(",")}\r\n`).join("");
