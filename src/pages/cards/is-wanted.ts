import type { Card } from "../../catalog/card.ts";
import { PRESETS } from "../../engine/value/presets.ts";
import type { CardsQuery } from "./cards-query.ts";

/** Whether a card passes all filters. */
export function isWanted(card: Card, query: CardsQuery): boolean {
  return (
    (query.type === "" || card.cardType.toLowerCase() === query.type) &&
    (query.issuer === "" || card.issuer === query.issuer) &&
    (query.network === "" || card.network === query.network) &&
    (query.category === "" || card.categories.includes(query.category)) &&
    (query.maxFeeUsd === undefined || card.annualFee.ongoingUsd <= query.maxFeeUsd) &&
    (query.bonus === "" || (card.signUpBonus.state === "open" && (query.bonus === "open" || isReached(card)))) &&
    (query.score === "" || isWithinScore(card, query.score))
  );
}

const DAYS_A_MONTH = 30;
const HOUSEHOLD_MONTHLY_USD = Object.values(PRESETS[0]!.spend).reduce((sum, usd) => sum + usd, 0);

/** The spend that a bonus asks for a month is not more than our stated household's. */
export function isReached({ signUpBonus: { minSpendUsd, durationDays } }: Card): boolean {
  const months = Math.max(1, Math.floor((durationDays ?? 0) / DAYS_A_MONTH));
  return (minSpendUsd ?? 0) / months <= HOUSEHOLD_MONTHLY_USD;
}

function isWithinScore({ creditScore }: Card, score: Exclude<CardsQuery["score"], "">): boolean {
  if (score === "none") return creditScore.newToCredit === true;
  return creditScore.newToCredit === true || creditScore.floor <= Number(score);
}
