/** The printed plan of one wallet worked out by hand, every field of it. Dollars a year. */
import { describe, expect, test } from "vitest";
import { valueWallet } from "../wallet/value-wallet.ts";
import {
  BANK,
  FLAT_CARD,
  makeBase,
  makeCard,
  makeEarn,
  makeLine,
  makePartLine,
  makePerk,
  makeProfile,
} from "./test-cards.ts";
import { type Profile, toFlatUsd } from "./profile.ts";

const FOOD = makeCard("food", {
  fees: { firstYearUsd: 0, laterUsd: 100 },
  foreignFeePercent: 3,
  points: { ...BANK, program: "points", enabledBy: ["ghost", "sender"] },
  earns: [makeBase(1), makeEarn(4, { id: "dining", category: "dining", cap: { limitUsd: 1_000, pool: "food" } })],
  perks: [
    makePerk("delivery", { kind: "cash-like", faceUsd: 60, portions: 12, fits: { parts: ["delivery"] } }),
    makePerk("lounge", { kind: "access", faceUsd: 500, visits: 2 }),
    makePerk("ticket", { kind: "cash-like", faceUsd: 90, needs: { spendUsd: 50_000 } }),
    makePerk("pair", { kind: "cash-like", faceUsd: 40, needs: { card: ["absent"] } }),
    makePerk("plain-points", { kind: "points", points: 1_000 }),
  ],
});
const SENDER = makeCard("sender", {
  fees: { firstYearUsd: 20, laterUsd: 30 },
  points: { ...BANK, program: "points", transfersAlone: true },
  earns: [makeBase(1), makeEarn(2, { id: "gas", category: "gas", cap: { limitUsd: 10_000, pool: "gas" } })],
  perks: [makePerk("lounge", { kind: "access", faceUsd: 40, visits: null })],
});

const LINES = [
  makeLine("dining", 100, { foreignPercent: 50 }),
  makePartLine("delivery", 10),
  makeLine("gas", 100),
  makePartLine("rent", 500),
];
const value = (change: Partial<Profile> = {}) =>
  valueWallet([SENDER, FOOD], makeProfile(LINES, { trips: 3, ...change }));
const cell = (category: string, annualUsd: number, part: string | null = null, foreign = false) => ({
  category,
  part,
  brand: null,
  foreign,
  annualUsd,
});

