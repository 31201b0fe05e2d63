import { describe, expect, it } from "vitest";

import { pickAffordable } from "./pick-top.ts";
import { createRandom } from "./test-catalog.ts";

describe("pickAffordable", () => {
  it("finds the highest sum that fits, as trying every set does, 3,000 cases", () => {
    for (let seed = 0; seed < 3_000; seed += 1) {
      const random = createRandom(seed);
      const cards = Array.from({ length: 1 + Math.floor(random.next() * 10) }, (_, card) => card);
      const feeUsd = Float64Array.from(cards, () => random.pick([0, 0, 0.1, 0.2, 69, 95, 95.01, 99, 150, 695]));
      const isCoarse = random.chance(0.5);
      const surpluses = Float64Array.from(cards, () =>
        isCoarse ? random.pick([-5, 0, 10, 20, 30, 1e6]) : (random.next() - 0.2) * 500,
      );
      const room = random.pick([0, 1, 2, 3, 4, 5]);
      const budgetUsd = random.pick([0, 0.3, 95, 190, 190.01, 250, 700, Infinity]);
      let mostUsd = 0;
      for (let bits = 0; bits < 2 ** cards.length; bits += 1) {
        const held = cards.filter((card) => bits & (1 << card));
        const feesUsd = held.reduce((sum, card) => sum + feeUsd[card]!, 0);
        if (held.length > room || feesUsd > budgetUsd + 1e-9) continue;
        mostUsd = Math.max(
          mostUsd,
          held.reduce((sum, card) => sum + surpluses[card]!, 0),
        );
      }
      const { sumUsd, top } = pickAffordable(cards, surpluses, room, feeUsd, budgetUsd);
      expect(sumUsd, `seed ${seed}`).toBeCloseTo(mostUsd, 6);
      expect(new Set(top).size, `seed ${seed}`).toBe(top.length);
      expect(top.length, `seed ${seed}`).toBeLessThanOrEqual(room);
      expect(
        top.reduce((sum, card) => sum + feeUsd[card]!, 0),
        `seed ${seed}`,
      ).toBeLessThanOrEqual(budgetUsd + 1e-8);
      expect(
        top.reduce((sum, card) => sum + surpluses[card]!, 0),
        `seed ${seed}`,
      ).toBeCloseTo(sumUsd, 6);
    }
  });
});
