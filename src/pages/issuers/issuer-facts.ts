/** What a reader learns of an issuer: whose rules bind its cards. */
import type { Card } from "../../catalog/card.ts";
import { type IssuerRule, listRulesOf } from "../../catalog/issuer-rule.ts";
import { joinNames, withThe } from "../../words/format.ts";

/** Every rule that binds one of the cards, once. */
export const listIssuerRules = (cards: readonly Card[]): IssuerRule[] => [
  ...new Set(cards.flatMap((card) => listRulesOf(card))),
];

interface RulesTold {
  /** What the title and the heading promise besides the cards. */
  readonly subject: string | null;
  readonly lead: string;
  /** The end of a sentence: `Chase: 31 cards reviewed, …`. */
  readonly description: string;
}

/** What a page may promise of the rules that we know: nothing of bonuses where no rule is about them. */
export function describeRules(
  rules: readonly Pick<IssuerRule, "kind">[],
  issuer: string,
  names: readonly string[],
): RulesTold {
  const cardCount = names.length;
  const which = `which ${issuer} ${cardCount === 1 ? "card" : "cards"} we review.`;
  if (rules.length === 0) {
    return {
      subject: null,
      lead:
        cardCount === 1
          ? `See what ${withThe(names[0]!)} costs and how we rate it.`
          : `See what ${issuer} cards cost and how we rate them.`,
      description: `with ${cardCount === 1 ? "its annual fee and rating" : "annual fees and ratings"}. We know of no rule for applicants beyond the usual check of credit and income.`,
    };
  }
  const [known, ending] =
    rules.length === 1
      ? ["the rule", "in plain English, with a note on how sure we are."]
      : ["the rules", "each in plain English, with a note on how sure we are."];
  return rules.some(({ kind }) => kind === "bonus")
    ? {
        subject: "application rules",
        lead: `See who gets approved, who gets a welcome bonus, and ${which}`,
        description: `and ${known} on who is approved and who gets a welcome bonus, ${ending}`,
      }
    : {
        subject: "approval rules",
        lead: `See who gets approved and ${which}`,
        description: `and ${known} on who is approved, ${ending}`,
      };
}

/** @example "Chase cards and application rules" */
export const toIssuerTitle = (issuer: string, { subject }: Pick<RulesTold, "subject">): string =>
  subject === null ? `${issuer} cards` : `${issuer} cards and ${subject}`;

/** Whose rules apply where the bank has another name: of a brand, or of cards that were sold. Null: the issuer is the bank. */
export function describeBanks(issuer: string, cards: readonly Card[]): string | null {
  const others = cards.filter((card) => card.issuingBank !== issuer);
  if (others.length === 0) return null;
  const banks = [...new Set(others.map((card) => card.issuingBank))];
  const [issue, whose] = banks.length === 1 ? ["issues", "the bank's"] : ["issue", "the banks'"];
  const names =
    others.length === cards.length && cards.length > 1
      ? "these cards"
      : joinNames(others.map((card) => withThe(card.name)));
  const rules = listIssuerRules(others);
  if (rules.length === 0) return `${joinNames(banks)} ${issue} ${names}.`;
  // A brand that was sold keeps rules of its own for some of its cards.
  const except = rules.some((rule) => rule.issuer === issuer) ? `, except where ${issuer} has its own` : "";
  return `${joinNames(banks)} ${issue} ${names}, so ${whose} rules apply${except}.`;
}
