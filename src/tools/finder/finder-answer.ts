/** The finder's result as `/api/finder` answers it. */
import * as v from "valibot";

import {
  type Answer,
  category,
  count,
  roundUsd,
  slug,
  spendAnswer,
  textOrNull,
  toSpendAnswer,
  usd,
} from "../answer-parts.ts";
import type { FinderResult } from "./find-cards.ts";
import { MATTERS } from "./finder-query.ts";
import type { FinderSpend } from "./finder-spend.ts";

const texts = v.array(v.string());
const assumedSpend = v.strictObject({
  profile: v.string(),
  perksPercent: v.number(),
  lines: v.array(v.strictObject({ category, brand: textOrNull, monthlyUsd: usd })),
});

export const finderAnswer = v.strictObject({
  answers: v.strictObject({
    matters: v.picklist(MATTERS),
    carriesBalance: v.boolean(),
    creditScore: v.nullable(v.number()),
    maxFeeUsd: v.nullable(usd),
    brands: texts,
    tripsAYear: count,
    cardType: v.picklist(["Personal", "Business"]),
  }),
  assumed: v.nullable(assumedSpend),
  spend: v.nullable(spendAnswer),
  matches: count,
  picks: v.array(
    v.strictObject({
      slug,
      name: v.string(),
      scoreUsd: usd,
      netUsd: usd,
      firstYearNetUsd: usd,
      why: texts,
      next: v.nullable(slug),
      whyNotNext: textOrNull,
      check: texts,
    }),
  ),
  brandBests: v.array(v.strictObject({ brand: v.string(), slug, rank: count, netUsd: usd })),
  relaxations: v.array(v.strictObject({ answer: v.string(), matches: count })),
});

export function toFinderAnswer(result: FinderResult): Answer<typeof finderAnswer> {
  const { answers, spend, picks, matches, brandBests, relaxations } = result;
  return {
    answers,
    assumed: toAssumed(spend),
    spend: spend.kind === "own" ? toSpendAnswer(spend.profile) : null,
    matches,
    picks: picks.map(({ card, ranked, reasons, next }) => ({
      slug: card.slug,
      name: card.name,
      scoreUsd: roundUsd(ranked.score),
      netUsd: roundUsd(ranked.ongoing.netUsd),
      firstYearNetUsd: roundUsd(ranked.firstYear.netUsd),
      why: reasons.why,
      next: next?.slug ?? null,
      whyNotNext: reasons.whyNotNext,
      check: reasons.check,
    })),
    brandBests: brandBests.map(({ brand, card, rank, netUsd }) => ({
      brand,
      slug: card.slug,
      rank,
      netUsd: roundUsd(netUsd),
    })),
    relaxations,
  };
}

function toAssumed(spend: FinderSpend): Answer<typeof assumedSpend> | null {
  if (spend.kind === "own") return null;
  const lines = spend.lines.map(({ category, brand, monthlyUsd }) => ({
    category,
    brand,
    monthlyUsd: roundUsd(monthlyUsd),
  }));
  return { profile: spend.everyday.slug, perksPercent: spend.perkPercent, lines };
}
