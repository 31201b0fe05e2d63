import { describe, expect, test } from "vitest";

import { findTurn } from "./find-turn.ts";

const PLACES = [0, 100, 200, 400, 800, 1_600];

describe("where a card comes ahead as an amount grows", () => {
  test("is rounded up, so that everything above it is true", () => {
    // 3% more on it, $95 less: level at $263.89 a month.
    expect(findTurn((usd) => usd * 12 * 0.03 - 95, PLACES)).toEqual({ from: 270, to: null });
  });

  test("ends where a limit lets the other card catch up", () => {
    const gap = (usd: number) => Math.min(usd, 500) * 0.36 - 95 - Math.max(0, usd - 500) * 0.12;
    // Level at $263.89, and again where 85 dollars more are lost at 12 cents each: $1,208.33.
    expect(findTurn(gap, PLACES)).toEqual({ from: 270, to: 1_200 });
  });

  test("is nowhere for a card that is ahead from the start, and for one that never is", () => {
    expect(findTurn(() => 5, PLACES)).toBeNull();
    expect(findTurn(() => -5, PLACES)).toBeNull();
    expect(findTurn(() => 0, PLACES)).toBeNull();
  });
});
