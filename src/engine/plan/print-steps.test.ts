/** Bonuses and steps of a plan in print, by hand: $500 a month at 1%. */
import { describe, expect, test } from "vitest";

import { makeBase, makeCard, makeChoice, makeLine, makePerk } from "../value/test-cards.ts";
import type { WalletCard } from "../value/wallet-card.ts";
import type { PlanRule } from "./plan-catalog.ts";
import type { Holding } from "./plan.ts";
import { createPlanPricer } from "./price-plan.ts";
import { printPlan } from "./print-plan.ts";
import { bonus, findIndex, type Given, hold, makeModel, makeSecond } from "./test-models.ts";
import { print } from "./test-prints.ts";

const round = (values: readonly number[]) => values.map((usd) => Number(usd.toFixed(6)));
const repeat = (count: number, value: number) => Array.from({ length: count }, () => value);

const card = makeCard("card", { ...bonus(1_200, 200), fees: { firstYearUsd: 40, laterUsd: 95 } });

describe("bonuses", () => {
  const when = (given: Given, level: Partial<Holding> = { level: 0 }, cards: readonly WalletCard[] = [card]) => {
    const { openings, months } = print(cards, { card: level }, given);
    expect(months.filter(({ bonuses }) => bonuses.length > 0).map(({ month }) => month)).toEqual([
      openings[0]!.bonus!.month,
    ]);
    return openings[0]!.bonus!;
  };

  test("come in the month after the minimum is reached, at the latest after the window", () => {
    expect(when({})).toEqual({
      usd: 200,
      points: 0,
      isMatch: false,
      month: 3,
      afterUsd: 1_200,
      windowMonths: 3,
      spendUsd: 1_500,
      offer: { basis: "read", lastSeen: null },
    });
    expect(when({ profile: { lines: [makeLine("other", 700)] } })).toMatchObject({ month: 2, spendUsd: 2_100 });
    expect(when({ profile: { lines: [makeLine("other", 600)] } })).toMatchObject({ month: 2 });
    expect(when({ profile: { lines: [makeLine("other", 400)] } })).toMatchObject({ month: 3, spendUsd: 1_200 });
    expect(when({ profile: { lines: [makeLine("other", 1_300)] } })).toMatchObject({ month: 1 });
    expect(when({}, { level: 0, opened: 4 })).toMatchObject({ month: 7 });
    expect(
      when({ settings: { months: 6 }, profile: { lines: [makeLine("other", 1_200)] } }, { level: 0, opened: 4 }),
    ).toMatchObject({
      month: 5,
      windowMonths: 1,
      spendUsd: 1_200,
    });
  });

  test("without a minimum come after a month", () => {
    const free = makeCard("card", bonus(0, 70));
    expect(when({}, { level: 0, opened: 2 }, [free])).toEqual({
      usd: 70,
      points: 0,
      isMatch: false,
      month: 3,
      afterUsd: 0,
      windowMonths: 0,
      spendUsd: 0,
      offer: { basis: "read", lastSeen: null },
    });
  });

  test("of a match are the first year's rewards, in the month after it", () => {
    const match = makeCard("card", { bonus: { kind: "match", state: "open", tiers: [] } });
    expect(when({ settings: { months: 24 } }, { level: 0, opened: 2 }, [match])).toMatchObject({
      usd: 60,
      isMatch: true,
      month: 14,
      points: 0,
    });
    expect(when({}, { level: 0 }, [match])).toMatchObject({ usd: 60, month: 11 });
    const { rewardsUsd, bonusesUsd } = print([match], { card: { level: 0 } });
    expect(round([rewardsUsd, bonusesUsd])).toEqual([60, 60]);
  });

  test("have their points, and their own minimum where a perk needs spend as well", () => {
    const perk = makePerk("p", { kind: "points", points: 100, needs: { spendUsd: 3_000 } });
    const tiers = [{ afterUsd: 900, months: 3, points: 8_000, usd: 5 }];
    const both = makeCard("card", { bonus: { kind: "fixed", state: "open", tiers }, perks: [perk] });
    const { openings, unlocks } = print([both], { card: { level: 0, unlock: { at: 0, from: 0, months: 9 } } });
    expect(openings[0]!.bonus).toMatchObject({ usd: 85, points: 8_000, afterUsd: 900, windowMonths: 3, month: 2 });
    expect(unlocks).toEqual([{ card: "card", person: 0, usd: 3_000, month: 0, months: 9 }]);
    const none = print([makeCard("card", { perks: [perk] })], { card: { unlock: { at: 0, from: 0, months: 9 } } });
    expect(none.openings[0]!.bonus).toBeNull();
    const free = makeCard("card", { ...bonus(0, 5), perks: [perk] });
    expect(
      print([free], { card: { level: 0, unlock: { at: 0, from: 0, months: 9 } } }).openings[0]!.bonus,
    ).toMatchObject({
      afterUsd: 0,
      month: 1,
      spendUsd: 0,
    });
  });

  test("that cannot come are no plan", () => {
    expect(() => print([card], { card: { opened: 11, level: 0 } })).toThrow("a plan with a bonus that cannot come");
  });
});

