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

const three = makeCard("three", { earns: [makeBase(3)] });
const two = makeCard("two", { earns: [makeBase(2)] });
const lounge = (slug: string, faceUsd: number) =>
  makeCard(slug, { earns: [makeBase(0)], perks: [makePerk("visits", { kind: "access", faceUsd })] });

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
