/** Where a card that is behind comes ahead as one amount grows. Pure. */

export interface Turn {
  /** From here on the card is ahead, rounded up to an even amount. */
  readonly from: number;
  /** Up to here only, rounded down; null: as far as was looked. */
  readonly to: number | null;
}

const HALVINGS = 12;

function halve(low: number, high: number, isAhead: (at: number) => boolean, ahead: "above" | "below"): number {
  let [below, above] = [low, high];
  for (let round = 0; round < HALVINGS; round += 1) {
    const middle = (below + above) / 2;
    if (isAhead(middle) === (ahead === "above")) above = middle;
    else below = middle;
  }
  return ahead === "above" ? above : below;
}

/** Even amounts are easier to keep in mind, and more than a cent's truth is not in them. */
const stepOf = (amount: number): number => (amount < 200 ? 5 : amount < 1_000 ? 10 : amount < 5_000 ? 50 : 250);

/**
 * @param gap how far the card is ahead at an amount
 * @param places ascending amounts that are looked at, the first of them 0
 * @returns null where it is ahead from the start, or nowhere
 */
export function findTurn(gap: (at: number) => number, places: readonly number[]): Turn | null {
  const isAhead = (at: number) => gap(at) > 0;
  const at = places.findIndex(isAhead);
  if (at <= 0) return null;
  const exact = halve(places[at - 1]!, places[at]!, isAhead, "above");
  const step = stepOf(exact);
  const from = Math.ceil(exact / step) * step;
  const rest = places.slice(at).filter((place) => place > from);
  const lost = rest.find((place) => !isAhead(place));
  if (!isAhead(from)) return null;
  if (lost === undefined) return { from, to: null };
  const end = halve(from, lost, isAhead, "below");
  return { from, to: Math.floor(end / stepOf(end)) * stepOf(end) };
}
