/** Which new cards of a wallet may earn their bonus together. Model: section 4; every rule is applied, sure or not. */
import type { Profile } from "../../../src/engine/value/profile.ts";
import type { BonusRule, WalletCard } from "../../../src/engine/value/wallet-card.ts";

function permute<T>(items: readonly T[]): T[][] {
  return items.length === 0
    ? [[]]
    : items.flatMap((item, at) => permute(items.filter((_, other) => other !== at)).map((rest) => [item, ...rest]));
}

function listSubsets<T>(items: readonly T[]): T[][] {
  return items.reduce<T[][]>((sets, item) => [...sets, ...sets.map((set) => [...set, item])], [[]]);
}

function wasHeld(slug: string, { owned, opened, had }: Profile): boolean {
  return owned.includes(slug) || [...opened, ...had].some((entry) => entry.slug === slug);
}

/** A card whose month nobody knows counts as opened last month. */
function wasWithin(slug: string, months: number, { owned, opened, had }: Profile): boolean {
  const entries = [...opened, ...had].filter((entry) => entry.slug === slug);
  const isUndated = entries.length === 0 && owned.includes(slug);
  return isUndated || entries.some(({ monthsAgo }) => (monthsAgo ?? 1) <= months);
}

/** `before`: what the plan opened before this card; `earning`: the cards that earn their bonus in it. */
function allows(rule: BonusRule, before: readonly string[], earning: readonly string[], profile: Profile): boolean {
  const by = rule.by ?? [];
  const months = rule.months ?? Infinity;
  switch (rule.kind) {
    case "once":
      return !rule.cards.some((slug) => wasHeld(slug, profile) || (before.includes(slug) && earning.includes(slug)));
    case "blocked-by":
      return !by.some((slug) => wasHeld(slug, profile) || before.includes(slug));
    case "since":
      return !rule.cards.some((slug) => wasWithin(slug, months, profile) || before.includes(slug));
    case "while-holding":
      return !by.some((slug) => profile.owned.includes(slug) || before.includes(slug));
    case "count": {
      const opened = profile.opened.filter(({ monthsAgo }) => (monthsAgo ?? 1) <= months);
      return opened.length + before.length < (rule.limit ?? Infinity);
    }
  }
}

function isPossible(
  earning: readonly string[],
  opened: readonly string[],
  rules: readonly BonusRule[],
  profile: Profile,
): boolean {
  return permute(opened).some((order) =>
    earning.every((slug) =>
      rules
        .filter(({ cards }) => cards.includes(slug))
        .every((rule) => allows(rule, order.slice(0, order.indexOf(slug)), earning, profile)),
    ),
  );
}

/** The largest sets of cards whose bonuses the rules allow in some order of opening. */
export function listBonusSets(
  wallet: readonly WalletCard[],
  rules: readonly BonusRule[],
  profile: Profile,
): string[][] {
  if (profile.horizon !== "first-year") {
    return [[]];
  }
  const opened = wallet.filter(({ slug }) => !profile.owned.includes(slug));
  const withBonus = opened.filter(
    ({ bonus: { kind, state } }) => state === "open" && kind !== "none" && kind !== "up-to",
  );
  const slugs = opened.map(({ slug }) => slug);
  const possible = listSubsets(withBonus.map(({ slug }) => slug)).filter((set) =>
    isPossible(set, slugs, rules, profile),
  );
  return possible.filter(
    (set) => !possible.some((other) => other.length > set.length && set.every((slug) => other.includes(slug))),
  );
}
