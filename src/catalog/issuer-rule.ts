/**
 * What banks ask of an applicant: who gets a card (approval) and who gets its
 * bonus. Each rule has its prose and the same in forms that a planner can check.
 */
import type { CardType } from "./card.ts";
import type { DataOf } from "./data-of.ts";
import type { issuerRulesSchema } from "./issuer-rule-schema.ts";
import rules from "./issuer-rules.json" with { type: "json" };

export type IssuerRule = DataOf<typeof issuerRulesSchema>["rules"][number];
export type RuleForm = IssuerRule["forms"][number];

export const ISSUER_RULES = rules.rules as unknown as readonly IssuerRule[];
/** Business cards that show on the personal credit report; all personal cards do. */
export const BUSINESS_CARDS_THAT_REPORT: ReadonlySet<string> = new Set(rules.businessCardsThatReport);
/** Open cards of which no rule is known. */
export const CARDS_WITHOUT_RULES: ReadonlySet<string> = new Set(rules.noneKnown);

type RuledCard = { readonly slug: string; readonly issuingBank: string; readonly cardType: CardType };

export function listRulesOf(card: RuledCard, rules: readonly IssuerRule[] = ISSUER_RULES): IssuerRule[] {
  return rules.filter(({ appliesTo }) =>
    "bank" in appliesTo
      ? appliesTo.bank === card.issuingBank &&
        (appliesTo.cardType ?? card.cardType) === card.cardType &&
        !appliesTo.except?.includes(card.slug)
      : appliesTo.includes(card.slug),
  );
}

/** Whether the account shows on the holder's personal credit report. */
export const isReported = ({ slug, cardType }: RuledCard): boolean =>
  cardType === "Personal" || BUSINESS_CARDS_THAT_REPORT.has(slug);
