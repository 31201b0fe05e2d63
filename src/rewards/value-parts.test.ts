/** Cents per point, perks, fees and bonuses: the parts of a wallet's value beside its rewards. */
import { describe, expect, it } from "vitest";

import { valueBonuses } from "./bonuses.ts";
import { ownCentsPerPoint, poolCentsPerPoint } from "./cents-per-point.ts";
import { cardFeeUsd } from "./fees.ts";
import { valuePerks, yearlyPerkUsd } from "./perks.ts";
import { pickBonuses } from "./pick-bonuses.ts";
import { createRandom, makeCard, makeLine } from "./test-catalog.ts";
import { REDEEM_MODES } from "./value-options.ts";
import { valueWallet } from "./value-wallet.ts";

const perk = (
  type: string,
  valueUsd: number | null,
  frequency: "annual" | "per_stay" | "every_4_years" | null = "annual",
) => ({
  type,
  description: "",
  valueUsd,
  frequency,
});

const offer = (slug: string, minSpendUsd: number, estimatedValueUsd: number | null, rest: object = {}) => ({
  slug,
  cpp: 1.5,
  isOwned: false,
  signUpBonus: { points: 20_000, description: "", minSpendUsd, durationDays: 90, estimatedValueUsd, ...rest },
});

const statusOf = (monthlyUsd: number, minSpendUsd: number, durationDays: number) =>
  valueBonuses([offer("a", minSpendUsd, 100, { durationDays })], monthlyUsd)[0]!.status;

describe("cents per point", () => {
  const redemption = {
    programCpp: 1.5,
    cashBackCpp: 0.6,
    amexTravelCpp: 1,
    travelStatementCreditCpp: 1.25,
    transferPartnerAverageCpp: 1.9,
  };

  it("follows the way of redeeming, portal being the best of portals and statement credits", () => {
    expect(REDEEM_MODES.map((mode) => ownCentsPerPoint(redemption, mode).cpp)).toEqual([1.5, 0.6, 1.25, 1.9]);
  });

  it("falls back to the program's and says so", () => {
    expect(ownCentsPerPoint({ programCpp: 1.3 }, "cash")).toEqual({ cpp: 1.3, fellBack: true });
    expect(ownCentsPerPoint(redemption, "cash").fellBack).toBe(false);
  });

  it("is the best of the program in the wallet, and of no other program", () => {
    const cards = [
      makeCard("low", { rewardProgram: "Alpha" }),
      makeCard("high", { rewardProgram: "Alpha", redemption: { programCpp: 1.5 } }),
      makeCard("other", { rewardProgram: "Beta", redemption: { programCpp: 1.2 } }),
      makeCard("none-a", { redemption: { programCpp: 1 } }),
      makeCard("none-b", { redemption: { programCpp: 2 } }),
    ];
    const pooled = poolCentsPerPoint(cards, "program");
    expect(pooled.map(({ cpp }) => cpp)).toEqual([1.5, 1.5, 1.2, 1, 2]);
    expect(pooled[0]!.fromSlug).toBe("high");
    expect(pooled[3]!.fromSlug).toBe("none-a");
  });
});

describe("perks", () => {
  it("are face value by frequency by use, 50 percent and one stay by default", () => {
    expect(yearlyPerkUsd(perk("hotel_credit", 100))).toBe(50);
    expect(yearlyPerkUsd(perk("hotel_credit", 100, null))).toBe(50);
    expect(yearlyPerkUsd(perk("hotel_credit", 100, "every_4_years"))).toBe(12.5);
    expect(yearlyPerkUsd(perk("hotel_credit", 100, "per_stay"))).toBe(50);
    expect(yearlyPerkUsd(perk("hotel_credit", 100, "per_stay"), { staysPerYear: 3, percent: 100 })).toBe(300);
    expect(yearlyPerkUsd(perk("hotel_credit", null))).toBe(0);
    expect(yearlyPerkUsd(perk("hotel_credit", 100), { percent: 20, percentByType: { hotel_credit: 0 } })).toBe(0);
  });

  it.each(["lounge_access", "global_entry_tsa_precheck", "clear_plus_credit", "cell_phone_protection"])(
    "of the type %s count once in a wallet",
    (type) => {
      const cards = [makeCard("a", { perks: [perk(type, 80)] }), makeCard("b", { perks: [perk(type, 80)] })];
      expect(valuePerks(cards).map(({ totalUsd }) => totalUsd)).toEqual([40, 0]);
    },
  );

  it("count at the highest where they count once, and add up for the other types", () => {
    const cards = [
      makeCard("a", { perks: [perk("lounge_access", 100), perk("hotel_credit", 40)] }),
      makeCard("b", { perks: [perk("lounge_access", 300), perk("hotel_credit", 60)] }),
    ];
    expect(valuePerks(cards).map(({ totalUsd }) => totalUsd)).toEqual([20, 150 + 30]);
    expect(valuePerks(cards)[0]!.perks.map(({ counted }) => counted)).toEqual([false, true]);
  });
});

