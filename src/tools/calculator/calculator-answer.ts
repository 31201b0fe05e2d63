/** The calculator's result as `/api/calculator` answers it. Amounts are whole cents. */
import * as v from "valibot";

import { type Answer, roundUsd, slug, slugs, textOrNull, usd } from "../shared/answer-parts.ts";
import { profileAnswer, toProfileAnswer } from "../profile/profile-answer.ts";
import { capAnswers, planEntries, toCapAnswers, toPlanAnswer } from "../shared/plan-answer.ts";
import type { CalculatorResult } from "./calculate-rewards.ts";
import type { HeldCards } from "./held-cards.ts";

const bonus = v.strictObject({
  slug,
  status: v.picklist(["earned", "out-of-reach", "ruled-out", "not-counted", "owned"]),
  usd,
  minSpendUsd: usd,
  months: v.nullable(v.number()),
  text: v.string(),
});
/** How a card is held in the plan. */
const held = {
  choice: textOrNull,
  centsPerPoint: v.number(),
  enabledBy: v.nullable(slug),
};
const figures = {
  rewardsUsd: usd,
  perksUsd: usd,
  feeUsd: usd,
  firstYearUsd: v.nullable(usd),
  laterUsd: usd,
  withoutPerksUsd: usd,
  perksAtFaceValueUsd: usd,
  ...planEntries,
  caps: capAnswers,
  bonuses: v.array(bonus),
  /** Of one card; several have a plan. */
  firstYear: v.nullable(
    v.strictObject({ rewardsUsd: usd, perksUsd: usd, bonusesUsd: usd, feeUsd: usd, forgoneUsd: usd }),
  ),
};

export const calculatorAnswer = v.strictObject({
  profile: profileAnswer,
  assumptions: v.array(v.string()),
  verdict: v.strictObject({ keep: slugs, laterUsd: usd, text: v.string(), why: textOrNull, saving: textOrNull }),
  cards: v.array(v.strictObject({ slug, name: v.string(), ...held, ...figures })),
  wallet: v.strictObject({
    cards: v.array(v.strictObject({ slug, ...held, spendUsd: usd, neededSpendUsd: usd })),
    ...figures,
  }),
});
export type CalculatorAnswer = Answer<typeof calculatorAnswer>;

/** @throws Error for a result without a card: a parsed query has at least one */
export function toCalculatorAnswer(result: CalculatorResult): CalculatorAnswer {
  const { cards, best, verdict } = result;
  const all = result.together ?? cards[0];
  if (!all) throw new Error("The calculator answered without a card");
  return {
    profile: toProfileAnswer(result.profile),
    assumptions: result.assumptions,
    verdict: { keep: best.slugs, laterUsd: roundUsd(best.later.netUsd), ...verdict },
    cards: cards.flatMap((one) =>
      one.later.cards.map((card) => ({
        slug: card.slug,
        name: result.labels[card.slug]?.name ?? card.slug,
        ...toHeld(card),
        ...toFigures(one),
      })),
    ),
    wallet: {
      cards: all.later.cards.map((card) => ({
        slug: card.slug,
        ...toHeld(card),
        spendUsd: roundUsd(card.spendUsd),
        neededSpendUsd: roundUsd(card.neededSpendUsd),
      })),
      ...toFigures(all),
    },
  };
}

const toHeld = ({ choices, centsPerPoint, enabledBy }: HeldCards["later"]["cards"][number]) => ({
  choice: choices.length > 0 ? choices.join(", ") : null,
  centsPerPoint,
  enabledBy,
});

const toFigures = ({ later, firstYear, withoutPerksUsd, faceValueUsd, caps, bonuses }: HeldCards) => ({
  rewardsUsd: roundUsd(later.rewardsUsd),
  perksUsd: roundUsd(later.perksUsd),
  feeUsd: roundUsd(later.feesUsd),
  firstYearUsd: firstYear && roundUsd(firstYear.netUsd),
  laterUsd: roundUsd(later.netUsd),
  withoutPerksUsd: roundUsd(withoutPerksUsd),
  perksAtFaceValueUsd: roundUsd(faceValueUsd),
  ...toPlanAnswer(later),
  caps: toCapAnswers(caps),
  bonuses: bonuses.map((line) => ({ ...line, usd: roundUsd(line.usd) })),
  firstYear: firstYear && {
    rewardsUsd: roundUsd(firstYear.rewardsUsd),
    perksUsd: roundUsd(firstYear.perksUsd),
    bonusesUsd: roundUsd(firstYear.bonusesUsd),
    feeUsd: roundUsd(firstYear.feesUsd),
    forgoneUsd: roundUsd(firstYear.forgoneUsd),
  },
});
