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
  // A sum with odd weights tells most cells apart; equal sums are compared in full.
  const sums = new Float64Array(cells.length);
  for (const [at, table] of tables.entries()) {
    const weight = 1 + ((at * 7_919) % 10_007) / 10_007;
    for (let cell = 0; cell < cells.length; cell += 1) {
      const rate = table[cell]!;
      sums[cell]! += weight * (rate === -Infinity ? -7.3 : rate);
    }
  }
  const lineOf = new Int32Array(cells.length).fill(-1);
  const leaders: number[] = [];
  const lineUsd: number[] = [];
  for (let cell = 0; cell < cells.length; cell += 1) {
    let line = leaders.findIndex(
      (leader) => sums[leader] === sums[cell] && tables.every((table) => table[leader] === table[cell]),
    );
    if (line < 0) {
      line = leaders.push(cell) - 1;
      lineUsd.push(0);
    }
    lineOf[cell] = line;
    lineUsd[line]! += cells[cell]!.annualUsd;
  }
  return { lineOf, lineUsd: Float64Array.from(lineUsd), leaders: Int32Array.from(leaders) };
}
