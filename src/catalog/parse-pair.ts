/** The last part of `/compare/{a}-vs-{b}`: which two cards it names, and its one spelling. Pure. */

const SEPARATOR = "-vs-";
/** Longer than any two slugs of the catalog: beyond it nothing is tried. */
const MAX_LENGTH = 200;

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
 * Slugs hold hyphens, and one could hold "-vs-", so every split is tried. Of
 * several that name two cards the leftmost in alphabetical order is meant, so
 * that the address a pair redirects to is read as that pair or stays where it is.
 * @param isCard whether the catalog has a card of this slug
 * @returns undefined for an unknown slug, and for a card against itself
 * @example parsePair("amex-gold-vs-citi-premier", isCard) is { first: "amex-gold", second: "citi-premier", isCanonical: true }
 */
export function parsePair(text: string, isCard: (slug: string) => boolean): CardPair | undefined {
  if (text.length > MAX_LENGTH) return undefined;
  let reversed: CardPair | undefined;
  for (let at = text.indexOf(SEPARATOR); at !== -1; at = text.indexOf(SEPARATOR, at + 1)) {
    const left = text.slice(0, at);
    const right = text.slice(at + SEPARATOR.length);
    if (left === right || !isCard(left) || !isCard(right)) continue;
    const [first, second] = sortPair(left, right);
    if (first === left) return { first, second, isCanonical: true };
    reversed ??= { first, second, isCanonical: false };
  }
  return reversed;
}
