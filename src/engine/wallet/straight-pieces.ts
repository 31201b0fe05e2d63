/** A worth that is straight in pieces, convex or concave: where its pieces meet. */

const LINE_SLACK_USD = 1e-4;
/** Tangents are taken over this share of a range. */
const NUDGE_SHARE = 2 ** -13;
const MOST_DEPTH = 12;

/** Where a convex worth bends between two values, in their order. */
export function* listKinks(
  worthAt: (value: number) => number,
  from: number,
  to: number,
  depth = MOST_DEPTH,
): Generator<number> {
  const overUsd = (worthAt(from) + worthAt(to)) / 2 - worthAt((from + to) / 2);
  if (depth === 0 || Math.abs(overUsd) < LINE_SLACK_USD) return;
  const kink = findKink(worthAt, from, to, 0);
  yield* listKinks(worthAt, from, kink, depth - 1);
  yield kink;
  yield* listKinks(worthAt, kink, to, depth - 1);
}

/**
 * Where the tangents at both ends of a range meet: the kink, if there is but one; the middle where they meet nowhere
 * inside, or nearer to an end than the least share of the range.
 */
export function findKink(worthAt: (value: number) => number, from: number, to: number, leastShare: number): number {
  const nudge = (to - from) * NUDGE_SHARE;
  const riseFromUsd = (worthAt(from + nudge) - worthAt(from)) / NUDGE_SHARE;
  const riseToUsd = (worthAt(to) - worthAt(to - nudge)) / NUDGE_SHARE;
  // No number where both are the same line.
  const share = (worthAt(to) - worthAt(from) - riseToUsd) / (riseFromUsd - riseToUsd);
  return share > leastShare && share < 1 - leastShare ? from + share * (to - from) : (from + to) / 2;
}
