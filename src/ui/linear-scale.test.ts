import { describe, expect, test } from "vitest";

import { linearScale, toLinePath, toStepPath } from "./linear-scale.ts";

describe("a linear scale", () => {
  const scale = linearScale([-50, 150], [100, 0]);

  test("puts the ends of its domain at the ends of its range, and what lies between in proportion", () => {
    expect([-50, 0, 50, 150].map(scale)).toEqual([100, 75, 50, 0]);
  });

  test("names round values", () => {
    expect(scale.ticks(4)).toEqual([-50, 0, 50, 100, 150]);
    expect(linearScale([0, 2_750], [0, 100]).ticks(4)).toEqual([0, 500, 1_000, 1_500, 2_000, 2_500]);
  });

  test("has a place for everything when all values are the same", () => {
    expect(linearScale([3, 3], [0, 100])(3)).toBe(0);
  });
});

test("lines go straight, staircases across and then up or down, in tenths", () => {
  expect(
    toLinePath([
      [0, 100],
      [8.333, 78.66],
      [100, 0],
    ]),
  ).toBe("M0,100L8.3,78.7L100,0");
  expect(
    toStepPath([
      [0, 50],
      [33.33, 40.04],
      [100, 40],
    ]),
  ).toBe("M0,50H33.3V40H100V40");
  expect([toLinePath([]), toStepPath([])]).toEqual(["", ""]);
});
