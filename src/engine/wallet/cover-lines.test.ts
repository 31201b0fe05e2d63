import { describe, expect, test } from "vitest";

import { coverLines } from "./cover-lines.ts";

describe("lines that must be served", () => {
  // Card 0 earns $90 on the first line, card 1 $100 on the second, card 2 $20 on both.
  const most = Float64Array.of(90, 0, 0, 100, 20, 20);
  const node = { most, lineCount: 2, prices: Float64Array.of(100, 100), held: [] as number[], slackUsd: 30 };

  test("the cards for the scarcest of them are tried first", () => {
    // Only card 0 comes within $30 of the first price, only card 1 of the second: the first line stays.
    expect(coverLines([2, 1, 0], node).order).toEqual([0, 2, 1]);
    // The first line may be lost, the second not.
    expect(coverLines([2, 0, 1], { ...node, prices: Float64Array.of(30, 100) }).order).toEqual([1, 2, 0]);
  });

  test("a line that a held card serves, or that may be lost, changes no order", () => {
    // Card 3 would be the only one for the first line.
    const other = Float64Array.from([...most, 95, 0]);
    expect(coverLines([2, 1, 3], { ...node, most: other, held: [0], prices: Float64Array.of(100, 30) }).order).toEqual([
      2, 1, 3,
    ]);
    expect(coverLines([2, 1, 3], { ...node, most: other, prices: Float64Array.of(100, 30) }).order).toEqual([3, 2, 1]);
    expect(coverLines([2, 1], { ...node, held: [0], prices: Float64Array.of(100, 30) }).order).toEqual([2, 1]);
    expect(coverLines([2, 1, 0], { ...node, slackUsd: 100 }).order).toEqual([2, 1, 0]);
  });

  test("the bound falls by what nobody left earns of the prices", () => {
    const { order, lossUsd } = coverLines([2, 1, 0], { ...node, slackUsd: 100 });
    expect(order).toEqual([2, 1, 0]);
    // All of them: $10 of the first line. Without card 2 the same. Card 0 alone loses the second line whole.
    expect([...lossUsd]).toEqual([10, 10, 110]);
    expect([...coverLines([2, 1, 0], { ...node, slackUsd: 100, held: [1] }).lossUsd]).toEqual([10, 10, 10]);
  });
});
