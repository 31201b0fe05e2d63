import type { WalletCard } from "./wallet-card.ts";

/** A made-up card without fee, perks or bonus that pays `percent` back on everything: the yardstick of the tools. */
export function createFlatCard(percent: number): WalletCard {
  return {
    slug: `flat-${percent}-percent`,
    cardType: "Personal",
    status: "open",
    annualFee: { ongoingUsd: 0, firstYearUsd: 0, text: "$0" },
    foreignTransactionFeePercent: 0,
    rewardProgram: null,
    signUpBonus: { points: null, description: "None", minSpendUsd: null, durationDays: null, estimatedValueUsd: null },
    rewards: [
      {
        multiplier: percent,
        category: "other",
        brands: null,
        subcategory: null,
        base: true,
        notes: "Everything",
        afterCapMultiplier: null,
        cap: null,
      },
    ],
    redemption: { programCpp: 1 },
    perks: [],
  };
}
