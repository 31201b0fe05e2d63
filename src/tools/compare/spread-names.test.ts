import { describe, expect, test } from "vitest";

import { spreadNames } from "./spread-names.ts";

const spread = (...ends: number[]) =>
  spreadNames(
    ends.map((at) => ({ at, height: 2 })),
    14,
  );

describe("names at the ends of lines", () => {
  test("stand at their ends where there is room", () => {
    expect(spread(10, 2, 6)).toEqual([10, 2, 6]);
    expect(spread(0, 14)).toEqual([0, 14]);
  });

  test("move both ways around ends that are close together", () => {
    expect(spread(7, 7)).toEqual([6, 8]);
    expect(spread(8, 7)).toEqual([8.5, 6.5]);
    expect(spread(5, 7, 7)).toEqual([13 / 3, 19 / 3, 25 / 3].map((middle) => expect.closeTo(middle, 9)));
  });

  test("stay in the picture but for half a name", () => {
    expect(spread(0, 0, 0)).toEqual([0, 2, 4]);
    expect(spread(14, 13.5)).toEqual([14, 12]);
  });

  test("take the room of their own lines", () => {
    const [one, two] = spreadNames(
      [
        { at: 7, height: 1 },
        { at: 7, height: 3 },
      ],
      14,
    );
    expect(two! - one!).toBe(2);
  });
});
