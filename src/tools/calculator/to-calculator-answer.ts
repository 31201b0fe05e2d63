/** The calculator's result as `GET /api/rewards` and `/rewards-compare.json` give it; amounts in whole cents. */
import type { CardBonus } from "../../rewards/bonuses.ts";
import type { WalletValue } from "../../rewards/value-wallet.ts";
import type { CalculatorResult, TwoYears } from "./calculate-rewards.ts";
import { roundUsd } from "../round-usd.ts";
import type { SpendProfile } from "../spend/spend-query.ts";

const toBonus = ({ slug, valueUsd, minSpendUsd, status }: CardBonus) => ({
  slug,
  valueUsd: roundUsd(valueUsd),
  minSpendUsd: roundUsd(minSpendUsd),
  status,
});

const toCap = ({ card, rewards, usedUsd, limitUsd }: WalletValue["caps"][number]) => ({
  card,
  rewards,
  usedUsd: roundUsd(usedUsd),
  limitUsd: roundUsd(limitUsd),
});

const toParts = ({ ongoing, firstYear }: TwoYears) => ({
  netUsd: roundUsd(ongoing.netUsd),
  rewardsUsd: roundUsd(ongoing.rewardsUsd),
  perksUsd: roundUsd(ongoing.perksUsd),
  feesUsd: roundUsd(ongoing.feesUsd),
  firstYear: {
    netUsd: roundUsd(firstYear.netUsd),
    feesUsd: roundUsd(firstYear.feesUsd),
    bonusesUsd: roundUsd(firstYear.bonusesUsd),
    bonuses: firstYear.bonuses.map(toBonus),
  },
  caps: ongoing.caps.map(toCap),
});

export function toCalculatorAnswer(result: CalculatorResult, profile: SpendProfile) {
  const { cards, together } = result;
  const all = together ?? cards[0];
  return {
    spend: {
      monthlyUsd: profile.monthlyUsd,
      brands: profile.brandsMonthlyUsd,
      foreignPercent: profile.foreignPercent,
      value: profile.redeem,
      perksPercent: profile.perkPercent,
    },
    cards: cards.map((figures) => ({
      slug: figures.slug,
      name: result.labels[figures.slug]?.name ?? figures.slug,
      centsPerPoint: figures.ongoing.cards[0]?.centsPerPoint.cpp ?? 0,
      isFallbackValue: figures.ongoing.cards[0]?.centsPerPoint.fellBack ?? false,
      ...toParts(figures),
    })),
    wallet: all && {
      cards: cards.map((figures) => figures.slug),
      ...toParts(all),
      allocation: all.ongoing.allocation.map(({ category, brand, foreign, card, annualUsd, multiplier, valueUsd }) => ({
        category,
        brand,
        foreign,
        card,
        annualUsd: roundUsd(annualUsd),
        multiplier,
        valueUsd: roundUsd(valueUsd),
      })),
    },
  };
}
