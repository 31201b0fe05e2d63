/** The comparison as `/api/compare` answers it: rows with texts, figures and winners. */
import * as v from "valibot";

import {
  type Answer,
  roundUsd,
  slug,
  slugs,
  textOrNull,
  toWorthAnswer,
  usd,
  worthEntries,
} from "../shared/answer-parts.ts";
import { profileAnswer, toProfileAnswer } from "../profile/profile-answer.ts";
import type { Comparison } from "./compare-cards.ts";

export const compareAnswer = v.strictObject({
  profile: profileAnswer,
  assumptions: v.array(v.string()),
  cards: v.array(
    v.strictObject({
      slug,
      name: v.string(),
      ...worthEntries,
      firstYear: v.strictObject({ ...worthEntries, forgoneUsd: usd }),
      withoutPerksUsd: usd,
      perksAtFaceValueUsd: usd,
      centsPerPoint: v.number(),
      choice: textOrNull,
      perks: v.array(v.strictObject({ perk: v.string(), usd, usedFor: v.string() })),
    }),
  ),
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
          isUncertain: v.boolean(),
          winner: v.nullable(v.literal("best")),
        }),
      ),
    }),
  ),
});

export type CompareAnswer = Answer<typeof compareAnswer>;

export function toCompareAnswer(comparison: Comparison): CompareAnswer {
  const { cards, profile, assumptions, worth, verdict, stretches, groups, curveTable } = comparison;
  return {
    profile: toProfileAnswer(profile),
    assumptions,
    cards: worth.map((card) => ({
      slug: card.slug,
      name: card.name,
      ...toWorthAnswer(card.ongoing),
      firstYear: { ...toWorthAnswer(card.firstYear), forgoneUsd: roundUsd(card.firstYear.forgoneUsd) },
      withoutPerksUsd: roundUsd(card.withoutPerksUsd),
      perksAtFaceValueUsd: roundUsd(card.faceValueUsd),
      centsPerPoint: card.centsPerPoint,
      choice: card.choices.length > 0 ? card.choices.join(", ") : null,
      perks: card.perks.map(({ perk, usd: worthUsd, usedFor }) => ({ perk, usd: roundUsd(worthUsd), usedFor })),
    })),
    verdict: { leaders: verdict.leaders, leadUsd: roundUsd(verdict.leadUsd), sentences: verdict.sentences },
    /** From this spend a month on, in the same mix, these cards are worth most. */
    leads: stretches.map(({ fromMonthlyUsd, slugs: leaders }) => ({
      fromMonthlyUsd: roundUsd(fromMonthlyUsd),
      cards: leaders,
    })),
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
          isUncertain: cell.isUncertain,
          winner: cell.mark,
        })),
      })),
    ),
  };
}
