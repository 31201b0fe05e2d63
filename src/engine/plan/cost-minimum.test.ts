/** The least that spend on a card costs against prices, by hand. */
import { describe, expect, test } from "vitest";

import { costMinimum, createPaying, type Loss, type PriceUse } from "./cost-minimum.ts";
import type { MonthState } from "./month-states.ts";
import type { StateSurplus } from "./state-surplus.ts";

/** Two kinds of spend in three months; nothing of the second kind in the last one. */
const monthUsd = [Float64Array.of(100, 50), Float64Array.of(100, 50), Float64Array.of(100, 0)];
const state = { id: 1, goalRate: 0 } as MonthState;
const rates = Float64Array.of(0.01, -Infinity);
const points = Float64Array.of(2, 0);
const toPrices = (...spend: readonly number[]) => ({
  spend: Float64Array.from(spend),
  once: new Float64Array(0),
  goal: null,
  fee: null,
});
const makeUse = (): PriceUse => ({
  spend: new Float64Array(6),
  once: new Float64Array(0),
  rates: new Float64Array(6),
  points: 0,
  feesUsd: 0,
});
const toLoss = (usd: number, from = 0, months = 2, weights = [1, 1, 1]): Loss => ({
  id: 1,
  months: weights
    .map((weight, month) => ({ month, weight, state }))
    .filter(({ month }) => month >= from && month < from + months),
  usd,
});
const toSurpluses = (best: Float64Array) =>
  ({ monthUsd, cellCount: 2, plainRates: new Map([[state, { rates: best, points }]]) }) as unknown as StateSurplus;
const cost = (loss: Loss, prices: ReturnType<typeof toPrices>, use: PriceUse | null = null, best = rates) =>
  costMinimum(createPaying(toSurpluses(best)), loss, prices, use);

// A dollar of the first kind loses 2 cents in the first month, 1 in the second, 0.5 in the third.
const PRICES = toPrices(0.03, 0.09, 0.02, 0.09, 0.015, 0.09);

describe("a minimum", () => {
  test("takes the cheapest dollars of its window first", () => {
    expect(cost(toLoss(70), PRICES)).toBeCloseTo(0.7, 12);
    expect(cost(toLoss(120), PRICES)).toBeCloseTo(1 + 0.4, 12);
    expect(cost(toLoss(120, 1, 2), PRICES)).toBeCloseTo(0.5 + 0.2, 12);
    expect(cost(toLoss(70, 0, 1), PRICES)).toBeCloseTo(1.4, 12);
    expect(cost(toLoss(70, 1, 1), toPrices(0.01, 0, 0.02, 0, 0.01, 0))).toBeCloseTo(0.7, 12);
    expect(cost(toLoss(0), PRICES)).toBe(0);
  });

  test("has only its share of the month of opening", () => {
    expect(cost(toLoss(120, 0, 2, [0.5, 0.5, 1]), PRICES)).toBe(Infinity);
    expect(cost(toLoss(80, 0, 2, [0.5, 0.5, 1]), PRICES)).toBeCloseTo(0.5 + 0.6, 12);
  });

  test("cannot be met with spend that the card does not take, but for a rounding error", () => {
    expect(cost(toLoss(200), PRICES)).toBeCloseTo(3, 12);
    expect(cost(toLoss(200 + 5e-7), PRICES)).toBeCloseTo(3, 12);
    expect(cost(toLoss(200 + 2e-6), PRICES)).toBe(Infinity);
    const both = Float64Array.of(0.01, 0.05);
    expect(cost(toLoss(250), PRICES, null, both)).toBeCloseTo(3 + 50 * 0.04, 12);
  });

  test("costs nothing where the card takes the dollars anyway", () => {
    const cheap = toPrices(0.005, 0, 0.02, 0, 0, 0);
    expect(cost(toLoss(100), cheap)).toBe(0);
    expect(cost(toLoss(150), cheap)).toBeCloseTo(0.5, 12);
    expect(cost(toLoss(80, 0, 2, [0.5, 1, 1]), cheap)).toBeCloseTo(0.3, 12);
  });

  test("says which share of every dollar it takes, and the points that they bring", () => {
    const use = makeUse();
    use.rates[0] = 3;
    expect(cost(toLoss(120), PRICES, use)).toBeCloseTo(1.4, 12);
    expect([...use.spend]).toEqual([0.2, 0, 1, 0, 0, 0]);
    expect([...use.rates]).toEqual([3, 0, 2, 0, 0, 0]);
    expect(use.points).toBe(240);
    cost(toLoss(120), PRICES, use);
    expect([...use.spend]).toEqual([0.4, 0, 2, 0, 0, 0]);
    // Dollars that it takes anyway are told elsewhere; those at their very price are not.
    const even = makeUse();
    cost(toLoss(150), toPrices(0.005, 0, 0.01, 0, 0, 0), even);
    expect([...even.spend]).toEqual([0, 0, 0.5, 0, 0, 0]);
  });
});
