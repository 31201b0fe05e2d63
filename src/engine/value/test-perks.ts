/** For tests: what one perk is worth to somebody with four trips a year who uses Delta and Hyatt. */
import type { Profile } from "./profile.ts";
import { makeCard, makeLine, makePartLine, makeProfile } from "./test-cards.ts";
import { type PerkTerm, valuePerk } from "./value-perk.ts";
import { toVisit } from "./visit.ts";
import type { WalletCard, WalletPerk } from "./wallet-card.ts";

/** Cells 0 to 4 of the perks' terms, dollars a month. */
export const LINES = [
  makeLine("dining", 100),
  makePartLine("flights", 150),
  makePartLine("flights", 50, { brand: "Delta" }),
  makePartLine("hotels", 100, { brand: "Hyatt" }),
  makePartLine("portal-hotels", 20),
];

/** Of card `c`. */
export function value(
  perk: WalletPerk,
  profile: Partial<Profile> = {},
  card: Partial<WalletCard> = {},
  cpp = 1.5,
  isFirstYear = false,
): PerkTerm | null {
  const brandsUsed = ["Delta", "Hyatt"];
  const visit = toVisit(makeProfile(LINES, { trips: 4, brandsUsed, ...profile }), {}, isFirstYear);
  return valuePerk(makeCard("c", card), perk, visit, cpp);
}

/** A visitor who would use this perk of card `c` anyway. */
export const ticked = (perk: string): Partial<Profile> => ({ use: [{ card: "c", perk }] });
