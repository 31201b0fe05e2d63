/** The yardstick: a card without a fee that pays the same back on everything, as the maths sees it. */
import type { WalletCard } from "./wallet-card.ts";

export const FLAT_PERCENT = 2;

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
