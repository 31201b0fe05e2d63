import { describe, expect, test } from "vitest";

import { markLowestRanges, markWinners } from "./mark-winners.ts";

describe("markWinners", () => {
  test("marks the highest or the lowest figure", () => {
    expect(markWinners([1, 3, 2], "more")).toEqual([null, "best", null]);
    expect(markWinners([95, 0, 325], "less")).toEqual([null, "best", null]);
  });

  test("a shared first place is won by nobody", () => {
    expect(markWinners([3, 3, 2], "more")).toEqual([null, null, null]);
  });

  test("names no winner where all figures are equal", () => {
    expect(markWinners([0, 0], "less")).toEqual([null, null]);
    expect(markWinners([0.1 + 0.2, 0.3], "more")).toEqual([null, null]);
  });

  test("a figure that is not known neither wins nor loses", () => {
    expect(markWinners([null, 2, 1], "more")).toEqual([null, "best", null]);
    expect(markWinners([null, 2], "more")).toEqual([null, null]);
    expect(markWinners([null, null], "less")).toEqual([null, null]);
    expect(markWinners([], "less")).toEqual([]);
  });

  test("negative amounts are compared like any other", () => {
    expect(markWinners([-50, -10], "more")).toEqual([null, "best"]);
  });
});

describe("markLowestRanges", () => {
  test("a range wins when neither of its ends is higher", () => {
    expect(
      markLowestRanges([
        { low: 18, high: 27 },
        { low: 20, high: 29 },
      ]),
    ).toEqual(["best", null]);
    expect(
      markLowestRanges([
        { low: 18, high: 29 },
        { low: 20, high: 29 },
      ]),
    ).toEqual(["best", null]);
  });

  test("crossing ranges have no winner", () => {
    expect(
      markLowestRanges([
        { low: 18, high: 30 },
        { low: 20, high: 25 },
      ]),
    ).toEqual([null, null]);
  });

  test("a card without a rate is left aside", () => {
    expect(markLowestRanges([null, { low: 18, high: 27 }])).toEqual([null, null]);
    expect(markLowestRanges([null, { low: 18, high: 27 }, { low: 19, high: 28 }])).toEqual([null, "best", null]);
  });
});
