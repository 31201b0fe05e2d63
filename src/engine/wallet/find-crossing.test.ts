import { describe, expect, test } from "vitest";

import { findCrossing } from "./find-crossing.ts";

/** @param leadAt above 0 where the rival leads */
function find(leadAt: (value: number) => number, near: number, far: number, step = 1) {
  const asked: number[] = [];
  const ask = (value: number) => {
    asked.push(value);
    return leadAt(value);
  };
  return { ...findCrossing(ask, near, far, step), asked };
}

describe("where a rival draws level", () => {
  test("on a straight line is the first guess and the step beside it, whichever of them leads", () => {
    expect(find((value) => value - 41, 10, 90)).toEqual({ before: 41, at: 42, asked: [10, 90, 41, 42] });
    expect(find((value) => value - 40.5, 10, 90)).toEqual({ before: 40, at: 41, asked: [10, 90, 41, 40] });
    expect(find((value) => 41 - value, 90, 10)).toEqual({ before: 41, at: 40, asked: [90, 10, 41, 40] });
    expect(find((value) => 40.5 - value, 90, 10)).toEqual({ before: 41, at: 40, asked: [90, 10, 40, 41] });
  });

  test("is today's value where it leads there already", () => {
    expect(find((value) => value - 5, 10, 90)).toEqual({ before: 10, at: 10, asked: [10, 90] });
    expect(find((value) => value - 10, 10, 90)).toMatchObject({ before: 10, at: 11 });
  });

  test("needs no look where there is no step between", () => {
    expect(find((value) => value - 10.5, 10, 11)).toEqual({ before: 10, at: 11, asked: [10, 11] });
    expect(find((value) => value - 10.5, 10.25, 10.75)).toEqual({ before: 10.25, at: 10.75, asked: [10.25, 10.75] });
  });

  test("is found in steps that count from 0, wherever it began", () => {
    expect(find((value) => value - 41, 10.25, 90.75)).toEqual({
      before: 41,
      at: 42,
      asked: [10.25, 90.75, 41, 42],
    });
    expect(find((value) => 41 - value, 90.75, 10.25)).toEqual({ before: 41, at: 40, asked: [90.75, 10.25, 41, 40] });
    expect(find((value) => value - 0.305, 0, 1, 0.01)).toMatchObject({
      before: expect.closeTo(0.3, 9),
      at: expect.closeTo(0.31, 9),
    });
  });

  test("where the lead bends it is halved by turns, so that no end stays where it is", () => {
    /** Halving alone takes ten of a thousand; twice that is enough where a guess stands between two of them. */
    const end = (...parameters: Parameters<typeof find>) => {
      const { before, at, asked } = find(...parameters);
      expect(asked.length).toBeLessThan(30);
      return [before, at];
    };
    // Far behind up to 80, then a little ahead; and the other way round.
    const steep = (value: number) => (value > 80 ? 1 : -1e6);
    expect(end(steep, 0, 1_024)).toEqual([80, 81]);
    expect(end((value) => -steep(value), 1_024, 0)).toEqual([81, 80]);
    expect(end((value) => (value > 900 ? 1e6 : -1), 0, 1_024)).toEqual([900, 901]);
    // 3 dollars a step from 600 on, 1 before.
    expect(end((value) => Math.max(value - 700, 3 * (value - 600) - 100), 0, 1_024)).toEqual([633, 634]);
  });

  test("is found where nothing says how far behind it is", () => {
    expect(find((value) => (value < 50 ? -Infinity : 1), 10, 90)).toMatchObject({ before: 49, at: 50 });
  });
});
