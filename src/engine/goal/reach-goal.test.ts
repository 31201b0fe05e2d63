/** The cheapest way of one plan to reach a trip's points, by hand: $500 a month at 2% cash or one hotel point a dollar. */
import { describe, expect, test } from "vitest";

import { startWork } from "../work-budget.ts";
import { makeBase, makeCard, makeEarn, makeLine } from "../value/test-cards.ts";
import { createGoalReacher } from "./reach-goal.ts";
import { bonus, type Given, hold, makeModel } from "../plan/test-models.ts";

const cash = makeCard("cash", { ...bonus(0, 5), earns: [makeBase(2)] });
const hotel = makeCard("hotel", {
  points: { ...cash.points, program: "hotel", kind: "brand", floor: 0.5, transfer: 0.5 },
});
const lines = [makeLine("dining", 200), makeLine("other", 300)];

function prepare(points: number, month = 6, given: Given = {}) {
  const model = makeModel([cash, hotel], {
    profile: { owned: ["cash", "hotel"], lines },
    settings: { goal: { program: "hotel", points, month } },
    ...given,
  });
  const plan = [hold(model, "cash"), hold(model, "hotel")];
  const reacher = createGoalReacher(model);
  return { ...reacher, reacher, plan };
}
/** All at 2% is $120; every point costs 1.5 cents. */
const WORTH = 120;

describe("at a price of points", () => {
  test("a plan is paid with the card that is then better, and points are no money", () => {
    const { tryAt, plan } = prepare(1_000);
    expect(tryAt(plan, { goalUsd: 0 })).toMatchObject({ points: 0 });
    expect(tryAt(plan, { goalUsd: 0 })!.objectiveUsd).toBeCloseTo(WORTH, 9);
    const all = tryAt(plan, { goalUsd: 1 })!;
    expect(all).toMatchObject({ points: 3_000, earnedPoints: 3_000 });
    expect(all.objectiveUsd).toBeCloseTo(WORTH - 45, 9);
    expect(all.netUsd).toBeCloseTo(WORTH - 45, 9);
    expect(tryAt(plan, { goalUsd: 0.0149 })).toMatchObject({ points: 0 });
    expect(tryAt(plan, { goalUsd: 0.0151 })).toMatchObject({ points: 3_000 });
    const early = tryAt(plan, { goalUsd: 0.0151, goalUsdIn: (month) => (month < 2 ? 0.0151 : 0) })!;
    expect(early.points).toBe(1_000);
    expect(early.objectiveUsd).toBeCloseTo(WORTH - 15, 9);
  });

  test("a plan that cannot be done is none", () => {
    const { tryAt, plan } = prepare(1_000);
    expect(tryAt([{ ...plan[0]!, opened: 11, level: 0, unlock: null }], { goalUsd: 0 })).toBeNull();
  });
});

