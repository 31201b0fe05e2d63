import type { Card } from "../../catalog/card.ts";
import { PRESETS } from "../../engine/value/presets.ts";
import type { CardsValues } from "./cards-asking.ts";

/** Whether a card passes all filters. */
export function isWanted(card: Card, query: CardsValues): boolean {
  return (
    card.cardType.toLowerCase() === query.type &&
    (query.issuer === null || card.issuer === query.issuer) &&
    (query.network === null || card.network === query.network) &&
    (query.category === null || card.categories.includes(query.category)) &&
    (query.maxFee === null || card.annualFee.ongoingUsd <= query.maxFee) &&
    (query.bonus === null || (card.signUpBonus.state === "open" && (query.bonus === "open" || isReached(card)))) &&
    (query.score === null || isWithinScore(card, query.score))
  );
}

const DAYS_A_MONTH = 30;
const HOUSEHOLD_MONTHLY_USD = Object.values(PRESETS[0]!.spend).reduce((sum, usd) => sum + usd, 0);

/** The spend that a bonus asks for a month is not more than our stated household's. */
export function isReached({ signUpBonus: { minSpendUsd, durationDays } }: Card): boolean {
  const months = Math.max(1, Math.floor((durationDays ?? 0) / DAYS_A_MONTH));
  return (minSpendUsd ?? 0) / months <= HOUSEHOLD_MONTHLY_USD;
}

function isWithinScore({ creditScore }: Card, score: NonNullable<CardsValues["score"]>): boolean {
  if (score === "none") return creditScore.newToCredit === true;
  return creditScore.newToCredit === true || creditScore.floor <= score;
}