describe("fees", () => {
  it("are first-year fees in the first year, but not for a card already owned", () => {
    const card = { annualFee: { ongoingUsd: 95, firstYearUsd: 0, text: "" } };
    expect(cardFeeUsd(card, "ongoing", false)).toBe(95);
    expect(cardFeeUsd(card, "first-year", false)).toBe(0);
    expect(cardFeeUsd(card, "first-year", true)).toBe(95);
  });
});

describe("bonuses", () => {
  it("are the estimate, or else points at the wallet's cents per point", () => {
    const values = valueBonuses([offer("a", 500, 180), offer("b", 500, null)], 1_000);
    expect(values.map(({ valueUsd, status }) => [valueUsd, status])).toEqual([
      [180, "earned"],
      [300, "earned"],
    ]);
  });

  it("are reachable when their spend fits whole months of 30 days", () => {
    expect(statusOf(1_000, 3_000, 90)).toBe("earned");
    expect(statusOf(1_000, 3_001, 90)).toBe("unreachable");
    expect(statusOf(1_000, 12_000, 365)).toBe("earned");
    expect(statusOf(0, 0, 90)).toBe("earned");
  });

  it("are the best set that the year's spend can carry", () => {
    const cards = [offer("a", 3_000, 500), offer("b", 3_000, 500), offer("c", 2_000, 450), offer("d", 4_000, 700)];
    const values = valueBonuses(cards, 500);
    expect(values.map(({ status }) => status)).toEqual(["unreachable", "unreachable", "unreachable", "unreachable"]);
    const longer = cards.map((card) => ({ ...card, signUpBonus: { ...card.signUpBonus, durationDays: 365 } }));
    expect(
      valueBonuses(longer, 500)
        .filter(({ status }) => status === "earned")
        .map(({ slug }) => slug),
    ).toEqual(["c", "d"]);
    expect(valueBonuses(longer, 500)[0]!.status).toBe("crowded-out");
  });

  it("are not for cards already owned, and none without an offer", () => {
    const held = { ...offer("a", 3_000, 900), isOwned: true };
    // The year carries one of the two: the owned card must not take its place.
    const others = [offer("b", 3_000, 100), held].map((card) => ({
      ...card,
      signUpBonus: { ...card.signUpBonus, durationDays: 365 },
    }));
    expect(valueBonuses(others, 300).map(({ status }) => status)).toEqual(["earned", "owned"]);
    expect(valueBonuses([offer("a", 0, null, { points: null })], 1_000)).toEqual([]);
  });

  it("are picked as brute force picks them", () => {
    for (let seed = 0; seed < 300; seed += 1) {
      const random = createRandom(seed);
      const count = 1 + Math.floor(random.next() * 8);
      const values = Array.from({ length: count }, () => random.pick([0, 100, 150, 200, 500]));
      const costs = Array.from({ length: count }, () => random.pick([0, 500, 1_000, 3_000, 4_000]));
      const budget = random.pick([0, 3_000, 6_000, 9_000]);
      let best = 0;
      for (let bits = 0; bits < 2 ** count; bits += 1) {
        const set = [...values.keys()].filter((item) => bits & (1 << item));
        if (set.reduce((sum, item) => sum + costs[item]!, 0) > budget) continue;
        best = Math.max(
          best,
          set.reduce((sum, item) => sum + values[item]!, 0),
        );
      }
      const picked = pickBonuses(values, costs, budget);
      expect(picked.reduce((sum, item) => sum + costs[item]!, 0)).toBeLessThanOrEqual(budget);
      expect(picked.reduce((sum, item) => sum + values[item]!, 0)).toBe(best);
    }
  });
});

describe("valueWallet", () => {
  it("adds its parts up to the net, and each card's parts to the wallet's", () => {
    const cards = [
      makeCard("a", {
        annualFee: { ongoingUsd: 95, firstYearUsd: 10, text: "" },
        perks: [{ type: "hotel_credit", description: "", valueUsd: 50, frequency: "annual" }],
        signUpBonus: { points: null, description: "", minSpendUsd: 500, durationDays: 90, estimatedValueUsd: 200 },
      }),
      makeCard("b"),
    ];
    const value = valueWallet(cards, { lines: [makeLine("dining", 500)], horizon: "first-year" });
    expect(value).toMatchObject({ rewardsUsd: 60, perksUsd: 25, feesUsd: 10, bonusesUsd: 200, netUsd: 275 });
    expect(
      value.cards.map(({ rewardsUsd, perksUsd, feeUsd, bonusUsd }) => rewardsUsd + perksUsd + bonusUsd - feeUsd),
    ).toEqual([275, 0]);
  });

  it("says which cards' points are valued by a stand-in", () => {
    const value = valueWallet([makeCard("a"), makeCard("b", { redemption: { programCpp: 1, cashBackCpp: 1 } })], {
      lines: [],
      redeem: "cash",
    });
    expect(value.cards.map(({ centsPerPoint }) => centsPerPoint.fellBack)).toEqual([true, false]);
  });

  it("is worth nothing without cards", () => {
    const value = valueWallet([], { lines: [makeLine("dining", 100)] });
    expect(value).toMatchObject({ netUsd: 0, cards: [], allocation: [], unplaced: [{ annualUsd: 1_200 }] });
  });
});
