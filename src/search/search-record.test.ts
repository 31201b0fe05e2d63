import { expect, test } from "vitest";

import { getCard } from "../catalog/queries.ts";
import { toSearchRecord } from "./search-record.ts";

const card = getCard("amex-gold");

test("a card with a review can be found by it, and shows its fee and rating", () => {
  expect(toSearchRecord(card)).toEqual([
    {
      slug: "amex-gold",
      name: card.name,
      issuer: card.issuer,
      reviewLink: "/cards/amex-gold",
      image: "/amex-gold.svg",
      annualFeeUsd: card.annualFee.ongoingUsd,
      rating: card.rating,
    },
  ]);
});

test("a card without a review is not found", () => {
  expect(toSearchRecord({ ...card, reviewLink: null })).toEqual([]);
});
