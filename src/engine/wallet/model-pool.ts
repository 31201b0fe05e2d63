/** The limited pools of a row in the form of the search's tables. */
import type { CardRow } from "../value/list-rows.ts";

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

interface PoolLines {
  readonly leaders: Int32Array;
  readonly costs: Float64Array;
  readonly spendUsd: Float64Array;
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
export function toModelPool(
  { limitUsd, share, rates }: CardRow["pools"][number],
  { leaders, costs, spendUsd, open, from, mustSpend }: PoolLines,
): ModelPool | null {
  const rateOf = (line: number) => rates[leaders[line]!]! - costs[line]!;
  const lines: number[] = [];
  let servedUsd = 0;
  for (let line = 0; line < leaders.length; line += 1) {
    const openRate = open[from + line]!;
    // Only a promise of spend puts a dollar where it loses money.
    if (rateOf(line) > (mustSpend ? openRate : Math.max(0, openRate))) {
      lines.push(line);
      servedUsd += share * spendUsd[line]!;
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
    capsUsd: lines.map((line) => share * spendUsd[line]!),
    isRoomy,
  };
}
