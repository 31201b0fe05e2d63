/** What the cards of a list are worth in a later year for one profile, each held alone: the tables of the category pages. */
import { DEFAULT_PERK_PERCENT } from "../../rewards/perks.ts";
import { totalMonthlyUsd } from "../../rewards/spend.ts";
import type { ValueOptions } from "../../rewards/value-options.ts";
import { valueWallet } from "../../rewards/value-wallet.ts";
import type { WalletCard } from "../../rewards/wallet-card.ts";

export interface CardWorths {
  /** By slug: rewards and used perks less the ongoing fee. */
  readonly netsUsd: Readonly<Record<string, number>>;
  /** What the profile spends and uses: it is said beside the figures. */
  readonly monthlyUsd: number;
  readonly perkPercent: number;
}

export function findCardWorths(cards: readonly WalletCard[], options: ValueOptions): CardWorths {
  const nets = cards.map(
    (card) => [card.slug, valueWallet([card], { ...options, horizon: "ongoing" }).netUsd] as const,
  );
  return {
    netsUsd: Object.fromEntries(nets),
    monthlyUsd: totalMonthlyUsd(options.lines),
    perkPercent: options.perks?.percent ?? DEFAULT_PERK_PERCENT,
  };
}
