/** `/cards`: the whole catalog, filtered and sorted by GET parameters. */
import type { ReactNode } from "react";
import type { LoaderFunctionArgs } from "react-router";

import type { Card } from "../../catalog/card.ts";
import { listCards } from "../../catalog/queries.ts";
import { formatUsd } from "../../words/format.ts";
import { paths } from "../../paths.ts";
import { toPageStatus } from "../../problems.ts";
import { crumbsTo, type PageHead, toItemListJsonLd } from "../../seo/page-head.ts";
import { CardCell } from "../../ui/card-cell.tsx";
import { CompareTray } from "../../ui/compare-tray.tsx";
import { Island } from "../../ui/island.tsx";
import { toListLabel } from "../../words/menu.ts";
import { DataTable } from "../../ui/data-table.tsx";
import { FirstRows } from "../../ui/first-rows.tsx";
import { ErrorSummary } from "../../ui/error-summary.tsx";
import { PageLayout } from "../../ui/page-layout.tsx";
import { countedBonusUsd as bonusUsd } from "../../words/offer.ts";
import { FeeScatter } from "./fee-scatter.tsx";
import { WorthCell } from "./worth-cell.tsx";
import { CARDS_FORM_ID, CardsBar } from "./cards-filter.tsx";
import { toPathLabel } from "../../asking/label.ts";
import { type Asked, readAddress } from "../../asking/read.ts";
import { PLAIN_VOCABULARIES } from "../../asking/vocabulary.ts";
import { CARDS_FILTER, type CardsValues } from "./cards-asking.ts";
import { CARD_SORTS, isWanted, toCardsQuery, toCardsSearch } from "./cards-query.ts";
import { redirectToCanonical } from "../../page/redirect-to-canonical.ts";
import { AgeNote } from "../../ui/age-note.tsx";
import { Offer } from "../../ui/offer.tsx";
import { STUDENT } from "../../asking/to-profile-input.ts";
import { toReviewReader } from "../readers.ts";
import { RowNotes } from "../row-notes.tsx";
import { getComputed } from "../../page/computed-cards.ts";
import type { PageProps } from "../../page/page-route.ts";

interface CardsData {
  readonly head: PageHead;
  readonly status: number;
  readonly asked: Asked<typeof CARDS_FILTER>;
  readonly cards: readonly Card[];
}

const toReaderText = (cardType: "personal" | "business", key?: string) =>
  toReviewReader({ cardType, brandOf: null, requires: key === undefined ? null : { key } }).text;

/** Whose dollars they are. */
const READERS: Readonly<Record<CardsValues["type"], string>> = {
  personal: `${toReaderText("personal")} (student cards: ${toReaderText("personal", STUDENT)})`,
  business: toReaderText("business"),
};

/** Until a visitor wants all of them. */
const FIRST_ROWS = 30;

export function loadCardsPage({ request }: LoaderFunctionArgs): CardsData {
  const { searchParams } = new URL(request.url);
  const asked = readAddress(CARDS_FILTER, searchParams, PLAIN_VOCABULARIES);
  const { values: query } = asked;
  const cards = CARD_SORTS[query.sort].sort(listCards().filter((card) => isWanted(card, query)));
  const items = cards.map((card) => ({ label: card.name, to: paths.review(card.slug) }));
  redirectToCanonical(request, paths.cards(), toCardsSearch(asked, searchParams));
  const isFiltered = toCardsQuery(query) !== "";
  return {
    head: {
      title: "All travel credit cards | Waycard",
      description: `All ${listCards().length} travel credit cards we follow, with fee, rating and yearly value. Filter by issuer, type, category and fee.`,
      path: paths.cards(),
      image: "cards",
      isIndexed: !isFiltered,
      jsonLd: (origin) => [toItemListJsonLd(origin, "Travel credit cards", items)],
      crumbs: crumbsTo(["Cards", paths.cards()]),
    },
    status: toPageStatus(asked.faults),
    asked,
    cards,
  };
}

