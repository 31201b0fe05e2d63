/** A card's offers, ready for the rule of what they count, and in words. */
import type { Card } from "../catalog/card.ts";
import { listOffers, type Offer } from "../catalog/offer.ts";
import type { OfferCard } from "../engine/value/counted-bonus.ts";
import { formatNumber, formatUsd } from "./format.ts";
import { typicalCents } from "./typical-cents.ts";

export function toOfferCard(card: Card): OfferCard {
  const { source, asOf } = card.provenance.signUpBonus;
  const changes = card.history.filter(({ kind, applied }) => kind === "annual_fee" && applied);
  return {
    signUpBonus: card.signUpBonus,
    readOn: source.date ?? asOf,
    offers: listOffers(card.slug),
    feeChangedOn:
      changes
        .map(({ effective }) => effective)
        .toSorted()
        .at(-1) ?? null,
    centsPerPoint: typicalCents(card),
  };
}

/** `60,000 points`, `60,000 points and $300`, `30,000 points with Companion Pass`. */
export function toPaidText({ points, usd, extras = [] }: Offer): string {
  const paid = [
    ...(points === undefined ? [] : [`${formatNumber(points)} points`]),
    ...(usd === undefined ? [] : [formatUsd(usd)]),
  ];
  const besides = extras.join(", ");
  if (paid.length === 0) return besides;
  return besides === "" ? paid.join(" and ") : `${paid.join(" and ")} with ${besides}`;
}
