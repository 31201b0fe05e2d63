/** The search where exhaustive search needs the fast pricing: larger random catalogs, and the real one. */
import { describe, expect, it } from "vitest";

import { countWallets, findBestWallet } from "./best-wallet.ts";
import { listEligibleCards, type WalletRequest } from "./check-request.ts";
import { createWalletPricer } from "./price-wallet.ts";
import { REAL_CARDS } from "./real-cards.ts";
import { searchAll } from "./search-all.ts";
import { compileSearch } from "./search-model.ts";
import { solveByHighs } from "./solve-by-highs.ts";
import { toSpendLines } from "./spend-lines.ts";
import { SPEND_PRESETS, toPresetLines } from "./spend-presets.ts";
import { createRandom, makeRandomCards, makeRandomLines } from "./test-catalog.ts";
import { makeProfiles } from "./test-profiles.ts";
import { valueWallet } from "./value-wallet.ts";
import type { WalletCard } from "./wallet-card.ts";

function listFound(cards: readonly WalletCard[], request: WalletRequest) {
  const found = findBestWallet(cards, request);
  if (!found.ok) throw new Error("a valid request");
  return {
    proof: found.proof,
    wallets: [found.cards.map((card) => card.slug), ...found.runnersUp.map((next) => next.cards)],
  };
}

describe("the search", () => {
  it("finds the same five wallets as exhaustive search among 14 cards, 150 catalogs", () => {
    for (let seed = 0; seed < 150; seed += 1) {
      const random = createRandom(90_000 + seed);
      const cards = makeRandomCards(14, random);
      const horizon = random.pick(["ongoing", "first-year"] as const);
      const redeem = random.pick(["program", "transfer", "portal"] as const);
      const lines = [...makeRandomLines(random), ...makeRandomLines(random)];
      const request = { lines, horizon, redeem, maxCards: 4, perks: { percent: random.pick([0, 50]) } };
      expect(listFound(cards, request).wallets, `seed ${seed}`).toEqual(searchAll(cards, request, 4).wallets);
    }
  });

  const openCards = REAL_CARDS.filter((card) => card.status === "open");
  const profiles: [string, WalletRequest][] = [
    ["default ways", { lines: toPresetLines(SPEND_PRESETS[1]!) }],
    ["transfer, first year", { lines: toPresetLines(SPEND_PRESETS[2]!), redeem: "transfer", horizon: "first-year" }],
    ["no perks, low spend", { lines: toPresetLines(SPEND_PRESETS[0]!), perks: { percent: 0 } }],
  ];
  it.each(profiles)("finds the best three of the real catalog as exhaustive search does: %s", (_, options) => {
    for (const maxCards of [1, 2, 3]) {
      const all = searchAll(REAL_CARDS, options, maxCards);
      const found = listFound(REAL_CARDS, { ...options, maxCards });
      expect(found.wallets).toEqual(all.wallets);
      expect(found.proof.wallets).toBe(all.count);
      expect(countWallets(openCards.length, maxCards)).toBe(all.count);
    }
  });

  const hugeUsd = { dining: 1e6, groceries: 300_000, gas: 900, transit: 40, travel_portal: 1e6, other: 20_000 };
  const huge = toSpendLines({ categories: hugeUsd, foreignPercent: 10 }, REAL_CARDS);
  const slugs = REAL_CARDS.map((card) => card.slug).toSorted();
  const budgets: [number, Partial<WalletRequest>][] = [
    [0, {}],
    [95, { perks: { percent: 0 } }],
    [100, { horizon: "first-year" }],
    [250, { redeem: "transfer", owned: slugs.filter((_, index) => index % 9 === 0) }],
    [694.99, { redeem: "cash" }],
  ];
  it.each(budgets)("finds the best three of the real catalog for huge spend and fees to %d", (budgetUsd, options) => {
    if (!huge.ok) throw new Error("known spend");
    const request = { ...options, lines: huge.lines, maxAnnualFeesUsd: budgetUsd, maxCards: 3 };
    expect(listFound(REAL_CARDS, request).wallets).toEqual(searchAll(REAL_CARDS, request, 3).wallets);
  });

  it("proves five cards of the real catalog within fee budgets in few steps", () => {
    if (!huge.ok) throw new Error("known spend");
    for (const maxAnnualFeesUsd of [0, 95, 100, 200, 250, 500, 695, 1_000]) {
      for (const redeem of ["program", "transfer"] as const) {
        const { proof } = listFound(REAL_CARDS, { lines: huge.lines, maxCards: 5, redeem, maxAnnualFeesUsd });
        expect(proof.examined, `fees to ${maxAnnualFeesUsd}, ${redeem}`).toBeLessThan(4_000);
      }
    }
  });

  const varied = makeProfiles(REAL_CARDS, 200, 5).filter((_, index) => index % 20 === 3);
  it.each(varied)("is worth what HiGHS proves as an integer program, five real cards: $name", async ({ request }) => {
    const found = findBestWallet(REAL_CARDS, request);
    const { netUsd } = await solveByHighs(listEligibleCards(REAL_CARDS, request), request);
    expect(found.ok && found.wallet.netUsd).toBeCloseTo(netUsd, 3);
  });

  it("prices a real wallet as valueWallet does, in every mode and horizon", () => {
    const lines = toSpendLines(
      {
        categories: { dining: 3_000, groceries: 2_500, gas: 1_500, transit: 400, travel_portal: 700, other: 20_000 },
        brands: { Marriott: 300, Delta: 450, Lyft: 60 },
        subcategories: { "travel_other.flights": 800, "other.rotating_quarterly": 900, "other.top_category": 700 },
        foreignPercent: 15,
      },
      REAL_CARDS,
    );
    if (!lines.ok) throw new Error("known spend");
    const random = createRandom(11);
    const cards = REAL_CARDS.toSorted((left, right) => (left.slug < right.slug ? -1 : 1));
    for (const redeem of ["program", "cash", "portal", "transfer"] as const) {
      for (const horizon of ["ongoing", "first-year"] as const) {
        const options = { lines: lines.lines, redeem, horizon, perks: { percent: 35 }, owned: [cards[5]!.slug] };
        const price = createWalletPricer(compileSearch(cards, options, Infinity));
        for (let trial = 0; trial < 60; trial += 1) {
          const members = random
            .shuffle([...cards.keys()])
            .slice(0, 5)
            .toSorted((left, right) => left - right);
          const { netUsd } = valueWallet(
            members.map((card) => cards[card]!),
            options,
          );
          expect(price(members)).toBeCloseTo(netUsd, 6);
        }
      }
    }
  });
});
