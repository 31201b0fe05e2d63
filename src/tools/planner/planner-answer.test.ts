/** The API's form of a plan: amounts in whole cents, months of the calendar, people from 1. */
import * as v from "valibot";
import { describe, expect, test } from "vitest";

import records from "virtual:tool-records";

import type { PlanAnswer } from "../../engine/plan/plan-answer.ts";
import type { PlannerResult } from "./make-planner-result.ts";
import { askPlanner } from "./answer-planner.ts";
import { plannerAnswer, toPlannerTable, toPlannerAnswer } from "./planner-answer.ts";
import {
  makeJudgment,
  makeMonth,
  makeOpening,
  makeOwned,
  makePlacement,
  makePrinted,
  makeResult,
  makeStep,
  makeTrip,
} from "./test-plan.ts";

const sums = { rewardsUsd: 1.004, perksUsd: 2.006, bonusesUsd: 3.001, feesUsd: 4.009, netUsd: 2.002 };
const rounded = { rewardsUsd: 1, perksUsd: 2.01, bonusesUsd: 3, feesUsd: 4.01, netUsd: 2 };
const whose = (card: string, person = 0) => ({ card, person });
const best = makePrinted({
  ...sums,
  objectiveUsd: 9.996,
  openings: [
    makeOpening("alpha", { bonus: { ...makeOpening("alpha").bonus!, usd: 900.004 } }),
    makeOpening("gamma", { person: 1, month: 2, bonus: null }),
  ],
  endings: [{ ...whose("beta"), month: 2, to: null, savesUsd: 95 }],
  months: [
    makeMonth(1, {
      ...sums,
      runningUsd: 7.777,
      held: [whose("alpha"), whose("beta", 1)],
      spend: [makePlacement("alpha", 10.004, { valueUsd: 0.206, pool: "own" })],
    }),
    makeMonth(2, { held: [whose("gamma", 1)] }),
  ],
});
const toAnswer = (plan: Partial<PlanAnswer> = {}, more?: Partial<PlannerResult>) =>
  toPlannerAnswer(makeResult({ best, ...plan }, more), askPlanner(new URLSearchParams(), records).values);

describe("the plan", () => {
  const { plan, ...rest } = toAnswer();

  test("has the day on which it starts, its sums in cents, and whose everything is in which month", () => {
    expect(rest).toMatchObject({ startDay: "2026-11-01", months: 12, people: 1, asIsUsd: 500 });
    expect(plan).toMatchObject({ ...rounded, objectiveUsd: 10 });
    expect(plan.openings).toMatchObject([
      { ...whose("alpha", 1), month: "2026-12", bonus: { usd: 900, month: "2027-02", windowMonths: 3 } },
      { ...whose("gamma", 2), month: "2027-01", bonus: null },
    ]);
    expect(plan.months[0]).toMatchObject({
      month: "2026-12",
      runningUsd: 7.78,
      held: [whose("alpha", 1), whose("beta", 2)],
      spend: [{ ...whose("alpha", 1), usd: 10, valueUsd: 0.21 }],
    });
    // The engine's own pools are no part of it.
    expect(JSON.stringify(plan)).not.toContain("pool");
  });

  test("as a table has a line a month, with what opens and ends in it and the second person's cards marked", () => {
    expect(toPlannerTable(toAnswer())).toEqual([
      ["month", "held", "opens", "ends", "rewardsUsd", "perksUsd", "bonusesUsd", "feesUsd", "netUsd", "runningUsd"],
      ["2026-12", "alpha p2.beta", "alpha", "", 1, 2.01, 3, 4.01, 2, 7.78],
      ["2027-01", "p2.gamma", "p2.gamma", "beta", 0, 0, 0, 0, 0, 0],
    ]);
  });
});

test("what is not there is null", () => {
  expect(toAnswer()).toMatchObject({ trip: null, most: null, ruleGain: null, slotMonths: [null] });
});

test("everything beside the plan is in cents and months too", () => {
  const answer = toAnswer({
    people: 2,
    asIsUsd: 500.006,
    most: makePrinted({ netUsd: 1_250.006 }),
    trip: makeTrip({ priceUsd: 120.004, sources: [{ ...makeTrip().sources[0]!, feeUsd: 1.234 }] }),
    judgments: [
      makeJudgment("alpha", {
        addsUsd: 1.006,
        netUsd: 2.006,
        least: { points: null, usd: 3.006 },
        instead: { ...whose("gamma", 1), month: 2 },
      }),
      makeJudgment("gamma", { person: 1, least: { points: 40_000, usd: null } }),
    ],
    owned: [
      makeOwned("beta", { yearUsd: 1.006, yields: "trip" }),
      makeOwned("alpha", { person: 1, month: null, yearUsd: null }),
    ],
    dueAfter: [{ ...whose("beta"), month: 12, feeUsd: 95, yearUsd: 1.006, verdict: "keep", to: null }],
    ruleGain: { texts: ["A rule."], addsUsd: 5.006 },
    slotMonths: [null, 2],
    proof: { optimal: false, gapUsd: 1.006, operations: 11 },
  });
  expect(answer).toMatchObject({
    people: 2,
    asIsUsd: 500.01,
    most: { netUsd: 1_250.01 },
    trip: {
      program: "inn",
      month: "2027-09",
      firstMonth: "2027-08",
      priceUsd: 120,
      sources: [{ program: "bank", feeUsd: 1.23, days: 2 }],
    },
    judgments: [
      {
        ...whose("alpha", 1),
        addsUsd: 1.01,
        netUsd: 2.01,
        least: { points: null, usd: 3.01 },
        instead: { ...whose("gamma", 2), month: "2027-01" },
      },
      { ...whose("gamma", 2), least: { points: 40_000, usd: null }, instead: null },
    ],
    owned: [
      { ...whose("beta", 1), month: "2027-03", yearUsd: 1.01, yields: "trip" },
      { ...whose("alpha", 2), month: null, yearUsd: null },
    ],
    dueAfter: [{ ...whose("beta", 1), month: "2027-11", yearUsd: 1.01, verdict: "keep" }],
    ruleGain: { texts: ["A rule."], addsUsd: 5.01 },
    slotMonths: [null, "2027-01"],
    proof: { optimal: false, gapUsd: 1.01, operations: 11 },
  });
  expect(toAnswer({ trip: makeTrip({ firstMonth: null }) }).trip!.firstMonth).toBeNull();
  expect(v.safeParse(plannerAnswer, answer).issues).toBeUndefined();
});

test("steps have their day in place of a month, and texts as they are", () => {
  const { steps, assumptions } = toAnswer({}, { steps: [makeStep({ person: 1 })], assumptions: ["Assumed."] });
  const { month: _, ...step } = makeStep({ person: 1 });
  expect(steps).toEqual([{ ...step, person: 2 }]);
  expect(assumptions).toEqual(["Assumed."]);
});
