/** The worked example of the rewards model, to the dollar. */
import { describe, expect, it } from "vitest";

import { findBestWallet } from "./best-wallet.ts";
import { makeBase, makeCard, makeLine, makeReward } from "./test-catalog.ts";
import { valueWallet } from "./value-wallet.ts";

const cap = { amountUsd: 6_000, period: "year", categories: ["groceries", "dining", "gas"] } as const;
const a = makeCard("a", {
  rewards: [
    makeReward({ category: "groceries", multiplier: 5, cap }),
    makeReward({ category: "dining", multiplier: 5, cap }),
    makeReward({ category: "gas", multiplier: 5, cap }),
    makeBase(1),
  ],
});
const b = makeCard("b", { rewards: [makeReward({ category: "dining", multiplier: 4 }), makeBase(1)] });
const c = makeCard("c", { rewards: [makeBase(2)] });
const lines = [
  makeLine("groceries", 4_000 / 12),
  makeLine("dining", 5_000 / 12),
  makeLine("gas", 3_000 / 12),
  makeLine("other", 8_000 / 12),
];

const best = (maxCards: number) => {
  const result = findBestWallet([c, b, a], { lines, maxCards });
  if (!result.ok) throw new Error("a valid request");
  return result;
};

describe("the worked example", () => {
  it("finds A and B the best two, worth 590, with A and C worth 580 next", () => {
    const { cards, wallet, runnersUp } = best(2);
    expect(cards).toEqual([a, b]);
    expect(wallet.netUsd).toBeCloseTo(590, 9);
    expect(runnersUp[0]?.cards).toEqual(["a", "c"]);
    expect(runnersUp[0]?.netUsd).toBeCloseTo(580, 9);
  });

  it("finds all three worth 680, dining on B, 6,000 of groceries and gas on A, the rest on C", () => {
    const { cards, wallet } = best(3);
    expect(cards).toEqual([a, b, c]);
    expect(wallet.netUsd).toBeCloseTo(680, 9);
    const onCard = (slug: string) => wallet.allocation.filter((part) => part.card === slug);
    expect(onCard("b").map(({ category, annualUsd }) => [category, Math.round(annualUsd)])).toEqual([
      ["dining", 5_000],
    ]);
    expect(new Set(onCard("a").map(({ category }) => category))).toEqual(new Set(["groceries", "gas"]));
    expect(onCard("a").reduce((sum, { annualUsd }) => sum + annualUsd, 0)).toBeCloseTo(6_000, 6);
    expect(onCard("c").reduce((sum, { annualUsd }) => sum + annualUsd, 0)).toBeCloseTo(9_000, 6);
    expect(wallet.caps).toMatchObject([{ card: "a", limitUsd: 6_000 }]);
    expect(wallet.caps[0]?.usedUsd).toBeCloseTo(6_000, 6);
  });

  it("does not claim the 760 that ignoring caps would", () => {
    expect(valueWallet([a, c], { lines }).netUsd).toBeCloseTo(580, 9);
    const uncapped = { ...a, rewards: a.rewards.map((reward) => ({ ...reward, cap: null, afterCapMultiplier: null })) };
    expect(valueWallet([uncapped, c], { lines }).netUsd).toBeCloseTo(760, 9);
  });
});
