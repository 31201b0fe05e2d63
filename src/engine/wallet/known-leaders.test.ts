import { describe, expect, test } from "vitest";

import { listAble, pickFirstLeader } from "./known-leaders.ts";

describe("of known wallets", () => {
  const pool = [
    { slugs: ["a", "b"], behindUsd: 10 },
    { slugs: ["c"], behindUsd: 40 },
    { slugs: ["d"], behindUsd: 20 },
  ];
  const list = (isRise: boolean, ownUsd: number) =>
    listAble(pool, new Set(["b", "c"]), isRise, 100, ownUsd).map(({ slugs }) => slugs.join());

  test("those may lead that are worth more today than the own wallet is at the value", () => {
    expect(list(false, 59)).toEqual(["a,b", "c", "d"]);
    expect(list(false, 79)).toEqual(["a,b", "d"]);
    expect(list(false, 80)).toEqual(["a,b"]);
    expect(list(false, 90)).toEqual([]);
  });

  test("and where the value rises those that it touches", () => {
    expect(list(true, 200)).toEqual(["a,b", "c"]);
    expect(list(true, 79)).toEqual(["a,b", "c", "d"]);
  });
});

describe("the first to draw level", () => {
  /** Wallets by how far they were behind and how far they are ahead of 100 now. */
  function pick(...wallets: readonly (readonly [behindUsd: number, leadUsd: number])[]) {
    const able = wallets.map(([behindUsd], at) => ({ slugs: [String(at)], behindUsd }));
    const floors: number[] = [];
    const price = ([slug]: readonly string[], floorUsd: number) => {
      floors.push(Number(floorUsd.toFixed(6)));
      return 100 + wallets[Number(slug)]![1];
    };
    return { leader: pickFirstLeader(able, price, 100)?.[0], floors };
  }

  test("is who was behind by the least share of what changed between", () => {
    // Level after a half, a third and two thirds of the way.
    expect(pick([10, 10], [10, 20], [20, 10])).toEqual({ leader: "1", floors: [100, 110, 140] });
    expect(pick([20, 10], [10, 10])).toEqual({ leader: "1", floors: [100, 105] });
    expect(pick([30, 10], [3, 5], [1, 1])).toEqual({ leader: "1", floors: [100, 101, 101.666667] });
  });

  test("is the first of two that draw level together", () => {
    expect(pick([10, 10], [20, 20]).leader).toBe("0");
  });

  test("is nobody who is not ahead", () => {
    expect(pick([10, 0], [10, -5], [10, -Infinity])).toEqual({ leader: undefined, floors: [100, 100, 100] });
    expect(pick([0, 0], [10, 5])).toEqual({ leader: "1", floors: [100, 100] });
    // Level today, and a little behind now.
    expect(pick([10, -20]).leader).toBeUndefined();
    expect(pick()).toEqual({ leader: undefined, floors: [] });
  });

  test("is who was level today, and nobody is priced after that", () => {
    expect(pick([5, 5], [0, 1], [10, 90])).toEqual({ leader: "1", floors: [100, 100] });
  });
});
