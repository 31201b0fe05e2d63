/** The finder's result as `/card-finder.json` gives it; amounts in whole cents. */
import { roundUsd } from "../round-usd.ts";
import type { FinderResult } from "./find-cards.ts";
import type { FinderSpend } from "./finder-spend.ts";

export function toFinderAnswer({ answers, spend, picks, matches, brandBests, relaxations }: FinderResult) {
  return {
    answers,
    ...toSpendAnswer(spend),
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

/** What was assumed, or what was given; the other one is null. */
function toSpendAnswer(spend: FinderSpend) {
  if (spend.kind === "own") {
    const { monthlyUsd, brandsMonthlyUsd, foreignPercent, redeem, perkPercent } = spend.profile;
    return {
      assumed: null,
      spend: { monthlyUsd, brands: brandsMonthlyUsd, foreignPercent, value: redeem, perksPercent: perkPercent },
    };
  }
  const lines = spend.lines.map(({ category, brand, monthlyUsd }) => ({
    category,
    brand,
    monthlyUsd: roundUsd(monthlyUsd),
  }));
  return { assumed: { profile: spend.everyday.slug, perksPercent: spend.perkPercent, lines }, spend: null };
}
