import type { Card } from "../../catalog/card.ts";
import type { RankedCard } from "../../engine/computed-card.ts";
import { countedBonusUsd } from "../../words/offer.ts";

/** A line of a list. */
export interface ListedCard extends Pick<RankedCard, "rank" | "parts"> {
  readonly card: Card;
  /** At 0%; 0 for a card without such an offer. */
  readonly purchaseMonths: number;
  readonly transferMonths: number;
}

export interface CategorySortRule {
  readonly label: string;
  readonly direction: "ascending" | "descending";
  /** Undefined keeps the ranking. */
  readonly compare?: (left: ListedCard, right: ListedCard) => number;
}

/** What the table of a category page can be sorted by: `?sort=`. A list ranked by months has no worth to sort by. */
export const CATEGORY_SORTS = {
  rank: { label: "Rank", direction: "ascending" },
  value: {
    label: "Yearly value",
    direction: "descending",
    compare: (left, right) => (right.parts?.netUsd ?? 0) - (left.parts?.netUsd ?? 0),
  },
  fee: {
    label: "Annual fee",
    direction: "ascending",
    compare: (left, right) => left.card.annualFee.ongoingUsd - right.card.annualFee.ongoingUsd,
  },
  bonus: {
    label: "Bonus",
    direction: "descending",
    compare: (left, right) => countedBonusUsd(right.card) - countedBonusUsd(left.card),
  },
  rating: { label: "Rating", direction: "descending", compare: (left, right) => right.card.rating - left.card.rating },
} as const satisfies Readonly<Record<string, CategorySortRule>>;

export type CategorySort = keyof typeof CATEGORY_SORTS;

export function sortRanked(ranked: readonly ListedCard[], sort: CategorySort): readonly ListedCard[] {
  const rule: CategorySortRule = CATEGORY_SORTS[sort];
  return rule.compare ? ranked.toSorted(rule.compare) : ranked;
}
