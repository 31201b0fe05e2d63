/** A small card record for the tests of this folder. */
import type { CardRecord } from "./card.ts";
import { FACT_GROUPS, type FactGroup, type Provenance } from "./provenance.ts";

export const MAY_2025: Provenance = {
  asOf: "2025-05",
  source: { kind: "issuer terms", date: "2025" },
  confidence: "high",
};

export function makeRecord(change: Partial<CardRecord> = {}): CardRecord {
  const provenance = Object.fromEntries(FACT_GROUPS.map((group) => [group, MAY_2025]));
  return {
    slug: "acme",
    name: "Acme",
    shortName: "Acme",
    issuer: "Acme",
    issuingBank: "Acme Bank",
    network: "Visa",
    cardType: "Personal",
    status: "open",
    image: "/acme.svg",
    reviewLink: "/cards/acme",
    applyLink: null,
    ratesAndFeesLink: null,
    categories: ["travel"],
    rating: 7,
    subScores: { earning: 7, perks: 7, cost: 7, redemption: 7, ease: 7 },
    annualFee: { ongoingUsd: 95, firstYearUsd: 95, text: "$95" },
    purchaseApr: null,
    introApr: null,
    foreignTransactionFeePercent: 0,
    creditScore: { text: null, floor: 700, isEstimated: true },
    rewardProgram: null,
    signUpBonus: {
      kind: "fixed",
      points: 60_000,
      description: "60,000 points after $4,000 of purchases in the first 3 months",
      minSpendUsd: 4_000,
      durationDays: 90,
      estimatedValueUsd: 600,
    },
    rewards: [
      {
        id: "base",
        multiplier: 1,
        category: "other",
        brands: null,
        subcategory: null,
        base: true,
        notes: "All purchases",
        afterCapMultiplier: null,
        cap: null,
      },
    ],
    redemption: { programCpp: 1 },
    perks: [
      { id: "lounges", type: "lounge_access", description: "Lounges", valueUsd: 400, frequency: "annual" },
      {
        id: "stream",
        type: "streaming_credit",
        description: "A stream",
        valueUsd: 100,
        frequency: "annual",
        endsOn: "2026-06-22",
      },
    ],
    uncertainFields: [],
    provenance: provenance as Record<FactGroup, Provenance>,
    history: [],
    readings: [],
    ...change,
  };
}

/** 0% for so many months; none for 0. */
export function makeIntroApr(purchaseMonths: number, transferMonths: number): NonNullable<CardRecord["introApr"]> {
  const toPeriod = (length: number) => (length === 0 ? false : ({ percent: 0, length, unit: "months" } as const));
  return { purchases: toPeriod(purchaseMonths), transfers: toPeriod(transferMonths) };
}
