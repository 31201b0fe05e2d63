/** What is known at some prices, and forgotten. */
import { describe, expect, test } from "vitest";

import { createLateNumbers } from "./late-numbers.ts";

const toPrices = (count: number) => Array.from({ length: count }, () => ({}));

describe("numbers known at some prices", () => {
  test("are those of these prices alone", () => {
    const numbers = createLateNumbers();
    const [one, other] = toPrices(2);
    numbers.find(one!).set(3, 7);
    expect([numbers.find(one!).has(3), numbers.find(one!).has(2), numbers.find(other!).has(3)]).toEqual([
      true,
      false,
      false,
    ]);
    numbers.find(other!).set(3, 8);
    expect([numbers.find(one!).get(3), numbers.find(other!).get(3)]).toEqual([7, 8]);
  });

  test("may have any key, and be set again", () => {
    const numbers = createLateNumbers();
    const [prices] = toPrices(1);
    const known = numbers.find(prices!);
    known.set(5_000, 2);
    known.set(5_000, 3);
    known.set(0, 1);
    expect([known.get(0), known.get(5_000), known.has(1), known.has(9_999), known.has(99_999)]).toEqual([
      1,
      3,
      false,
      false,
      false,
    ]);
  });

  test("are forgotten when asked to, and those of long ago by themselves", () => {
    const numbers = createLateNumbers();
    const prices = toPrices(6);
    for (const one of prices) numbers.find(one).set(1, 1);
    numbers.find(prices[5]!).set(2, 1);
    numbers.forget(prices[4]!);
    // Of the last four; those before them made room, and the one forgotten is new again.
    expect([5, 3, 2].map((at) => numbers.find(prices[at]!).has(1))).toEqual([true, true, true]);
    expect(numbers.find(prices[4]!).has(1)).toBe(false);
    expect(numbers.find(prices[0]!).has(1)).toBe(false);
  });
});
