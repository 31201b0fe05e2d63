import { describe, expect, test } from "vitest";

import { createRandom } from "../value/test-cards.ts";
import { listUnmatched, pickAffordable, pickTop } from "./pick-top.ts";

const NO_FEES = new Float64Array(10);

describe("the cards that add most", () => {
  const surpluses = Float64Array.of(5, 0, 9, -3, 7, 5);

  test("are those with the highest surpluses above 0, from high to low, as many as there is room for", () => {
    expect(pickTop([0, 1, 2, 3, 4, 5], surpluses, 3)).toEqual({ sumUsd: 21, top: [2, 4, 0] });
    expect(pickTop([5, 0, 3, 1], surpluses, 4)).toEqual({ sumUsd: 10, top: [5, 0] });
    expect(pickTop([0, 2], surpluses, 0)).toEqual({ sumUsd: 0, top: [] });
    expect(pickTop([1, 3], surpluses, 2)).toEqual({ sumUsd: 0, top: [] });
  });

  test("of equal ones the first given stays", () => {
    expect(pickTop([0, 5, 2], surpluses, 2)).toEqual({ sumUsd: 14, top: [2, 0] });
    expect(pickTop([5, 0], surpluses, 1)).toEqual({ sumUsd: 5, top: [5] });
  });
});

describe("the cards that add most within a budget of fees", () => {
  const surpluses = Float64Array.of(100, 80, 70, 10);
  const feeUsd = Float64Array.of(95, 50, 45, 0);

  test("are the best two that it pays for, not the best one", () => {
    expect(pickAffordable([0, 1, 2, 3], surpluses, { room: 2, feeUsd: feeUsd, budgetUsd: 95 })).toEqual({
      sumUsd: 150,
      top: [1, 2],
    });
    expect(pickAffordable([0, 1, 2, 3], surpluses, { room: 1, feeUsd: feeUsd, budgetUsd: 95 })).toEqual({
      sumUsd: 100,
      top: [0],
    });
    expect(pickAffordable([0, 1, 2, 3], surpluses, { room: 3, feeUsd: feeUsd, budgetUsd: 95 }).sumUsd).toBe(160);
    expect(pickAffordable([0, 1, 2, 3], surpluses, { room: 2, feeUsd: feeUsd, budgetUsd: 94 }).sumUsd).toBe(90);
    expect(pickAffordable([0, 1, 2, 3], surpluses, { room: 2, feeUsd: feeUsd, budgetUsd: 0 })).toEqual({
      sumUsd: 10,
      top: [3],
    });
  });

  test("may cost the budget to the last cent, float dust aside", () => {
    const dust = Float64Array.of(0.1, 0.2, 0, 0);
    expect(pickAffordable([0, 1], surpluses, { room: 2, feeUsd: dust, budgetUsd: 0.3 }).sumUsd).toBe(180);
    expect(pickAffordable([0, 1], surpluses, { room: 2, feeUsd: dust, budgetUsd: 0.29 }).sumUsd).toBe(100);
  });

  test("are all there is room for where the budget has no limit", () => {
    expect(pickAffordable([3, 2, 1, 0], surpluses, { room: 2, feeUsd: NO_FEES, budgetUsd: Infinity })).toEqual({
      sumUsd: 180,
      top: [0, 1],
    });
  });

  test("are those that trying every set finds (500 random budgets)", () => {
    const random = createRandom(11);
    for (let round = 0; round < 500; round += 1) {
      const count = 2 + Math.floor(random.next() * 8);
      const gains = Float64Array.from({ length: count }, () => random.pick([-5, 0, 10, 20, 20, 35, 60, 90]));
      const fees = Float64Array.from({ length: count }, () => random.pick([0, 0, 39, 95, 95, 150, 395]));
      const room = random.pick([1, 2, 3, 5]);
      const budgetUsd = random.pick([0, 100, 190, 250, 500]);
      let most = 0;
      for (let bits = 0; bits < 2 ** count; bits += 1) {
        const some = Array.from(gains.keys()).filter((card) => (bits >> card) % 2 === 1);
        const sum = (of: Float64Array) => some.reduce((total, card) => total + of[card]!, 0);
        if (some.length <= room && sum(fees) <= budgetUsd) most = Math.max(most, sum(gains));
      }
      const { sumUsd, top } = pickAffordable([...gains.keys()], gains, {
        room: room,
        feeUsd: fees,
        budgetUsd: budgetUsd,
      });
      expect(sumUsd, `round ${round}`).toBe(most);
      expect(top.reduce((total, card) => total + gains[card]!, 0)).toBe(most);
      expect(top.reduce((total, card) => total + fees[card]!, 0)).toBeLessThanOrEqual(budgetUsd);
      expect(top.map((card) => gains[card]!)).toEqual(top.map((card) => gains[card]!).toSorted((a, b) => b - a));
    }
  });
});

test("a card that as many others match in surplus and fee as there is room for need not be tried", () => {
  const surpluses = Float64Array.of(50, 40, 40, 30, 0, -5);
  const feeUsd = Float64Array.of(95, 95, 0, 95, 0, 0);
  const all = [5, 4, 0, 1, 2, 3];
  // Of the two that gain 40, the cheaper comes first.
  expect(listUnmatched(all, surpluses, { room: 1, feeUsd })).toEqual([0, 2]);
  expect(listUnmatched(all, surpluses, { room: 2, feeUsd })).toEqual([0, 2]);
  expect(listUnmatched(all, surpluses, { room: 3, feeUsd })).toEqual([0, 2, 1]);
  expect(listUnmatched(all, surpluses, { room: 4, feeUsd })).toEqual([0, 2, 1, 3]);
});
