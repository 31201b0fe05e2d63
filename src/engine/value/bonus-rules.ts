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

/** What binds the order in which the new cards of a wallet are opened. */
export interface OpeningOrder {
  /** `a * cards.length + b`: with a opened before it, b earns no bonus. */
  readonly blocks: ReadonlySet<number>;
  /** By card: how many may be opened before it. */
  readonly mostBefore: Float64Array;
}

export function toOpeningOrder(
  cards: readonly WalletCard[],
  { opened }: Pick<Profile, "opened">,
  rules: readonly BonusRule[],
): OpeningOrder {
  const indexOf = new Map(cards.map(({ slug }, index) => [slug, index]));
  const blocks = new Set<number>();
  const mostBefore = new Float64Array(cards.length).fill(Infinity);
  for (const { kind, confidence, cards: bound, by = bound, months = Infinity, limit = Infinity } of rules) {
    if (confidence === "low") continue;
    for (const later of bound) {
      const b = indexOf.get(later);
      if (b === undefined) continue;
      if (kind === "count") {
        const before = opened.filter(({ monthsAgo }) => (monthsAgo ?? 1) <= months).length;
        mostBefore[b] = Math.min(mostBefore[b]!, limit - 1 - before);
        continue;
      }
      for (const first of by) {
        const a = indexOf.get(first);
        if (a !== undefined && a !== b) blocks.add(a * cards.length + b);
      }
    }
  }
  return { blocks, mostBefore };
}

/**
 * Whether some order of opening earns all of these bonuses. The wallet's other
 * new cards may be opened after them.
 */
export function canEarnAll(cards: readonly number[], { blocks, mostBefore }: OpeningOrder): boolean {
  const count = mostBefore.length;
  const placed: number[] = [];
  const walk = (left: readonly number[]): boolean =>
    left.length === 0 ||
    left.some((card) => {
      if (placed.length > mostBefore[card]! || placed.some((first) => blocks.has(first * count + card))) return false;
      placed.push(card);
      const fits = walk(left.filter((other) => other !== card));
      placed.pop();
      return fits;
    });
  return walk(cards);
}
