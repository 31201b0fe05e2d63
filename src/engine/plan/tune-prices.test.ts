/** Prices that make the bound low. Two cards that want the same $6,000 a year are worth no more than the better one. */
import { describe, expect, test } from "vitest";
import { makeBase, makeCard, makePerk } from "../value/test-cards.ts";
import type { WalletCard } from "../value/wallet-card.ts";
import { createPlanBound, findReach, surplusAt, toTerms } from "./bound-plan.ts";
import type { Holding, Plan } from "./plan.ts";
import { createHoldingPricer, toOption, toPicked } from "./price-holdings.ts";
import { createPlanPricer } from "./price-plan.ts";
import { makePrices, type PlanPrices } from "./state-surplus.ts";
import { bonus, type Given, hold, makeModel } from "./test-models.ts";
import { createPriceTuner, findPlanPrices, type Picked, tunePrices } from "./tune-prices.ts";
import { createPairRules } from "./judge-plan.ts";

function prepare(cards: readonly WalletCard[], given: Given = {}, isOver = () => false) {
  const model = makeModel(cards, given);
  const pricer = createPlanPricer(model);
  const bound = createPlanBound(model, pricer);
  const holdings = createHoldingPricer(bound, createPairRules(model), isOver);
  const reach = findReach(bound, null);
  /** The bound of this very plan. */
  const pickAll = (plan: Plan) => (prices: PlanPrices) =>
    toPicked(
      holdings,
      prices,
      plan.map((holding) => toOption(holdings, holding, { reach, prices })),
    );
  const toPlan = (plan: Readonly<Record<string, Partial<Holding>>>) =>
    Object.entries(plan).map(([slug, holding]) => hold(model, slug, { opened: 0, ...holding }));
  const tuner = createPriceTuner(bound, isOver);
  return {
    pricesOf: (plan: Plan) => findPlanPrices(tuner, plan),
    tune: (from: PlanPrices, rounds: number, toFloor: () => number, pick: (prices: PlanPrices) => Picked) =>
      tunePrices(tuner, from, { rounds, toFloor }, pick),
    bound,
    pickAll,
    toPlan,
  };
}
const round = (values: Iterable<number>) => [...values].map((usd) => Number(usd.toFixed(6)));

const three = makeCard("three", { earns: [makeBase(3)] });
const two = makeCard("two", { earns: [makeBase(2)] });
const lounge = (slug: string, faceUsd: number) =>
  makeCard(slug, { earns: [makeBase(0)], perks: [makePerk("visits", { kind: "access", faceUsd })] });

describe("a plan's own prices", () => {
  test("are the best rates that its cards pay, month by month", () => {
    const { pricesOf, toPlan } = prepare([two, three], { settings: { months: 4, firstMonthShare: 0.5 } });
    const { spend, goal } = pricesOf(toPlan({ two: {}, three: { opened: 2 } }));
    expect(round(spend)).toEqual([0.01, 0.02, 0.025, 0.03]);
    expect(goal).toBeNull();
    expect(round(pricesOf([]).spend)).toEqual([0, 0, 0, 0]);
    // A plan that cannot be has none.
    const late = toPlan({ two: { opened: 3, level: 0 } }).map((holding) => ({ ...holding, card: 0 }));
    expect(
      round(
        prepare(
          [{ ...two, bonus: { kind: "fixed", state: "open", tiers: [{ afterUsd: 1, months: 3, points: 0, usd: 1 }] } }],
          { settings: { months: 4 } },
        ).pricesOf(late).spend,
      ),
    ).toEqual([0, 0, 0, 0]);
  });

  test("are what the best of perks that count once is worth", () => {
    const { pricesOf, toPlan } = prepare([lounge("large", 240), lounge("small", 120)], {
      profile: { trips: 99 },
      settings: { months: 3, firstMonthShare: 0.5 },
    });
    expect(round(pricesOf(toPlan({ small: {}, large: { opened: 1 } })).once)).toEqual([
      5,
      15,
      // And of the first years that go on after the plan: the smaller one's is over first.
      ...Array.from({ length: 11 }, () => 20),
      0,
    ]);
  });
});

