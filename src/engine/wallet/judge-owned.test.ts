/** What to do with cards that are held, and what only clients could have, by hand. */
import { describe, expect, test } from "vitest";

import type { Profile } from "../value/profile.ts";
import { makeBase, makeCard, makePerk, makeProfile } from "../value/test-cards.ts";
import type { WalletCard } from "../value/wallet-card.ts";
import { findBestLeftOut, judgeOwnedCards } from "./judge-owned.ts";
import { CARDS, LINES } from "./test-four-cards.ts";
import { createWalletFinder } from "./wallet-finder.ts";

const fee = (usd: number) => ({ firstYearUsd: usd, laterUsd: usd });

describe("the verdict on a card held", () => {
  const judge = (
    owned: readonly string[],
    changes: Record<string, readonly string[]> = {},
    profile: Partial<Profile> = {},
    cards: readonly WalletCard[] = CARDS,
  ) => {
    const whole = makeProfile(LINES, { effortUsd: 0, maxCards: 2, owned, ...profile });
    const finder = createWalletFinder(cards, whole, []);
    const [best] = finder.findBest().best;
    return judgeOwnedCards({ cards, brands: [], rules: [], changes }, finder, cards, whole, best!).map(
      ({ verdict, deltaUsd, changeTo }) => [verdict, Math.round(deltaUsd), changeTo],
    );
  };

  test("is keep for one of the best wallet, by what the best without it is worth less", () => {
    expect(judge(["a-dining"])).toEqual([["keep", 770 - 710, null]]);
    expect(judge(["d-dear"])).toEqual([["keep", 770 - 660, null]]);
    expect(judge(["a-dining"], {}, { mustHave: ["a-dining"] })).toEqual([["keep", 0, null]]);
  });

  test("is keep for one without a fee, which costs nothing in a drawer; it says what using it would lose", () => {
    expect(judge(["b-food"])).toEqual([["keep", 710 - 770, null]]);
  });

  const old = makeCard("e-old", { fees: fee(95), earns: [makeBase(1)] });

  test("is cancel for one whose fee is not earned, by what keeping it would lose", () => {
    // With d it earns 4% less $345.
    expect(judge(["e-old"], {}, {}, [...CARDS, old])).toEqual([["cancel", 960 - 345 - 770, null]]);
    // Nobody is asked about a card that is not among the eligible ones.
    expect(judge(["unknown"])).toEqual([]);
  });

  test("is change where the issuer's lower card is worth more; the best of them, but none that is held or excluded", () => {
    const cards = [...CARDS, old];
    expect(judge(["e-old"], { "e-old": ["c-flat", "b-food"] }, {}, cards)).toEqual([
      ["change", 960 - 345 - 770, "c-flat"],
    ]);
    expect(judge(["e-old"], { "e-old": ["b-food", "a-dining"] }, {}, cards)[0]![2]).toBe("a-dining");
    expect(judge(["e-old"], { "e-old": ["a-dining"] }, { exclude: ["a-dining"] }, cards)[0]![2]).toBeNull();
    expect(judge(["e-old", "a-dining"], { "e-old": ["a-dining", "nobody"] }, {}, cards)[0]![2]).toBeNull();
    const worse = makeCard("f-worse", { fees: fee(300), earns: [makeBase(1)] });
    expect(judge(["e-old"], { "e-old": ["f-worse"] }, {}, [...cards, worse])[0]).toEqual(["cancel", -155, null]);
  });

  test("is cancel where the lower card has a fee that it does not earn, though it would lose less than the old one", () => {
    const cheaper = makeCard("h-cheaper", { fees: fee(50), earns: [makeBase(1)] });
    const cards = [...CARDS, old, cheaper];
    expect(judge(["e-old"], { "e-old": ["h-cheaper"] }, {}, cards)).toEqual([["cancel", -155, null]]);
    // Beside one without a fee it is no better either.
    expect(judge(["e-old"], { "e-old": ["c-flat", "h-cheaper"] }, {}, cards)[0]![2]).toBe("c-flat");
    const earning = makeCard("h-earning", { fees: fee(50), earns: [makeBase(5)] });
    expect(judge(["e-old"], { "e-old": ["h-earning"] }, {}, [...CARDS, old, earning])[0]![2]).toBe("h-earning");
  });

  test("is change with one card as well, and the lower card brings no bonus", () => {
    const single = judge(["e-old"], { "e-old": ["c-flat"] }, { maxCards: 1 }, [...CARDS, old]);
    // Alone it earns 1% less $95, the lower card 2%.
    expect(single).toEqual([["change", 240 - 95 - 710, "c-flat"]]);
    const welcomed = makeCard("g-bonus", {
      bonus: { kind: "fixed", state: "open", tiers: [{ afterUsd: 0, months: 3, points: 0, usd: 500 }] },
    });
    // As a new card it brings $500 beside whatever the old one is changed into.
    const changes = { "e-old": ["g-bonus", "c-flat"] };
    const found = judge(["e-old"], changes, { horizon: "first-year", maxCards: 3 }, [...CARDS, old, welcomed]);
    expect(found[0]![2]).toBe("c-flat");
  });

  test("is judged without it where the must-haves leave no room", () => {
    const profile = { mustHave: ["a-dining", "b-food"] };
    expect(judge(["e-old"], { "e-old": ["c-flat"] }, profile, [...CARDS, old])).toEqual([["cancel", -600, null]]);
  });

  test("is cancel where the lower card is worth no more than the old one kept", () => {
    const keeping = makeCard("e-keeping", { fees: fee(95), earns: [makeBase(2)] });
    const cards = [...CARDS, keeping];
    // Alone it earns 2% less $95, $385, and 1% are less; what draws level is no better.
    const none = makeCard("i-little", { earns: [makeBase(1)] });
    const level = makeCard("j-level", { earns: [makeBase(385 / 240)] });
    for (const lower of [none, level]) {
      const changes = { "e-keeping": [lower.slug] };
      expect(judge(["e-keeping"], changes, { maxCards: 1 }, [...cards, lower])).toEqual([["cancel", 385 - 710, null]]);
    }
  });

  test("is cancel where the lower card would earn its fee beside the old one only", () => {
    // Nobody new can have it; beside the old card its points transfer, and 4% less $115 would be more than $770.
    const points = { ...old.points, program: "bank", kind: "bank" as const, floor: 1, transfer: 3 };
    const lower = makeCard("k-lower", {
      status: "closed",
      fees: fee(20),
      earns: [makeBase(2)],
      points: { ...points, transfersAlone: false, enabledBy: ["e-old"] },
    });
    const enabler = { ...old, points: { ...points, transfersAlone: true, enabledBy: [] } };
    const eligible = [...CARDS, enabler];
    const profile = makeProfile(LINES, { effortUsd: 0, maxCards: 2, owned: ["e-old"] });
    const finder = createWalletFinder(eligible, profile, []);
    const [best] = finder.findBest().best;
    const catalog = { cards: [...eligible, lower], brands: [], rules: [], changes: { "e-old": ["k-lower"] } };
    expect(best!.objectiveUsd).toBeCloseTo(770, 9);
    expect(judgeOwnedCards(catalog, finder, eligible, profile, best!)).toMatchObject([{ verdict: "cancel" }]);
  });

  test("counts a perk of the card as its own", () => {
    const perk = makeCard("e-perk", { fees: fee(95), perks: [makePerk("p", { kind: "points", points: 20_000 })] });
    // $200 of points less $95 beside d; a beside d adds $60.
    expect(judge(["e-perk"], {}, {}, [...CARDS, perk])).toEqual([["keep", 815 - 770, null]]);
  });
});

