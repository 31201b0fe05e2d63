/** `<PastOffer of="best"/>`: offers of a card since 2023, as the reviews tell them. */
import type { Card } from "../../src/catalog/card.ts";
import type { Offer } from "../../src/catalog/offer.ts";
import { toOfferUsd } from "../../src/engine/value/counted-bonus.ts";
import { findOfferRecord, toPaidText, toSeenMonths } from "../../src/words/card-offers.ts";
import { formatUsd } from "../../src/words/format.ts";
import { required } from "./card-figures.ts";

const WHICH = ["best", "usual", "lowest"] as const;

function findPastOffer(card: Card, of: string): { readonly offer: Offer; readonly usd: number } {
  const which = WHICH.find((name) => name === of);
  if (!which) throw new Error(`of="${of}" is not one of ${WHICH.join(", ")}`);
  const record = required(findOfferRecord(card), "offers to compare");
  const offer = required(record[which], `of="${of}"`);
  return { offer, usd: toOfferUsd(offer, record.given.centsPerPoint) };
}

/** In dollars, at what a point counts. */
export const pastOfferUsd = (card: Card, of: string): number => findPastOffer(card, of).usd;

/** `100,000 points`; `as="usd"` what it was worth, `as="seen"` the months in which it stood. */
export function pastOfferText(card: Card, of: string, as: string): string {
  const { offer, usd } = findPastOffer(card, of);
  if (as === "usd") return formatUsd(usd);
  if (as === "seen") return toSeenMonths(offer);
  if (as === "paid") return toPaidText(offer, card);
  throw new Error(`as="${as}" is not one of paid, usd, seen`);
}
