/**
 * Rows of a table that hold in another one of the same lines. A question "what
 * if" changes few rows; to make all of them anew took a fifth of its time.
 */
import type { CardRows } from "../value/list-rows.ts";
import type { SearchModel } from "./search-model.ts";

/**
 * @param like the table that is known
 * @param lineUsd of the new table, whose lines are the same
 * @param open of the new table, to be filled
 * @returns copies the rates of a row and says which one of `like` it is; -1: it has to be made
 */
export function createRowCopier(
  { cardRows, lineUsd: usdBefore, leaders, lineCount, open: known }: SearchModel,
  lineUsd: Float64Array,
  open: Float64Array,
): (of: CardRows, ownIndex: number, row: number) => number {
  const firstRows = new Map<CardRows, number>();
  let first = 0;
  for (const some of cardRows) {
    firstRows.set(some, first);
    first += some.rows.length;
  }
  const changed = leaders.filter((_, line) => lineUsd[line] !== usdBefore[line]);

  return (of, ownIndex, row) => {
    const before = (firstRows.get(of) ?? Number.NaN) + ownIndex;
    // Where a line has other dollars, a limit may or may not run out.
    const mayCopy =
      before >= 0 && of.rows[ownIndex]!.pools.every(({ rates }) => changed.every((cell) => rates[cell] === -Infinity));
    if (!mayCopy) return -1;
    for (let line = 0; line < lineCount; line += 1) open[row * lineCount + line] = known[before * lineCount + line]!;
    return before;
  };
}
