import { describe, expect, test } from "vitest";

import { canOutrank, compareWallets, type RankedWallet, toCents } from "./wallet-order.ts";

const wallet = (objectiveUsd: number, members: readonly number[], feesUsd = 0): RankedWallet => ({
  objectiveUsd,
  objectiveCents: toCents(objectiveUsd),
  feesCents: toCents(feesUsd),
  members,
});

test("half a cent rounds up, also where the float lies a hair below it", () => {
  expect([0.005, 1.005, 1.0049, 100, -0.01].map(toCents)).toEqual([1, 101, 100, 10_000, -1]);
});

describe("of two wallets stands first", () => {
  const first = (left: RankedWallet, right: RankedWallet) => {
    expect(compareWallets(right, left)).toBeGreaterThan(0);
    return compareWallets(left, right) < 0;
  };

  test("the one worth a cent more, whatever else", () => {
    expect(first(wallet(100.01, [4, 5], 95), wallet(100, [1]))).toBe(true);
  });

  test("of equal ones that with fewer cards, then with lower fees, then the first by name", () => {
    expect(first(wallet(100.001, [4], 95), wallet(100.002, [1, 2]))).toBe(true);
    expect(first(wallet(100, [4, 5], 39), wallet(100, [1, 2], 95))).toBe(true);
    expect(first(wallet(100, [1, 2], 95), wallet(100, [1, 3], 95))).toBe(true);
    expect(first(wallet(100, [0, 9], 95), wallet(100, [1, 2], 95))).toBe(true);
    expect(compareWallets(wallet(100, [1, 2]), wallet(100, [1, 2]))).toBe(0);
  });
});

describe("a wallet may still stand before a rival", () => {
  const rival = wallet(100, [2, 5], 95);
  const may = (boundUsd: number, size: number, feesUsd: number, first?: readonly number[]) =>
    canOutrank(rival, boundUsd, size, feesUsd, first);

  test("where there is none, or its bound is a cent higher; never where it is a cent lower", () => {
    expect(canOutrank(undefined, -1_000, 9, 900)).toBe(true);
    expect(may(100.01, 5, 900)).toBe(true);
    expect(may(99.99, 1, 0)).toBe(false);
    // A bound a hair below half a cent may be half a cent.
    expect(may(100.004_999_9, 5, 900)).toBe(true);
  });

  test("at an equal bound with fewer cards, or as many for the same fees or less", () => {
    expect(may(100, 1, 900)).toBe(true);
    expect(may(100, 3, 0)).toBe(false);
    expect(may(100, 2, 95)).toBe(true);
    expect(may(100, 2, 39)).toBe(true);
    expect(may(100, 2, 96)).toBe(false);
  });

  test("at equal bound, size and fees only if its first cards come first by name", () => {
    expect(may(100, 2, 95, [4, 2])).toBe(true);
    expect(may(100, 2, 95, [5, 2])).toBe(false);
    expect(may(100, 2, 95, [2, 6])).toBe(false);
    expect(may(100, 2, 39, [7, 8])).toBe(true);
    expect(may(100, 2, 96, [0, 1])).toBe(false);
  });
});
