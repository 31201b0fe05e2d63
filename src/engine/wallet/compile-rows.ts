/** The rows of all cards as flat number tables over the lines of spend and of perks that count once. */
import type { CardRow, CardRows } from "../value/list-rows.ts";
import { createRowCopier } from "./copy-rows.ts";
import type { ModelLines } from "./lay-out-lines.ts";
import { type ModelPool, toModelPool } from "./model-pool.ts";
import type { SearchModel } from "./search-model.ts";

interface RowTables {
  readonly open: Float64Array;
  readonly poolsOf: (readonly ModelPool[])[];
  readonly fixedUsd: Float64Array;
  readonly minSpendUsd: Float64Array;
  readonly hasBonus: Uint8Array;
}

/** @param effortUsd what holding any card costs a year */
export function compileRows(
  cardRows: readonly CardRows[],
  rows: readonly CardRow[],
  lines: ModelLines,
  effortUsd: number,
): RowTables & { readonly ownIndexOf: Int32Array } {
  const tables: RowTables = {
    open: new Float64Array(rows.length * (lines.leaders.length + lines.onceGroups.length)),
    poolsOf: [],
    fixedUsd: new Float64Array(rows.length),
    minSpendUsd: new Float64Array(rows.length),
    hasBonus: new Uint8Array(rows.length),
  };
  const { known } = lines;
  const copyRates = known ? createRowCopier(known, lines.lineUsd, tables.open) : null;
  const ownIndexOf = Int32Array.from(cardRows.flatMap(({ rows: own }) => [...own.keys()]));
  const cardRowsOf = cardRows.flatMap((some) => some.rows.map(() => some));
  for (let row = 0; row < rows.length; row += 1) {
    const before = copyRates?.(cardRowsOf[row]!, ownIndexOf[row]!, row) ?? -1;
    if (before >= 0) copyFigures(tables, row, known!, before);
    else writeRow(tables, row, rows[row]!, lines, effortUsd);
  }
  return { ...tables, ownIndexOf };
}

/** All of a row but its rates. */
function copyFigures(to: RowTables, row: number, known: SearchModel, before: number): void {
  to.fixedUsd[row] = known.fixedUsd[before]!;
  to.minSpendUsd[row] = known.minSpendUsd[before]!;
  to.hasBonus[row] = known.hasBonus[before]!;
  to.poolsOf.push(known.poolsOf[before]!);
}

function writeRow(
  to: RowTables,
  row: number,
  { open: rates, pools, perks, bonusUsd, isMatch, feeUsd, minSpendUsd }: CardRow,
  { leaders, costs, lineUsd, onceGroups }: ModelLines,
  effortUsd: number,
): void {
  const { open } = to;
  const from = row * (leaders.length + onceGroups.length);
  for (let line = 0; line < leaders.length; line += 1) open[from + line] = rates[leaders[line]!]! - costs[line]!;
  let sureUsd = bonusUsd - feeUsd - effortUsd;
  for (const { term } of perks) {
    if (term.kind === "fixed") sureUsd += term.usd;
    else if (term.kind === "once") {
      const at = from + leaders.length + onceGroups.indexOf(term.group);
      open[at] = Math.max(open[at]!, term.usd);
    }
  }
  to.fixedUsd[row] = sureUsd;
  to.minSpendUsd[row] = minSpendUsd;
  to.hasBonus[row] = bonusUsd > 0 || isMatch ? 1 : 0;
  const poolLines = { leaders, costs, spendUsd: lineUsd, open, from, mustSpend: minSpendUsd > 0 };
  const ofRow: ModelPool[] = [];
  for (const pool of pools) {
    const made = toModelPool(pool, poolLines);
    if (made) ofRow.push(made);
  }
  to.poolsOf.push(ofRow);
}
