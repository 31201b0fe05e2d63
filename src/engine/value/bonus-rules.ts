/** Which bonuses the visitor's history allows. Model: "Bonuses". Low confidence never forbids. */
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
