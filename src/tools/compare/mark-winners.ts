/** Who wins a row of a comparison, by the figures alone. Pure; knows no card. */

/** `best`: alone at the top. */
export type Mark = "best" | null;

export type Direction = "more" | "less";

/** Figures closer than this are equal: rounding of sums, far below a cent. */
const SAME = 1e-6;

/**
 * Null is "not known" or "does not apply": it never wins and is never beaten.
 * No mark at all when fewer than two figures are known, or when several share
 * the top: a tie has no winner.
 * @example markWinners([95, 0, null], "less") is [null, "best", null]
 */
export function markWinners(values: readonly (number | null)[], direction: Direction): Mark[] {
  const known = values.filter((value): value is number => value !== null);
  const top = direction === "more" ? Math.max(...known) : Math.min(...known);
  const isTop = (value: number | null) => value !== null && Math.abs(value - top) <= SAME;
  if (known.length < 2 || known.filter(isTop).length > 1) return values.map(() => null);
  return values.map((value) => (isTop(value) ? "best" : null));
}

export interface Range {
  readonly low: number;
  readonly high: number;
}

/**
 * Lower ranges win only where nothing overlaps the wrong way: a card is best
 * when neither end of its range is above that of any other.
 */
export function markLowestRanges(ranges: readonly (Range | null)[]): Mark[] {
  const known = ranges.filter((range): range is Range => range !== null);
  const lowest = { low: Math.min(...known.map(({ low }) => low)), high: Math.min(...known.map(({ high }) => high)) };
  const isBest = (range: Range | null) => range !== null && range.low === lowest.low && range.high === lowest.high;
  if (known.length < 2 || known.filter(isBest).length !== 1) return ranges.map(() => null);
  return ranges.map((range) => (isBest(range) ? "best" : null));
}
