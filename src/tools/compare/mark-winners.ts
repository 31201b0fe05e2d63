/** Who wins a row of a comparison, by the figures alone. Pure; knows no card. */

/** `best`: alone at the top. `tied`: at the top with others, while some are behind. */
export type Mark = "best" | "tied" | null;

export type Direction = "more" | "less";

/** Figures closer than this are equal: rounding of sums, far below a cent. */
const SAME = 1e-6;

/**
 * Null is "not known" or "does not apply": it never wins and is never beaten.
 * No mark at all when fewer than two figures are known, or when all of them are
 * equal: then there is nothing to win.
 * @example markWinners([95, 0, null], "less") is [null, "best", null]
 */
export function markWinners(values: readonly (number | null)[], direction: Direction): Mark[] {
  const known = values.filter((value): value is number => value !== null);
  const top = direction === "more" ? Math.max(...known) : Math.min(...known);
  const isTop = (value: number | null) => value !== null && Math.abs(value - top) <= SAME;
  const tops = known.filter(isTop).length;
  if (known.length < 2 || tops === known.length) return values.map(() => null);
  return values.map((value) => (isTop(value) ? (tops === 1 ? "best" : "tied") : null));
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
  const known = ranges.filter((range) => range !== null);
  const low = Math.min(...known.map((range) => range.low));
  const high = Math.min(...known.map((range) => range.high));
  return markWinners(
    ranges.map((range) => range && (range.low <= low + SAME && range.high <= high + SAME ? 0 : 1)),
    "less",
  );
}

/** What one card says on a subject that others may lack; `usd` null: has it, without a price. */
export interface Offer {
  readonly isOffered: boolean;
  readonly usd: number | null;
}

/** Having it beats lacking it; among those that have it the higher price wins, if all have one. */
export function markOffers(offers: readonly Offer[]): Mark[] {
  const offered = offers.filter((offer) => offer.isOffered);
  const isPriced = offered.every((offer) => offer.usd !== null);
  // Some offer it without a price: they can be told from those without it, not from each other.
  const worth = (offer: Offer) => (!offer.isOffered ? 0 : isPriced ? 1 + (offer.usd ?? 0) : 1);
  if (!isPriced && offered.length > 1) {
    const isEverywhere = offered.length === offers.length;
    return offers.map((offer) => (offer.isOffered && !isEverywhere ? "tied" : null));
  }
  return markWinners(offers.map(worth), "more");
}
