import type { Card, CardCategory, Perk } from "../../catalog/card.ts";
import { formatUsd } from "../../format.ts";
import { paths } from "../../paths.ts";
import { yearlyPerkUsd } from "../../rewards/perks.ts";
import { CardArt } from "../../ui/card-art.tsx";
import { DataTable } from "../../ui/data-table.tsx";
import { getComputed } from "../computed-cards.ts";
import { toPerkLabel } from "../../labels.ts";
import { bonusUsd, CATEGORY_SORTS, type CategorySort, sortRanked } from "./category-sorts.ts";

export interface CategoryTableProps {
  readonly category: CardCategory;
  readonly ranked: readonly Card[];
  readonly sort: CategorySort;
}

/** Rank, card, worth, fee, bonus, the one perk that matters, rating. */
export function CategoryTable({ category, ranked, sort }: CategoryTableProps) {
  const ranks = new Map(ranked.map((card, index) => [card.slug, index + 1]));
  const toHeading = (key: CategorySort, label: string) => ({
    label: <a href={`${paths.category(category)}${key === "rank" ? "" : `?sort=${key}`}`}>{label}</a>,
    shortLabel: label,
    ...(sort === key ? { sort: CATEGORY_SORTS[key].direction } : {}),
  });
  return (
    <DataTable
      caption="Ranked cards; the column titles sort the table"
      isCaptionHidden
      rows={sortRanked(ranked, sort)}
      toKey={(card) => card.slug}
      columns={[
        {
          key: "card",
          ...toHeading("rank", "Rank and card"),
          render: (card) => (
            <span className="cell-card">
              <CardArt card={card} width={72} />
              <span>
                <span className="rank">{ranks.get(card.slug)}.</span> <a href={paths.review(card.slug)}>{card.name}</a>
              </span>
            </span>
          ),
        },
        {
          key: "value",
          ...toHeading("value", "Worth a year"),
          isNumber: true,
          render: (card) => (
            <b className="worth" data-worth={card.slug}>
              {formatUsd(getComputed(card).ongoing.netUsd)}
            </b>
          ),
        },
        {
          key: "fee",
          ...toHeading("fee", "Annual fee"),
          isNumber: true,
          render: (card) => formatUsd(card.annualFee.ongoingUsd),
        },
        {
          key: "bonus",
          ...toHeading("bonus", "Bonus"),
          isNumber: true,
          render: (card) => (bonusUsd(card) === 0 ? "None" : formatUsd(bonusUsd(card))),
        },
        { key: "rating", ...toHeading("rating", "Rating"), isNumber: true, render: (card) => card.rating.toFixed(1) },
        {
          key: "perk",
          label: "The perk that matters, a year",
          shortLabel: "The perk that matters",
          isWide: true,
          render: (card) => toMainPerkText(card),
        },
      ]}
    />
  );
}

/** The perk that is worth most a year; cards without a priced perk say so. */
function toMainPerkText(card: Card): string {
  const [best] = card.perks
    .filter((perk: Perk) => perk.valueUsd !== null)
    .toSorted((left, right) => yearlyPerkUsd(right) - yearlyPerkUsd(left));
  return best ? `${toPerkLabel(best)}, ${formatUsd(yearlyPerkUsd(best, { percent: 100 }))}` : "None with a price";
}
