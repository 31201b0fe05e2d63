/** Which pairs of cards the site itself links to, and which of them search engines may list: those that people search for. */
import { getCard } from "../catalog/queries.ts";
import { getComputed } from "./computed-cards.ts";
import { paths } from "../paths.ts";
import { sortPair } from "../catalog/parse-pair.ts";
import { SEARCHED_PAIRS } from "../catalog/searched-pairs.ts";

export interface ComparePair {
  readonly first: string;
  readonly second: string;
  readonly path: string;
  readonly label: string;
}

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

/** What search engines may list, what is searched most first. The same in every request, so made once. */
export function listComparePairs(): readonly ComparePair[] {
  listed ??= SEARCHED_PAIRS.map(([first, second]) => toPair(first, second));
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

const POPULAR = 9;

/** For people who do not know where to begin. */
export function listPopularPairs(): readonly ComparePair[] {
  return listComparePairs().slice(0, POPULAR);
}

/** Pairs that one of these cards is in, other than the page's own; listed ones first, then the review's alternatives. */
export function listRelatedPairs(slugs: readonly string[], count = 6): ComparePair[] {
  const listedPairs = listComparePairs().filter((pair) => slugs.includes(pair.first) || slugs.includes(pair.second));
  const alternatives = slugs.flatMap((slug) =>
    getComputed({ slug }).alternatives.map((other) => toPair(slug, other.slug)),
  );
  const isOwn = (pair: ComparePair) => slugs.includes(pair.first) && slugs.includes(pair.second);
  return unique([...listedPairs, ...alternatives])
    .filter((pair) => !isOwn(pair))
    .slice(0, count);
}
