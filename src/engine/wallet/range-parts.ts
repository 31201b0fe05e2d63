/** The dollars of a range of spend: those that are there in any case, and those beyond, each at a cost. */
import type { SpendCell } from "../value/profile.ts";
import type { Chord } from "./lead-bound.ts";
import type { CellPart } from "./merge-cells.ts";

interface Ends {
  readonly lowUsd: number;
  readonly highUsd: number;
}

/** Of two lines that the proposed wallet's worth is nowhere below the higher one, as far as it does not fall. */
export function pickChord(one: Ends, other: Ends, marginUsd: number): Chord {
  const { lowUsd, highUsd } = other.lowUsd + other.highUsd > one.lowUsd + one.highUsd ? other : one;
  return { leastUsd: Math.min(lowUsd, highUsd) + marginUsd, riseUsd: Math.max(0, highUsd - lowUsd) };
}

/**
 * Cells of the high end in parts. The dollars beyond the low end cost the chord's rise together, and any division of it
 * is allowed: near what they are worth to a wallet it bounds that wallet well.
 * @param worthOf what a dollar of a cell is worth, or nearly
 */
export function toRangeParts(
  low: readonly SpendCell[],
  high: readonly SpendCell[],
  riseUsd: number,
  worthOf: (cell: number) => number,
): CellPart[] {
  const surelyUsd = listSurelyUsd(low, high);
  const moreUsd = high.map(({ annualUsd }, cell) => annualUsd - surelyUsd[cell]!);
  const worthUsd = moreUsd.reduce((sum, usd, cell) => sum + worthOf(cell) * usd, 0);
  const allUsd = moreUsd.reduce((sum, usd) => sum + usd, 0);
  const costOf = (cell: number) =>
    worthUsd > riseUsd ? (worthOf(cell) * riseUsd) / worthUsd : worthOf(cell) + (riseUsd - worthUsd) / allUsd;
  return moreUsd.flatMap((annualUsd, cell): CellPart[] => {
    const surely = { cell, annualUsd: surelyUsd[cell]!, cost: 0 };
    return annualUsd > 0 ? [surely, { cell, annualUsd, cost: costOf(cell) }] : [surely];
  });
}

/** By cell of the high end: its dollars at the low end, where a cell of next to nothing may be missing. */
function listSurelyUsd(low: readonly SpendCell[], high: readonly SpendCell[]): readonly number[] {
  if (low.length === high.length) return low.map(({ annualUsd }) => annualUsd);
  const toKey = ({ category, part, brand, foreign }: SpendCell) => [category, part, brand, foreign].join();
  const sums = new Map(low.map((cell) => [toKey(cell), cell.annualUsd]));
  return high.map((cell) => Math.min(cell.annualUsd, sums.get(toKey(cell)) ?? 0));
}
