/** Cards to look at beside a given one: those for the same purpose, and the best partner in a wallet. */
import type { Card } from "../catalog/card.ts";
import type { ValueOptions } from "./value-options.ts";
import { valueWallet } from "./value-wallet.ts";
import type { WalletCard } from "./wallet-card.ts";

export interface RelatedCard {
  readonly slug: string;
  /** US dollars a year; for an alternative it may be negative. */
  readonly differenceUsd: number;
}

type PurposeCard = WalletCard & Pick<Card, "categories">;

function byDifference(left: RelatedCard, right: RelatedCard): number {
  return right.differenceUsd - left.differenceUsd || (left.slug < right.slug ? -1 : 1);
}

/**
 * Open cards of the same type that share a category with the card, the most
 * valuable first. `differenceUsd` is their net less the card's.
 */
export function listAlternatives(
  card: PurposeCard,
  cards: readonly PurposeCard[],
  options: ValueOptions,
  count = 3,
): RelatedCard[] {
  const { netUsd } = valueWallet([card], options);
  return cards
    .filter(
      (other) =>
        other.slug !== card.slug &&
        other.status === "open" &&
        other.cardType === card.cardType &&
        other.categories.some((category) => card.categories.includes(category)),
    )
    .map((other) => ({ slug: other.slug, differenceUsd: valueWallet([other], options).netUsd - netUsd }))
    .toSorted(byDifference)
    .slice(0, count);
}

/** The open card that adds most to a wallet of this card alone; null when none adds anything. */
export function findBestPartner(
  card: WalletCard,
  cards: readonly WalletCard[],
  options: ValueOptions,
): RelatedCard | null {
  const { netUsd } = valueWallet([card], options);
  const [best] = cards
    .filter((other) => other.slug !== card.slug && other.status === "open")
    .map((other) => ({ slug: other.slug, differenceUsd: valueWallet([card, other], options).netUsd - netUsd }))
    .toSorted(byDifference);
  return best && best.differenceUsd > 0 ? best : null;
}
