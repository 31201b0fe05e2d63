/** Which pairs of cards have a page that search engines may list: those the site itself links to. */
import { CARD_CATEGORIES } from "../../catalog/card.ts";
import { getCard } from "../../catalog/queries.ts";
import { paths } from "../../paths.ts";
import { sortPair } from "./parse-pair.ts";
import { getComputed, getRanking } from "../../pages/computed-cards.ts";

export interface ComparePair {
  readonly first: string;
  readonly second: string;
  readonly path: string;
  readonly label: string;
}

/** A category page argues for this many cards and sets each against the next. */
const PICKS = 6;
/** Among the very first of a category people weigh each against each. */
const FAVORITES = 4;

function toPair(one: string, other: string): ComparePair {
  const [first, second] = sortPair(one, other);
  return {
    first,
    second,
    path: paths.comparePair(first, second),
    label: `${getCard(first).name} vs ${getCard(second).name}`,
  };
}

function unique(pairs: readonly ComparePair[]): ComparePair[] {
  return [...new Map(pairs.map((pair) => [pair.path, pair])).values()];
}

let listed: readonly ComparePair[] | undefined;

/**
 * Of each category: all pairs of its first four cards, neighbors among the first
 * six, each of those with its first alternative, and what `/compare` begins with.
 * The same in every request, so made once.
 */
export function listComparePairs(): readonly ComparePair[] {
  listed ??= unique([
    ...listPopularPairs(),
    ...CARD_CATEGORIES.flatMap((category) => {
      const slugs = getRanking(category).map((ranked) => ranked.slug);
      const picks = slugs.slice(0, PICKS);
      const neighbors = picks.flatMap((slug, index) => {
        const next = slugs[index + 1];
        return next ? [toPair(slug, next)] : [];
      });
      const alternatives = picks.flatMap((slug) =>
        getComputed({ slug })
          .alternatives.slice(0, 1)
          .map((other) => toPair(slug, other.slug)),
      );
      const favorites = picks
        .slice(0, FAVORITES)
        .flatMap((slug, index) => picks.slice(index + 1, FAVORITES).map((other) => toPair(slug, other)));
      return [...favorites, ...neighbors, ...alternatives];
    }),
  ]).toSorted((left, right) => (left.path < right.path ? -1 : 1));
  return listed;
}

export function isListedPair(first: string, second: string): boolean {
  const path = paths.comparePair(first, second);
  return listComparePairs().some((pair) => pair.path === path);
}

/** The listed pairs that a card is in. Its review links to each, so that none is further than three clicks from home. */
export function listPairsOf(slug: string): readonly ComparePair[] {
  return listComparePairs().filter((pair) => pair.first === slug || pair.second === slug);
}

/** The best card of each category against the next of its type, for people who do not know where to begin. */
export function listPopularPairs(): ComparePair[] {
  return unique(
    CARD_CATEGORIES.flatMap((category) => {
      const [first, ...others] = getRanking(category).map((ranked) => getCard(ranked.slug));
      const second = others.find((card) => card.cardType === first?.cardType);
      return first && second ? [toPair(first.slug, second.slug)] : [];
    }),
  );
}

/** Pairs that one of these cards is in, other than the page's own; for a single card its alternatives first. */
export function listRelatedPairs(slugs: readonly string[], count = 6): ComparePair[] {
  const alternatives = slugs.flatMap((slug) =>
    getComputed({ slug }).alternatives.map((other) => toPair(slug, other.slug)),
  );
  const listedPairs = listComparePairs().filter((pair) => slugs.includes(pair.first) || slugs.includes(pair.second));
  const own = (pair: ComparePair) => slugs.includes(pair.first) && slugs.includes(pair.second);
  return unique([...alternatives, ...listedPairs])
    .filter((pair) => !own(pair))
    .slice(0, count);
}