describe("prices get better", () => {
  const tune = (cards: readonly WalletCard[], rounds: number, floorUsd: number, given: Given = {}) => {
    const { tune: run, bound, pickAll, toPlan } = prepare(cards, given);
    const plan = toPlan(Object.fromEntries(cards.map(({ slug }) => [slug, {}])));
    const asked: number[] = [];
    const pick = (prices: PlanPrices) => {
      const picked = pickAll(plan)(prices);
      asked.push(picked.usd);
      return picked;
    };
    const found = run(makePrices(bound.surpluses), rounds, () => floorUsd, pick);
    // The lowest of all that were asked for, with its prices.
    expect(found.usd).toBe(Math.min(...asked));
    expect(pickAll(plan)(found.prices).usd).toBe(found.usd);
    expect([...found.prices.spend, ...found.prices.once].every((price) => price >= 0)).toBe(true);
    return { ...found, asked };
  };

  test("until the bound is what the better card earns", () => {
    const { usd, asked } = tune([two, three], 40, 179);
    expect(asked[0]).toBeCloseTo(300, 9);
    expect(usd).toBeLessThan(181);
    expect(usd).toBeGreaterThan(180 - 1e-9);
    // Each round comes nearer at first.
    expect(asked.slice(0, 6).every((now, at) => at === 0 || now < asked[at - 1]!)).toBe(true);
  });

  test("and no longer than asked for, than the bound is above the floor, or than there is something to change", () => {
    expect(tune([two, three], 1, 0)).toMatchObject({ asked: [300], usd: 300 });
    expect(tune([two, three], 3, 0).asked).toHaveLength(3);
    const early = tune([two, three], 40, 250);
    expect(early.usd).toBeLessThanOrEqual(250);
    expect(early.asked.length).toBeLessThan(12);
    expect(early.asked.slice(0, -1).every((usd) => usd > 250)).toBe(true);
    // One card that takes every dollar once.
    expect(tune([two], 40, 0).asked).toHaveLength(1);
  });

  test("until the work is over: what was cut short bounds nothing", () => {
    let left = 3;
    const { tune: run, bound, pickAll, toPlan } = prepare([two, three], {}, () => (left -= 1) <= 0);
    const asked: number[] = [];
    const pick = (prices: PlanPrices) => {
      const picked = pickAll(toPlan({ two: {}, three: {} }))(prices);
      asked.push(picked.usd);
      return picked;
    };
    expect(run(makePrices(bound.surpluses), 40, () => 0, pick).usd).toBe(asked[1]);
    expect(asked).toHaveLength(3);
    expect(asked[2]).toBeLessThan(asked[1]!);
    expect(run(makePrices(bound.surpluses), 40, () => 0, pick).usd).toBe(Infinity);
  });

  test("for perks that count once, too", () => {
    const given: Given = { profile: { trips: 99, lines: [] } };
    const { usd, asked } = tune([lounge("large", 240), lounge("small", 120)], 30, 239, given);
    expect(asked[0]).toBeCloseTo(360, 9);
    expect(usd).toBeLessThan(242);
    expect(usd).toBeGreaterThan(240 - 1e-9);
  });

  test("where a minimum takes dollars from a better card", () => {
    const tiers = [{ afterUsd: 900, months: 3, points: 0, usd: 200 }];
    const card = makeCard("new", { bonus: { kind: "fixed", state: "open", tiers } });
    const { tune: run, bound, pickAll, toPlan, pricesOf } = prepare([card, three]);
    const plan = toPlan({ three: {}, new: { level: 0 } });
    const worthUsd = 180 + 200 - 900 * 0.02;
    expect(run(makePrices(bound.surpluses), 60, () => worthUsd - 1, pickAll(plan)).usd).toBeLessThan(worthUsd + 4);
    // The plan's own prices are the right ones at once.
    expect(run(pricesOf(plan), 2, () => worthUsd, pickAll(plan)).usd).toBeCloseTo(worthUsd, 6);
  });

  test("a dollar of fees gets the price at which no more are paid than the limit allows", () => {
    const cards = ["a", "b", "c"].map((slug) =>
      makeCard(slug, { ...bonus(0, 295), earns: [makeBase(0)], fees: { firstYearUsd: 95, laterUsd: 95 } }),
    );
    const findMost = (maxAnnualFeesUsd: number | null) => {
      const { tune: run, pickAll, toPlan, pricesOf, bound } = prepare(cards, { profile: { maxAnnualFeesUsd } });
      const plan = toPlan({ a: { level: 0 }, b: { level: 0 }, c: { level: 0 } });
      // Whatever is worth something by itself.
      const pick = (prices: PlanPrices) =>
        pickAll(
          plan.filter((holding) => surplusAt(bound, prices)(toTerms(bound, holding, findReach(bound, null))) > 0),
        )(prices);
      return run(pricesOf([]), 40, () => 0, pick).usd;
    };
    expect(findMost(null)).toBeCloseTo(600);
    expect(findMost(95)).toBeCloseTo(200, 0);
    expect(findMost(200)).toBeCloseTo((200 * 200) / 95, 0);
  });

  test("a point gets the price at which just enough are earned", () => {
    const hotel = makeCard("hotel", {
      points: { ...two.points, program: "hotel", kind: "brand", floor: 0.5, transfer: 0.5 },
    });
    const {
      tune: run,
      pickAll,
      toPlan,
      pricesOf,
    } = prepare([hotel, two], {
      settings: { goal: { program: "hotel", points: 1_500, month: 6 } },
    });
    const plan = toPlan({ two: {}, hotel: {} });
    // Every point costs 1.5 cents of the $120 of the other card.
    const worthUsd = 120 - 1_500 * 0.015;
    const found = run({ ...pricesOf(plan), goal: 0 }, 60, () => worthUsd - 1, pickAll(plan));
    expect(found.usd).toBeGreaterThan(worthUsd - 1e-6);
    expect(found.usd).toBeLessThan(worthUsd + 3);
    expect(found.prices.goal).toBeGreaterThan(0.013);
    expect(found.prices.goal).toBeLessThan(0.018);
    // Where points are no question their price stays out of it.
    expect(run(pricesOf(plan), 5, () => 0, pickAll(plan)).prices.goal).toBeNull();
    const there = prepare([hotel, two], {
      settings: { goal: { program: "hotel", points: 1_500, month: 6 }, balances: { hotel: 2_000 } },
    });
    expect(
      there.tune(
        { ...there.pricesOf([]), goal: 0.01 },
        5,
        () => -99,
        there.pickAll(there.toPlan({ hotel: {}, two: {} })),
      ).prices.goal,
    ).toBe(0.01);
  });
});
