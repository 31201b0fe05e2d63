import { describe, expect, test } from "vitest";

import type { SpendCell } from "../value/profile.ts";
import { pickChord, toRangeParts } from "./range-parts.ts";

const cell = (annualUsd: number, more: Partial<SpendCell> = {}): SpendCell => ({
  category: "dining",
  part: null,
  brand: null,
  foreign: false,
  annualUsd,
  ...more,
});
const other = { category: "other" } as const;

describe("the dollars beyond the low end of a range", () => {
  const low = [cell(100), cell(1_000, other)];
  const high = [cell(300), cell(1_200, other)];

  test("are a part of their own, and none where nothing grows", () => {
    expect(toRangeParts(low, [cell(300), cell(1_000, other)], 4, () => 0.02)).toEqual([
      { cell: 0, annualUsd: 100, cost: 0 },
      { cell: 0, annualUsd: 200, cost: 0.02 },
      { cell: 1, annualUsd: 1_000, cost: 0 },
    ]);
    expect(toRangeParts(low, low, 4, () => 0.02)).toEqual([
      { cell: 0, annualUsd: 100, cost: 0 },
      { cell: 1, annualUsd: 1_000, cost: 0 },
    ]);
  });

  test("cost the rise together: what they are worth, less in proportion, or more by the dollar", () => {
    const costs = (riseUsd: number, ...worth: readonly number[]) =>
      toRangeParts(low, high, riseUsd, (at) => worth[at]!)
        .filter(({ cost }) => cost > 0)
        .map(({ annualUsd, cost }) => [annualUsd, Number(cost.toFixed(9))]);
    // Worth $10 and $2.
    expect(costs(12, 0.05, 0.01)).toEqual([
      [200, 0.05],
      [200, 0.01],
    ]);
    expect(costs(6, 0.05, 0.01)).toEqual([
      [200, 0.025],
      [200, 0.005],
    ]);
    expect(costs(16, 0.05, 0.01)).toEqual([
      [200, 0.06],
      [200, 0.02],
    ]);
    expect(costs(8, 0, 0)).toEqual([
      [200, 0.02],
      [200, 0.02],
    ]);
    expect(costs(0, 0.05, 0.01)).toEqual([]);
  });

  test("are all of a cell that the low end does not have; cells are told apart by all that they are", () => {
    const abroad = { foreign: true };
    const kinds = [cell(10, abroad), cell(300), cell(50, { brand: "Uber" }), cell(60, { part: "delivery" })];
    const sure = (some: readonly SpendCell[]) =>
      toRangeParts(some, kinds, 0, () => 0)
        .filter((part, at, all) => all.findIndex((one) => one.cell === part.cell) === at)
        .map(({ annualUsd }) => annualUsd);
    expect(sure([cell(100)])).toEqual([0, 100, 0, 0]);
    expect(sure([cell(5, abroad), cell(60, { part: "delivery" })])).toEqual([5, 0, 0, 60]);
    expect(sure([cell(50, { brand: "Uber" })])).toEqual([0, 0, 50, 0]);
    expect(sure([cell(70, other)])).toEqual([0, 0, 0, 0]);
    // Never more than there is at the high end.
    expect(sure([cell(400)])).toEqual([0, 300, 0, 0]);
  });
});

test("of cells that are alike each keeps its own dollars", () => {
  const parts = toRangeParts([cell(100), cell(5)], [cell(100), cell(20)], 0, () => 0);
  expect(parts.map((part) => [part.cell, part.annualUsd])).toEqual([
    [0, 100],
    [1, 5],
    [1, 15],
  ]);
});

describe("the line that the proposed wallet is nowhere below", () => {
  test("is the higher of two, plus the cent that leads", () => {
    const flat = { lowUsd: 100, highUsd: 100 };
    const rising = { lowUsd: 90, highUsd: 120 };
    expect(pickChord(flat, rising, 0.5)).toEqual({ leastUsd: 90.5, riseUsd: 30 });
    expect(pickChord(rising, flat, 0.5)).toEqual({ leastUsd: 90.5, riseUsd: 30 });
    expect(pickChord(flat, { lowUsd: 90, highUsd: 105 }, 0.5)).toEqual({ leastUsd: 100.5, riseUsd: 0 });
    expect(pickChord(flat, { lowUsd: 105, highUsd: 95 }, 0.5)).toEqual({ leastUsd: 100.5, riseUsd: 0 });
  });

  test("is level at the low end of one that falls", () => {
    const falling = { lowUsd: 110, highUsd: 80 };
    expect(pickChord(falling, falling, 0)).toEqual({ leastUsd: 80, riseUsd: 0 });
  });
});
