/** `/cards`: the whole catalog, filtered and sorted by GET parameters. */
import type { LoaderFunctionArgs } from "react-router";

import type { Card } from "../../catalog/card.ts";
import { listCards, listIssuers } from "../../catalog/queries.ts";
import { formatUsd } from "../../format.ts";
import { paths } from "../../paths.ts";
import { toPageStatus } from "../../problems.ts";
import { type PageHead, toBreadcrumbJsonLd, toItemListJsonLd } from "../../seo/page-head.ts";
import { CardArt } from "../../ui/card-art.tsx";
import { DataTable } from "../../ui/data-table.tsx";
import { ErrorSummary } from "../../ui/error-summary.tsx";
import { PageLayout } from "../../ui/page-layout.tsx";
import { bonusUsd } from "../category/category-sorts.ts";
import { CardsFilter } from "./cards-filter.tsx";
import { CARD_SORTS, type CardsQuery, parseCardsQuery, toCardsPath } from "./cards-query.ts";
import { getComputed } from "../computed-cards.ts";
import type { PageProps } from "../page-route.ts";

interface CardsData {
  readonly head: PageHead;
  readonly status: number;
  readonly query: CardsQuery;
  readonly cards: readonly Card[];
}

const CRUMBS = [
  { label: "Home", to: paths.home() },
  { label: "Cards", to: paths.cards() },
];

export function loadCardsPage({ request }: LoaderFunctionArgs): CardsData {
  const query = parseCardsQuery(new URL(request.url).searchParams, listIssuers());
  const cards = CARD_SORTS[query.sort].sort(listCards().filter((card) => isWanted(card, query)));
  const items = cards.map((card) => ({ label: card.name, to: paths.review(card.slug) }));
  const isFiltered = toCardsPath(query) !== paths.cards();
  return {
    head: {
      title: "All travel credit cards | Waycard",
      description: `All ${listCards().length} travel credit cards we follow, with fee, rating and yearly value. Filter by issuer, type, category and fee.`,
      path: paths.cards(),
      image: "cards",
      isIndexed: !isFiltered,
      jsonLd: (origin) => [toItemListJsonLd(origin, "Travel credit cards", items), toBreadcrumbJsonLd(origin, CRUMBS)],
    },
    status: toPageStatus(query.errors),
    query,
    cards,
  };
}

function isWanted(card: Card, query: CardsQuery): boolean {
  return (
    (query.type === "" || card.cardType.toLowerCase() === query.type) &&
    (query.issuer === "" || card.issuer === query.issuer) &&
    (query.category === "" || card.categories.includes(query.category)) &&
    (query.maxFeeUsd === undefined || card.annualFee.ongoingUsd <= query.maxFeeUsd)
  );
}

export function CardsPage({ loaderData }: PageProps<typeof loadCardsPage>) {
  const { query, cards } = loaderData;
  return (
    <PageLayout
      crumbs={CRUMBS}
      title="All travel credit cards"
      lead={`${listCards().length} cards, each with every rate, cap and fee, and what it is worth a year for our stated default spend.`}
    >
      <ErrorSummary errors={query.errors} toFieldId={(field) => `filter-${field}`} />
      <CardsFilter query={query} issuers={listIssuers()} />
      <p className="section-tight">
        <b>{cards.length}</b> {cards.length === 1 ? "card" : "cards"}
        {cards.length === 0 && (
          <>
            {" "}
            match these filters. <a href={paths.cards()}>Show all cards</a>.
          </>
        )}
      </p>
      {cards.length > 0 && <CardsTable cards={cards} query={query} />}
    </PageLayout>
  );
}

function CardsTable({ cards, query }: { readonly cards: readonly Card[]; readonly query: CardsQuery }) {
  const sortLink = (sort: CardsQuery["sort"], label: string) => <a href={toCardsPath({ ...query, sort })}>{label}</a>;
  const isSorted = (sort: CardsQuery["sort"]) =>
    query.sort === sort ? ({ sort: CARD_SORTS[sort].direction } as const) : {};
  return (
    <DataTable
      caption="Cards; the column titles sort the table"
      isCaptionHidden
      rows={cards}
      toKey={(card) => card.slug}
      columns={[
        {
          key: "card",
          label: sortLink("name", "Card"),
          ...isSorted("name"),
          render: (card) => (
            <span className="cell-card">
              <CardArt card={card} width={72} />
              <span>
                <a href={paths.review(card.slug)}>{card.name}</a>
                <small className="cell-note">
                  {card.issuer} · {card.cardType}
                  {card.status === "closed" ? " · closed to new applications" : ""}
                </small>
              </span>
            </span>
          ),
        },
        {
          key: "value",
          label: sortLink("value", "Worth a year, after the fee"),
          shortLabel: "Worth a year",
          isNumber: true,
          ...isSorted("value"),
          render: (card) => formatUsd(getComputed(card).ongoing.netUsd),
        },
        {
          key: "fee",
          label: sortLink("fee", "Annual fee"),
          shortLabel: "Annual fee",
          isNumber: true,
          ...isSorted("fee"),
          render: (card) => formatUsd(card.annualFee.ongoingUsd),
        },
        {
          key: "bonus",
          label: "Bonus",
          isNumber: true,
          render: (card) => (bonusUsd(card) === 0 ? "None" : formatUsd(bonusUsd(card))),
        },
        {
          key: "rating",
          label: sortLink("rating", "Rating"),
          shortLabel: "Rating",
          isNumber: true,
          ...isSorted("rating"),
          render: (card) => card.rating.toFixed(1),
        },
      ]}
    />
  );
}
