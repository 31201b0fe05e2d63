import { describe, expect, test } from "vitest";

import { makeBase, makeCard, makeEarn } from "../../engine/value/test-cards.ts";
import type { CardChoice } from "../../engine/value/wallet-card.ts";
import { findRate } from "./find-rate.ts";

const HABITS = { rotating: true, mobileWalletPercent: 10 };
const dining = { category: "dining", part: null, brand: null, foreign: false } as const;
const toChoice = (mode: CardChoice["mode"]): CardChoice => ({
  id: "choice",
  mode,
  choices: 1,
  multiplier: 5,
  afterCap: 1,
  cap: { limitUsd: 6_000, pool: "choice" },
  options: [{ id: "food", label: "food", covers: [{ category: "dining", parts: null }] }],
});

describe("what a card earns in one place", () => {
  test("is its best rate there, with the limit that it shares and the rate after it", () => {
    const cap = { limitUsd: 2_000, pool: "both" };
    const card = makeCard("card", {
      earns: [makeBase(1), makeEarn(4, { category: "dining", cap }), makeEarn(3, { category: "gas", cap })],
    });
    expect(findRate(card, dining, HABITS)).toEqual({
      multiplier: 4,
      openMultiplier: 1,
      share: 1,
      limitUsd: 2_000,
      isShared: true,
      isChosen: false,
    });
  });

  test("may have to be chosen, and holds for a share only where categories rotate", () => {
    const chosen = makeCard("chosen", { choices: [toChoice("chosen")] });
    expect(findRate(chosen, dining, HABITS)).toMatchObject({ multiplier: 5, limitUsd: 6_000, isChosen: true });
    const rotating = makeCard("rotating", { choices: [toChoice("rotating")] });
    expect(findRate(rotating, dining, HABITS)).toMatchObject({ multiplier: 5, share: 1 / 8, isChosen: false });
    expect(findRate(rotating, dining, { ...HABITS, rotating: false })).toMatchObject({ multiplier: 1, share: 1 });
  });

  test("is nothing for rent on a card without a rate for it", () => {
    expect(findRate(makeCard("card"), { ...dining, category: "other", part: "rent" }, HABITS)).toBeNull();
  });
});
