/** The planner's result as `/api/planner` answers it. Amounts are whole cents; months are `YYYY-MM`. */
import * as v from "valibot";

import type { ProfileValues } from "../../asking/profile.ts";
import { type Answer, count, describe, slug, slugs, toJson, usd } from "../shared/answer-parts.ts";
import type { CsvCell } from "../shared/csv.ts";
import { profileEcho } from "../shared/profile-echo.ts";
import { toProfileEcho } from "../shared/to-profile-echo.ts";
import type { PlannerResult } from "./make-planner-result.ts";
import { toCalendarMonth } from "./months.ts";
import { month, person, plan, sums, texts, warnings, whose } from "./plan-schema.ts";

const verdict = describe(v.picklist(["keep", "downgrade", "cancel"]), "What to do.");
const to = describe(v.nullable(slug), "What it is downgraded to; null for nothing.");
const addsUsd = describe(usd, "What it would add, US dollars.", 80);
const feeUsd = describe(usd, "Annual fee, US dollars a year.", 95);
const yearUsd = describe(
  v.nullable(usd),
  "What it adds in a full year to the best set of the plan's cards, US dollars; its fee is not taken off. Null: not worked out.",
);

const program = describe(v.string(), "The points program's slug.", "world-of-hyatt");
const trip = v.strictObject({
  program,
  points: describe(count, "Points that were asked for.", 200_000),
  month: describe(month, "By when."),
  isReached: describe(v.boolean(), "Whether the plan has the points by then."),
  isSure: describe(
    v.boolean(),
    "True, or where the points are not reached: whether it is proved that no plan has them.",
  ),
  reachedPoints: describe(count, "Points by then: of the plan, or the most that was found.", 201_500),
  sources: describe(
    v.array(
      v.strictObject({
        program,
        isTransfer: describe(v.boolean(), "Whether they are moved from another program."),
        points: describe(count, "Points available there.", 120_000),
        neededPoints: describe(count, "Of them, what the trip needs.", 100_000),
        arrivingPoints: describe(count, "Points of the trip's program that all of them become.", 120_000),
        feeUsd: describe(usd, "What the bank charges for sending the points that are needed, US dollars.", 0),
        days: describe(v.nullable(count), "Days on the way; null: not on record."),
      }),
    ),
    "Where the points come from.",
  ),
  priceUsd: describe(usd, "What the trip costs, compared with our pick without it, US dollars.", 312),
  firstMonth: describe(v.nullable(month), "The first month in which it can be reached; null: not within two years."),
  sooner: describe(
    v.nullable(
      v.strictObject({
        month,
        cards: describe(v.array(v.strictObject(whose)), "The cards that can go then."),
        gainUsd: describe(
          v.nullable(usd),
          "What that plan is worth more, US dollars; null: the trip is not reached otherwise.",
        ),
      }),
    ),
    "The same points, moved in the last month of the cards kept only for the trip; null if there are none or keeping them costs little.",
  ),
});

const judgment = v.strictObject({
  ...whose,
  addsUsd,
  netUsd: sums.netUsd,
  least: describe(
    v.nullable(
      v.strictObject({
        points: describe(v.nullable(count), "How many points."),
        usd: describe(v.nullable(usd), "How many US dollars."),
      }),
    ),
    "The smallest bonus with which it still belongs in the plan; null where it belongs there without one.",
  ),
  instead: describe(
    v.nullable(v.strictObject({ ...whose, month })),
    "What the plan would do in its place; null for nothing.",
  ),
});

const owned = v.strictObject({
  ...whose,
  verdict,
  to,
  month: describe(v.nullable(month), "In which to decide; null: no fee, so no decision."),
  feeUsd,
  yearUsd,
  yields: describe(
    v.nullable(v.picklist(["trip", "points", "fees"])),
    "What overrides the best year: the card transfers a trip's points, its points would be lost, or a limit on fees; null for nothing.",
  ),
  ask: describe(slugs, "Cards to ask the issuer for: the change is likely, not sure."),
});

