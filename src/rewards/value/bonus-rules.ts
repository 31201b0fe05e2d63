/**
 * Which bonuses the visitor's history allows, and which two cards of a wallet
 * earn only one between them. Model: "Bonuses". Low confidence never forbids.
 */
import type { Profile } from "./profile.ts";
import type { BonusRule, WalletCard } from "./wallet-card.ts";

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
        return known.some((entry) => by.includes(entry.slug));
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

/**
 * Pairs of cards of which one wallet earns one bonus: opened one after the
 * other, the first blocks the second, whichever comes first. A rule that binds
 * in one order only leaves the other order free.
 * @returns `a * cards.length + b` for a < b
 */
export function listExclusions(cards: readonly WalletCard[], rules: readonly BonusRule[]): Set<number> {
  const indexOf = new Map(cards.map(({ slug }, index) => [slug, index]));
  const pairs = new Set<number>();
  const blocks = (first: string, second: string) =>
    rules.some(
      (rule) =>
        rule.kind !== "count" &&
        rule.confidence !== "low" &&
        rule.cards.includes(second) &&
        (rule.by ?? rule.cards).includes(first) &&
        first !== second,
    );
  for (const { cards: bound } of rules) {
    for (const first of bound) {
      for (const second of bound) {
        const a = indexOf.get(first);
        const b = indexOf.get(second);
        if (a === undefined || b === undefined || a >= b) continue;
        if (blocks(first, second) && blocks(second, first)) pairs.add(a * cards.length + b);
      }
    }
  }
  return pairs;
}
