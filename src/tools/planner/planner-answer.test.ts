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
    makeOpening("alpha", {
      choices: ["dining"],
      warnings: ["Careful."],
      bonus: { ...makeOpening("alpha").bonus!, usd: 900.004, spendUsd: 3_100.006 },
    }),
    makeOpening("gamma", { person: 1, month: 2, bonus: null }),
  ],
  unlocks: [{ ...whose("alpha", 1), usd: 15_000, month: 3, months: 9 }],
  endings: [{ ...whose("beta"), month: 2, to: null, savesUsd: 95 }],
  months: [
    makeMonth(1, {
      ...sums,
      runningUsd: 7.777,
      held: [whose("alpha"), whose("beta", 1)],
      spend: [makePlacement("alpha", 10.004, { valueUsd: 0.206, pool: "own" })],
      perks: [{ ...whose("alpha", 1), perk: "lounge", usd: 8.333 }],
      bonuses: [{ ...whose("alpha"), usd: 900.001, points: 60_000, isMatch: false }],
      fees: [{ ...whose("alpha", 1), usd: 95, countedUsd: 31.666 }],
    }),
    makeMonth(2, { held: [whose("gamma", 1)] }),
  ],
});
const toAnswer = (plan: Partial<PlanAnswer> = {}, more?: Partial<PlannerResult>) =>
  toPlannerAnswer(makeResult({ best, ...plan }, more), askPlanner(new URLSearchParams(), records).values);

describe("the plan", () => {
  const { plan, ...rest } = toAnswer();

  test("has the day on which it starts, and its sums in cents", () => {
    expect(rest).toMatchObject({ startDay: "2026-11-01", months: 12, people: 1, asIsUsd: 500 });
    expect(plan).toMatchObject({ ...rounded, objectiveUsd: 10 });
  });

  test("has openings with the month of the bonus, or none", () => {
    expect(plan.openings).toEqual([
      {
        ...whose("alpha", 1),
        month: "2026-12",
        bonus: {
          usd: 900,
          points: 60_000,
          isMatch: false,
          month: "2027-02",
          afterUsd: 3_000,
          windowMonths: 3,
          spendUsd: 3_100.01,
          offer: { basis: "read", lastSeen: null },
        },
        firstFeeUsd: 95,
        laterFeeUsd: 95,
        choices: ["dining"],
        warnings: ["Careful."],
      },
      expect.objectContaining({ ...whose("gamma", 2), month: "2027-01", bonus: null }),
    ]);
    expect(plan.unlocks).toEqual([{ ...whose("alpha", 2), usd: 15_000, month: "2027-02", months: 9 }]);
    expect(plan.endings).toEqual([{ ...whose("beta", 1), month: "2027-01", to: null, savesUsd: 95 }]);
  });

  test("has months with whose everything is, without the engine's own pools", () => {
    expect(plan.months[0]).toEqual({
      month: "2026-12",
      ...rounded,
      runningUsd: 7.78,
      held: [whose("alpha", 1), whose("beta", 2)],
      spend: [
        {
          ...whose("alpha", 1),
          category: "dining",
          part: null,
          brand: null,
          foreign: false,
          usd: 10,
          multiplier: 2,
          centsPerPoint: 1,
          perk: null,
          valueUsd: 0.21,
        },
      ],
      perks: [{ ...whose("alpha", 2), perk: "lounge", usd: 8.33 }],
      bonuses: [{ ...whose("alpha", 1), usd: 900, points: 60_000, isMatch: false }],
      fees: [{ ...whose("alpha", 2), usd: 95, countedUsd: 31.67 }],
    });
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

test("keeps to its schema, which takes nothing more", () => {
  const answer = toAnswer({
    trip: makeTrip(),
    most: best,
    judgments: [makeJudgment("alpha")],
    owned: [makeOwned("beta")],
  });
  expect(v.safeParse(plannerAnswer, answer).issues).toBeUndefined();
  expect(v.is(plannerAnswer, { ...answer, more: 1 })).toBe(false);
  expect(v.is(plannerAnswer, { ...answer, owned: [{ ...answer.owned[0], verdict: "sell" }] })).toBe(false);
});
