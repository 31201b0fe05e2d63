/** Cells of spend that no row tells apart, put together: the search is faster and loses nothing. */
import type { CardRow } from "../value/list-rows.ts";
import type { SpendCell } from "../value/profile.ts";

/** Dollars of a cell. Part of them may have a price: a question "what if" has dollars that need not be spent. */
export interface CellPart {
  /** Index among the cells. */
  readonly cell: number;
  readonly annualUsd: number;
  /** What each dollar costs. */
  readonly cost: number;
}

export interface MergedCells {
  /** Line of each part. */
  readonly lineOf: Int32Array;
  readonly lineUsd: Float64Array;
  /** A cell of each line, and what its dollars cost. */
  readonly leaders: Int32Array;
  readonly costs: Float64Array;
}

export const toWholeCells = (cells: readonly SpendCell[]): CellPart[] =>
  cells.map(({ annualUsd }, cell) => ({ cell, annualUsd, cost: 0 }));

/** The lines of a table that is known, with other dollars; null where these rows tell cells of one line apart. */
export function keepLines(
  { lineOf, leaders }: Pick<MergedCells, "lineOf" | "leaders">,
  parts: readonly CellPart[],
  rows: readonly CardRow[],
): MergedCells | null {
  for (const table of listTables(rows)) {
    for (const [cell, line] of lineOf.entries()) if (table[cell] !== table[leaders[line]!]) return null;
  }
  const lineUsd = new Float64Array(leaders.length);
  for (const { cell, annualUsd } of parts) lineUsd[lineOf[cell]!]! += annualUsd;
  return { lineOf, lineUsd, leaders, costs: new Float64Array(leaders.length) };
}

function listTables(rows: readonly CardRow[]): Set<Float64Array> {
  const tables = new Set<Float64Array>();
  for (const { open, pools } of rows) {
    tables.add(open);
    for (const { rates } of pools) tables.add(rates);
  }
  return tables;
}

export function mergeCells(parts: readonly CellPart[], rows: readonly CardRow[]): MergedCells {
  const tables = [...listTables(rows)];
  // Where these sums differ, so does a table; most cells are told apart by it alone.
  const hashOf = (cell: number) => tables.reduce((sum, table, at) => sum + Math.max(table[cell]!, -1) * (at + 7), 0);
  const lineOf = new Int32Array(parts.length);
  const leaders: (CellPart & { readonly hash: number })[] = [];
  const lineUsd: number[] = [];
  for (const [at, part] of parts.entries()) {
    const { cell, cost, annualUsd } = part;
    const hash = hashOf(cell);
    let line = leaders.findIndex(
      (leader) =>
        leader.cost === cost && leader.hash === hash && tables.every((table) => table[leader.cell] === table[cell]),
    );
    if (line < 0) {
      line = leaders.push({ ...part, hash }) - 1;
      lineUsd.push(0);
    }
    lineOf[at] = line;
    lineUsd[line]! += annualUsd;
  }
  return {
    lineOf,
    lineUsd: Float64Array.from(lineUsd),
    leaders: Int32Array.from(leaders, ({ cell }) => cell),
    costs: Float64Array.from(leaders, ({ cost }) => cost),
  };
}
