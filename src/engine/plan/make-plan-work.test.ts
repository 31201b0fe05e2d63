/** Who gets how many steps: the plan, what stands beside it, a trip. Where that is meant to change, `vitest -u` writes the new counts. */
import { describe, expect, test } from "vitest";

import { makeBase, makeCard, makeLine, makeProfile } from "../value/test-cards.ts";
import type { Profile } from "../value/profile.ts";
import { makePlan } from "./make-plan.ts";
import type { PlanCatalog, PlanRule } from "./plan-catalog.ts";
import { PLAN_DEFAULTS, type PlanSettings } from "./plan-settings.ts";
import { bonus } from "./test-models.ts";
import { toPlanCatalog, toRewards } from "./test-plans.ts";

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
  maxSteps: number,
  besideSteps: number,
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
    toRewards(cards),
    toPlanCatalog(cards, catalog),
    makeProfile([makeLine("other", 500)], { effortUsd: 0, owned: ["owned"], ...profile }),
    { ...PLAN_DEFAULTS, renews: { owned: 4 }, work: { maxSteps, besideSteps }, ...settings },
    onStep,
  );
  if (!answer.ok) throw new Error("the profile is wrong");
  return answer;
}
const count = (...given: Parameters<typeof ask>): string => {
  const { proof } = ask(...given);
  return `${proof.steps} ${proof.besideSteps} $${proof.gapUsd.toFixed(2)}`;
};

describe("the steps of a plan", () => {
  test("are followed by those of what stands beside it, each in its share of what is left", () => {
    expect(count(15_000, 10_000)).toMatchInlineSnapshot(`"306 3220 $0.00"`);
    // Nothing beside it.
    expect(count(15_000, 0)).toMatchInlineSnapshot(`"306 0 $0.00"`);
    // What the plan leaves is for what stands beside it.
    expect(count(600, 1)).toMatchInlineSnapshot(`"306 290 $0.00"`);
    // It leaves nothing.
    expect(count(40, 30)).toMatchInlineSnapshot(`"41 30 $0.57"`);
    expect(count(40, 300)).toMatchInlineSnapshot(`"41 299 $0.57"`);
    expect(count(8, 12)).toMatchInlineSnapshot(`"21 12 $0.57"`);
  });

  test("are more with a rule that is not sure, and only then", () => {
    const steps = (rules: readonly PlanRule[]) =>
      ask(15_000, 10_000, { applications: 1 }, { catalog: { rules } }).proof.besideSteps;
    const none = steps([]);
    // A sure rule about none of the cards.
    expect(steps([{ ...RULE, confidence: "high", cards: [] }])).toBe(none);
    expect(steps([{ ...RULE, cards: [] }]) - none).toMatchInlineSnapshot(`34`);
  });

  test("do not grow with kinds of spend that no card tells apart", () => {
    const brands = Array.from({ length: 40 }, (_, at) => ({ ...makeLine("other", 12.5), brand: `b${at}` }));
    const catalog = { rules: [{ ...RULE, cards: [] }] };
    const { proof } = ask(15_000, 10_000, { applications: 1 }, { catalog, profile: { lines: brands } });
    const one = ask(15_000, 10_000, { applications: 1 }, { catalog }).proof;
    expect([proof.steps, proof.besideSteps]).toEqual([one.steps, one.besideSteps]);
  });
});

describe("the steps of a trip", () => {
  const goal = (points: number) => ({ goal: { program: "hotel", points, month: 9 } });

  test("are four fifths of all, and what the plan with the most money leaves", () => {
    expect(count(15_000, 10_000, goal(3_000))).toMatchInlineSnapshot(`"886 0 $0.00"`);
    expect(count(100, 60, goal(3_000))).toMatchInlineSnapshot(`"163 0 $83.43"`);
    expect(count(60, 40, goal(6_000))).toMatchInlineSnapshot(`"119 0 $40.54"`);
    expect(count(15_000, 10_000, goal(99_000))).toMatchInlineSnapshot(`"607 0 $0.00"`);
  });

  test("out of reach go into the most points and the first month", () => {
    const look = (maxSteps: number, besideSteps: number, points: number, settings: Partial<PlanSettings> = {}) => {
      const { proof, trip } = ask(maxSteps, besideSteps, { ...goal(points), ...settings });
      const { isSure, reachedPoints, firstMonth } = trip!;
      return `${proof.steps}: ${isSure ? "sure" : "perhaps"} ${reachedPoints}, then ${firstMonth}`;
    };
    // 99,000 points are never reached, 15,000 in the second year.
    const few = [
      look(400, 200, 99_000),
      look(400, 200, 15_000),
      look(60, 30, 15_000),
      look(20, 10, 15_000),
      look(4, 2, 15_000),
    ];
    expect(few.join("; ")).toMatchInlineSnapshot(
      `"289: sure 8666, then null; 499: sure 8666, then 16; 86: perhaps 8666, then null; 33: perhaps 6066, then null; 15: perhaps 0, then null"`,
    );
    const last = { months: 24, goal: { program: "hotel", points: 99_000, month: 23 } };
    expect(look(60, 30, 99_000, last)).toMatchInlineSnapshot(`"80: perhaps 22666, then null"`);
  });

  test("that can be reached is sure", () => {
    expect(ask(900, 300, goal(3_000)).trip).toMatchObject({ isReached: true, isSure: true });
    const there = ask(900, 300, { ...goal(3_000), balances: { hotel: 3_000 } });
    expect(there.trip).toMatchObject({ isReached: true, isSure: true, priceUsd: 0 });
  });

  test("leave nothing beside it, and are told half for the money, half for the trip", () => {
    const told: number[] = [];
    const { judgments, simple, ruleGain, best } = ask(900, 300, goal(3_000), {
      onStep: (share) => told.push(share),
      catalog: { rules: [RULE] },
    });
    expect({ judgments, simple, ruleGain }).toEqual({ judgments: [], simple: null, ruleGain: null });
    expect(best.openings.length).toBeGreaterThan(0);
    expect([told[0], told.at(-1)]).toEqual([1 / 2, 1]);
  });

  test("of one out of reach prove no more than those of the money", () => {
    // A fifth of its work is for the money.
    const trip = ask(30, 10, goal(99_000));
    const { best, proof } = ask(8, 0);
    expect(trip.trip!.isReached).toBe(false);
    expect(proof.gapUsd).toBeGreaterThan(0.1);
    expect(trip.best.objectiveUsd).toBeCloseTo(best.objectiveUsd, 6);
    expect(trip.proof).toMatchObject({ optimal: false, gapUsd: proof.gapUsd });
  });
});