const step = v.strictObject({
  kind: describe(
    v.picklist(["apply", "spend", "bonus", "credit", "decide", "fee", "slot", "transfer"]),
    "What is to be done.",
  ),
  day: describe(v.string(), "Its day.", "2026-12-01"),
  when: describe(v.picklist(["from", "by", "around"]), "Whether from that day, by it or around it."),
  card: describe(v.nullable(slug), "Slug of the card; null for a step of no single card."),
  person,
  title: describe(v.string(), "What to do, in short.", "Apply for Chase Sapphire Preferred"),
  text: describe(v.string(), "How and why, in sentences.", "Spend $4,000 on it in the first three months."),
  brings: describe(v.string(), "What you get, in words.", "$750 of points"),
  missed: describe(v.string(), "What happens if it is missed.", "The bonus is lost."),
  warnings,
});

export const plannerAnswer = v.strictObject({
  profile: profileEcho,
  startDay: describe(
    v.string(),
    "The day on which the plan starts; its first month is the rest of the current one.",
    "2026-11-26",
  ),
  months: describe(count, "How many months it covers.", 12),
  people: describe(count, "For how many people it is.", 1),
  plan: describe(
    plan,
    "Our pick: the plan worth most after each fee has earned back a quarter more than itself and $25; for a trip, of those that reach it.",
  ),
  trip: describe(v.nullable(trip), "The trip that was asked for; null for none."),
  most: describe(
    v.nullable(plan),
    "The best found for the most money, whatever its fees; null where it adds less than $1 to our pick.",
  ),
  asIsUsd: describe(usd, "The same months with only today's cards, US dollars.", 512.4),
  judgments: describe(v.array(judgment), "What each opening adds."),
  owned: describe(v.array(owned), "Cards held now."),
  dueAfter: describe(
    v.array(v.strictObject({ ...whose, month, feeUsd, yearUsd, verdict, to })),
    "Annual fees that fall due in the three months after it.",
  ),
  ruleGain: describe(
    v.nullable(v.strictObject({ texts: describe(texts, "The rules in words."), addsUsd })),
    "What the plan would gain without the rules that are not sure; null for nothing.",
  ),
  slotMonths: describe(
    v.array(v.nullable(month)),
    "By person: when Chase's limit on new accounts has room again; null where it has now.",
  ),
  steps: describe(v.array(step), "What is to be done, in the order of its days."),
  assumptions: describe(texts, "What was assumed, in words."),
  proof: describe(
    v.strictObject({
      optimal: describe(v.boolean(), "False when the search reached its limit."),
      gapUsd: describe(usd, "The most by which another plan could be better, US dollars.", 0),
      operations: describe(count, "Work that the answer took, in operations of about ten nanoseconds.", 31_400_000),
    }),
    "How it was proved.",
  ),
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

const SUMS = ["rewardsUsd", "perksUsd", "bonusesUsd", "feesUsd", "netUsd", "runningUsd"] as const;

interface Whose {
  readonly card: string;
  readonly person: number;
}

/** As the parameters name them: `p2.` is the second person's. */
const toName = ({ card, person }: Whose) => (person === 2 ? `p2.${card}` : card);

/** The plan as a table: a line a month, with the cards that open and end in it. */
export function toPlannerTable({ plan }: PlannerAnswer): readonly (readonly CsvCell[])[] {
  const listIn = (steps: readonly (Whose & { readonly month: string })[], month: string) =>
    steps.flatMap((step) => (step.month === month ? [toName(step)] : [])).join(" ");
  return [
    ["month", "held", "opens", "ends", ...SUMS],
    ...plan.months.map((month) => [
      month.month,
      month.held.map(toName).join(" "),
      listIn(plan.openings, month.month),
      listIn(plan.endings, month.month),
      ...SUMS.map((sum) => month[sum]),
    ]),
  ];
}
