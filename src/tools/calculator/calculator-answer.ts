/** The calculator's result as `/api/calculator` answers it. */
import * as v from "valibot";

import type { CardBonus } from "../../rewards/bonuses.ts";
import type { WalletValue } from "../../rewards/value-wallet.ts";
import {
  allocationAnswer,
  type Answer,
  category,
  roundUsd,
  slug,
  slugs,
  spendAnswer,
  textOrNull,
  toAllocationAnswer,
  toSpendAnswer,
  usd,
} from "../answer-parts.ts";
import type { SpendProfile } from "../spend/spend-query.ts";
import type { CalculatorResult, TwoYears } from "./calculate-rewards.ts";

const bonus = v.strictObject({
  slug,
  valueUsd: usd,
  minSpendUsd: usd,
  status: v.picklist(["earned", "unreachable", "crowded-out", "owned"]),
});
const cap = v.strictObject({
  card: slug,
  rewards: v.array(v.strictObject({ category, brand: textOrNull, subcategory: textOrNull, multiplier: v.number() })),
  usedUsd: usd,
  limitUsd: usd,
});
const twoYears = v.strictObject({
  netUsd: usd,
  rewardsUsd: usd,
  perksUsd: usd,
  feesUsd: usd,
  firstYear: v.strictObject({ netUsd: usd, feesUsd: usd, bonusesUsd: usd, bonuses: v.array(bonus) }),
  caps: v.array(cap),
});
export const calculatorAnswer = v.strictObject({
  spend: spendAnswer,
  cards: v.array(
    v.strictObject({
      slug,
      name: v.string(),
      centsPerPoint: v.number(),
      isFallbackValue: v.boolean(),
      ...twoYears.entries,
    }),
  ),
  wallet: v.strictObject({ cards: slugs, ...twoYears.entries, allocation: allocationAnswer }),
});

const toBonus = ({ slug, valueUsd, minSpendUsd, status }: CardBonus): Answer<typeof bonus> => ({
  slug,
  valueUsd: roundUsd(valueUsd),
  minSpendUsd: roundUsd(minSpendUsd),
  status,
});

const toCap = ({ card, rewards, usedUsd, limitUsd }: WalletValue["caps"][number]): Answer<typeof cap> => ({
  card,
  rewards,
  usedUsd: roundUsd(usedUsd),
  limitUsd: roundUsd(limitUsd),
});

const toTwoYears = ({ ongoing, firstYear }: TwoYears): Answer<typeof twoYears> => ({
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

/** @throws Error for a result without a card: a parsed query has at least one */
export function toCalculatorAnswer(result: CalculatorResult, profile: SpendProfile): Answer<typeof calculatorAnswer> {
  const { cards } = result;
  const all = result.together ?? cards[0];
  if (!all) throw new Error("The calculator answered without a card");
  return {
    spend: toSpendAnswer(profile),
    cards: cards.map((figures) => ({
      slug: figures.slug,
      name: result.labels[figures.slug]?.name ?? figures.slug,
      centsPerPoint: figures.ongoing.cards[0]?.centsPerPoint.cpp ?? 0,
      isFallbackValue: figures.ongoing.cards[0]?.centsPerPoint.fellBack ?? false,
      ...toTwoYears(figures),
    })),
    wallet: {
      cards: cards.map((figures) => figures.slug),
      ...toTwoYears(all),
      allocation: toAllocationAnswer(all.ongoing.allocation),
    },
  };
}
