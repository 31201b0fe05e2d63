/** Which bonuses the visitor's history allows, and the issuers' rules in the engine's form. Model: "Bonuses". Low confidence never forbids. */
import type { Profile } from "./profile.ts";
import type { BonusRule } from "./wallet-card.ts";

/** The rules of high and medium confidence that the history meets for this card. */
export function listBlockingRules(
  slug: string,
  { owned, opened, had }: Pick<Profile, "owned" | "opened" | "had">,
  rules: readonly BonusRule[],
): BonusRule[] {
  const known = [...opened, ...had, ...owned.map((ownedSlug) => ({ slug: ownedSlug, monthsAgo: null }))];
  // Without a month it blocks as if it were last month's.
  const isSince = (monthsAgo: number | null, months: number) => (monthsAgo ?? 1) <= months;
  return rules.filter((rule) => {
    if (rule.confidence === "low" || !rule.cards.includes(slug)) return false;
    const by = rule.by ?? rule.cards;
    switch (rule.kind) {
      case "once":
      case "blocked-by":
      case "since":
        return known.some((entry) => by.includes(entry.slug) && isSince(entry.monthsAgo, rule.months ?? Infinity));
      case "while-holding":
        return owned.some((held) => held !== slug && by.includes(held));
      case "count":
        return (
          opened.filter((entry) => isSince(entry.monthsAgo, rule.months ?? Infinity)).length >= (rule.limit ?? Infinity)
        );
    }
  });
}

export function mayEarnBonus(slug: string, profile: Profile, rules: readonly BonusRule[]): boolean {
  return listBlockingRules(slug, profile, rules).length === 0;
}

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