describe("just enough points", () => {
  const reach = (points: number, month = 6, given: Given = {}, hint = 0) => {
    const { reacher, plan, isReached } = prepare(points, month, given);
    const { trip, boundUsd } = reacher.reach(plan, -Infinity, hint);
    return { isReached: trip !== null && isReached(trip), points: trip?.points, usd: trip?.objectiveUsd, boundUsd };
  };

  test("are reached in as few months as it takes, at the price of what the other card would earn", () => {
    expect(reach(1_000)).toMatchObject({ isReached: true, points: 1_000 });
    expect(reach(1_000).usd).toBeCloseTo(WORTH - 15, 6);
    expect(reach(1_001)).toMatchObject({ isReached: true, points: 1_500 });
    expect(reach(1_001).usd).toBeCloseTo(WORTH - 22.5, 6);
    expect(reach(3_000)).toMatchObject({ points: 3_000 });
    expect(reach(3_001)).toMatchObject({ isReached: false, boundUsd: -Infinity });
  });

  test("whatever price is tried first", () => {
    for (const hint of [0, 0.001, 0.015, 0.02, 0.9]) {
      expect(reach(1_000, 6, {}, hint).usd, String(hint)).toBeCloseTo(WORTH - 15, 6);
    }
  });

  test("cost nothing where they are there anyway", () => {
    const balances = { hotel: 5_000 };
    const settings = { goal: { program: "hotel", points: 5_000, month: 6 }, balances };
    const given = { profile: { owned: ["cash", "hotel"], lines }, settings };
    expect(reach(0, 6, given)).toMatchObject({ isReached: true });
    expect(reach(0, 6, given).usd).toBeCloseTo(WORTH, 9);
    expect(reach(0, 6, given, 0.5).usd).toBeCloseTo(WORTH, 9);
  });

  test("bound every way to pay the plan", () => {
    for (const points of [500, 1_000, 1_250, 3_000]) {
      const { boundUsd, usd } = reach(points);
      expect(boundUsd).toBeCloseTo(WORTH - points * 0.015, 6);
      expect(usd!).toBeLessThanOrEqual(boundUsd + 1e-6);
    }
  });

  test("are not looked for where nothing so good can come", () => {
    const { reacher, plan } = prepare(1_000);
    expect(reacher.reach(plan, WORTH, 0)).toMatchObject({ trip: null });
    const hinted = reacher.reach(plan, WORTH, 0.02);
    expect(hinted.trip).toMatchObject({ points: 3_000 });
    expect(hinted.boundUsd).toBeLessThanOrEqual(WORTH);
    expect(reacher.reach([{ ...plan[0]!, opened: 11, level: 0 }], -Infinity, 0)).toEqual({
      trip: null,
      boundUsd: -Infinity,
    });
  });
});

test("of several kinds of spend those are taken first that cost least", () => {
  const diner = makeCard("hotel", {
    ...hotel,
    earns: [makeBase(1), { ...hotel.earns[0]!, id: "d", base: false, category: "dining", multiplier: 3 }],
  });
  const model = makeModel([cash, diner], {
    profile: { owned: ["cash", "hotel"], lines },
    settings: { goal: { program: "hotel", points: 3_600, month: 6 } },
  });
  const reacher = createGoalReacher(model);
  const plan = [hold(model, "cash"), hold(model, "hotel")];
  // Dining: 3 points for half a cent, six months of 600. Other spend: 1.5 cents a point.
  expect(reacher.tryAt(plan, { goalUsd: 0.01 })).toMatchObject({ points: 3_600 });
  const { trip } = reacher.reach(plan, -Infinity, 0);
  expect(trip).toMatchObject({ points: 3_600 });
  expect(trip!.objectiveUsd).toBeCloseTo(WORTH - 6 * 200 * 0.005, 6);
});