describe("steps", () => {
  test("are openings by month, with fees, choices and rules that may refuse", () => {
    const choice = makeChoice("chosen", ["dining", "other"], { multiplier: 3 });
    const rule: PlanRule = {
      id: "r",
      text: "Ask first.",
      kind: "approval",
      confidence: "low",
      cards: ["card"],
      form: "needs",
      relationship: "x",
    };
    const lines = [makeLine("dining", 10), makeLine("other", 500)];
    const { openings } = print(
      [card, makeCard("choosing", { choices: [choice] })],
      { card: { opened: 3 }, choosing: {} },
      { profile: { lines }, catalog: { rules: [rule] } },
    );
    expect(openings).toEqual([
      {
        card: "choosing",
        person: 0,
        month: 0,
        bonus: null,
        firstFeeUsd: 0,
        laterFeeUsd: 0,
        choices: ["on other"],
        warnings: [],
      },
      {
        card: "card",
        person: 0,
        month: 3,
        bonus: null,
        firstFeeUsd: 40,
        laterFeeUsd: 95,
        choices: [],
        warnings: ["Ask first."],
      },
    ]);
  });

  test("are endings by month, with the fee that does not come", () => {
    const lower = makeCard("lower", { status: "closed", fees: { firstYearUsd: 0, laterUsd: 30 } });
    const other = makeCard("other", { fees: { firstYearUsd: 0, laterUsd: 80 } });
    const given: Given = {
      profile: { owned: ["card", "other"] },
      settings: { renews: { card: 7, other: 2 } },
      catalog: { changes: { card: [{ to: "lower", minMonths: 12, confidence: "high" }] } },
    };
    const to = findIndex(makeModel([card, lower, other], given), "lower");
    const { endings, openings, feesUsd } = print(
      [card, lower, other],
      {
        card: { opened: null, ending: { kind: "change", month: 7, to } },
        other: { opened: null, ending: { kind: "close", month: 2 } },
      },
      given,
    );
    expect(endings).toEqual([
      { card: "other", person: 0, month: 2, to: null, savesUsd: 80 },
      { card: "card", person: 0, month: 7, to: "lower", savesUsd: 65 },
    ]);
    expect(openings).toEqual([]);
    expect(feesUsd).toBeCloseTo((30 * 5) / 12, 9);
  });

  test("say whose they are", () => {
    const second = makeSecond();
    const model = makeModel([card], { settings: { second } });
    const plan = [hold(model, "card", { opened: 0, level: 0 }), hold(model, "card", { opened: 3, level: 0 }, 1)];
    const { openings, months } = printPlan(plan, model, createPlanPricer(model));
    expect(openings.map(({ person, month }) => [person, month])).toEqual([
      [0, 0],
      [1, 3],
    ]);
    expect(months.flatMap(({ bonuses }) => bonuses.map(({ person }) => person))).toEqual([0, 1]);
    expect(months.flatMap(({ fees }) => fees.map(({ person }) => person))).toEqual([0, 1]);
    expect(months[4]!.held.map(({ person }) => person)).toEqual([0, 1]);
  });
});

test("points toward a trip are worth no more dollars in print", () => {
  const points = { ...card.points, program: "hotel", kind: "brand", transfer: 1 } as const;
  const model = makeModel([makeCard("hotel", { points })], {
    settings: { goal: { program: "hotel", points: 1, month: 6 } },
    goalUsd: 0.5,
  });
  const { months } = printPlan([hold(model, "hotel", { opened: 0 })], model, createPlanPricer(model));
  expect(round(months.map(({ rewardsUsd }) => rewardsUsd))).toEqual(repeat(12, 5));
});

test("two cards at a time each have their own bonus, minimum and effort", () => {
  const three = makeCard("three", { ...bonus(600, 60), earns: [makeBase(3)] });
  const match = makeCard("match", { bonus: { kind: "match", state: "open", tiers: [] }, earns: [makeBase(2)] });
  const given: Given = { profile: { effortUsd: 20 }, settings: { applicationUsd: 50 } };
  const both = print([card, three], { card: { level: 0 }, three: { opened: 1, level: 0 } }, given);
  expect(
    both.openings.map(({ card: slug, bonus: own }) => [slug, own!.month, own!.afterUsd, own!.windowMonths]),
  ).toEqual([
    ["card", 3, 1_200, 3],
    ["three", 4, 600, 3],
  ]);
  // Of the card's 1,200 dollars the first month brings 500; of the other's window the rest is its own.
  expect(both.openings.map(({ bonus: own }) => Math.round(own!.spendUsd))).toEqual([1_200, 800]);
  expect(both.netUsd - both.objectiveUsd).toBeCloseTo(140, 9);
  const matched = print([match, three], { match: { level: 0 }, three: { level: 0 } });
  // The better card takes nothing from a match of 2% that counts twice.
  expect(matched.openings.find(({ card: slug }) => slug === "match")!.bonus!.usd).toBeCloseTo((6_000 - 600) * 0.02, 9);
  expect(matched.openings.find(({ card: slug }) => slug === "three")!.bonus).toMatchObject({ spendUsd: 600 });
});

test("a match has twice the points of what is earned, in and out of a limit", () => {
  const match = makeCard("match", {
    bonus: { kind: "match", state: "open", tiers: [] },
    earns: [
      makeBase(1),
      { ...makeBase(5), id: "food", base: false, category: "dining", cap: { limitUsd: 600, pool: "food" } },
    ],
    perks: [makePerk("credit", { kind: "cash-like", faceUsd: 60, resets: "card-year", from: "opening" })],
  });
  const { rewardsUsd, bonusesUsd, perksUsd } = print(
    [match],
    { match: { level: 0 } },
    { profile: { lines: [makeLine("dining", 100)] } },
  );
  // Of $100 a month 50 at 5%, 5 paid by the credit, 45 at 1%.
  expect(round([rewardsUsd, bonusesUsd, perksUsd])).toEqual([35.4, 35.4, 60]);
});
