/** The rows of all cards as flat number tables over the lines of spend and of perks that count once; cells of spend that no row tells apart are one line. */
import type { CardRow } from "../value/list-rows.ts";
import type { SpendCell } from "../value/profile.ts";

/** A limited pool of one row. */
export interface ModelPool {
  readonly limitUsd: number;
  // Plain arrays: there are hundreds, and short typed ones take long to make.
  readonly lines: readonly number[];
  /** Dollars per dollar, and the most dollars, of each of `lines`. */
  readonly rates: readonly number[];
  readonly capsUsd: readonly number[];
  /** No limit but those of the lines. */
  readonly isRoomy: boolean;
}

export interface RowTables {
  /** Dollars per dollar at `row * lineCount + line`; -Infinity: not possible. */
  readonly open: Float64Array;
  readonly poolsOf: (readonly ModelPool[])[];
  /** Perks that count for sure, less fee and effort. */
  readonly fixedUsd: Float64Array;
  readonly minSpendUsd: Float64Array;
}

/** @param effortUsd what holding any card costs a year */
export function compileRows(
  rows: readonly CardRow[],
  lines: MergedCells,
  onceGroups: readonly string[],
  effortUsd: number,
): RowTables {
  const { leaders, lineUsd } = lines;
  const lineCount = leaders.length + onceGroups.length;
  const tables: RowTables = {
    open: new Float64Array(rows.length * lineCount),
    poolsOf: [],
    fixedUsd: new Float64Array(rows.length),
    minSpendUsd: new Float64Array(rows.length),
  };
  const { open } = tables;
  for (const [row, { open: rates, pools, perks, feeUsd, minSpendUsd }] of rows.entries()) {
    const from = row * lineCount;
    for (let line = 0; line < leaders.length; line += 1) open[from + line] = rates[leaders[line]!]!;
    let sureUsd = 0 - feeUsd - effortUsd;
    for (const { term } of perks) {
      if (term.kind === "fixed") sureUsd += term.usd;
      else if (term.kind === "once") {
        const at = from + leaders.length + onceGroups.indexOf(term.group);
        open[at] = Math.max(open[at]!, term.usd);
      }
    }
    tables.fixedUsd[row] = sureUsd;
    tables.minSpendUsd[row] = minSpendUsd;
    const poolLines = { leaders, lineUsd, open, from, mustSpend: minSpendUsd > 0 };
    tables.poolsOf.push(pools.flatMap((pool) => toModelPool(pool, poolLines) ?? []));
  }
  return tables;
}

interface PoolLines extends Pick<MergedCells, "leaders" | "lineUsd"> {
  readonly open: Float64Array;
  /** Where the row begins in `open`. */
  readonly from: number;
  readonly mustSpend: boolean;
}

/**
 * A pool in the tables' form, or nothing when it can gain nothing. A pool that
 * cannot run out is folded into the unlimited rates: most caps are far above a
 * visitor's spend, so few are left to solve.
 */
function toModelPool(
  { limitUsd, share, rates }: CardRow["pools"][number],
  { leaders, lineUsd, open, from, mustSpend }: PoolLines,
): ModelPool | null {
  const rateOf = (line: number) => rates[leaders[line]!]!;
  const lines: number[] = [];
  let servedUsd = 0;
  for (let line = 0; line < leaders.length; line += 1) {
    const openRate = open[from + line]!;
    // Only a promise of spend puts a dollar where it loses money.
    if (rateOf(line) > (mustSpend ? openRate : Math.max(0, openRate))) {
      lines.push(line);
      servedUsd += share * lineUsd[line]!;
    }
  }
  if (lines.length === 0) return null;
  const isRoomy = servedUsd <= limitUsd;
  if (isRoomy && share === 1) {
    for (const line of lines) open[from + line] = rateOf(line);
    return null;
  }
  return {
    limitUsd,
    lines,
    rates: lines.map(rateOf),
    capsUsd: lines.map((line) => share * lineUsd[line]!),
    isRoomy,
  };
}

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

/** The search is faster with fewer lines and loses nothing. */
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
