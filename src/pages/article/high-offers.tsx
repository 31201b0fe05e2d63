import type { Card } from "../../catalog/card.ts";
import { OFFER_SOURCES } from "../../catalog/offer.ts";
import { paths } from "../../paths.ts";
import { DataTable } from "../../ui/data-table.tsx";
import { listHighOffers, toPaidText, toSeenMonths, toTodayText } from "../../words/card-offers.ts";
import { formatDate, joinNames } from "../../words/format.ts";
import { nameSource } from "../../words/source-names.ts";

const SHOWN = 10;

/** Welcome offers that are worth a look now: near the best on record, and better than what the card usually pays. */
export function HighOffers({ cards }: { readonly cards: readonly Card[] }) {
  const offers = listHighOffers(cards).slice(0, SHOWN);
  if (offers.length === 0) return null;
  return (
    <section className="section" id="offers">
      <h2>Offers near their best</h2>
      <p className="measure">
        These welcome offers are better than the card's usual one, and at least 90% of the best we have seen. Offers
        move weekly, so read the issuer's page before you apply.{" "}
        <a href={paths.article("guides", "is-this-a-good-bonus")}>How to tell a good bonus</a>
      </p>
      <DataTable
        caption="Welcome offers near their best, furthest above the usual first"
        isCaptionHidden
        rows={offers}
        toKey={({ card }) => card.slug}
        columns={[
          {
            key: "card",
            label: "Card",
            render: ({ card }) => <a href={`${paths.review(card.slug)}#bonus`}>{card.name}</a>,
          },
          { key: "today", label: "Last read", render: (offer) => toTodayText(offer.card, offer) },
          { key: "usual", label: "Usual", render: ({ usual }) => (usual ? toPaidText(usual) : "–") },
          { key: "best", label: "Best before", render: ({ best }) => `${toPaidText(best)}, ${toSeenMonths(best)}` },
          {
            key: "date",
            label: "Read on",
            render: ({ given }) => <time dateTime={given.readOn}>{formatDate(given.readOn)}</time>,
          },
        ]}
      />
      <p className="small muted">
        The usual offer is the one that stood longest in two years. Seen by{" "}
        {joinNames(OFFER_SOURCES.map((address) => nameSource({ kind: "public data set", address })))}.
      </p>
    </section>
  );
}
