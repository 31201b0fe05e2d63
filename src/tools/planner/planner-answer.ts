/** The planner's result as `/api/planner` answers it. Amounts are whole cents; months are `YYYY-MM`. */
import * as v from "valibot";

import type { PlannedMonth, PrintedPlan } from "../../rewards/plan/plan-answer.ts";
import { type Answer, category, count, roundUsd, slug, slugs, textOrNull, usd } from "../answer-parts.ts";
import type { PlannerResult } from "./make-planner-result.ts";
import { toCalendarMonth } from "./months.ts";

const month = v.string();
const sums = { rewardsUsd: usd, perksUsd: usd, bonusesUsd: usd, feesUsd: usd, netUsd: usd };
const sum = v.strictObject({ card: slug, usd });

const plannedMonth = v.strictObject({
  month,
  held: slugs,
  spend: v.array(
    v.strictObject({
      card: slug,
      category,
      part: textOrNull,
      brand: textOrNull,
      foreign: v.boolean(),
      usd,
      multiplier: v.nullable(v.number()),
      centsPerPoint: v.number(),
      perk: textOrNull,
      valueUsd: usd,
    }),
  ),
  perks: v.array(v.strictObject({ card: slug, perk: v.string(), usd })),
  bonuses: v.array(v.strictObject({ card: slug, usd, points: count, isMatch: v.boolean() })),
  fees: v.array(sum),
  ...sums,
  runningUsd: usd,
});

const plan = v.strictObject({
  ...sums,
  objectiveUsd: usd,
  openings: v.array(
    v.strictObject({
      card: slug,
      month,
      bonus: v.nullable(
        v.strictObject({
          usd,
          points: count,
          isMatch: v.boolean(),
          month,
          afterUsd: usd,
          windowMonths: count,
          spendUsd: usd,
        }),
      ),
      firstFeeUsd: usd,
      laterFeeUsd: usd,
      choices: v.array(v.string()),
      warnings: v.array(v.string()),
    }),
  ),
  endings: v.array(v.strictObject({ card: slug, month, to: v.nullable(slug), savesUsd: usd })),
  months: v.array(plannedMonth),
});

export const plannerAnswer = v.strictObject({
  startMonth: month,
  months: count,
  plan,
  simple: v.nullable(plan),
  asIsUsd: usd,
  judgments: v.array(
    v.strictObject({
      card: slug,
      addsUsd: usd,
      least: v.nullable(v.strictObject({ points: v.nullable(count), usd: v.nullable(usd) })),
      instead: v.nullable(v.strictObject({ card: slug, month })),
      offerAsOf: v.string(),
      isOld: v.boolean(),
    }),
  ),
  owned: v.array(
    v.strictObject({
      card: slug,
      verdict: v.picklist(["keep", "close", "change"]),
      to: v.nullable(slug),
      month: v.nullable(month),
      feeUsd: usd,
      betterUsd: usd,
      keptUsd: usd,
      closedUsd: v.nullable(usd),
      ask: slugs,
    }),
  ),
  dueAfter: v.array(
    v.strictObject({ card: slug, month, feeUsd: usd, worthUsd: usd, verdict: v.picklist(["keep", "close"]) }),
  ),
  ruleGain: v.nullable(v.strictObject({ texts: v.array(v.string()), addsUsd: usd })),
  slotMonth: v.nullable(month),
  steps: v.array(
    v.strictObject({
      kind: v.picklist(["apply", "spend", "bonus", "credit", "decide", "fee", "slot"]),
      day: v.string(),
      when: v.picklist(["from", "by", "around"]),
      card: v.nullable(slug),
      title: v.string(),
      text: v.string(),
      brings: v.string(),
      missed: v.string(),
      warnings: v.array(v.string()),
    }),
  ),
  assumptions: v.array(v.string()),
  proof: v.strictObject({ optimal: v.boolean(), gapUsd: usd, steps: count }),
});

const roundSums = (worth: Pick<PlannedMonth, keyof typeof sums>) => ({
  rewardsUsd: roundUsd(worth.rewardsUsd),
  perksUsd: roundUsd(worth.perksUsd),
  bonusesUsd: roundUsd(worth.bonusesUsd),
  feesUsd: roundUsd(worth.feesUsd),
  netUsd: roundUsd(worth.netUsd),
});

function toPlan(printed: PrintedPlan, toMonth: (at: number) => string): Answer<typeof plan> {
  return {
    ...roundSums(printed),
    objectiveUsd: roundUsd(printed.objectiveUsd),
    openings: printed.openings.map((opening) => ({
      ...opening,
      month: toMonth(opening.month),
      choices: [...opening.choices],
      warnings: [...opening.warnings],
      bonus: opening.bonus && {
        ...opening.bonus,
        usd: roundUsd(opening.bonus.usd),
        month: toMonth(opening.bonus.month),
        spendUsd: roundUsd(opening.bonus.spendUsd),
      },
    })),
    endings: printed.endings.map((ending) => ({ ...ending, month: toMonth(ending.month) })),
    months: printed.months.map((entry) => ({
      month: toMonth(entry.month),
      held: entry.held,
      spend: entry.spend.map(({ pool: _pool, ...placement }) => ({
        ...placement,
        usd: roundUsd(placement.usd),
        valueUsd: roundUsd(placement.valueUsd),
      })),
      perks: entry.perks.map((perk) => ({ ...perk, usd: roundUsd(perk.usd) })),
      bonuses: entry.bonuses.map((bonus) => ({ ...bonus, usd: roundUsd(bonus.usd) })),
      fees: entry.fees,
      ...roundSums(entry),
      runningUsd: roundUsd(entry.runningUsd),
    })),
  };
}

export function toPlannerAnswer({
  today,
  plan: found,
  steps,
  assumptions,
}: PlannerResult): Answer<typeof plannerAnswer> {
  const toMonth = (at: number) => toCalendarMonth(at, today);
  const toMonthOrNull = (at: number | null) => (at === null ? null : toMonth(at));
  return {
    startMonth: today,
    months: found.months,
    plan: toPlan(found.best, toMonth),
    simple: found.simple && toPlan(found.simple, toMonth),
    asIsUsd: roundUsd(found.asIsUsd),
    judgments: found.judgments.map((judgment) => ({
      ...judgment,
      addsUsd: roundUsd(judgment.addsUsd),
      least: judgment.least && {
        ...judgment.least,
        usd: judgment.least.usd === null ? null : roundUsd(judgment.least.usd),
      },
      instead: judgment.instead && { ...judgment.instead, month: toMonth(judgment.instead.month) },
    })),
    owned: found.owned.map((entry) => ({
      ...entry,
      month: toMonthOrNull(entry.month),
      betterUsd: roundUsd(entry.betterUsd),
      keptUsd: roundUsd(entry.keptUsd),
      closedUsd: entry.closedUsd === null ? null : roundUsd(entry.closedUsd),
    })),
    dueAfter: found.dueAfter.map((entry) => ({
      ...entry,
      month: toMonth(entry.month),
      worthUsd: roundUsd(entry.worthUsd),
    })),
    ruleGain: found.ruleGain && { ...found.ruleGain, addsUsd: roundUsd(found.ruleGain.addsUsd) },
    slotMonth: toMonthOrNull(found.slotMonth),
    steps: steps.map(({ month: _month, ...step }) => step),
    assumptions,
    proof: { ...found.proof, gapUsd: roundUsd(found.proof.gapUsd) },
  };
}