export function CardsPage({ loaderData }: PageProps<typeof loadCardsPage>) {
  const { head, asked, cards } = loaderData;
  const { values: query } = asked;
  const pictured = query.type === "business" ? "Business" : "Personal";
  return (
    <PageLayout
      crumbs={head.crumbs}
      title="All travel credit cards"
      lead={`${listCards().length} cards. Yearly values are for ${READERS[query.type]} and uses a card's own airline, hotel group or store.`}
    >
      <div className="stack">
        <ErrorSummary
          errors={asked.faults}
          toFieldId={(field) => `${CARDS_FORM_ID}-${field}`}
          toName={(field) => toPathLabel(CARDS_FILTER, field)}
        />
        <CardsBar values={query} shown={asked} />
      </div>
      <p className="mt-3 mb-2">
        <b>{cards.length}</b> {query.type} {cards.length === 1 ? "card" : "cards"}
        {cards.length === 0 && (
          <>
            {" "}
            match these filters. <a href={paths.cards()}>Show all cards</a>.
          </>
        )}
      </p>
      {cards.length > 0 && (
        <div>
          <FirstRows count={FIRST_ROWS} total={cards.length}>
            <CardsTable cards={cards} query={query} />
          </FirstRows>
          <Island name="compare-tray" when="intent" props={{}}>
            <CompareTray />
          </Island>
        </div>
      )}
      {cards.length > 1 && (
        <section className="section" id="picture">
          <h2>Annual fee and yearly value</h2>
          <FeeScatter cards={cards} cardType={pictured} readerText={READERS[query.type]} />
        </section>
      )}
      <p className="small muted mt-6">
        <AgeNote cards={cards} />
      </p>
      <p className="section-more">
        <a href={paths.issuers()}>Issuers and their rules</a>
      </p>
    </PageLayout>
  );
}

/** Issuer, and the first two lists that the card stands on; that it has no fee stands beside its name. */
const toTags = ({ issuer, categories }: Card): readonly string[] => [
  issuer,
  ...categories
    .filter((key) => key !== "business" && key !== "no-annual-fee")
    .slice(0, 2)
    .map(toListLabel),
];

function CardsTable({ cards, query }: { readonly cards: readonly Card[]; readonly query: CardsValues }) {
  const sortLink = (sort: CardsValues["sort"], label: ReactNode) => (
    <a href={paths.cards() + toCardsQuery({ ...query, sort })}>{label}</a>
  );
  const isSorted = (sort: CardsValues["sort"]) =>
    query.sort === sort ? ({ sort: CARD_SORTS[sort].direction } as const) : {};
  const worths = cards.map((card) => getComputed(card).ongoing.netUsd);
  return (
    <DataTable
      caption="Cards; the column titles sort the table"
      rows={cards}
      toKey={(card) => card.slug}
      columns={[
        {
          label: sortLink("name", "Card"),
          ...isSorted("name"),
          render: (card) => (
            <CardCell card={card}>
              <small className="cell-note">
                {toTags(card).join("\u00a0· ")}
                {card.status === "closed" ? "\u00a0· closed to new applications" : ""}
              </small>
              <RowNotes card={card} />
            </CardCell>
          ),
        },
        {
          label: sortLink(
            "worth",
            <span>
              Yearly value<span className="narrow:hidden">, after the fee</span>
            </span>,
          ),
          shortLabel: "Yearly value",
          isNumber: true,
          ...isSorted("worth"),
          render: (card) => (
            <WorthCell
              usd={getComputed(card).ongoing.netUsd}
              minUsd={Math.min(...worths)}
              maxUsd={Math.max(...worths)}
            />
          ),
        },
        {
          label: sortLink("fee", "Annual fee"),
          shortLabel: "Annual fee",
          isNumber: true,
          ...isSorted("fee"),
          render: (card) => formatUsd(card.annualFee.ongoingUsd),
        },
        {
          label: sortLink("rating", "Rating"),
          shortLabel: "Rating",
          isNumber: true,
          ...isSorted("rating"),
          render: (card) => card.rating.toFixed(1),
        },
        {
          label: "Bonus",
          isNumber: true,
          isLine: true,
          render: (card) => (bonusUsd(card) === 0 ? <Offer card={card} /> : formatUsd(bonusUsd(card))),
        },
      ]}
    />
  );
}
