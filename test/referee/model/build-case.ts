/** What random catalogs are made of. */
import type { SpendCategory } from "../../../src/catalog/card.ts";
import type { Brand, EarnEntry, WalletPerk } from "../../../src/engine/value/wallet-card.ts";

export const BRANDS: readonly Brand[] = [
  { name: "Skyline", category: "travel_other", part: "flights" },
  { name: "Nimbus", category: "travel_other", part: "flights" },
  { name: "Innkeep", category: "travel_other", part: "hotels" },
  { name: "Hailo", category: "transit", part: "ride-hailing" },
  { name: "Megamart", category: "groceries", part: null },
  { name: "Shoply", category: "other", part: "online-retail" },
];

export function makeEntry(category: SpendCategory, multiplier: number, more: Partial<EarnEntry> = {}): EarnEntry {
  const id = more.id ?? `${category}-${String(multiplier)}`;
  return {
    category,
    parts: null,
    multiplier,
    brands: null,
    base: false,
    foreignOnly: false,
    cap: null,
    afterCap: 0,
    ...more,
    id,
  };
}

export function makePerk(perk: Partial<WalletPerk> & Pick<WalletPerk, "id" | "kind">): WalletPerk {
  return { type: perk.kind, faceUsd: 100, oneTime: false, share: 1, ...perk };
}
