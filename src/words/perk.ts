/** Perks in dollars and words, the same on every page. */
import type { Perk, PerkFrequency } from "../catalog/card.ts";

const TIMES_A_YEAR: Readonly<Record<PerkFrequency, number>> = {
  annual: 1,
  every_4_years: 1 / 4,
  one_time: 0,
  per_stay: 1,
};

/** What the issuer's side of the counter says it is worth in a later year, in US dollars; 0 without a price. */
export function yearlyFaceUsd({ valueUsd, frequency }: Pick<Perk, "valueUsd" | "frequency">): number {
  return (valueUsd ?? 0) * (frequency ? TIMES_A_YEAR[frequency] : 1);
}

/** What a card asks for, told among its perks by its terms. */
export const REQUIREMENT_PERKS: ReadonlySet<string> = new Set(["membership_required", "device_required"]);

const ONCE_PER_WALLET_PERKS: ReadonlySet<string> = new Set([
  "lounge_access",
  "global_entry_tsa_precheck",
  "clear_plus_credit",
  "cell_phone_protection",
]);

/** Whether a second one in the same wallet is worth nothing. */
export const isOncePerWallet = (type: string): boolean => ONCE_PER_WALLET_PERKS.has(type);
