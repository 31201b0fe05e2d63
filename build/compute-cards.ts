/**
 * Figures that follow from the catalog alone: what every card is worth for the
 * default spend, what it goes with, and the order of the nine lists. Computed
 * once, at build time, so that a page costs the same however many cards there are.
 */
import { type Card, CARD_CATEGORIES } from "../src/catalog/card.ts";
import { compareWithNoFeeCard, findBreakEven } from "../src/rewards/break-even.ts";
import type { ComputedCard, ComputedCatalog, NetParts } from "../src/rewards/computed-card.ts";
import { rankCards } from "../src/rewards/rank-cards.ts";
import { findBestPartner, listAlternatives } from "../src/rewards/related-cards.ts";
import { scaleSpend, totalMonthlyUsd } from "../src/rewards/spend.ts";
import { DEFAULT_LINES } from "../src/rewards/spend-presets.ts";
import type { Horizon } from "../src/rewards/value-options.ts";
import { valueWallet } from "../src/rewards/value-wallet.ts";

/** From no spend to three times the default: wide enough to see a cap bend the line. */
const CURVE_SCALES = Array.from({ length: 13 }, (_, index) => index / 4);
const OPTIONS = { lines: DEFAULT_LINES } as const;

export function computeCatalog(cards: readonly Card[]): ComputedCatalog {
  const rankings = CARD_CATEGORIES.map((category) => {
    const listed = cards.filter((card) => card.categories.includes(category));
    return [category, rankCards(listed, OPTIONS).ranked] as const;
  });
  return {
    cards: Object.fromEntries(cards.map((card) => [card.slug, computeCard(card, cards)])),
    rankings: Object.fromEntries(rankings),
  };
}

function computeCard(card: Card, cards: readonly Card[]): ComputedCard {
  return {
    ongoing: toParts(card, "ongoing"),
    firstYear: toParts(card, "first-year"),
    noFee: compareWithNoFeeCard(card, cards, OPTIONS),
    breakEven: findBreakEven(card, OPTIONS),
    curve: CURVE_SCALES.map((scale) => toCurvePoint(card, scale)),
    alternatives: listAlternatives(card, cards, OPTIONS),
    partner: findBestPartner(card, cards, OPTIONS),
  };
}

function toCurvePoint(card: Card, scale: number): ComputedCard["curve"][number] {
  const lines = scaleSpend(DEFAULT_LINES, scale);
  const { rewardsUsd, perksUsd } = valueWallet([card], { lines });
  return { monthlyUsd: totalMonthlyUsd(lines), valueUsd: rewardsUsd + perksUsd };
}

function toParts(card: Card, horizon: Horizon): NetParts {
  const { netUsd, rewardsUsd, perksUsd, feesUsd, bonusesUsd } = valueWallet([card], { ...OPTIONS, horizon });
  return { netUsd, rewardsUsd, perksUsd, feesUsd, bonusesUsd };
}
