import type { Card } from "../../catalog/card.ts";
import { bonusValueUsd } from "../../rewards/bonuses.ts";
import { getComputed } from "../computed-cards.ts";

export interface CategorySortRule {
  readonly label: string;
  readonly direction: "ascending" | "descending";
  /** Undefined keeps the ranking. */
  readonly compare?: (left: Card, right: Card) => number;
}

/** 0 without a bonus. */
export const bonusUsd = (card: Card): number => bonusValueUsd(card.signUpBonus, card.redemption.programCpp) ?? 0;

/** What the table of a category page can be sorted by: `?sort=`. */
export const CATEGORY_SORTS = {
  rank: { label: "Rank", direction: "ascending" },
  value: {
    label: "Worth a year",
    direction: "descending",
    compare: (left, right) => getComputed(right).ongoing.netUsd - getComputed(left).ongoing.netUsd,
  },
  fee: {
    label: "Annual fee",
    direction: "ascending",
    compare: (left, right) => left.annualFee.ongoingUsd - right.annualFee.ongoingUsd,
  },
  bonus: { label: "Bonus", direction: "descending", compare: (left, right) => bonusUsd(right) - bonusUsd(left) },
  rating: { label: "Rating", direction: "descending", compare: (left, right) => right.rating - left.rating },
} as const satisfies Readonly<Record<string, CategorySortRule>>;

export type CategorySort = keyof typeof CATEGORY_SORTS;

export function sortRanked(ranked: readonly Card[], sort: CategorySort): readonly Card[] {
  const rule: CategorySortRule = CATEGORY_SORTS[sort];
  return rule.compare ? ranked.toSorted(rule.compare) : ranked;
}
