import { describe, expect, test } from "vitest";

import { boundLead } from "./lead-bound.ts";

const LEVEL = { leastUsd: 100, riseUsd: 0 };

describe("the most that a concave worth may be ahead of a line", () => {
  test("is where it bends, if it bends once", () => {
    // Rises by 2 up to 130, then stays.
    const worthAt = (value: number) => Math.min(2 * value, 130);
    const { usd, at } = boundLead(worthAt, { leastUsd: 100, riseUsd: 40 }, 10, 90);
    expect(at).toBeCloseTo(65, 6);
    expect(usd).toBeCloseTo(2.5, 4);
  });

  test("is at an end, if it is straight", () => {
    expect(boundLead((value) => value, LEVEL, 10, 90)).toEqual({ usd: expect.closeTo(-10, 4), at: 90 });
    expect(boundLead((value) => 95 + value, { leastUsd: 100, riseUsd: 160 }, 10, 90)).toEqual({
      usd: expect.closeTo(5, 4),
      at: 10,
    });
  });

  test("is never below what it is at any amount", () => {
    const worthAt = (value: number) => 40 * Math.sqrt(value);
    const { usd } = boundLead(worthAt, { leastUsd: 120, riseUsd: 250 }, 9, 81);
    for (let value = 9; value <= 81; value += 1) {
      expect(worthAt(value) - 120 - (250 * (value - 9)) / 72).toBeLessThanOrEqual(usd);
    }
  });

  test("counts on from the high end where the low one cannot be held", () => {
    const worthAt = (value: number) => (value < 50 ? -Infinity : 90 + value / 10);
    // 99 at 90, and nothing more on the way down.
    expect(boundLead(worthAt, LEVEL, 10, 90)).toEqual({ usd: expect.closeTo(-1, 4), at: 90 });
    const above = (value: number) => (value < 50 ? -Infinity : 130 - value / 100);
    // 129.1 at 90, and a hundredth more for each dollar less, as far as the low end.
    expect(boundLead(above, LEVEL, 10, 90)).toEqual({ usd: expect.closeTo(29.9, 4), at: 50 });
  });
});

describe("the slopes at the ends", () => {
  const ask = (worthAt: (value: number) => number, chord = LEVEL, low = 10, high = 90) => {
    const asked: number[] = [];
    const lead = boundLead(
      (value) => {
        asked.push(value);
        return worthAt(value);
      },
      chord,
      low,
      high,
    );
    return { asked, ...lead };
  };

  test("are taken a dollar beyond the range, or half of the way to 0", () => {
    expect(ask((value) => 100 + value).asked).toEqual([10, 9, 90, 91]);
    const bent = (value: number) => 100 + Math.min(2 * value, 8);
    const { asked, usd, at } = ask(bent, { leastUsd: 100, riseUsd: 8 }, 0.5, 8.5);
    expect(asked).toEqual([0.5, 0.25, 8.5, 8.75]);
    expect(at).toBeCloseTo(4, 9);
    // At 4 it is worth 108, and the line 103.5.
    expect(usd).toBeCloseTo(4.5, 5);
    // Two dollars a step up to 4, and one from there on.
    const rising = ask((value) => 100 + Math.min(2 * value, 4 + value), { leastUsd: 100, riseUsd: 12 }, 0.5, 8.5);
    expect(rising.at).toBeCloseTo(4, 9);
    expect(rising.usd).toBeCloseTo(108 - 100 - (12 * 3.5) / 8, 5);
  });

  test("meet outside where the worth is not concave, which is no lead", () => {
    // Below the line at both ends; steeper at the high end than at the low one.
    const ends = (lowSlope: number, highUsd: number) => (value: number) =>
      value < 50 ? 90 + lowSlope * (value - 10) : highUsd + 2 * (value - 90);
    expect(ask(ends(1, 90))).toMatchObject({ usd: expect.closeTo(-10, 4), at: 10 });
    expect(ask(ends(-1, 490), { leastUsd: 100, riseUsd: 400 })).toMatchObject({ usd: expect.closeTo(-10, 4) });
  });

  test("need no look at the high end where the first leads nowhere, or by a millionth of a dollar at most", () => {
    expect(ask((value) => value)).toEqual({ asked: [10, 9], usd: expect.closeTo(-10, 5), at: 90 });
    expect(ask((value) => 100 - value)).toEqual({ asked: [10, 9], usd: expect.closeTo(-10, 5), at: 10 });
    const rising = { leastUsd: 100, riseUsd: 100 };
    expect(ask((value) => 80 + value, rising)).toEqual({ asked: [10, 9], usd: expect.closeTo(-10, 5), at: 10 });
    const near = { leastUsd: 0, riseUsd: 0 };
    expect(ask(() => -1e-6, near).asked).toEqual([10, 9]);
    expect(ask(() => -0.9e-6, near).asked).toHaveLength(4);
    // It leads at the high end alone.
    expect(ask((value) => 15 + value)).toMatchObject({ asked: [10, 9, 90, 91], usd: expect.closeTo(5, 5), at: 90 });
  });

  test("leave a millionth of a dollar for rounding", () => {
    expect(ask((value) => value).usd).toBeCloseTo(-10 + 1e-6, 9);
  });
});
