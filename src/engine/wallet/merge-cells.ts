/** Cells of spend that no row tells apart, put together into lines: the search is faster and loses nothing. */
import type { CardRow } from "../value/list-rows.ts";
import type { SpendCell } from "../value/profile.ts";

export interface MergedCells {
  /** Line of each cell. */
  readonly lineOf: Int32Array;
  readonly lineUsd: Float64Array;
  /** A cell of each line. */
  readonly leaders: Int32Array;
}

function listTables(rows: readonly CardRow[]): Float64Array[] {
  const tables = new Set<Float64Array>();
  for (const { open, pools } of rows) {
    tables.add(open);
    for (const { rates } of pools) tables.add(rates);
  }
  return [...tables];
}

export function mergeCells(cells: readonly SpendCell[], rows: readonly CardRow[]): MergedCells {
  const tables = listTables(rows);
  // Where these sums differ, so does a table; most cells are told apart by it alone.
  const hashOf = (cell: number) => tables.reduce((sum, table, at) => sum + Math.max(table[cell]!, -1) * (at + 7), 0);
  const lineOf = new Int32Array(cells.length);
  const leaders: { readonly cell: number; readonly hash: number }[] = [];
  const lineUsd: number[] = [];
  for (const [cell, { annualUsd }] of cells.entries()) {
    const hash = hashOf(cell);
    let line = leaders.findIndex(
      (leader) => leader.hash === hash && tables.every((table) => table[leader.cell] === table[cell]),
    );
    if (line < 0) {
      line = leaders.push({ cell, hash }) - 1;
      lineUsd.push(0);
    }
    lineOf[cell] = line;
    lineUsd[line]! += annualUsd;
  }
  return {
    lineOf,
    lineUsd: Float64Array.from(lineUsd),
    leaders: Int32Array.from(leaders, ({ cell }) => cell),
  };
}

/** Each a line of its own. */
export const keepCells = (cells: readonly SpendCell[]): MergedCells => ({
  lineOf: Int32Array.from(cells.keys()),
  lineUsd: Float64Array.from(cells, ({ annualUsd }) => annualUsd),
  leaders: Int32Array.from(cells.keys()),
});
