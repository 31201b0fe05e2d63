import type { Card, CardCategory, Perk } from "../../catalog/card.ts";
import { formatUsd } from "../../format.ts";
import { paths } from "../../paths.ts";
import { yearlyFaceUsd } from "../../perk.ts";
import { CardArt } from "../../ui/card-art.tsx";
import { DataTable } from "../../ui/data-table.tsx";
import { Offer } from "../../ui/offer.tsx";
import { OldMark } from "../old-mark.tsx";
import { getComputed } from "../computed-cards.ts";
import { countedBonusUsd } from "../../offer.ts";
import { toPerkLabel } from "../../labels.ts";
import { CATEGORY_SORTS, type CategorySort, sortRanked } from "./category-sorts.ts";
import type { ListedCard } from "./rank-category.ts";

export interface CategoryTableProps {
  readonly category: CardCategory;
  readonly ranked: readonly ListedCard[];
  readonly sort: CategorySort;
}

/** Rank, card, worth (or months at 0%), fee, bonus, rating, the one perk that matters. */
export function CategoryTable({ category, ranked, sort }: CategoryTableProps) {
  const isByMonths = ranked.every(({ parts }) => parts === null);
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
      toKey={({ card }) => card.slug}
      columns={[
        {
          key: "card",
          ...toHeading("rank", "Rank and card"),
          render: ({ card, rank }) => (
            <span className="cell-card">
              <CardArt card={card} width={72} />
              <span>
                <span className="rank">{rank}.</span> <a href={paths.review(card.slug)}>{card.name}</a>
                <OldMark card={card} />
              </span>
            </span>
          ),
        },
        ...(isByMonths
          ? [
              { key: "purchases", label: "0% on purchases", isNumber: true, render: toPurchasesText },
              { key: "transfers", label: "0% on transfers", isNumber: true, render: toTransfersText },
            ]
          : [
              {
                key: "value",
                ...toHeading("value", "Worth a year"),
                isNumber: true,
                render: ({ card, parts }: ListedCard) => (
                  <b className="worth" data-worth={card.slug}>
                    {formatUsd(parts?.netUsd ?? 0)}
                  </b>
                ),
              },
            ]),
        {
          key: "fee",
          ...toHeading("fee", "Annual fee"),
          isNumber: true,
          render: ({ card }) => formatUsd(card.annualFee.ongoingUsd),
        },
        {
          key: "bonus",
          ...toHeading("bonus", "Bonus"),
          isNumber: true,
          render: ({ card }) =>
            countedBonusUsd(card) === 0 ? <Offer card={card} /> : formatUsd(countedBonusUsd(card)),
        },
        {
          key: "rating",
          ...toHeading("rating", "Rating"),
          isNumber: true,
          render: ({ card }) => card.rating.toFixed(1),
        },
        {
          key: "perk",
          label: "The perk that matters, a year",
          shortLabel: "The perk that matters",
          isWide: true,
          render: ({ card }) => toMainPerkText(card),
        },
      ]}
    />
  );
}

const toMonthsText = (months: number) => (months === 0 ? "None" : `${months} months`);
const toPurchasesText = ({ purchaseMonths }: ListedCard) => toMonthsText(purchaseMonths);
const toTransfersText = ({ transferMonths }: ListedCard) => toMonthsText(transferMonths);

/** The perk that adds most to a year of the card's reader, with its face value. */
function toMainPerkText(card: Card): string {
  const { perksUsd } = getComputed(card);
  const [best] = card.perks
    .filter((perk: Perk) => (perksUsd[perk.id] ?? 0) > 0)
    .toSorted((left, right) => (perksUsd[right.id] ?? 0) - (perksUsd[left.id] ?? 0));
  return best ? `${toPerkLabel(best)}, face value ${formatUsd(yearlyFaceUsd(best))}` : "None counted";
}
