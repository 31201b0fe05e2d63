/** Issuers' rules in the engine's form: those that decide a bonus within one wallet or by the visitor's history. */
import type { BonusRule } from "./wallet-card.ts";

export interface IssuerRuleRecord {
  readonly id: string;
  readonly text: string;
  readonly confidence: "high" | "medium" | "low";
  readonly appliesTo:
    | readonly string[]
    | { readonly bank: string; readonly cardType?: string; readonly except?: readonly string[] };
  readonly forms: readonly {
    readonly form: string;
    readonly per?: string;
    readonly cards?: readonly string[];
    readonly months?: number;
    readonly limit?: number;
    readonly counts?: string;
    readonly who?: string;
    readonly blocks?: Readonly<Record<string, readonly string[]>>;
  }[];
}

interface RuleCard {
  readonly slug: string;
  readonly issuingBank: string;
  readonly cardType: string;
}

export function toBonusRules(records: readonly IssuerRuleRecord[], cards: readonly RuleCard[]): BonusRule[] {
  return records.flatMap(({ id, text, confidence, appliesTo, forms }) => {
    const bound =
      "bank" in appliesTo
        ? cards
            .filter(
              ({ slug, issuingBank, cardType }) =>
                issuingBank === appliesTo.bank &&
                (appliesTo.cardType ?? cardType) === cardType &&
                !appliesTo.except?.includes(slug),
            )
            .map(({ slug }) => slug)
        : appliesTo;
    const about = { confidence, text };
    return forms.flatMap((form, at): BonusRule[] => {
      const rule = { ...about, id: `${id}-${at}` };
      const family = form.cards ?? bound;
      const groups = form.per === "card" ? family.map((slug) => [slug]) : [family];
      const months = form.months === undefined ? {} : { months: form.months };
      switch (form.form) {
        case "once":
          return groups.map((group) => ({ ...rule, kind: "once", cards: group }));
        case "since":
          return groups.map((group) => ({ ...rule, kind: "since", cards: group, ...months }));
        case "whileHolding":
          return groups.map((group) => ({ ...rule, kind: "while-holding", cards: group, by: group }));
        case "blockedBy":
          return Object.entries(form.blocks ?? {}).map(([slug, by]) => ({
            ...rule,
            kind: form.months === undefined ? "blocked-by" : "since",
            cards: [slug],
            by,
            ...months,
          }));
        case "count":
          // What is held at a bank and who is a client of it is the planner's business.
          if (form.counts !== "reported" || form.who !== undefined || form.limit === undefined) return [];
          return [{ ...rule, kind: "count", cards: bound, limit: form.limit, ...months }];
        default:
          return [];
      }
    });
  });
}
