/** The yardstick: a card without a fee that pays the same back on everything, as the maths sees it. */
import { MONTHS_A_YEAR, type Profile } from "./profile.ts";
import type { WalletCard } from "./wallet-card.ts";

export const FLAT_PERCENT = 2;

/** What it earns a year, by the same rules as every card: rent earns nothing on it. */
export const toFlatUsd = ({ lines }: Pick<Profile, "lines">): number =>
  lines.reduce((sum, { part, monthlyUsd }) => (part === "rent" ? sum : sum + monthlyUsd), 0) *
  MONTHS_A_YEAR *
  (FLAT_PERCENT / 100);

export const FLAT_CARD: WalletCard = {
  slug: "flat",
  cardType: "personal",
  status: "open",
  fees: { firstYearUsd: 0, laterUsd: 0 },
  foreignFeePercent: 0,
  score: { floor: 0, isEstimated: false, newToCredit: true },
  brandOf: null,
  requires: null,
  points: {
    program: "cash",
    kind: "cash",
    floor: 1,
    cash: 1,
    portal: null,
    transfer: null,
    transfersAlone: false,
    enabledBy: [],
  },
  earns: [
    {
      id: "base",
      category: "other",
      parts: null,
      multiplier: FLAT_PERCENT,
      brands: null,
      base: true,
      foreignOnly: false,
      cap: null,
      afterCap: 0,
    },
  ],
  choices: [],
  perks: [],
  bonus: { kind: "none", state: "open", tiers: [] },
};
