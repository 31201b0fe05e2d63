/** How words and tables are written in Markdown (CommonMark with GitHub's tables and strikethrough). */

/** What would mark words up, open a link or an entity. */
const MARKUP = /[\\`*_[\]<~]|&(?=#?\w+;)/g;

/** What would open another kind of block at the start of a line. */
const BLOCK_START = /^(?:([#>+-]|={3,})|(\d+)([.)]))(?=\s|$)/;

export const escapeText = (text: string): string => text.replaceAll(MARKUP, (sign) => `\\${sign}`);

export const escapeStart = (line: string): string =>
  line.replace(BLOCK_START, (whole, sign?: string, digits?: string, end?: string) =>
    sign === undefined ? `${digits}\\${end}` : `\\${whole}`,
  );

/** @param rows the first is the heading; cells are on one line and have no bare `|` */
export function writeTable(rows: readonly (readonly string[])[]): string {
  const columns = Math.max(...rows.map((row) => row.length));
  const widths = Array.from({ length: columns }, (_, column) =>
    Math.max(3, ...rows.map((row) => (row[column] ?? "").length)),
  );
  const toLine = (cells: readonly string[]) =>
    `| ${widths.map((width, column) => (cells[column] ?? "").padEnd(width)).join(" | ")} |`;
  const [heading = [], ...body] = rows;
  return [toLine(heading), toLine(widths.map((width) => "-".repeat(width))), ...body.map(toLine)].join("\n");
}
