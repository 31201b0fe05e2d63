/** Cards put into months, held to trying every way. */
import { describe, expect, test } from "vitest";

import { createRandom } from "../value/test-cards.ts";
import { assignOpenings } from "./order-openings.ts";

const NEVER = -Infinity;

/** The most of all ways to open the cards of `mask`, each at least a gap after the one before. */
function tryAll(worth: readonly Float64Array[], months: number, gap: number, mask: number, from: number): number {
  if (mask === 0) return 0;
  let most = NEVER;
  for (let month = from; month < months; month += 1) {
    for (const [card, ofCard] of worth.entries()) {
      const bit = 1 << card;
      if ((mask & bit) === 0) continue;
      most = Math.max(most, ofCard[month]! + tryAll(worth, months, gap, mask ^ bit, month + gap));
    }
  }
  return most;
}

const rows = (...worth: readonly (readonly number[])[]) => worth.map((row) => Float64Array.from(row));

describe("openings a gap apart", () => {
  test("each card counts its best month where they are far enough apart", () => {
    const table = assignOpenings(rows([5, 1, 1, 1], [1, 1, 1, 7]), 4, 3);
    expect(table(0b11, 0)).toBe(12);
  });

  test("of two that want the same month one waits", () => {
    const table = assignOpenings(rows([9, 0, 0, 4], [8, 0, 0, 5]), 4, 3);
    expect(table(0b11, 0)).toBe(14);
  });

  test("cards that do not fit into the months cannot all be opened; none at all is worth nothing", () => {
    const table = assignOpenings(rows([1, 1], [1, 1]), 2, 3);
    expect(table(0b11, 0)).toBe(NEVER);
    expect(table(0b01, 0)).toBe(1);
    expect(table(0b01, 2)).toBe(NEVER);
    expect(table(0, 9)).toBe(0);
  });

  test("a month asked for beyond the plan leaves nothing to open", () => {
    expect(assignOpenings(rows([1, 1]), 2, 3)(0b1, 50)).toBe(NEVER);
  });

  test.each([1, 2, 3, 4, 5, 6])("is the most of all ways, case %i", (seed) => {
    const { pick } = createRandom(seed);
    const [months, gap] = [7, pick([1, 2, 3])];
    const worth = [0, 1, 2].map(() => Float64Array.from({ length: months }, () => pick([NEVER, -2, 0, 1, 3, 6])));
    const most = assignOpenings(worth, months, gap);
    for (let mask = 0; mask < 8; mask += 1) {
      for (const from of [0, 2, 5]) expect(most(mask, from)).toBe(tryAll(worth, months, gap, mask, from));
    }
  });
});
