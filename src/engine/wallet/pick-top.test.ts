import { describe, expect, test } from "vitest";

import { createRandom } from "../value/test-cards.ts";
import { listUnmatched, pickAffordable } from "./pick-top.ts";

describe("the cards that add most within a budget of fees", () => {
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
