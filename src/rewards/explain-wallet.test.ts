import { describe, expect, it } from "vitest";

import { explainWallet } from "./explain-wallet.ts";
import { makeBase, makeCard, makeLine, makeReward } from "./test-catalog.ts";
import { valueWallet } from "./value-wallet.ts";

const lines = [makeLine("dining", 300), makeLine("groceries", 200), makeLine("other", 100)];
const perks = (valueUsd: number) => [{ type: "hotel_credit", description: "", valueUsd, frequency: "annual" as const }];

describe("explainWallet", () => {
  it("names what a card earns on, the most valuable first", () => {
    const diner = makeCard("diner", {
      rewards: [
        makeReward({ category: "groceries", multiplier: 3 }),
        makeReward({ category: "dining", multiplier: 4 }),
        makeBase(1),
      ],
    });
    const rest = makeCard("rest", { rewards: [makeBase(2)] });
    const [first, second] = explainWallet([diner, rest], { lines });
    expect(first).toMatchObject({ kind: "earns", earns: ["dining", "groceries"], text: "earns dining and groceries" });
    expect(second).toMatchObject({ text: "earns everything else" });
  });

  it("shortens a long list and names brands and parts by their own names", () => {
    const all = [
      ...lines,
      makeLine("travel_other", 900, { brand: "Marriott" }),
      makeLine("travel_other", 500, { subcategory: "hotels_and_cars" }),
    ];
    expect(explainWallet([makeCard("only")], { lines: all })[0]?.text).toBe(
      "earns Marriott, hotels and cars and 3 more",
    );
  });

  it("says that a card lifts the points of another", () => {
    const earner = makeCard("earner", { name: "Earner", rewardProgram: "Alpha", rewards: [makeBase(2)] });
    const lifter = makeCard("lifter", { rewardProgram: "Alpha", redemption: { programCpp: 1.5 } });
    const roles = explainWallet([earner, lifter], { lines });
    expect(roles[1]).toMatchObject({ kind: "lifts", lifts: ["earner"], text: "lifts the points of Earner" });
    // Without it 600 a month earn 1% less: 12 x 600 x 2% x 0.5.
    expect(roles[1]?.marginalUsd).toBeCloseTo(72, 9);
  });

  it("says that a card is held only for its perks, only for its bonus, or for nothing", () => {
    const earner = makeCard("earner", { rewards: [makeBase(2)] });
    const perked = makeCard("perked", { perks: perks(100) });
    const idle = makeCard("idle");
    const signUpBonus = { points: null, description: "", minSpendUsd: 0, durationDays: 90, estimatedValueUsd: 150 };
    const roles = explainWallet([earner, perked, idle, makeCard("new", { signUpBonus })], {
      lines,
      horizon: "first-year",
    });
    expect(roles.map(({ text }) => text)).toEqual([
      "earns dining, groceries and everything else",
      "held only for its perks",
      "adds nothing for this spend",
      "held only for its first-year bonus",
    ]);
    expect(roles.map(({ marginalUsd }) => marginalUsd)).toEqual([72, 50, 0, 150].map((usd) => expect.closeTo(usd, 9)));
  });

  it("takes a value that is known already", () => {
    const cards = [makeCard("a", { perks: perks(10) })];
    const options = { lines };
    expect(explainWallet(cards, options, valueWallet(cards, options))).toEqual(explainWallet(cards, options));
  });
});
