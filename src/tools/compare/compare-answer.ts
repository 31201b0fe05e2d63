/** The comparison as `/api/compare` answers it: rows with texts, figures and winners. */
import * as v from "valibot";

import {
  type Answer,
  roundUsd,
  slug,
  slugs,
  spendAnswer,
  textOrNull,
  toSpendAnswer,
  toWorthAnswer,
  usd,
  worthEntries,
} from "../answer-parts.ts";
import type { SpendProfile } from "../spend/spend-query.ts";
import type { Comparison } from "./compare-cards.ts";

export const compareAnswer = v.strictObject({
  spend: spendAnswer,
  cards: v.array(v.strictObject({ slug, name: v.string(), ...worthEntries, firstYear: v.strictObject(worthEntries) })),
  verdict: v.strictObject({ leaders: slugs, leadUsd: usd, sentences: v.array(v.string()) }),
  leads: v.array(v.strictObject({ fromMonthlyUsd: usd, cards: slugs })),
  curve: v.array(v.strictObject({ monthlyUsd: usd, netUsd: v.record(slug, usd) })),
  rows: v.array(
    v.strictObject({
      group: v.string(),
      key: v.string(),
      label: v.string(),
      isSame: v.boolean(),
      cells: v.array(
        v.strictObject({
          card: slug,
          text: v.string(),
          note: textOrNull,
          value: v.nullable(v.number()),
          winner: v.nullable(v.picklist(["best", "tied"])),
        }),
      ),
    }),
  ),
});

export function toCompareAnswer(comparison: Comparison, profile: SpendProfile): Answer<typeof compareAnswer> {
  const { cards, worth, verdict, stretches, groups, curveTable } = comparison;
  return {
    spend: toSpendAnswer(profile),
    cards: worth.map(({ slug, name, ongoing, firstYear }) => ({
      slug,
      name,
      ...toWorthAnswer(ongoing),
      firstYear: toWorthAnswer(firstYear),
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
