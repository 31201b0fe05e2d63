import { describe, expect, test } from "vitest";

import { type SplitCard, splitSpend } from "./split-spend.ts";

function card(open: readonly number[], more: Partial<SplitCard> = {}): SplitCard {
  return { open, from: 0, pools: [], minSpendUsd: 0, ...more };
}

const pool = (limitUsd: number, lines: readonly number[], rates: readonly number[], capsUsd: readonly number[]) => ({
  limitUsd,
  lines,
  rates,
  capsUsd,
});

describe("without promises", () => {
  test("every dollar takes the best rate, or stays off where all lose", () => {
    const split = splitSpend([card([0.01, -0.02]), card([0.03, -0.01])], [100, 100], 2)!;
    expect(split.valueUsd).toBeCloseTo(3, 9);
    expect([...split.openUsd]).toEqual([0, 0, 100, 0]);
  });

  test("a limited pool takes the dollars that gain most in it", () => {
    const limited = card([0.01, 0.01], { pools: [pool(6_000, [0, 1], [0.05, 0.02], [4_000, 4_000])] });
    expect(splitSpend([limited], [4_000, 4_000], 2)!.valueUsd).toBeCloseTo(200 + 40 + 20, 9);
  });

  test("two pools share two lines as no greedy order would", () => {
    const one = card([0, 0], { pools: [pool(100, [0, 1], [0.06, 0.05], [100, 100])] });
    const other = card([0, 0], { pools: [pool(100, [0], [0.05], [100])] });
    expect(splitSpend([one, other], [100, 100], 2)!.valueUsd).toBeCloseTo(10, 9);
  });

  test("a pool takes no more of a line than its share", () => {
    const rotating = card([0.01], { pools: [pool(3_000, [0], [0.05], [150])] });
    expect(splitSpend([rotating], [1_200], 1)!.valueUsd).toBeCloseTo(150 * 0.05 + 1_050 * 0.01, 9);
  });
});

describe("with promised spend", () => {
  test("the cheapest dollars move to the card", () => {
    const needy = card([0.01, 0.02], { minSpendUsd: 500 });
    const split = splitSpend([needy, card([0.04, 0.03])], [1_000, 1_000], 2)!;
    // $500 of the second line lose a cent each.
    expect(split.valueUsd).toBeCloseTo(40 + 15 + 10, 9);
    expect([...split.openUsd]).toEqual([0, 500, 1_000, 500]);
  });

  test("dollars in the card's own pools keep the promise too", () => {
    const needy = card([0.01], { minSpendUsd: 300, pools: [pool(300, [0], [1], [300])] });
    expect(splitSpend([needy, card([0.05])], [1_000], 1)!.valueUsd).toBeCloseTo(300 + 35, 9);
  });

  test("two promises share the spend, and more than there is cannot be kept", () => {
    const cards = [card([0.01], { minSpendUsd: 600 }), card([0.02], { minSpendUsd: 400 })];
    expect(splitSpend(cards, [1_000], 1)!.valueUsd).toBeCloseTo(14, 9);
    expect(splitSpend([cards[0]!, card([0.02], { minSpendUsd: 500 })], [1_000], 1)).toBeNull();
  });

  test("a promise is kept at a loss, and never with spend that the card cannot take", () => {
    expect(splitSpend([card([-0.02], { minSpendUsd: 100 })], [1_000], 1)!.valueUsd).toBeCloseTo(-2, 9);
    expect(splitSpend([card([-Infinity], { minSpendUsd: 100 })], [1_000], 1)).toBeNull();
  });
});
