/** What a client probably meant by a name that does not exist. */

const toPairs = (text: string) => new Set(Array.from({ length: text.length }, (_, at) => text.slice(at, at + 2)));

/** How much of two names is the same, 0 to 1: letter pairs in common (Dice's coefficient), so that order hardly matters. */
function compareNames(left: string, right: string): number {
  const [one, other] = [toPairs(left.toLowerCase()), toPairs(right.toLowerCase())];
  return (2 * one.intersection(other).size) / (one.size + other.size);
}

/** All names, the nearest first. */
export function sortByLikeness(name: string, known: readonly string[]): string[] {
  const likeness = new Map(known.map((other) => [other, compareNames(name, other)]));
  const of = (other: string) => likeness.get(other) ?? 0;
  return known.toSorted((one, other) => of(other) - of(one) || (one < other ? -1 : 1));
}

/** Below this a suggestion would be a guess. */
const MIN_LIKENESS = 0.4;

/** @example findNearest("dinning", ["dining", "gas"]) is "dining" */
export function findNearest(name: string, known: readonly string[]): string | undefined {
  const [nearest] = sortByLikeness(name, known);
  return nearest !== undefined && compareNames(name, nearest) >= MIN_LIKENESS ? nearest : undefined;
}
