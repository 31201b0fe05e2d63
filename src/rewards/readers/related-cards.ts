/** Cards to look at beside a given one: those for the same purpose, and the best partner in a wallet. */
import { valueWallet } from "../search/value-wallet.ts";
import type { Profile } from "../value/profile.ts";
import type { WalletCard } from "../value/wallet-card.ts";

export interface RelatedCard {
  readonly slug: string;
  /** US dollars a year; for an alternative it may be negative. */
  readonly differenceUsd: number;
}

export type PurposeCard = WalletCard & { readonly categories: readonly string[] };

/** Scores of people who read about a card with a lower floor are assumed to be at least this. */
const COMMON_SCORE = 700;

function byDifference(left: RelatedCard, right: RelatedCard): number {
  return right.differenceUsd - left.differenceUsd || (left.slug < right.slug ? -1 : 1);
}

/** Open, of the same type, within reach of the same score, for no other brand and not for clients only. */
function isWithinReach(card: WalletCard, other: WalletCard): boolean {
  return (
    other.slug !== card.slug &&
    other.status === "open" &&
    other.cardType === card.cardType &&
    other.score.floor <= Math.max(card.score.floor, COMMON_SCORE) &&
    (other.brandOf === null || other.brandOf === card.brandOf) &&
    other.requires?.kind !== "relationship"
  );
}

/** Cards that share a purpose, the most valuable first. `differenceUsd` is their net less the card's. */
export function listAlternatives(
  card: PurposeCard,
  cards: readonly PurposeCard[],
  profile: Profile,
  count = 3,
): RelatedCard[] {
  const { netUsd } = valueWallet([card], profile);
  return cards
    .filter((other) => {
      const isSamePurpose = other.categories.some((category) => card.categories.includes(category));
      return other.slug !== card.slug && other.status === "open" && other.cardType === card.cardType && isSamePurpose;
    })
    .map((other) => ({ slug: other.slug, differenceUsd: valueWallet([other], profile).netUsd - netUsd }))
    .toSorted(byDifference)
    .slice(0, count);
}

/** The card that adds most to a wallet of this card alone; null when none pays for keeping it. */
export function findBestPartner(card: WalletCard, cards: readonly WalletCard[], profile: Profile): RelatedCard | null {
  const alone = valueWallet([card], profile);
  const [best] = cards
    .filter((other) => isWithinReach(card, other))
    .map((other) => ({ slug: other.slug, plan: valueWallet([card, other], profile) }))
    .filter(({ plan }) => plan.objectiveUsd > alone.objectiveUsd)
    .map(({ slug, plan }) => ({ slug, differenceUsd: plan.netUsd - alone.netUsd }))
    .toSorted(byDifference);
  return best ?? null;
}
