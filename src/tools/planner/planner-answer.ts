/** The planner's result as `/api/planner` answers it. Amounts are whole cents; months are `YYYY-MM`. */
import * as v from "valibot";

import type { PlannedMonth, PrintedPlan } from "../../engine/plan/plan-answer.ts";
import { type Answer, category, count, roundUsd, slug, slugs, textOrNull, usd } from "../shared/answer-parts.ts";
import type { PlannerResult } from "./make-planner-result.ts";
import { toCalendarMonth } from "./months.ts";

const month = v.string();
const sums = { rewardsUsd: usd, perksUsd: usd, bonusesUsd: usd, feesUsd: usd, netUsd: usd };
/** 1, or 2 for the second person. */
const person = v.picklist([1, 2]);
const verdict = v.picklist(["keep", "downgrade", "cancel"]);
const whose = { card: slug, person };
const fee = v.strictObject({ ...whose, usd, countedUsd: usd });

const plannedMonth = v.strictObject({
  month,
  held: v.array(v.strictObject(whose)),
  spend: v.array(
    v.strictObject({
      ...whose,
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
  perks: v.array(v.strictObject({ ...whose, perk: v.string(), usd })),
  bonuses: v.array(v.strictObject({ ...whose, usd, points: count, isMatch: v.boolean() })),
  fees: v.array(fee),
  ...sums,
  runningUsd: usd,
});

const plan = v.strictObject({
  ...sums,
  objectiveUsd: usd,
  usualUsd: usd,
  feesAfterUsd: usd,
  perksAfterUsd: usd,
  openings: v.array(
    v.strictObject({
      ...whose,
      month,
      bonus: v.nullable(
        v.strictObject({
          usd,
          points: count,
          isMatch: v.boolean(),
          month,
          afterUsd: usd,
          windowMonths: v.number(),
          spendUsd: usd,
          offer: v.strictObject({ basis: v.picklist(["read", "usual", "ceiling"]), lastSeen: textOrNull }),
        }),
      ),
      firstFeeUsd: usd,
      laterFeeUsd: usd,
      choices: v.array(v.string()),
      warnings: v.array(v.string()),
    }),
  ),
  unlocks: v.array(v.strictObject({ ...whose, usd, month, months: count })),
  endings: v.array(v.strictObject({ ...whose, month, to: v.nullable(slug), savesUsd: usd })),
  months: v.array(plannedMonth),
});

export const plannerAnswer = v.strictObject({
  startDay: v.string(),
  months: count,
  people: count,
  plan,
  trip: v.nullable(
    v.strictObject({
      program: v.string(),
      points: count,
      month,
      isReached: v.boolean(),
      isSure: v.boolean(),
      reachedPoints: count,
      sources: v.array(
        v.strictObject({
          program: v.string(),
          isTransfer: v.boolean(),
          points: count,
          neededPoints: count,
          arrivingPoints: count,
          feeUsd: usd,
          days: v.nullable(count),
        }),
      ),
      priceUsd: usd,
      firstMonth: v.nullable(month),
    }),
  ),
  most: v.nullable(plan),
  asIsUsd: usd,
  judgments: v.array(
    v.strictObject({
      ...whose,
      addsUsd: usd,
      netUsd: usd,
      least: v.nullable(v.strictObject({ points: v.nullable(count), usd: v.nullable(usd) })),
      instead: v.nullable(v.strictObject({ ...whose, month })),
    }),
  ),
  owned: v.array(
    v.strictObject({
      ...whose,
      verdict,
      to: v.nullable(slug),
      month: v.nullable(month),
      feeUsd: usd,
      yearUsd: v.nullable(usd),
      yields: v.nullable(v.picklist(["trip", "points", "fees"])),
      ask: slugs,
    }),
  ),
  dueAfter: v.array(
    v.strictObject({ ...whose, month, feeUsd: usd, yearUsd: v.nullable(usd), verdict, to: v.nullable(slug) }),
  ),
  ruleGain: v.nullable(v.strictObject({ texts: v.array(v.string()), addsUsd: usd })),
  slotMonths: v.array(v.nullable(month)),
  steps: v.array(
    v.strictObject({
      kind: v.picklist(["apply", "spend", "bonus", "credit", "decide", "fee", "slot", "transfer"]),
      day: v.string(),
      when: v.picklist(["from", "by", "around"]),
      card: v.nullable(slug),
      person,
      title: v.string(),
      text: v.string(),
      brings: v.string(),
      missed: v.string(),
      warnings: v.array(v.string()),
    }),
  ),
  assumptions: v.array(v.string()),
  proof: v.strictObject({ optimal: v.boolean(), gapUsd: usd, operations: count }),
});

const roundSums = (worth: Pick<PlannedMonth, keyof typeof sums>) => ({
  rewardsUsd: roundUsd(worth.rewardsUsd),
  perksUsd: roundUsd(worth.perksUsd),
  bonusesUsd: roundUsd(worth.bonusesUsd),
  feesUsd: roundUsd(worth.feesUsd),
  netUsd: roundUsd(worth.netUsd),
});

const toWhose = <Entry extends { readonly person: number }>(entry: Entry) => ({
  ...entry,
  person: entry.person === 0 ? (1 as const) : (2 as const),
});

function toPlan(printed: PrintedPlan, toMonth: (at: number) => string): Answer<typeof plan> {
  return {
    ...roundSums(printed),
    objectiveUsd: roundUsd(printed.objectiveUsd),
    usualUsd: roundUsd(printed.usualUsd),
    feesAfterUsd: roundUsd(printed.feesAfterUsd),
    perksAfterUsd: roundUsd(printed.perksAfterUsd),
    openings: printed.openings.map((opening) => ({
      ...toWhose(opening),
      month: toMonth(opening.month),
      choices: [...opening.choices],
      warnings: [...opening.warnings],
      bonus: opening.bonus && {
        ...opening.bonus,
        usd: roundUsd(opening.bonus.usd),
        month: toMonth(opening.bonus.month),
        spendUsd: roundUsd(opening.bonus.spendUsd),
        windowMonths: Math.round(opening.bonus.windowMonths * 100) / 100,
      },
    })),
    unlocks: printed.unlocks.map((unlock) => ({ ...toWhose(unlock), month: toMonth(unlock.month) })),
    endings: printed.endings.map((ending) => ({ ...toWhose(ending), month: toMonth(ending.month) })),
    months: printed.months.map((entry) => ({
      month: toMonth(entry.month),
      held: entry.held.map(toWhose),
      spend: entry.spend.map(({ pool: _pool, ...placement }) => ({
        ...toWhose(placement),
        usd: roundUsd(placement.usd),
        valueUsd: roundUsd(placement.valueUsd),
      })),
      perks: entry.perks.map((perk) => ({ ...toWhose(perk), usd: roundUsd(perk.usd) })),
      bonuses: entry.bonuses.map((bonus) => ({ ...toWhose(bonus), usd: roundUsd(bonus.usd) })),
      fees: entry.fees.map((due) => ({ ...toWhose(due), countedUsd: roundUsd(due.countedUsd) })),
      ...roundSums(entry),
      runningUsd: roundUsd(entry.runningUsd),
    })),
  };
}

export function toPlannerAnswer({
  today,
  months,
  plan: found,
  steps,
  assumptions,
}: PlannerResult): Answer<typeof plannerAnswer> {
  const toMonth = (at: number) => toCalendarMonth(at, today);
  const toMonthOrNull = (at: number | null) => (at === null ? null : toMonth(at));
  return {
    startDay: today,
    months,
    people: found.people,
    plan: toPlan(found.best, toMonth),
    trip: found.trip && {
      ...found.trip,
      month: toMonth(found.trip.month),
      sources: found.trip.sources.map((source) => ({ ...source, feeUsd: roundUsd(source.feeUsd) })),
      priceUsd: roundUsd(found.trip.priceUsd),
      firstMonth: toMonthOrNull(found.trip.firstMonth),
    },
    most: found.most && toPlan(found.most, toMonth),
    asIsUsd: roundUsd(found.asIsUsd),
    judgments: found.judgments.map((judgment) => ({
      ...toWhose(judgment),
      addsUsd: roundUsd(judgment.addsUsd),
      netUsd: roundUsd(judgment.netUsd),
      least: judgment.least && {
        ...judgment.least,
        usd: judgment.least.usd === null ? null : roundUsd(judgment.least.usd),
      },
      instead: judgment.instead && { ...toWhose(judgment.instead), month: toMonth(judgment.instead.month) },
    })),
    owned: found.owned.map((entry) => ({
      ...toWhose(entry),
      month: toMonthOrNull(entry.month),
      yearUsd: entry.yearUsd === null ? null : roundUsd(entry.yearUsd),
    })),
    dueAfter: found.dueAfter.map((entry) => ({
      ...toWhose(entry),
      month: toMonth(entry.month),
      yearUsd: entry.yearUsd === null ? null : roundUsd(entry.yearUsd),
    })),
    ruleGain: found.ruleGain && { ...found.ruleGain, addsUsd: roundUsd(found.ruleGain.addsUsd) },
    slotMonths: found.slotMonths.map(toMonthOrNull),
    steps: steps.map(({ month: _month, ...step }) => toWhose(step)),
    assumptions,
    proof: { ...found.proof, gapUsd: roundUsd(found.proof.gapUsd) },
  };
}
