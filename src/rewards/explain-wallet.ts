/**
 * Why each card is in a wallet: its part as data, one short phrase, and what
 * the wallet would lose without it.
 */
import type { SpendCategory } from "../catalog/card.ts";
import { type Allocation, type CardValue, valueWallet, type WalletValue } from "./value-wallet.ts";
import type { ValueOptions } from "./value-options.ts";
import type { WalletCard } from "./wallet-card.ts";

/** The first that holds: it earns, it lifts, it has perks that count, it has a bonus that counts, none of these. */
export type RoleKind = "earns" | "lifts" | "perks" | "bonus" | "idle";

export interface CardRole {
  readonly slug: string;
  readonly kind: RoleKind;
  /** Labels of the spend it earns on, the most valuable first. */
  readonly earns: readonly string[];
  /** Slugs of the cards whose points it makes worth more. */
  readonly lifts: readonly string[];
  /** For example `earns dining and groceries`, `held only for its perks`. */
  readonly text: string;
  /** Net of the wallet less its net without this card, in US dollars a year. */
  readonly marginalUsd: number;
}

const CATEGORY_LABELS: Readonly<Record<SpendCategory, string>> = {
  dining: "dining",
  groceries: "groceries",
  gas: "gas",
  transit: "transit",
  travel_portal: "portal travel",
  travel_other: "other travel",
  streaming: "streaming",
  other: "everything else",
};
const MOST_LABELS = 3;

function toLabel({ category, brand, subcategory }: Pick<Allocation, "category" | "brand" | "subcategory">): string {
  return brand ?? subcategory?.replaceAll("_", " ") ?? CATEGORY_LABELS[category];
}

function joinLabels(labels: readonly string[]): string {
  const shown = labels.length > MOST_LABELS ? labels.slice(0, MOST_LABELS - 1) : labels;
  const words = shown.length < labels.length ? [...shown, `${labels.length - shown.length} more`] : shown;
  const last = words.at(-1) ?? "";
  return words.length > 1 ? `${words.slice(0, -1).join(", ")} and ${last}` : last;
}

function listEarnings(slug: string, allocation: readonly Allocation[]): string[] {
  const byLabel = new Map<string, number>();
  for (const part of allocation) {
    if (part.card !== slug || part.valueUsd <= 0) continue;
    byLabel.set(toLabel(part), (byLabel.get(toLabel(part)) ?? 0) + part.valueUsd);
  }
  return [...byLabel].toSorted(([, left], [, right]) => right - left).map(([label]) => label);
}

function toRole(card: CardValue, earns: readonly string[], lifted: readonly { slug: string; name: string }[]) {
  const lifting = `lifts the points of ${joinLabels(lifted.map(({ name }) => name))}`;
  if (earns.length > 0) {
    const earning = `earns ${joinLabels(earns)}`;
    return { kind: "earns" as const, text: lifted.length > 0 ? `${earning}, ${lifting}` : earning };
  }
  if (lifted.length > 0) return { kind: "lifts" as const, text: lifting };
  if (card.perksUsd > 0) return { kind: "perks" as const, text: "held only for its perks" };
  if (card.bonusUsd > 0) return { kind: "bonus" as const, text: "held only for its first-year bonus" };
  return { kind: "idle" as const, text: "adds nothing for this spend" };
}

/** @param value of the same wallet and options, where it is known already */
export function explainWallet(
  cards: readonly (WalletCard & { readonly name: string })[],
  options: ValueOptions,
  value: WalletValue = valueWallet(cards, options),
): CardRole[] {
  return value.cards.map((card) => {
    const { slug } = card;
    const earns = listEarnings(slug, value.allocation);
    const lifted = value.cards
      .filter((mate) => mate.slug !== slug && mate.centsPerPoint.fromSlug === slug && mate.rewardsUsd > 0)
      .map((mate) => ({ slug: mate.slug, name: cards.find((held) => held.slug === mate.slug)?.name ?? mate.slug }));
    const without = valueWallet(
      cards.filter((held) => held.slug !== slug),
      options,
    );
    return {
      slug,
      ...toRole(card, earns, lifted),
      earns,
      lifts: lifted.map((mate) => mate.slug),
      marginalUsd: value.netUsd - without.netUsd,
    };
  });
}
