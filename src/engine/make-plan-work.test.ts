/** Who gets how much work: the plan, what stands beside it, a trip. */
import { describe, expect, test } from "vitest";

import { makeBase, makeCard, makeLine, makeProfile } from "./value/test-cards.ts";
import type { Profile } from "./value/profile.ts";
import { makePlan } from "./make-plan.ts";
import type { PlanCatalog, PlanRule } from "./plan/plan-catalog.ts";
import { PLAN_DEFAULTS, type PlanSettings } from "./plan/plan-settings.ts";
import { bonus } from "./plan/test-models.ts";
import { toPlanCatalog, toRewards } from "./plan/test-plans.ts";

const fees = (usd: number) => ({ fees: { firstYearUsd: usd, laterUsd: usd } });
const hotel: ReturnType<typeof makeCard>["points"] = {
  program: "hotel",
  kind: "brand",
  floor: 0.5,
  cash: null,
  portal: null,
  transfer: 0.5,
  transfersAlone: false,
  enabledBy: [],
};
const cards = [
  makeCard("owned", { status: "closed", ...fees(30), earns: [makeBase(1.5)] }),
  ...["a", "b", "c", "d", "e"].map((slug, at) => makeCard(slug, { ...bonus(1_300, 100 + 9 * at), ...fees(at * 7) })),
  makeCard("points", { points: hotel, earns: [makeBase(2)], bonus: { kind: "fixed", state: "open", tiers: [] } }),
];
const RULE: PlanRule = {
  id: "r",
  text: "Ask first.",
  kind: "approval",
  confidence: "medium",
  cards: ["e"],
  form: "needs",
  relationship: "x",
};

function ask(
  planWork: number,
  beside: number,
  settings: Partial<PlanSettings> = {},
  {
    profile = {},
    catalog = {},
    onStep,
  }: {
    readonly profile?: Partial<Profile>;
    readonly catalog?: Partial<PlanCatalog>;
    readonly onStep?: (share: number) => void;
  } = {},
) {
  const answer = makePlan(
    {
      rewards: toRewards(cards),
      catalog: toPlanCatalog(cards, catalog),
      profile: makeProfile([makeLine("other", 500)], { effortUsd: 0, owned: ["owned"], ...profile }),
      settings: { ...PLAN_DEFAULTS, renews: { owned: 4 }, work: { plan: planWork, beside }, ...settings },
    },
    onStep,
  );
  if (!answer.ok) throw new Error("the profile is wrong");
  return answer;
}
const MILLION = 1_000_000;
/** A round of prices, the printed plan and what is told of the cards come on top of what is allowed. */
const SLACK = 0.4 * MILLION;

describe("the work of a plan", () => {
  test.each([0.1, 0.5, 1, 2, 4, 8])("is no more than allowed: %d million operations", (millions) => {
    for (const [planWork, beside] of [
      [millions, 0],
      [millions / 2, millions / 2],
      [0, millions],
    ] as const) {
      const { proof } = ask(planWork * MILLION, beside * MILLION);
      expect(proof.operations).toBeLessThan(millions * MILLION + SLACK);
    }
  });

  test("is followed by what stands beside it, with what the plan left", () => {
    const alone = ask(100 * MILLION, 0);
    expect(alone.proof.optimal).toBe(true);
    expect(alone.judgments[0]!.instead).toBeNull();
    const whole = ask(100 * MILLION, 50 * MILLION);
    expect(whole.proof.operations).toBeGreaterThan(2 * alone.proof.operations);
    const spare = ask(100 * MILLION, 1);
    expect(spare.proof.operations).toBeGreaterThan(2 * alone.proof.operations);
    expect(whole.judgments).toEqual(spare.judgments);
  });

  test("is more with a rule that is not sure, and only then", () => {
    const count = (rules: readonly PlanRule[]) =>
      ask(100 * MILLION, 50 * MILLION, { applications: 1 }, { catalog: { rules } }).proof.operations;
    const none = count([]);
    // A sure rule about none of the cards.
    expect(count([{ ...RULE, confidence: "high", cards: [] }])).toBeLessThan(1.01 * none);
    expect(count([{ ...RULE, cards: [] }])).toBeGreaterThan(1.02 * none);
  });

  test("does not grow with kinds of spend that no card tells apart", () => {
    const brands = Array.from({ length: 40 }, (_, at) => ({ ...makeLine("other", 12.5), brand: `b${at}` }));
    const { proof } = ask(100 * MILLION, 0, { applications: 1 }, { profile: { lines: brands } });
    const one = ask(100 * MILLION, 0, { applications: 1 }).proof;
    // But for what is printed.
    expect(proof.operations).toBeLessThan(2 * one.operations);
  });
});

describe("the work of a trip", () => {
  const goal = (points: number) => ({ goal: { program: "hotel", points, month: 9 } });

  test.each([0.2, 1, 3, 10])("is no more than allowed: %d million operations", (millions) => {
    for (const points of [3_000, 6_000, 99_000]) {
      const { proof } = ask((millions / 2) * MILLION, (millions / 2) * MILLION, goal(points));
      expect(proof.operations).toBeLessThan(millions * MILLION + 2 * SLACK);
    }
  });

  test("out of reach goes into the most points and the first month", () => {
    const look = (millions: number, points: number, settings: Partial<PlanSettings> = {}) => {
      const { trip } = ask(millions * MILLION, (millions / 2) * MILLION, { ...goal(points), ...settings });
      return { isSure: trip!.isSure, reachedPoints: trip!.reachedPoints, firstMonth: trip!.firstMonth };
    };
    // 99,000 points are never reached, 15,000 in the second year.
    expect(look(50, 99_000)).toEqual({ isSure: true, reachedPoints: 8_666, firstMonth: null });
    expect(look(50, 15_000)).toEqual({ isSure: true, reachedPoints: 8_666, firstMonth: 16 });
    expect(look(0.02, 15_000)).toMatchObject({ isSure: false, firstMonth: null });
    const last = { months: 24, goal: { program: "hotel", points: 99_000, month: 23 } };
    expect(look(50, 99_000, last)).toMatchObject({ firstMonth: null });
  });

  test("that can be reached is sure", () => {
    expect(ask(20 * MILLION, 5 * MILLION, goal(3_000)).trip).toMatchObject({ isReached: true, isSure: true });
    const there = ask(20 * MILLION, 5 * MILLION, { ...goal(3_000), balances: { hotel: 3_000 } });
    expect(there.trip).toMatchObject({ isReached: true, isSure: true, priceUsd: 0 });
  });

  test("leaves nothing beside it, and is told half for the money, half for the trip", () => {
    const told: number[] = [];
    const { judgments, most, ruleGain, best } = ask(20 * MILLION, 5 * MILLION, goal(3_000), {
      onStep: (share) => told.push(share),
      catalog: { rules: [RULE] },
    });
    expect({ judgments, most, ruleGain }).toEqual({ judgments: [], most: null, ruleGain: null });
    expect(best.openings.length).toBeGreaterThan(0);
    expect([told[0], told.at(-1)]).toEqual([1 / 2, 1]);
  });

  test("of one out of reach proves no more than that of the money", () => {
    // A fifth of its work is for the money.
    const trip = ask(0.4 * MILLION, 0.1 * MILLION, goal(99_000));
    const { best, most, proof } = ask(0.1 * MILLION, 0);
    expect(trip.trip!.isReached).toBe(false);
    expect(proof.gapUsd).toBeGreaterThan(0.1);
    expect(trip.best.objectiveUsd).toBeCloseTo((most ?? best).objectiveUsd, 6);
    expect(trip.proof.optimal).toBe(false);
  });
});
