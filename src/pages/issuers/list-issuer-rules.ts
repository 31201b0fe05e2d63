import type { Card } from "../../catalog/card.ts";
import { type IssuerRule, listRulesOf } from "../../catalog/issuer-rule.ts";

/** Every rule that binds one of the cards, once. */
export const listIssuerRules = (cards: readonly Card[]): IssuerRule[] => [
  ...new Set(cards.flatMap((card) => listRulesOf(card))),
];
