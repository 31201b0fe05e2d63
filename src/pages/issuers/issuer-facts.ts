/** What a reader learns of an issuer: whose rules bind its cards. */
import type { Card } from "../../catalog/card.ts";
import { type IssuerRule, listRulesOf } from "../../catalog/issuer-rule.ts";
import { joinNames } from "../../words/format.ts";

/** Every rule that binds one of the cards, once. */
export const listIssuerRules = (cards: readonly Card[]): IssuerRule[] => [
  ...new Set(cards.flatMap((card) => listRulesOf(card))),
];

/** Whose rules apply where the bank has another name: of a brand, or of cards that were sold. Null: the issuer is the bank. */
export function describeBanks(issuer: string, cards: readonly Card[]): string | null {
  const others = cards.filter((card) => card.issuingBank !== issuer);
  if (others.length === 0) return null;
  const banks = [...new Set(others.map((card) => card.issuingBank))];
  const [issue, whose] = banks.length === 1 ? ["issues", "that bank's"] : ["issue", "those banks'"];
  const names =
    others.length === cards.length
      ? cards.length === 1
        ? "this card"
        : "these cards"
      : joinNames(others.map((card) => card.name));
  // A brand that was sold keeps rules of its own for some of its cards.
  const except = listIssuerRules(others).some((rule) => rule.issuer === issuer)
    ? `, except where ${issuer} has its own`
    : "";
  return `${joinNames(banks)} ${issue} ${names}, so ${whose} rules apply${except}.`;
}
