/** A wallet's plan in the tools' JSON answers: which card for which spend, what earns nothing, and the perks. */
import * as v from "valibot";

import type { SpendCell } from "../../engine/value/profile.ts";
import type { WalletPlan } from "../../engine/value/wallet-plan.ts";
import type { CapLine } from "./list-caps.ts";
import { type Answer, category, roundUsd, slug, slugs, textOrNull, usd } from "./answer-parts.ts";

const cell = { category, part: textOrNull, brand: textOrNull, foreign: v.boolean() };
const needs = v.nullable(v.strictObject({ spendUsd: v.optional(usd), card: v.optional(slugs) }));

export const planEntries = {
  allocation: v.array(
    v.strictObject({
      ...cell,
      card: slug,
      perk: textOrNull,
      annualUsd: usd,
      multiplier: v.nullable(v.number()),
      valueUsd: usd,
    }),
  ),
  unplaced: v.array(v.strictObject({ ...cell, annualUsd: usd })),
  perks: v.array(v.strictObject({ card: slug, perk: v.string(), usd, needs, usedFor: v.string() })),
  notEarned: v.array(
    v.strictObject({
      card: slug,
      perk: v.string(),
      usd,
      needs,
      why: v.picklist(["spend", "card", "once-per-wallet"]),
    }),
  ),
};
const plan = v.strictObject(planEntries);

const toCell = ({ category: name, part, brand, foreign }: SpendCell) => ({ category: name, part, brand, foreign });

export function toPlanAnswer({ allocation, unplaced, perks, notEarned }: WalletPlan): Answer<typeof plan> {
  return {
    allocation: allocation.map((row) => ({
      ...toCell(row),
      card: row.card,
      perk: row.perk,
      annualUsd: roundUsd(row.annualUsd),
      multiplier: row.multiplier,
      valueUsd: roundUsd(row.valueUsd),
    })),
    unplaced: unplaced.map((row) => ({ ...toCell(row), annualUsd: roundUsd(row.annualUsd) })),
    perks: perks.map((perk) => ({
      card: perk.card,
      perk: perk.perk,
      usd: roundUsd(perk.usd),
      needs: perk.needs,
      usedFor: perk.usedFor,
    })),
    notEarned: notEarned.map((perk) => ({ ...perk, usd: roundUsd(perk.usd) })),
  };
}

export const capAnswers = v.array(v.strictObject({ card: slug, text: v.string(), usedUsd: usd, limitUsd: usd }));

export const toCapAnswers = (caps: readonly CapLine[]): CapLine[] =>
  caps.map((line) => ({ ...line, usedUsd: roundUsd(line.usedUsd), limitUsd: roundUsd(line.limitUsd) }));
