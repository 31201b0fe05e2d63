/** The filters and orders of `/cards`, and what its address has to hold. */
import type { Card } from "../../catalog/card.ts";
import { PRESETS } from "../../engine/value/presets.ts";
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
  worth: {
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

/** Whether a card passes all filters. */
export function isWanted(card: Card, query: CardsValues): boolean {
  return (
    card.cardType.toLowerCase() === query.type &&
    (query.issuer === null || card.issuer === query.issuer) &&
    (query.network === null || card.network === query.network) &&
    (query.category === null || card.categories.includes(query.category)) &&
    isWithin(card, query)
  );
}

/** The filters that the API has alike. */
export const isWithin = (
  card: Card,
  { maxFee, bonus, score }: Pick<CardsValues, "maxFee" | "bonus" | "score">,
): boolean =>
  (maxFee === null || card.annualFee.ongoingUsd <= maxFee) &&
  (bonus === null || (card.signUpBonus.state === "open" && (bonus === "open" || isReached(card)))) &&
  (score === null || isWithinScore(card, score));

const DAYS_A_MONTH = 30;
const HOUSEHOLD_MONTHLY_USD = Object.values(PRESETS[0]!.spend).reduce((sum, usd) => sum + usd, 0);

/** The spend that a bonus asks for a month is not more than our stated household's. */
function isReached({ signUpBonus: { minSpendUsd, durationDays } }: Card): boolean {
  const months = Math.max(1, Math.floor((durationDays ?? 0) / DAYS_A_MONTH));
  return (minSpendUsd ?? 0) / months <= HOUSEHOLD_MONTHLY_USD;
}

function isWithinScore({ creditScore }: Card, score: NonNullable<CardsValues["score"]>): boolean {
  if (score === "none") return creditScore.newToCredit === true;
  return creditScore.newToCredit === true || creditScore.floor <= score;
}
