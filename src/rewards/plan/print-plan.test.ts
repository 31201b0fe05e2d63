/** A plan as it is printed, by hand: $500 a month at 1%. */
import { describe, expect, test } from "vitest";

import { makeBase, makeCard, makeEarn, makeLine, makePartLine, makePerk } from "../value/test-cards.ts";
import type { WalletCard } from "../value/wallet-card.ts";
import type { PlanRule } from "./plan-catalog.ts";
import { PLAN_DEFAULTS } from "./plan-settings.ts";
import type { Holding } from "./plan.ts";
import { createPlanPricer } from "./price-plan.ts";
import { printPlan } from "./print-plan.ts";
import { bonus, findIndex, type Given, hold, makeModel } from "./test-models.ts";

type Plan = Readonly<Record<string, Partial<Holding>>>;

function print(cards: readonly WalletCard[], plan: Plan, given: Given = {}) {
  const model = makeModel(cards, given);
  const holdings = Object.entries(plan).map(([slug, holding]) => hold(model, slug, { opened: 0, ...holding }));
  const pricer = createPlanPricer(model);
  const printed = printPlan(holdings, model, pricer);
  // Whatever is printed adds up to what the plan is worth.
  const { netUsd, objectiveUsd } = pricer.price(holdings);
  expect(printed.netUsd).toBeCloseTo(netUsd, 9);
  expect(printed.objectiveUsd).toBeCloseTo(objectiveUsd, 9);
  return printed;
}
const round = (values: readonly number[]) => values.map((usd) => Number(usd.toFixed(6)));
const repeat = (count: number, value: number) => Array.from({ length: count }, () => value);

const card = makeCard("card", { ...bonus(1_200, 200), fees: { firstYearUsd: 40, laterUsd: 95 } });

describe("months", () => {
  test("have every dollar in its place, with what it earns", () => {
    const { months } = print([card], { card: { opened: 1, level: 0 } }, { settings: { months: 6 } });
    expect(months.map(({ month }) => month)).toEqual([0, 1, 2, 3, 4, 5]);
    expect(months[0]).toEqual({
      ...{ month: 0, held: [], spend: [], perks: [], bonuses: [], fees: [] },
      ...{ rewardsUsd: 0, perksUsd: 0, bonusesUsd: 0, feesUsd: 0, netUsd: 0, runningUsd: 0 },
    });
    const who = { card: "card", person: 0 };
    const how = {
      category: "other",
      part: null,
      brand: null,
      foreign: false,
      multiplier: 1,
      centsPerPoint: 1,
    } as const;
    expect(months[1]).toEqual({
      month: 1,
      held: [who],
      spend: [{ ...who, ...how, perk: null, pool: null, usd: 500, valueUsd: 5 }],
      ...{ perks: [], bonuses: [], fees: [{ ...who, usd: 40 }] },
      ...{ rewardsUsd: 5, perksUsd: 0, bonusesUsd: 0, feesUsd: 40, netUsd: -35, runningUsd: -35 },
    });
    expect(months[4]).toMatchObject({
      bonuses: [{ ...who, usd: 200, points: 0, isMatch: false }],
      bonusesUsd: 200,
      netUsd: 205,
    });
    expect(months.map(({ runningUsd }) => runningUsd)).toEqual([0, -35, -30, -25, 180, 185]);
  });

  test("of an opening have its two pieces together", () => {
    const { months } = print([card], { card: {} }, { settings: { firstMonthShare: 0.5 } });
    expect(months[0]!.spend.map(({ usd }) => usd)).toEqual([250]);
    const old = makeCard("old");
    const both = print(
      [card, old],
      { old: { opened: null }, card: {} },
      { profile: { owned: ["old"] }, settings: { firstMonthShare: 0.5 } },
    );
    expect(both.months[0]!.held.map((held) => held.card)).toEqual(["old", "card"]);
    expect(both.months[0]!.spend.map((entry) => [entry.card, entry.usd])).toEqual([["old", 500]]);
    expect(both.months[1]!.spend.map((entry) => [entry.card, entry.usd])).toEqual([["old", 500]]);
  });

  test("tell what a limit takes from the rest, and foreign spend from that at home", () => {
    const earns = [makeBase(1), makeEarn(4, { category: "dining", cap: { limitUsd: 600, pool: "food" } })];
    const lines = [makeLine("dining", 200, { foreignPercent: 50 })];
    const { months, rewardsUsd } = print(
      [makeCard("capped", { earns, foreignFeePercent: 3 })],
      { capped: {} },
      { profile: { lines } },
    );
    expect(
      months[3]!.spend.map(({ pool, foreign, multiplier, usd, valueUsd }) => [
        pool,
        foreign,
        multiplier,
        usd,
        ...round([valueUsd]),
      ]),
    ).toEqual([
      [null, false, 1, 50, 0.5],
      ["food", false, 4, 50, 2],
    ]);
    expect(rewardsUsd).toBeCloseTo(30, 9);
  });
});

