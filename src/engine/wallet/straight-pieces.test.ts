import { describe, expect, test } from "vitest";

import { findKink, listKinks } from "./straight-pieces.ts";

describe("a worth that is straight in pieces", () => {
  const worth = (value: number) => Math.max(2, value, 3 * value - 8);
  const list = (from: number, to: number, worthAt = worth) => [...listKinks(worthAt, from, to)];

  test("bends where its pieces meet", () => {
    const kinks = list(0, 10);
    expect(kinks.some((kink) => Math.abs(kink - 2) < 1e-6)).toBe(true);
    expect(kinks.some((kink) => Math.abs(kink - 4) < 1e-6)).toBe(true);
    expect(kinks.toSorted((one, other) => one - other)).toEqual(kinks);
    expect(list(3, 5).map((kink) => Number(kink.toFixed(6)))).toEqual([4]);
    const back = list(10, 0);
    expect(back.toSorted((one, other) => other - one)).toEqual(back);
  });

  test("bends nowhere inside of a piece, and by less than a hundredth of a cent counts as none", () => {
    expect(list(5, 10)).toEqual([]);
    expect(list(0, 10, (value) => 3 * value)).toEqual([]);
    const bent = (usd: number) => list(0, 2, (value) => Math.abs(value - 1) * usd);
    expect(bent(0.000_09)).toEqual([]);
    expect(bent(0.0001)).toHaveLength(1);
  });

  test("is halved twelve times where it jumps, which no tangent finds", () => {
    const jump = (value: number) => (value < 1 / 3 ? 0 : 1_000);
    const halves = list(0, 1, jump);
    expect(halves).toHaveLength(12);
    expect(halves.slice(0, 3)).toEqual([0.25, 0.3125, 0.328125]);
    expect(halves.at(-1)).toBe(0.5);
  });

  test("is asked no farther than the list is read", () => {
    const asked: number[] = [];
    const ask = (value: number) => {
      asked.push(value);
      return worth(value);
    };
    expect(listKinks(ask, 0, 16).next().value).toBeDefined();
    const first = asked.length;
    expect([...listKinks(ask, 0, 16)].length).toBeGreaterThan(1);
    expect(asked.length - first).toBeGreaterThan(first);
  });
});

describe("the tangents at both ends", () => {
  const bentAt = (kink: number) => (value: number) => Math.abs(value - kink);

  test("meet at the kink between", () => {
    expect(findKink(bentAt(3), 0, 8, 0)).toBe(3);
    expect(findKink(bentAt(3), 8, 0, 0)).toBe(3);
    expect(findKink((value) => Math.min(value, 3), 0, 8, 0)).toBe(3);
    expect(findKink((value) => Math.max(2 * value, 40 - 3 * value), 4, 20, 0)).toBe(8);
    expect(findKink((value) => Math.max(2 * value, 40 - 3 * value), 20, 4, 0)).toBe(8);
  });

  test("are the same for a straight line: then it is the middle", () => {
    expect(findKink((value) => 2 * value, 0, 4, 0)).toBe(2);
    expect(findKink(() => 5, 2, 4, 0)).toBe(3);
  });

  test("are taken inside of the range", () => {
    // Bent at both ends, too, and beyond them steep.
    const worth = (value: number) => Math.max(5 - value, value - 5, 90 * (value - 10) + 5, -90 * value + 5);
    expect(findKink(worth, 0, 10, 0)).toBeCloseTo(5, 9);
    expect(findKink(worth, 10, 0, 0)).toBeCloseTo(5, 9);
  });

  test("count only if they meet farther from either end than the least share", () => {
    expect(findKink(bentAt(2), 0, 16, 0.125)).toBe(8);
    expect(findKink(bentAt(2.5), 0, 16, 0.125)).toBe(2.5);
    expect(findKink(bentAt(14), 0, 16, 0.125)).toBe(8);
    expect(findKink(bentAt(13.5), 0, 16, 0.125)).toBe(13.5);
    expect(findKink(bentAt(1), 0, 16, 0)).toBe(1);
    expect(findKink(bentAt(15), 0, 16, 0)).toBe(15);
  });
});
