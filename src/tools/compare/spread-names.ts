/** Of the picture's height: two lines of a name on a phone. */
const GAP = 18;

/**
 * Where the names at the ends of lines stand, in percent from the top: apart where lines end close together, and all
 * within the picture. Only names without room below move up, so that the others stay beside their lines.
 */
export function spreadNames(tops: readonly number[]): number[] {
  const order = tops.map((_, index) => index).toSorted((left, right) => tops[left]! - tops[right]!);
  const placed = [...tops];
  let highest = 0;
  for (const index of order) {
    placed[index] = Math.max(placed[index]!, highest);
    highest = placed[index] + GAP;
  }
  let lowest = 100;
  for (const index of order.toReversed()) {
    placed[index] = Math.min(placed[index]!, lowest);
    lowest = placed[index] - GAP;
  }
  return placed;
}
