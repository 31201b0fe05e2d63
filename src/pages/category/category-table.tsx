import type { CardCategory } from "../../catalog/card.ts";
import { formatUsd } from "../../words/format.ts";
import { paths } from "../../paths.ts";
import { CardCell } from "../../ui/card-cell.tsx";
import { DataTable } from "../../ui/data-table.tsx";
import { Offer } from "../../ui/offer.tsx";
import { RowNotes } from "../row-notes.tsx";
import { countedBonusUsd, toOfferMark } from "../../words/offer.ts";
import { CATEGORY_COLUMNS } from "./category-columns.tsx";
import { CATEGORY_SORTS, type CategorySort, sortRanked } from "./category-sorts.ts";
import { type ListReader, toListQuery } from "./list-reader.ts";
import type { ListedCard } from "./category-sorts.ts";

export interface CategoryTableProps {
  readonly category: CardCategory;
  readonly ranked: readonly ListedCard[];
  readonly sort: CategorySort;
  readonly reader: ListReader;
}

/** Rank and card, what only this list asks, worth, fee, bonus, rating. */
export function CategoryTable({ category, ranked, sort, reader }: CategoryTableProps) {
  const own = CATEGORY_COLUMNS[category];
  const isByMonths = ranked.every(({ parts }) => parts === null);
  const toHeading = (key: CategorySort, label: string) => ({
    label: <a href={paths.category(category) + toListQuery(reader, key)}>{label}</a>,
    shortLabel: label,
    ...(sort === key ? { sort: CATEGORY_SORTS[key].direction } : {}),
  });
  return (
    <DataTable
      caption="Ranked cards; the column titles sort the table"
      rows={sortRanked(ranked, sort)}
      toKey={({ card }) => card.slug}
      columns={[
        {
          ...toHeading("rank", "Rank and card"),
          render: ({ card, rank }) => (
            <CardCell
              card={card}
              before={
                <span className="muted" data-rank>
                  {rank}.{" "}
                </span>
              }
            >
              <RowNotes card={card} />
            </CardCell>
          ),
        },
        ...own,
        !isByMonths && {
          ...toHeading("value", "Yearly value"),
          isNumber: true,
          render: ({ card, parts }) => (
            // An address that names its reader keeps that reader's figures, whatever spend is kept.
            <b className="inline-block min-w-[6.5ch]" {...(reader.isOwn ? {} : { "data-worth": card.slug })}>
              {formatUsd(parts?.netUsd ?? 0)}
            </b>
          ),
        },
        {
          ...toHeading("fee", "Annual fee"),
          isNumber: true,
          render: ({ card }) => formatUsd(card.annualFee.ongoingUsd),
        },
        // Where months decide, a rating made of rewards would speak against the order.
        !isByMonths && {
          ...toHeading("rating", "Rating"),
          isNumber: true,
          render: ({ card }) => card.rating.toFixed(1),
        },
        own.length <= 2 && {
          ...toHeading("bonus", "Bonus"),
          isNumber: true,
          isLine: true,
          render: ({ card }) =>
            countedBonusUsd(card) === 0 ? (
              <span className="contents md:inline-block md:min-w-24 md:max-w-44 lg:min-w-40 whitespace-normal">
                <Offer card={card} />
              </span>
            ) : (
              <>
                {formatUsd(countedBonusUsd(card))}
                {toOfferMark(card) && <small className="cell-note">{toOfferMark(card)}</small>}
              </>
            ),
        },
      ]}
    />
  );
}
