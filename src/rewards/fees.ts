import type { Horizon } from "./value-options.ts";
import type { WalletCard } from "./wallet-card.ts";

/** A card's fee of the horizon's year in US dollars. A card already held has its first year behind it. */
export function cardFeeUsd(card: Pick<WalletCard, "annualFee">, horizon: Horizon, isOwned: boolean): number {
  return horizon === "first-year" && !isOwned ? card.annualFee.firstYearUsd : card.annualFee.ongoingUsd;
}
