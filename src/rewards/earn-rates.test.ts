import { describe, expect, it } from "vitest";

import type { Reward } from "../catalog/card.ts";
import { findEarnRate, listEarnPools } from "./earn-rates.ts";
import { REAL_CARDS } from "./real-cards.ts";
import { makeBase, makeCard, makeLine, makeReward } from "./test-catalog.ts";

const openRate = (rewards: ReturnType<typeof makeReward>[], line: ReturnType<typeof makeLine>) =>
  findEarnRate(makeCard("card", { rewards }), line).openMultiplier;

describe("findEarnRate", () => {
  const rewards = [
    makeReward({ category: "travel_other", multiplier: 2 }),
    makeReward({ category: "travel_other", multiplier: 6, brands: ["Marriott"] }),
    makeReward({ category: "travel_other", multiplier: 4, subcategory: "flights" }),
    makeReward({ category: "other", multiplier: 5, subcategory: "rent" }),
    makeReward({ category: "other", multiplier: 1.7, brands: ["Shop"] }),
    makeBase(1.5),
  ];

  it("uses a brand's rate at that brand only", () => {
    expect(openRate(rewards, makeLine("travel_other", 1, { brand: "Marriott" }))).toBe(6);
    expect(openRate(rewards, makeLine("travel_other", 1, { brand: "Hilton" }))).toBe(2);
    expect(openRate(rewards, makeLine("travel_other", 1))).toBe(2);
  });

  it("uses a part's rate in that part only", () => {
    expect(openRate(rewards, makeLine("travel_other", 1, { subcategory: "flights" }))).toBe(4);
    expect(openRate(rewards, makeLine("other", 1, { subcategory: "rent" }))).toBe(5);
    expect(openRate(rewards, makeLine("other", 1))).toBe(1.5);
    expect(openRate(rewards, makeLine("dining", 1, { subcategory: "rent" }))).toBe(1.5);
  });

  it("falls back to the base rate, and keeps it where an entry is worse", () => {
    expect(openRate(rewards, makeLine("gas", 1))).toBe(1.5);
    expect(openRate([makeReward({ category: "gas", multiplier: 1 }), makeBase(2)], makeLine("gas", 1))).toBe(2);
  });

  it("takes portal travel as other travel where the card has no portal entry", () => {
    expect(openRate(rewards, makeLine("travel_portal", 1))).toBe(2);
    expect(openRate(rewards, makeLine("travel_portal", 1, { brand: "Marriott" }))).toBe(6);
  });

  it("does not when the card has one, though it be for a part only", () => {
    const portal = makeReward({ category: "travel_portal", multiplier: 10, subcategory: "hotels_and_cars" });
    expect(openRate([portal, ...rewards], makeLine("travel_portal", 1))).toBe(1.5);
    expect(openRate([portal, ...rewards], makeLine("travel_portal", 1, { subcategory: "hotels_and_cars" }))).toBe(10);
  });

  it("gives the capped rate with its pool, and after it the best of what else applies", () => {
    const cap = { amountUsd: 500, period: "month", categories: null } as const;
    const card = makeCard("card", {
      rewards: [makeReward({ category: "gas", multiplier: 4, cap, afterCapMultiplier: 2 }), makeBase(1)],
    });
    expect(findEarnRate(card, makeLine("gas", 1))).toEqual({ openMultiplier: 2, pooled: [{ multiplier: 4, pool: 0 }] });
  });
});

const entry = (cap: NonNullable<Reward["cap"]>) => makeReward({ category: "gas", multiplier: 3, cap });

describe("listEarnPools", () => {
  const shared = { amountUsd: 1_500, period: "quarter", categories: ["gas", "dining"] } as const;

  it("shares a pool among entries of one card with an equal cap", () => {
    const gas = makeReward({ category: "gas", multiplier: 3, cap: shared });
    const dining = makeReward({ category: "dining", multiplier: 2, cap: { ...shared, categories: ["gas", "dining"] } });
    expect(listEarnPools({ rewards: [gas, dining, makeBase(1)] })).toEqual([
      { limitUsd: 6_000, rewards: [gas, dining] },
    ]);
  });

  it("keeps pools apart that differ in amount, period or categories", () => {
    const rewards = [
      entry(shared),
      entry({ ...shared, amountUsd: 500 }),
      entry({ ...shared, period: "month" }),
      entry({ ...shared, categories: ["gas"] }),
    ];
    expect(listEarnPools({ rewards }).map(({ limitUsd }) => limitUsd)).toEqual([6_000, 2_000, 18_000, 6_000]);
  });

  it("gives each entry with a plain number a pool of its own", () => {
    const card = REAL_CARDS.find(({ slug }) => slug === "amex-blue-cash-everyday")!;
    expect(listEarnPools(card).map(({ limitUsd }) => limitUsd)).toEqual([6_000, 6_000, 6_000]);
  });
});
