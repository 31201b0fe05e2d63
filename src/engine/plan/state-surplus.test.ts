/** What a card in one month is worth above prices, by hand: $200 of dining and $300 of other spend a month. */
import { describe, expect, test } from "vitest";

import { makeBase, makeCard, makeChoice, makeEarn, makeLine, makePartLine, makePerk } from "../value/test-cards.ts";
import type { WalletCard } from "../value/wallet-card.ts";
import { createPlanPricer } from "./price-plan.ts";
import {
  createStateSurplus,
  fillUse,
  findBestRates,
  forgetSurpluses,
  makePrices,
  type PlanPrices,
  stateSurplus,
} from "./state-surplus.ts";
import { toSpans } from "./plan.ts";
import { type Given, hold, makeModel } from "./test-models.ts";
import { findStateByMask } from "./month-states.ts";

const LINES = [makeLine("dining", 200), makeLine("other", 300)];

function prepare(cards: readonly WalletCard[], given: Given = {}) {
  const model = makeModel(cards, { ...given, profile: { lines: LINES, trips: 12, ...given.profile } });
  const pricer = createPlanPricer(model);
  const surplus = createStateSurplus(model, pricer);
  const stateOf = (slug: string, month = 0) =>
    findStateByMask(pricer.states, toSpans([hold(model, slug, { opened: 0 })], model)[0]!, month, 1);
  /** The same in every month. */
  const priced = (dining: number, other: number, once = 0, goal: number | null = null): PlanPrices => {
    const prices = makePrices(surplus);
    const spend = prices.spend.map((_, at) => (at % 2 === 0 ? dining : other));
    return { spend, once: prices.once.fill(once), goal, fee: null };
  };
  const heldOf = (slug: string, month = 0) => ({ month, state: stateOf(slug, month) });
  /** What is taken, and the points. */
  const use = (slug: string, prices: PlanPrices, month = 0) => {
    const own = new Float64Array(4);
    fillUse(surplus, heldOf(slug, month), prices, own);
    return [...own].map((share) => Number(share.toFixed(9)));
  };
  return { model, surplus, stateOf, heldOf, priced, use };
}

const plain = makeCard("plain", { earns: [makeBase(1.5)] });
const capped = makeCard("capped", {
  earns: [makeBase(1), makeEarn(4, { category: "dining", cap: { limitUsd: 600, pool: "dining" } })],
});

describe("above prices a card is worth", () => {
  test("what it earns more than them on every dollar", () => {
    const { surplus, heldOf, priced, use } = prepare([plain]);
    const worth = (dining: number, other: number) => stateSurplus(surplus, heldOf("plain"), priced(dining, other));
    expect(worth(0, 0)).toBeCloseTo(7.5, 12);
    expect(worth(0.01, 0.005)).toBeCloseTo(200 * 0.005 + 300 * 0.01, 12);
    expect(worth(0.02, 0.005)).toBeCloseTo(3, 12);
    expect(worth(0.02, 0.02)).toBe(0);
    expect(use("plain", priced(0.02, 0.005))).toEqual([0, 1, 0, 0]);
    expect(use("plain", priced(0.015, 0.015))).toEqual([0, 0, 0, 0]);
  });

  test("inside a limit what it earns more than its own other rate and the price", () => {
    const { surplus, heldOf, priced, use } = prepare([capped]);
    const worth = (dining: number, other: number) => stateSurplus(surplus, heldOf("capped"), priced(dining, other));
    expect(worth(0.02, 0.02)).toBeCloseTo(50 * 0.02, 12);
    expect(worth(0.005, 0.02)).toBeCloseTo(200 * 0.005 + 50 * 0.03, 12);
    expect(worth(0.05, 0.02)).toBe(0);
    // Of 200 the limit takes 50, where the other rate does not take all.
    expect(use("capped", priced(0.02, 0.02))).toEqual([0.25, 0, 0, 0]);
    expect(use("capped", priced(0.01, 0.02))).toEqual([0.25, 0, 0, 0]);
    expect(use("capped", priced(0.005, 0.02))).toEqual([1, 0, 0, 0]);
  });

  test("a limit is filled with what gains most", () => {
    const cap = { limitUsd: 3_000, pool: "both" };
    const earns = [
      makeBase(1),
      makeEarn(4, { id: "d", category: "dining", cap }),
      makeEarn(6, { id: "o", category: "other", cap }),
    ];
    const { surplus, heldOf, priced, use } = prepare([makeCard("card", { earns })]);
    // $250 a month.
    const worth = (dining: number, other: number) => stateSurplus(surplus, heldOf("card"), priced(dining, other));
    expect(worth(0.02, 0.02)).toBeCloseTo(250 * 0.04, 12);
    expect(worth(0.02, 0.05)).toBeCloseTo(200 * 0.02 + 50 * 0.01, 12);
    expect(use("card", priced(0.02, 0.05))).toEqual([1, Number((50 / 300).toFixed(9)), 0, 0]);
  });

  test("the best of its choices of categories", () => {
    const choice = makeChoice("chosen", ["dining", "other"]);
    const { surplus, stateOf, heldOf, priced } = prepare([makeCard("card", { choices: [choice] })]);
    expect(stateOf("card").variants).toHaveLength(2);
    expect(stateSurplus(surplus, heldOf("card"), priced(0.02, 0.02))).toBeCloseTo(300 * 0.03, 12);
    expect([...findBestRates(surplus, stateOf("card"), priced(0, 0)).rates]).toEqual([0.05, 0.05]);
  });

  test("its perks: those for sure whole, those that count once less their price", () => {
    const perks = [
      makePerk("points", { kind: "points", points: 1_200 }),
      makePerk("visits", { kind: "access", faceUsd: 240 }),
    ];
    const { surplus, heldOf, priced } = prepare([makeCard("card", { perks })]);
    const worth = (once: number) => stateSurplus(surplus, heldOf("card"), priced(9, 9, once));
    expect(worth(0)).toBeCloseTo(1 + 20, 12);
    expect(worth(15)).toBeCloseTo(1 + 5, 12);
    expect(worth(25)).toBeCloseTo(1, 12);
  });
});

