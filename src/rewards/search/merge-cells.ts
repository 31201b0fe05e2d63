/** Cells of spend that no row tells apart, put together: the search is faster and loses nothing. */
import type { CardRow } from "../value/list-rows.ts";
import type { SpendCell } from "../value/profile.ts";

export interface MergedCells {
  /** Line of each cell. */
  readonly lineOf: Int32Array;
  readonly lineUsd: Float64Array;
  /** A cell of each line. */
  readonly leaders: Int32Array;
}

export function mergeCells(cells: readonly SpendCell[], rows: readonly CardRow[]): MergedCells {
  const columns = new Set<Float64Array>();
  for (const { open, pools } of rows) {
    columns.add(open);
    for (const { rates } of pools) columns.add(rates);
  }
  const tables = [...columns];
  const lineOf = new Int32Array(cells.length);
  const leaders: number[] = [];
  const lineUsd: number[] = [];
  for (let cell = 0; cell < cells.length; cell += 1) {
    let line = leaders.findIndex((leader) => tables.every((table) => table[leader] === table[cell]));
    if (line < 0) {
      line = leaders.push(cell) - 1;
      lineUsd.push(0);
    }
    lineOf[cell] = line;
    lineUsd[line]! += cells[cell]!.annualUsd;
  }
  return { lineOf, lineUsd: Float64Array.from(lineUsd), leaders: Int32Array.from(leaders) };
}
