/** The last part of `/compare/{a}-vs-{b}`: which two cards it names, and its one spelling. Pure. */

export interface CardPair {
  readonly first: string;
  readonly second: string;
  /** False: the slugs are not in alphabetical order, so the page is at another address. */
  readonly isCanonical: boolean;
}

/** A pair has one address: the slugs in alphabetical order. */
export function sortPair(first: string, second: string): readonly [string, string] {
  return first < second ? [first, second] : [second, first];
}

/**
 * @param isCard whether the catalog has a card of this slug
 * @returns undefined for an unknown slug, and for a card against itself
 * @example parsePair("amex-gold-vs-citi-premier", isCard) is { first: "amex-gold", second: "citi-premier", isCanonical: true }
 */
export function parsePair(text: string, isCard: (slug: string) => boolean): CardPair | undefined {
  // No slug holds the separator: a test of the catalog sees to it.
  const [left = "", right = "", ...more] = text.split("-vs-");
  if (more.length > 0 || left === right || !isCard(left) || !isCard(right)) return undefined;
  const [first, second] = sortPair(left, right);
  return { first, second, isCanonical: first === left };
}