describe("the best card that only clients can have", () => {
  const client = (slug: string, rate: number, feeUsd = 0) =>
    makeCard(slug, {
      fees: fee(feeUsd),
      earns: [makeBase(rate)],
      requires: { kind: "relationship", name: `Bank ${slug}`, key: `bank-${slug}`, usdPerYear: 0 },
    });
  const findLeftOut = (clients: readonly WalletCard[], profile: Partial<Profile> = {}) => {
    const whole = makeProfile(LINES, { effortUsd: 0, maxCards: 2, ...profile });
    const [best] = createWalletFinder(CARDS, whole, []).findBest().best;
    const outside = new Set(clients.map(({ slug }) => slug));
    const finder = createWalletFinder([...CARDS, ...clients], whole, [], { outside });
    return findBestLeftOut(finder, clients, best!, whole.maxCards);
  };

  test("is named with what it would add to the best wallet", () => {
    // 5% of dining and 3.5% of the rest are $930 against $770.
    const found = findLeftOut([client("x", 3), client("y", 3.5), client("z", 3.2)]);
    expect(found).toEqual({ card: "y", name: "Bank y", key: "bank-y", addsUsd: expect.closeTo(160, 6) as number });
  });

  test("is none that only draws level, to half a cent", () => {
    // 3.5% of the rest are $930, as said above; the fee takes all but so much of what that adds.
    expect(findLeftOut([client("x", 3.5, 160)])).toBeNull();
    expect(findLeftOut([client("x", 3.5, 159.996)])).toBeNull();
    expect(findLeftOut([client("x", 3.5, 159.99)])?.addsUsd).toBeCloseTo(0.01, 6);
  });

  test("is none where it adds nothing, or the must-haves leave no room", () => {
    expect(findLeftOut([client("x", 2)])).toBeNull();
    expect(findLeftOut([])).toBeNull();
    expect(findLeftOut([client("x", 9)], { mustHave: ["a-dining", "b-food"] })).toBeNull();
    expect(findLeftOut([client("x", 9)], { mustHave: ["a-dining"] })?.card).toBe("x");
    // Nobody may pay its fee.
    expect(findLeftOut([client("x", 9, 100)], { maxAnnualFeesUsd: 50 })).toBeNull();
  });

  test("is the first of two that add the same", () => {
    expect(findLeftOut([client("x", 3.5), client("y", 3.5)])?.card).toBe("x");
  });
});