test("a card that pays nothing for rent has no rate for it", () => {
  const { surplus, stateOf, priced } = prepare([plain], {
    profile: { lines: [makePartLine("rent", 900), ...LINES] },
  });
  expect([...findBestRates(surplus, stateOf("plain"), priced(0, 0)).rates]).toEqual([-Infinity, 0.015, 0.015]);
});

describe("with a price on points toward a trip", () => {
  const bank = { ...plain.points, program: "bank", kind: "bank", transfer: 1, transfersAlone: true } as const;
  const link = { from: "bank", to: "hotel", rate: 0.5, better: null, step: 1, days: null, fee: null };
  const given: Given = {
    settings: { goal: { program: "hotel", points: 9_000, month: 6 } },
    catalog: { transfers: [link] },
  };
  const earning = makeCard("earning", { points: bank, earns: [makeBase(2)] });
  const limited = makeCard("limited", { ...capped, slug: "limited", points: bank });

  test("a dollar is worth more until the month of the trip", () => {
    const { surplus, stateOf, heldOf, priced, use } = prepare([earning], given);
    // 2% and a point for each dollar, at 3 cents a point.
    const prices = priced(0.01, 0.06, 0, 0.03);
    expect(stateSurplus(surplus, heldOf("earning", 5), prices)).toBeCloseTo(200 * 0.04, 12);
    expect(stateSurplus(surplus, heldOf("earning", 6), prices)).toBeCloseTo(200 * 0.01, 12);
    expect(use("earning", prices)).toEqual([1, 0, 200, 0]);
    expect(use("earning", priced(0.06, 0.01, 0, 0.03))).toEqual([0, 1, 0, 300]);
    expect([...findBestRates(surplus, stateOf("earning"), prices).rates]).toEqual([0.05, 0.05]);
    expect([...findBestRates(surplus, stateOf("earning"), prices).points]).toEqual([1, 1]);
    expect([...findBestRates(surplus, stateOf("earning"), priced(0, 0, 0, 0.04)).rates]).toEqual([0.06, 0.06]);
    forgetSurpluses(surplus, prices);
    expect([...findBestRates(surplus, stateOf("earning"), prices).rates]).toEqual([0.05, 0.05]);
  });

  test("a limit brings the points that its rate has more", () => {
    const { surplus, stateOf, heldOf, priced, use } = prepare([limited], given);
    // 4% and two points a dollar inside the limit of $50, else 1% and half a point, at 2 cents.
    const cheap = priced(0.005, 9, 0, 0.02);
    expect(stateSurplus(surplus, heldOf("limited"), cheap)).toBeCloseTo(200 * 0.015 + 50 * 0.06, 12);
    expect(use("limited", cheap)).toEqual([1, 0, 200 * 0.5 + 50 * 1.5, 0]);
    const dear = priced(0.03, 9, 0, 0.02);
    expect(stateSurplus(surplus, heldOf("limited"), dear)).toBeCloseTo(50 * 0.05, 12);
    expect(use("limited", dear)).toEqual([0.25, 0, 100, 0]);
    const rest = makeCard("rest", {
      points: bank,
      earns: [makeBase(1), makeEarn(4, { category: "other", cap: { limitUsd: 600, pool: "other" } })],
    });
    const second = prepare([rest], given);
    expect(second.use("rest", second.priced(9, 0.03, 0, 0.02))).toEqual([0, Number((50 / 300).toFixed(9)), 0, 100]);
    expect([...findBestRates(surplus, stateOf("limited"), cheap).rates]).toEqual([0.08, 0.02]);
    expect([...findBestRates(surplus, stateOf("limited"), cheap).points]).toEqual([2, 0.5]);
  });
});

test("a one-off amount is spend of its month, but fills no limit", () => {
  const once = [{ month: 2, category: "dining", usd: 1_000 }] as const;
  const given: Given = { settings: { once: [...once, { month: 12, category: "dining", usd: 5 }] } };
  const { surplus, heldOf, priced, use } = prepare([capped], given);
  expect(surplus.monthUsd.map(([dining]) => dining)).toEqual([
    200,
    200,
    1_200,
    ...Array.from({ length: 9 }, () => 200),
  ]);
  expect(stateSurplus(surplus, heldOf("capped", 2), priced(0.005, 9))).toBeCloseTo(1_200 * 0.005 + 50 * 0.03, 12);
  expect(use("capped", priced(0.02, 9), 2)).toEqual([Number((50 / 1_200).toFixed(9)), 0, 0, 0]);
  const wide = makeCard("wide", {
    earns: [makeBase(1), makeEarn(4, { category: "dining", cap: { limitUsd: 12_000, pool: "dining" } })],
  });
  const other = prepare([wide], given);
  expect(stateSurplus(other.surplus, other.heldOf("wide", 2), other.priced(0.02, 9))).toBeCloseTo(200 * 0.02, 12);
});
