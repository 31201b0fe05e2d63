/** The orders of `/cards`, and what its address has to hold. */
import type { Card } from "../../catalog/card.ts";
import { type Asked, hasFaults } from "../../asking/read.ts";
import { toPairs, toQueryString } from "../../asking/write.ts";
import { getComputed } from "../../page/computed-cards.ts";
import { CARDS_FILTER, type CardSort, type CardsValues } from "./cards-asking.ts";

interface SortRule {
  readonly direction: "ascending" | "descending";
  readonly sort: (cards: readonly Card[]) => readonly Card[];
}

const byName = (left: Card, right: Card) => left.name.localeCompare(right.name, "en");

export const CARD_SORTS: Readonly<Record<CardSort, SortRule>> = {
  rating: {
    direction: "descending",
    sort: (cards) => cards.toSorted((left, right) => right.rating - left.rating || byName(left, right)),
  },
  name: { direction: "ascending", sort: (cards) => cards.toSorted(byName) },
  fee: {
    direction: "ascending",
    sort: (cards) =>
      cards.toSorted((left, right) => left.annualFee.ongoingUsd - right.annualFee.ongoingUsd || byName(left, right)),
  },
  value: {
    direction: "descending",
    sort: (cards) =>
      cards.toSorted(
        (left, right) => getComputed(right).ongoing.netUsd - getComputed(left).ongoing.netUsd || byName(left, right),
      ),
  },
};

export const toCardsQuery = (values: CardsValues): string => toQueryString(toPairs(CARDS_FILTER, values));

/**
 * What an address has to hold: a form sends every field, and most of them say nothing. What is wrong stays as it is
 * written, to be mended.
 */
export function toCardsSearch(asked: Asked<typeof CARDS_FILTER>, parameters: URLSearchParams): string {
  if (!hasFaults(asked)) return toCardsQuery(asked.values);
  return `?${new URLSearchParams([...parameters].filter(([, text]) => text !== "")).toString()}`;
}
