/**
 * Who a card's figures are for: a household for a personal card, a small firm
 * for a business card, who uses the airline or hotel group whose card it is.
 * Every page names its reader; the visitor's own profile replaces it in tools.
 */
import type { Profile } from "../value/profile.ts";
import { resolveProfile } from "../value/resolve-profile.ts";
import type { Brand, WalletCard } from "../value/wallet-card.ts";

export const PERSONAL_READER = "household";
export const BUSINESS_READER = "small-business";

export function toReaderProfile(card: Pick<WalletCard, "cardType" | "brandOf">, brands: readonly Brand[]): Profile {
  return resolveProfile(
    {
      preset: card.cardType === "business" ? BUSINESS_READER : PERSONAL_READER,
      brandsUsed: card.brandOf === null ? [] : [card.brandOf],
    },
    brands,
  ).profile;
}

/** The same habits with every amount `factor` times as large. */
export function scaleProfile(profile: Profile, factor: number): Profile {
  const lines = profile.lines.map((line) => ({ ...line, monthlyUsd: line.monthlyUsd * factor }));
  return { ...profile, lines: lines.filter(({ monthlyUsd }) => monthlyUsd > 0) };
}

export const sumMonthlyUsd = ({ lines }: Profile): number => lines.reduce((sum, { monthlyUsd }) => sum + monthlyUsd, 0);