describe("perks", () => {
  test("that pay for spend are apart from what the spend earns", () => {
    const perk = makePerk("credit", { kind: "portal", faceUsd: 120, resets: "card-year", from: "opening" });
    const lines = [makePartLine("portal-hotels", 50)];
    const { months, perksUsd, rewardsUsd } = print(
      [makeCard("c", { perks: [perk] })],
      { c: {} },
      { profile: { lines, trips: 9 } },
    );
    expect(
      months[2]!.spend.map(({ perk: by, pool, multiplier, usd, valueUsd }) => [
        by,
        pool,
        multiplier,
        ...round([usd, valueUsd]),
      ]),
    ).toEqual([
      [null, null, 1, 40, 0.4],
      ["credit", null, null, 10, 10],
    ]);
    expect(round([months[2]!.perksUsd, months[2]!.rewardsUsd, perksUsd, rewardsUsd])).toEqual([10, 0.4, 120, 4.8]);
  });

  test("without spend are named once a month, of a group the best", () => {
    const lounge = (slug: string, faceUsd: number) =>
      makeCard(slug, {
        perks: [makePerk("visits", { kind: "access", faceUsd }), makePerk("points", { kind: "points", points: 1_200 })],
      });
    const cards = [lounge("large", 240), lounge("small", 120)];
    const given: Given = { profile: { lines: [], trips: 99 }, settings: { firstMonthShare: 0.5 } };
    const { months } = print(cards, { small: {}, large: { opened: 6 } }, given);
    const perks = (month: number) =>
      months[month]!.perks.map(({ card: slug, perk, usd }) => `${slug} ${perk} ${Number(usd.toFixed(6))}`).toSorted();
    expect(perks(1)).toEqual(
      ["small points 1", "small visits 10"].map((text) =>
        text.replace("points 1", `points ${Number((12 / 11.5).toFixed(6))}`),
      ),
    );
    expect(perks(6).filter((text) => text.includes("visits"))).toEqual(["large visits 10", "small visits 5"]);
    expect(perks(7).filter((text) => text.includes("visits"))).toEqual(["large visits 20"]);
    expect(months[7]!.perksUsd).toBeCloseTo(
      months[7]!.perks.reduce((sum, { usd }) => sum + usd, 0),
      9,
    );
  });
});

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
      ...{ usd: 200, points: 0, isMatch: false, month: 3, afterUsd: 1_200, windowMonths: 3, spendUsd: 1_500 },
    });
    expect(when({ profile: { lines: [makeLine("other", 700)] } })).toMatchObject({ month: 2, spendUsd: 2_100 });
    expect(when({ profile: { lines: [makeLine("other", 600)] } })).toMatchObject({ month: 2 });
    expect(when({ profile: { lines: [makeLine("other", 400)] } })).toMatchObject({ month: 3, spendUsd: 1_200 });
    expect(when({ profile: { lines: [makeLine("other", 1_300)] } })).toMatchObject({ month: 1 });
    expect(when({}, { level: 0, opened: 4 })).toMatchObject({ month: 7 });
    expect(
      when({ settings: { months: 6 }, profile: { lines: [makeLine("other", 1_200)] } }, { level: 0, opened: 4 }),
    ).toMatchObject({
      ...{ month: 5, windowMonths: 1, spendUsd: 1_200 },
    });
  });

  test("without a minimum come after a month", () => {
    const free = makeCard("card", bonus(0, 70));
    expect(when({}, { level: 0, opened: 2 }, [free])).toEqual({
      ...{ usd: 70, points: 0, isMatch: false, month: 3, afterUsd: 0, windowMonths: 0, spendUsd: 0 },
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
      ...{ afterUsd: 0, month: 1, spendUsd: 0 },
    });
  });

  test("that cannot come are no plan", () => {
    expect(() => print([card], { card: { opened: 11, level: 0 } })).toThrow("a plan with a bonus that cannot come");
  });
});

describe("steps", () => {
  test("are openings by month, with fees, choices and rules that may refuse", () => {
    const options = (["dining", "other"] as const).map((id) => ({
      id,
      label: `on ${id}`,
      covers: [{ category: id, parts: null }],
    }));
    const choice = { id: "c", mode: "chosen", choices: 1, multiplier: 3, afterCap: 1, cap: null, options } as const;
    const rule: PlanRule = {
      ...{
        id: "r",
        text: "Ask first.",
        kind: "approval",
        confidence: "low",
        cards: ["card"],
        form: "needs",
        relationship: "x",
      },
    };
    const lines = [makeLine("dining", 10), makeLine("other", 500)];
    const { openings } = print(
      [card, makeCard("choosing", { choices: [choice] })],
      { card: { opened: 3 }, choosing: {} },
      { profile: { lines }, catalog: { rules: [rule] } },
    );
    expect(openings).toEqual([
      {
        ...{ card: "choosing", person: 0, month: 0, bonus: null, firstFeeUsd: 0, laterFeeUsd: 0 },
        choices: ["on other"],
        warnings: [],
      },
      {
        ...{ card: "card", person: 0, month: 3, bonus: null, firstFeeUsd: 40, laterFeeUsd: 95 },
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
    expect(feesUsd).toBe(30);
  });

  test("say whose they are", () => {
    const { applications, opened, closed, had, otherOpened, renews } = PLAN_DEFAULTS;
    const second = {
      ...{ applications, opened, closed, had, otherOpened, renews },
      ...{ owned: [], has: [], score: null, trips: 0 },
    };
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
