/** The planner's result as `/api/planner` answers it. Amounts are whole cents; months are `YYYY-MM`. */
import * as v from "valibot";

import type { ProfileValues } from "../../asking/profile.ts";
import {
  type Answer,
  category,
  component,
  count,
  slug,
  slugs,
  textOrNull,
  toJson,
  usd,
} from "../shared/answer-parts.ts";
import { profileEcho } from "../shared/profile-echo.ts";
import { toProfileEcho } from "../shared/to-profile-echo.ts";
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

const plan = component(
  "Plan",
  v.strictObject({
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
  }),
);

export const plannerAnswer = v.strictObject({
  profile: profileEcho,
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
      sooner: v.nullable(v.strictObject({ month, cards: v.array(v.strictObject(whose)), gainUsd: v.nullable(usd) })),
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

export type PlannerAnswer = Answer<typeof plannerAnswer>;

/** Counted from this month by the engine. */
const MONTHS: ReadonlySet<string> = new Set(["month", "firstMonth", "slotMonths"]);

/** The engine counts months from this one and people from 0; an answer names the months, and people are 1 and 2. */
function toNamed(value: unknown, today: string, key = ""): unknown {
  if (Array.isArray(value)) return value.map((entry) => toNamed(entry, today, key));
  if (typeof value === "number") {
    if (MONTHS.has(key)) return toCalendarMonth(value, today);
    if (key === "person") return value + 1;
    return key === "windowMonths" ? Math.round(value * 100) / 100 : value;
  }
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, toNamed(member, today, name)]));
}

/** What the API answers of a result. */
export const toPlannerAnswer = (
  { today, months, plan: { best, ...found }, steps, assumptions, profile }: PlannerResult,
  values: ProfileValues,
): PlannerAnswer =>
  toJson(plannerAnswer, {
    ...(toNamed({ ...found, plan: best, steps }, today) as PlannerAnswer),
    profile: toProfileEcho(values, profile),
    startDay: today,
    months,
    assumptions: [...assumptions],
  });