describe("of many kinds of spend", () => {
  const kinds = [
    "dining",
    "groceries",
    "gas",
    "streaming",
    "transit",
    "travel_other",
    "travel_portal",
    "other",
  ] as const;
  // Cash pays 2% on the first and half a percent more on each of the others: a point costs from 1.5 to 5 cents.
  const payer = makeCard("cash", {
    earns: kinds.map((category, at) => makeEarn(2 + at / 2, { category, id: category })),
  });
  const steps = makeModel([payer, hotel], {
    profile: { owned: ["cash", "hotel"], lines: kinds.map((category, at) => makeLine(category, 100 + 10 * at)) },
    settings: { goal: { program: "hotel", points: 3_210, month: 6 } },
  });
  const plan = [hold(steps, "cash"), hold(steps, "hotel")];

  test("just enough is found with little work, whatever price comes first, and none where the floor is above it", () => {
    const lines = [0, 0.031, 1].flatMap((hint) =>
      [-Infinity, 431, 440, 460, 999].map((floorUsd) => {
        const reacher = createGoalReacher(steps);
        const work = startWork();
        const { trip, boundUsd } = reacher.reach(plan, floorUsd, hint);
        expect(work.count()).toBeLessThan(400_000);
        const found = trip ? `${trip.points} for $${trip.objectiveUsd.toFixed(2)}` : "none";
        return `from ${hint} above ${floorUsd}: ${found}, at most $${boundUsd.toFixed(2)}`;
      }),
    );
    expect(lines.join("\n")).toMatchInlineSnapshot(`
      "from 0 above -Infinity: 3320 for $428.00, at most $431.85
      from 0 above 431: 3320 for $428.00, at most $431.85
      from 0 above 440: 6480 for $288.00, at most $432.10
      from 0 above 460: 6480 for $288.00, at most $432.10
      from 0 above 999: none, at most $511.20
      from 0.031 above -Infinity: 3320 for $428.00, at most $431.85
      from 0.031 above 431: 3320 for $428.00, at most $431.85
      from 0.031 above 440: none, at most $433.65
      from 0.031 above 460: none, at most $433.65
      from 0.031 above 999: none, at most $433.65
      from 1 above -Infinity: 3320 for $428.00, at most $431.85
      from 1 above 431: 3320 for $428.00, at most $431.85
      from 1 above 440: 6480 for $288.00, at most $432.10
      from 1 above 460: 6480 for $288.00, at most $432.10
      from 1 above 999: 6480 for $288.00, at most $511.20"
    `);
  });

  test("where each costs four times as much as the one before, the work is little", () => {
    const earns = kinds.map((category, at) => makeEarn(1 + 4 ** at / 10, { category, id: category }));
    const model = makeModel([makeCard("cash", { earns }), hotel], {
      profile: { owned: ["cash", "hotel"], lines: kinds.map((category) => makeLine(category, 100)) },
      settings: { goal: { program: "hotel", points: 350, month: 6 } },
    });
    const reacher = createGoalReacher(model);
    const work = startWork();
    const { trip, boundUsd } = reacher.reach([hold(model, "cash"), hold(model, "hotel")], -Infinity, 0);
    expect(work.count()).toBeLessThan(400_000);
    const found = `${trip!.points} for $${trip!.objectiveUsd.toFixed(2)}, at most $${boundUsd.toFixed(2)}`;
    expect(found).toBe("400 for $26307.60, at most $26307.90");
  });

  test("no price in a thousand pays for as many points at less", () => {
    const reacher = createGoalReacher(steps);
    const { trip, boundUsd } = reacher.reach(plan, -Infinity, 0);
    const all = Array.from({ length: 200 }, (_, at) => reacher.tryAt(plan, { goalUsd: at / 2_500 })!);
    const enough = all.filter(reacher.isReached).map(({ objectiveUsd }) => objectiveUsd);
    expect(trip!.objectiveUsd).toBeGreaterThan(Math.max(...enough));
    // The bound is the line at the price at which the points jump over the goal.
    const lines = all.map((found, at) => found.objectiveUsd + (at / 2_500) * (found.earnedPoints - 3_210));
    expect(boundUsd).toBeLessThanOrEqual(Math.min(...lines) + 1e-6);
    expect(boundUsd).toBeGreaterThan(Math.min(...lines) - 1);
  });

  test("what sending points costs is no part of the bound", () => {
    const bank = { ...hotel, slug: "bank", points: { ...hotel.points, program: "bank", kind: "bank" } } as const;
    const link = { from: "bank", to: "hotel", rate: 1, better: null, step: 1, days: null };
    const reach = (aPointUsd: number) => {
      const model = makeModel([cash, { ...bank, points: { ...bank.points, transfersAlone: true } }], {
        profile: { owned: ["cash", "bank"], lines },
        settings: { goal: { program: "hotel", points: 1_000, month: 6 } },
        catalog: { transfers: [{ ...link, fee: aPointUsd > 0 ? { aPointUsd, mostUsd: 99 } : null }] },
      });
      return createGoalReacher(model).reach([hold(model, "cash"), hold(model, "bank")], -Infinity, 0.9);
    };
    const [free, dear] = [reach(0), reach(0.002)];
    expect(dear.trip!.objectiveUsd).toBeCloseTo(free.trip!.objectiveUsd - 2, 6);
    expect(dear.boundUsd).toBeCloseTo(free.boundUsd, 6);
  });
});
