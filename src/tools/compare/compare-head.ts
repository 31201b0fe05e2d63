import type { Card } from "../../catalog/card.ts";
import { paths } from "../../paths.ts";
import { crumbsTo, type Crumb, type PageHead, toItemListJsonLd } from "../../seo/page-head.ts";
import { toCompareDescription, toCompareHeading, toCompareTitle } from "./compare-title.ts";
import { sortPair } from "../../catalog/parse-pair.ts";
import { isListedPair } from "../../page/compare-pairs.ts";
import { compareSlugs } from "../../engine/value/wallet-card.ts";

export interface CompareHeadInput {
  readonly cards: readonly Card[];
  /** The address is that of the pair itself, not `/compare?cards=`. */
  readonly isPairPage: boolean;
  /** Spend or switch are in the address, or something in it is wrong. */
  readonly isVariant: boolean;
}

function listCompareCrumbs(cards: readonly Card[]): readonly Crumb[] {
  const compare = crumbsTo(["Compare cards", paths.compare()]);
  return cards.length === 0 ? compare : [...compare, { label: toCompareHeading(cards), to: toCanonicalPath(cards) }];
}

function toCanonicalPath(cards: readonly Card[]): string {
  const [first, second, third] = cards;
  if (first && second && !third) return paths.comparePair(...sortPair(first.slug, second.slug));
  return paths.compare(cards.map((card) => card.slug));
}

/** A pair is listed under one address, and only if the site links to it; all other comparisons are not listed. */
export function toCompareHead({ cards, isPairPage, isVariant }: CompareHeadInput): PageHead {
  const isPair = cards.length === 2;
  const ordered = isPair ? cards.toSorted(compareSlugs) : cards;
  const [first, second] = ordered;
  const path = toCanonicalPath(ordered);
  const isListed = isPair ? isPairPage && isListedPair(first?.slug ?? "", second?.slug ?? "") : cards.length === 0;
  const isIndexed = isListed && !isVariant;
  const crumbs = listCompareCrumbs(cards);
  const items = cards.map((card) => ({ label: card.name, to: paths.review(card.slug) }));
  return {
    title: toCompareTitle(ordered),
    description: toCompareDescription(ordered),
    path,
    image: "compare",
    isIndexed,
    ...(isPair && !isIndexed && !(isPairPage && !isVariant) ? { canonicalPath: path } : {}),
    jsonLd: (origin) => (cards.length > 1 ? [toItemListJsonLd(origin, toCompareHeading(cards), items)] : []),
    crumbs,
  };
}
