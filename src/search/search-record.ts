import type { Card } from "../catalog/card.ts";

/** What search needs to know of a card: three fields it reads, four it shows. */
export interface SearchRecord {
  readonly slug: string;
  readonly name: string;
  readonly issuer: string;
  readonly reviewLink: string;
  readonly image: string;
  readonly annualFeeUsd: number;
  readonly rating: number;
}

/** One record, or none for a card without a review. */
export function toSearchRecord(card: Card): SearchRecord[] {
  if (card.reviewLink === null) return [];
  const { slug, name, issuer, reviewLink, image, rating } = card;
  return [{ slug, name, issuer, reviewLink, image, annualFeeUsd: card.annualFee.ongoingUsd, rating }];
}
