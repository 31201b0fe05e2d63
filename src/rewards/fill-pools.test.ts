import { describe, expect, it } from "vitest";

import { fillPools } from "./fill-pools.ts";
import { foldRoomyPools } from "./fold-roomy-pools.ts";

describe("fillPools", () => {
  it("puts the best-paying dollars in a pool first", () => {
    const { gainUsd, flowUsd } = fillPools({
      gains: [0.01, 0.04],
      poolLimitsUsd: [6_000],
      lineSpendUsd: [4_000, 4_000],
    });
    expect([...flowUsd]).toEqual([2_000, 4_000]);
    expect(gainUsd).toBeCloseTo(180, 9);
  });

  it("takes back an earlier placement where that gains more", () => {
    // Pool 0 takes line 0 first (5); pool 1 can only take line 0, so pool 0 moves to line 1.
    const { gainUsd, flowUsd } = fillPools({ gains: [5, 4, 4.5, 0], poolLimitsUsd: [1, 1], lineSpendUsd: [1, 1] });
    expect([...flowUsd]).toEqual([0, 1, 1, 0]);
    expect(gainUsd).toBeCloseTo(8.5, 9);
  });

  it("leaves a pool empty that would gain nothing", () => {
    expect(fillPools({ gains: [0, -1], poolLimitsUsd: [10], lineSpendUsd: [5, 5] }).gainUsd).toBe(0);
    expect(fillPools({ gains: [], poolLimitsUsd: [], lineSpendUsd: [5] }).gainUsd).toBe(0);
  });
});

describe("foldRoomyPools", () => {
  it("opens a rate whose pool all its spend fits in, and keeps one that may run out", () => {
    const rates = [
      { openMultiplier: 1, pooled: [{ multiplier: 4, pool: 0 }] },
      { openMultiplier: 1, pooled: [{ multiplier: 3, pool: 1 }] },
    ];
    expect(foldRoomyPools(rates, [500, 500], [500, 499])).toEqual([
      { openMultiplier: 4, pooled: [] },
      { openMultiplier: 1, pooled: [{ multiplier: 3, pool: 1 }] },
    ]);
  });

  it("looks again when an opened rate pushes another pool's aside", () => {
    const rates = [
      {
        openMultiplier: 1,
        pooled: [
          { multiplier: 5, pool: 0 },
          { multiplier: 3, pool: 1 },
        ],
      },
      { openMultiplier: 1, pooled: [{ multiplier: 3, pool: 1 }] },
    ];
    expect(foldRoomyPools(rates, [500, 500], [500, 600]).map(({ openMultiplier }) => openMultiplier)).toEqual([5, 3]);
  });
});
