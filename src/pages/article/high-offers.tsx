import type { Card } from "../../catalog/card.ts";
import { OFFER_SOURCES } from "../../catalog/offer.ts";
import { paths } from "../../paths.ts";
import { DataTable } from "../../ui/data-table.tsx";
import { listHighOffers, toPaidText, toSeenMonths, toTodayText } from "../../words/card-offers.ts";
import { formatDate, joinNames } from "../../words/format.ts";
import { nameSource } from "../../words/source-names.ts";

const SHOWN = 10;

const Day = ({ day }: { readonly day: string }) => <time dateTime={day}>{formatDate(day)}</time>;

/** Welcome offers that are worth a look now: near the best on record, and better than what the card usually pays. */
export function HighOffers({ cards }: { readonly cards: readonly Card[] }) {
  const offers = listHighOffers(cards).slice(0, SHOWN);
  if (offers.length === 0) return null;
  // Where all were read on one day it is said once.
  const days = [...new Set(offers.map(({ given }) => given.readOn))];
  return (
    <section className="section" id="offers">
      <h2>Offers near their best</h2>
      <p className="measure">
        Each of these welcome offers beats the card's usual one and is at least 90% of the best we have seen. Offers
        change weekly, so read the issuer's page before you apply.{" "}
        <a href={paths.article("guides", "is-this-a-good-bonus")}>How to tell a good bonus</a>
      </p>
      <DataTable
        caption="Welcome offers near their best, furthest above the usual first"
        rows={offers}
        toKey={({ card }) => card.slug}
        columns={[
          {
            label: "Card",
            render: ({ card }) => <a href={`${paths.review(card.slug)}#bonus`}>{card.name}</a>,
          },
          { label: "Latest", isLine: true, render: (offer) => toTodayText(offer.card, offer) },
          { label: "Usual", isLine: true, render: ({ usual, card }) => (usual ? toPaidText(usual, card) : "–") },
          {
            label: "Previous best",
            isLine: true,
            render: ({ best, card }) => `${toPaidText(best, card)}, ${toSeenMonths(best)}`,
          },
          days.length > 1 && { label: "Checked on", isLine: true, render: ({ given }) => <Day day={given.readOn} /> },
        ]}
      />
      <p className="small muted">
        {days.length === 1 && days[0] !== undefined && (
          <>
            Last checked on <Day day={days[0]} />.{" "}
          </>
        )}
        The usual offer is the one that stood longest in two years. The offers come from{" "}
        {joinNames(OFFER_SOURCES.map((address) => nameSource({ kind: "public data set", address })))}.
      </p>
    </section>
  );
}
