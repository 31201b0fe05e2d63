/** The finder's result as `/api/finder` answers it. Amounts are whole cents. */
import * as v from "valibot";

import { type Answer, count, roundUsd, slug, textOrNull, usd } from "../shared/answer-parts.ts";
import { profileAnswer, toProfileAnswer } from "../profile/profile-answer.ts";
import type { FinderResult, YearParts } from "./find-cards.ts";
import { HOLDERS, MATTERS } from "./finder-query.ts";
import { EXCLUDING_ANSWERS } from "./rank-finder-cards.ts";

const texts = v.array(v.string());
const year = v.strictObject({ netUsd: usd, rewardsUsd: usd, perksUsd: usd, feeUsd: usd, bonusUsd: usd });

export const finderAnswer = v.strictObject({
  answers: v.strictObject({
    matters: v.picklist(MATTERS),
    type: v.picklist(HOLDERS),
    carriesBalance: v.boolean(),
    maxFeeUsd: v.nullable(usd),
  }),
  profile: profileAnswer,
  assumptions: texts,
  hasOwnSpend: v.boolean(),
  matches: count,
  picks: v.array(
    v.strictObject({
      slug,
      name: v.string(),
      scoreUsd: usd,
      ongoing: year,
      firstYear: year,
      bonusNetUsd: usd,
      why: v.string(),
      skip: texts,
      next: v.nullable(slug),
      whyNotNext: textOrNull,
      check: texts,
    }),
  ),
  brandBests: v.array(v.strictObject({ brand: v.string(), slug, rank: v.nullable(count), netUsd: usd })),
  brandOffers: v.array(v.strictObject({ brand: v.string(), slug, bonusNetUsd: usd })),
  lowerFee: v.nullable(v.strictObject({ slug, netUsd: usd, feeUsd: usd, feesSavedUsd: usd })),
  otherWay: v.nullable(v.strictObject({ value: v.picklist(["cash", "typical"]), slug, netUsd: usd })),
  relaxations: v.array(v.strictObject({ answer: v.picklist(EXCLUDING_ANSWERS), matches: count })),
  gap: textOrNull,
});

const toYear = ({ netUsd, rewardsUsd, perksUsd, feeUsd, bonusUsd }: YearParts): YearParts => ({
  netUsd: roundUsd(netUsd),
  rewardsUsd: roundUsd(rewardsUsd),
  perksUsd: roundUsd(perksUsd),
  feeUsd: roundUsd(feeUsd),
  bonusUsd: roundUsd(bonusUsd),
});

export type FinderAnswer = Answer<typeof finderAnswer>;

export function toFinderAnswer(result: FinderResult): FinderAnswer {
  const {
    answers,
    profile,
    assumptions,
    hasOwnSpend,
    picks,
    matches,
    brandBests,
    relaxations,
    gap,
    otherWay,
    lowerFee,
  } = result;
  return {
    answers: {
      matters: answers.matters,
      type: answers.holder,
      carriesBalance: answers.carriesBalance,
      maxFeeUsd: answers.maxFeeUsd,
    },
    profile: toProfileAnswer(profile),
    assumptions,
    hasOwnSpend,
    matches,
    picks: picks.map(({ label, scoreUsd, ongoing, firstYear, bonusNetUsd, reasons, next }) => ({
      slug: label.slug,
      name: label.name,
      scoreUsd: roundUsd(scoreUsd),
      ongoing: toYear(ongoing),
      firstYear: toYear(firstYear),
      bonusNetUsd: roundUsd(bonusNetUsd),
      why: reasons.why,
      skip: reasons.skip,
      next: next?.slug ?? null,
      whyNotNext: reasons.whyNotNext,
      check: reasons.check,
    })),
    brandBests: brandBests.map(({ brand, slug: card, rank, netUsd }) => ({
      brand,
      slug: card,
      rank,
      netUsd: roundUsd(netUsd),
    })),
    brandOffers: result.brandOffers.map(({ brand, slug: card, bonusNetUsd }) => ({
      brand,
      slug: card,
      bonusNetUsd: roundUsd(bonusNetUsd),
    })),
    lowerFee: lowerFee && {
      slug: lowerFee.slug,
      netUsd: roundUsd(lowerFee.netUsd),
      feeUsd: roundUsd(lowerFee.feeUsd),
      feesSavedUsd: roundUsd(lowerFee.feesSavedUsd),
    },
    otherWay: otherWay && { value: otherWay.value, slug: otherWay.slug, netUsd: roundUsd(otherWay.netUsd) },
    relaxations,
    gap,
  };
}
