import { describe, expect, it } from "vitest";

import { canOutrank, compareWallets, type RankedWallet, toMicroUsd } from "./wallet-order.ts";

const wallet = (netUsd: number, members: number[], feesUsd = 0): RankedWallet => ({
  netMicroUsd: toMicroUsd(netUsd),
  feesMicroUsd: toMicroUsd(feesUsd),
  members,
});

describe("the order of wallets", () => {
  it("is by net, then fewer cards, lower fees, first slugs", () => {
    const inOrder = [
      wallet(10, [0, 1, 2]),
      wallet(9, [4]),
      wallet(9, [0, 5], 10),
      wallet(9, [1, 2], 10),
      wallet(9, [1, 3], 10),
      wallet(9, [0, 1], 20),
    ];
    expect(inOrder.toReversed().toSorted(compareWallets)).toEqual(inOrder);
  });

  it("is deaf to float dust", () => {
    expect(compareWallets(wallet(0.1 + 0.2, [0]), wallet(0.3, [0]))).toBe(0);
    expect(toMicroUsd(0.000_000_5)).toBe(toMicroUsd(0.000_000_5 - 1e-15));
  });
});

describe("canOutrank", () => {
  const rival = wallet(100, [3, 4], 50);

  it("never says no to a bound that allows more than the rival", () => {
    expect(canOutrank(rival, 100.000_001, 5, 900)).toBe(true);
    expect(canOutrank(undefined, -1_000, 5, 900)).toBe(true);
  });

  it("says no to less, and to a tie that loses by cards or fees", () => {
    expect(canOutrank(rival, 99.999_999, 0, 0)).toBe(false);
    expect(canOutrank(rival, 100, 3, 0)).toBe(false);
    expect(canOutrank(rival, 100, 2, 51)).toBe(false);
  });

  it("lets a tie through that may win by cards, fees or slugs", () => {
    expect(canOutrank(rival, 100, 1, 900)).toBe(true);
    expect(canOutrank(rival, 100, 2, 50)).toBe(true);
  });

  it("knows a tie that the slugs decide, where only one wallet is meant", () => {
    expect(canOutrank(rival, 100, 2, 50, [9, 2])).toBe(true);
    expect(canOutrank(rival, 100, 2, 50, [5, 3])).toBe(false);
    expect(canOutrank(rival, 100, 2, 50, [4, 3])).toBe(false);
    expect(canOutrank(rival, 100, 2, 49, [8, 9])).toBe(true);
    expect(canOutrank(rival, 101, 2, 50, [8, 9])).toBe(true);
  });
});
