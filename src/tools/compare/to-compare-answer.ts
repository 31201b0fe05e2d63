/** The comparison as `/compare.json` gives it: rows with texts, figures and winners; amounts in whole cents. */
import { roundUsd } from "../round-usd.ts";
import type { SpendProfile } from "../spend/spend-query.ts";
import type { Comparison } from "./compare-cards.ts";
import type { CardWorth } from "./worth.ts";

const toParts = ({ netUsd, rewardsUsd, perksUsd, feesUsd, bonusesUsd }: CardWorth["ongoing"]) => ({
  netUsd: roundUsd(netUsd),
  rewardsUsd: roundUsd(rewardsUsd),
  perksUsd: roundUsd(perksUsd),
  feesUsd: roundUsd(feesUsd),
  bonusesUsd: roundUsd(bonusesUsd),
});

export function toCompareAnswer(comparison: Comparison, profile: SpendProfile) {
  const { cards, worth, verdict, stretches, groups, curveTable } = comparison;
  return {
    spend: {
      monthlyUsd: profile.monthlyUsd,
      brands: profile.brandsMonthlyUsd,
      foreignPercent: profile.foreignPercent,
      value: profile.redeem,
      perksPercent: profile.perkPercent,
    },
    cards: worth.map(({ slug, name, ongoing, firstYear }) => ({
      slug,
      name,
      ...toParts(ongoing),
      firstYear: toParts(firstYear),
    })),
    verdict: { leaders: verdict.leaders, leadUsd: roundUsd(verdict.leadUsd), sentences: verdict.sentences },
    /** From this spend a month on, in the same mix, these cards are worth most. */
    leads: stretches.map(({ fromMonthlyUsd, slugs }) => ({ fromMonthlyUsd: roundUsd(fromMonthlyUsd), cards: slugs })),
    curve: curveTable.map(({ monthlyUsd, netsUsd }) => ({
      monthlyUsd: roundUsd(monthlyUsd),
      netUsd: Object.fromEntries(cards.map((card, index) => [card.slug, roundUsd(netsUsd[index] ?? 0)])),
    })),
    rows: groups.flatMap((group) =>
      group.rows.map(({ key, label, isSame, cells }) => ({
        group: group.key,
        key,
        label,
        isSame,
        cells: cells.map((cell, index) => ({
          card: cards[index]?.slug ?? "",
          text: cell.text,
          note: cell.note,
          value: cell.value === null ? null : roundUsd(cell.value),
          winner: cell.mark,
        })),
      })),
    ),
  };
}