describe("a plan of two cards in a later year", () => {
  test("places every dollar once, best rate first, and leaves rent off", () => {
    const plan = value();
    // A point is the middle of 1 and 2 cents; abroad 3 of 6 cents are lost, so the limit goes to spend at home first.
    const near = (usd: number) => expect.closeTo(usd, 9) as number;
    const limited = { multiplier: 4, perk: null, pool: "food" };
    expect(plan.allocation).toEqual([
      { ...cell("dining", 600), card: "food", ...limited, valueUsd: 36 },
      { ...cell("dining", 340, null, true), card: "food", ...limited, valueUsd: near(10.2) },
      {
        ...cell("dining", 260, null, true),
        card: "sender",
        multiplier: 1,
        perk: null,
        pool: null,
        valueUsd: near(3.9),
      },
      { ...cell("dining", 60, "delivery"), card: "food", ...limited, valueUsd: near(3.6) },
      { ...cell("dining", 60, "delivery"), card: "food", multiplier: null, perk: "delivery", pool: null, valueUsd: 60 },
      { ...cell("gas", 1_200), card: "sender", multiplier: 2, perk: null, pool: "gas", valueUsd: 36 },
    ]);
    expect(plan.unplaced).toEqual([cell("other", 6_000, "rent")]);
  });

  test("counts each perk it earns, and names those it does not with the reason", () => {
    const plan = value();
    expect(plan.perks).toEqual([
      { card: "food", perk: "delivery", usd: 60, faceUsd: 60, needs: null, usedFor: "delivery" },
      { card: "food", perk: "lounge", usd: 50, faceUsd: 500, needs: null, usedFor: "trips" },
      { card: "food", perk: "plain-points", usd: 15, faceUsd: 15, needs: null, usedFor: "points" },
    ]);
    expect(plan.notEarned).toEqual([
      { card: "food", perk: "ticket", usd: 90, needs: { spendUsd: 50_000 }, why: "spend" },
      { card: "food", perk: "pair", usd: 40, needs: { card: ["absent"] }, why: "card" },
      { card: "sender", perk: "lounge", usd: 40, needs: null, why: "once-per-wallet" },
    ]);
  });

  test("says how much of a limit it uses", () => {
    const plan = value();
    expect(plan.caps).toEqual([
      { card: "food", pool: "food", usedUsd: 1_000, limitUsd: 1_000 },
      { card: "sender", pool: "gas", usedUsd: 1_200, limitUsd: 10_000 },
    ]);
  });

  test("adds up", () => {
    const plan = value();
    const [food, sender] = plan.cards;
    expect(food).toEqual({
      slug: "food",
      choices: [],
      centsPerPoint: 1.5,
      enabledBy: "sender",
      feeUsd: 100,
      firstYearFeeUsd: 0,
      laterFeeUsd: 100,
      spendUsd: 1_060,
      rewardsUsd: expect.closeTo(49.8, 9) as number,
      perksUsd: 125,
      neededSpendUsd: 0,
    });
    expect(sender).toMatchObject({ enabledBy: null, feeUsd: 30, spendUsd: 1_460, perksUsd: 0 });
    expect(plan).toMatchObject({ perksUsd: 125, bonusesUsd: 0, feesUsd: 130, effortUsd: 20 });
    expect(plan.rewardsUsd).toBeCloseTo(89.7, 9);
    expect(plan.netUsd).toBeCloseTo(84.7, 9);
    expect(plan.objectiveUsd).toBeCloseTo(64.7, 9);
  });
});

test("a perk that needs spend is earned where the plan can put it there, at its cost", () => {
  const held = [
    makeCard("poor", { perks: [makePerk("night", { kind: "points", points: 5_000, needs: { spendUsd: 1_000 } })] }),
    makeCard("rich", { earns: [makeBase(2)] }),
  ];
  const plan = valueWallet(held, makeProfile([makeLine("gas", 100)]));
  expect(plan.netUsd).toBeCloseTo(50 + 10 + 4, 9);
  expect(plan.cards[0]).toMatchObject({ spendUsd: 1_000, neededSpendUsd: 1_000, perksUsd: 50 });
  expect(plan.perks[0]!.needs).toEqual({ spendUsd: 1_000 });
  const little = valueWallet(held, makeProfile([makeLine("gas", 50)]));
  expect(little.notEarned).toEqual([
    { card: "poor", perk: "night", usd: 50, needs: { spendUsd: 1_000 }, why: "spend" },
  ]);
  expect(little.netUsd).toBeCloseTo(12, 9);
});

test("the plan's lines stand in the order of the spend, whichever card and pool takes them", () => {
  const gas = makeCard("a-gas", { earns: [makeBase(1), makeEarn(3, { category: "gas" })] });
  const dining = makeCard("b-dining", { earns: [makeBase(2), makeEarn(4, { category: "dining" })] });
  const lines = [makeLine("dining", 100), makeLine("other", 100), makeLine("gas", 100)];
  const { allocation } = valueWallet([gas, dining], makeProfile(lines));
  const order = [...new Set(allocation.map(({ category }) => category))];
  expect(order).toEqual(["dining", "other", "gas"]);
  const back = valueWallet([gas, dining], makeProfile(lines.toReversed())).allocation;
  expect([...new Set(back.map(({ category }) => category))]).toEqual(order.toReversed());
});

test("the yardstick is valued as every card is: rent earns nothing on it", () => {
  const profile = makeProfile([makeLine("other", 100), makePartLine("rent", 1_000)]);
  expect(toFlatUsd(profile)).toBeCloseTo(24, 9);
  expect(valueWallet([FLAT_CARD], profile).netUsd).toBeCloseTo(toFlatUsd(profile), 9);
});
