/**
 * What the perks of a wallet are worth a year. Model: "What a wallet is
 * worth", perks(S). Face values are editorial estimates; how much of them a
 * visitor uses is the visitor's own guess.
 */
import type { PerkFrequency } from "../catalog/card.ts";
import type { WalletCard, WalletPerk } from "./wallet-card.ts";

/** A second one of these in the same wallet is worth nothing. */
export const ONCE_PER_WALLET_PERKS = [
  "lounge_access",
  "global_entry_tsa_precheck",
  "clear_plus_credit",
  "cell_phone_protection",
] as const;

export const DEFAULT_PERK_PERCENT = 50;

export interface PerkUse {
  /** Share of the face value that is used, 0 to 100. Default 50. */
  readonly percent?: number;
  /** The same for one type of perk, instead of `percent`. */
  readonly percentByType?: Readonly<Record<string, number>>;
  /** How often a year a `per_stay` perk is used. Default 1. */
  readonly staysPerYear?: number;
}

export interface PerkValue {
  readonly type: string;
  /** Worth a year at the given use, in US dollars, duplicates included. */
  readonly yearlyUsd: number;
  /** False: another perk of this type already counts in this wallet. */
  readonly counted: boolean;
}

export interface CardPerks {
  readonly slug: string;
  readonly totalUsd: number;
  readonly perks: readonly PerkValue[];
}

export function isOncePerWallet(type: string): boolean {
  return ONCE_PER_WALLET_PERKS.some((once) => once === type);
}

/** One perk's worth a year in US dollars, as if no other card had it. */
export function yearlyPerkUsd(perk: Pick<WalletPerk, "type" | "valueUsd" | "frequency">, use: PerkUse = {}): number {
  const timesAYear: Record<PerkFrequency, number> = {
    annual: 1,
    every_4_years: 1 / 4,
    one_time: 0,
    per_stay: use.staysPerYear ?? 1,
  };
  const percent = use.percentByType?.[perk.type] ?? use.percent ?? DEFAULT_PERK_PERCENT;
  return ((perk.valueUsd ?? 0) * (perk.frequency ? timesAYear[perk.frequency] : 1) * percent) / 100;
}

/** Perks of each card in a wallet, in the order of `cards`, each once-per-wallet type counted once. */
export function valuePerks(cards: readonly Pick<WalletCard, "slug" | "perks">[], use: PerkUse = {}): CardPerks[] {
  const holders = new Map<string, { slug: string; perk: WalletPerk; yearlyUsd: number }>();
  for (const { slug, perks } of cards) {
    for (const perk of perks) {
      if (!isOncePerWallet(perk.type)) continue;
      const yearlyUsd = yearlyPerkUsd(perk, use);
      const holder = holders.get(perk.type);
      const isFirstOfEqual = yearlyUsd === holder?.yearlyUsd && slug < holder.slug;
      if (!holder || yearlyUsd > holder.yearlyUsd || isFirstOfEqual) holders.set(perk.type, { slug, perk, yearlyUsd });
    }
  }
  return cards.map(({ slug, perks }) => {
    const values = perks.map((perk) => {
      const holder = holders.get(perk.type);
      const counted = !holder || (holder.slug === slug && holder.perk === perk);
      return { type: perk.type, yearlyUsd: yearlyPerkUsd(perk, use), counted };
    });
    const totalUsd = values.reduce((sum, { yearlyUsd, counted }) => sum + (counted ? yearlyUsd : 0), 0);
    return { slug, totalUsd, perks: values };
  });
}
