import type { Profile } from "../value/profile.ts";
import { compareSlugs, type RewardsCatalog, type WalletCard } from "../value/wallet-card.ts";
import { valueWallet } from "../wallet/value-wallet.ts";

/**
 * The best other open card of the same type without a fee, a brand of its own or a condition; null when there is none.
 * @param netUsd of the card itself, in a later year of the same profile
 */
export function findBestNoFee(
  card: WalletCard,
  netUsd: number,
  profile: Profile,
  { cards }: Pick<RewardsCatalog, "cards">,
): { readonly slug: string; readonly differenceUsd: number } | null {
  const [best] = cards
    .filter(
      (other) =>
        other.slug !== card.slug &&
        other.status === "open" &&
        other.cardType === card.cardType &&
        other.fees.laterUsd === 0 &&
        other.brandOf === null &&
        other.requires === null,
    )
    .map((other) => ({ slug: other.slug, netUsd: valueWallet([other], profile).netUsd }))
    .toSorted((left, right) => right.netUsd - left.netUsd || compareSlugs(left, right));
  return best ? { slug: best.slug, differenceUsd: netUsd - best.netUsd } : null;
}
