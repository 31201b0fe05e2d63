/** The months of a plan in print, by hand: $500 a month at 1%. */
import { describe, expect, test } from "vitest";

import { makeBase, makeCard, makeEarn, makeLine, makePartLine, makePerk } from "../value/test-cards.ts";
import type { WalletCard } from "../value/wallet-card.ts";
import { bonus, type Given } from "./test-models.ts";
import { print } from "./test-prints.ts";

const round = (values: readonly number[]) => values.map((usd) => Number(usd.toFixed(6)));

const card = makeCard("card", { ...bonus(1_200, 200), fees: { firstYearUsd: 40, laterUsd: 95 } });

describe("months", () => {
  test("have every dollar in its place, with what it earns", () => {
    const { months } = print([card], { card: { opened: 1, level: 0 } }, { settings: { months: 6 } });
    expect(months.map(({ month }) => month)).toEqual([0, 1, 2, 3, 4, 5]);
    expect(months[0]).toEqual({
      month: 0,
      held: [],
      spend: [],
      perks: [],
      bonuses: [],
      fees: [],
      rewardsUsd: 0,
      perksUsd: 0,
      bonusesUsd: 0,
      feesUsd: 0,
      netUsd: 0,
      runningUsd: 0,
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
      perks: [],
      bonuses: [],
      fees: [{ ...who, usd: 40, countedUsd: 40 }],
      rewardsUsd: 5,
      perksUsd: 0,
      bonusesUsd: 0,
      feesUsd: 40,
      netUsd: -35,
      runningUsd: -35,
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
    const other = print(cards, { large: {}, small: {} }, given).months[7]!.perks;
    const named = (all: typeof other) => all.filter(({ perk }) => perk === "visits").map(({ card: slug }) => slug);
    expect(named(other)).toEqual(["large"]);
    // Of two alike the first.
    const alike = [lounge("one", 240), lounge("two", 240)];
    expect(named(print(alike, { two: {}, one: {} }, given).months[7]!.perks)).toEqual(["two"]);
    expect(months[7]!.perksUsd).toBeCloseTo(
      months[7]!.perks.reduce((sum, { usd }) => sum + usd, 0),
      9,
    );
  });
});

test("two matches are each the rewards of the own card, in cents of its own points and in every piece of a month", () => {
  const match: Pick<WalletCard, "bonus"> = { bonus: { kind: "match", state: "open", tiers: [] } };
  const one = makeCard("one", { ...match, earns: [makeBase(1), makeEarn(3, { category: "dining" })] });
  const two = makeCard("two", { ...match, points: { ...one.points, program: "two", floor: 2, cash: 2 } });
  const { months } = print(
    [one, two],
    { one: { level: 0 }, two: { opened: 3, level: 0 } },
    {
      profile: { lines: [makeLine("dining", 100), makeLine("other", 400)] },
      settings: { months: 18, firstMonthShare: 0.5 },
    },
  );
  const bonuses = months.flatMap((month) => month.bonuses.map(({ card: slug, usd }) => [month.month, slug, usd]));
  // $7 a month, half of it at first; $5 while the second card comes, then $3 for dining.
  const oneUsd = 3.5 + 7 + 7 + 5 + 8 * 3;
  // $8 a month for the rest, and after the first card's match $2 for dining.
  const twoUsd = 4 + 11 * 8 + 3 * 2;
  expect(bonuses).toEqual([
    [12, "one", expect.closeTo(oneUsd, 9)],
    [15, "two", expect.closeTo(twoUsd, 9)],
  ]);
});

test("two bonuses one after the other have each its own month and spend", () => {
  const cards = [makeCard("first", bonus(1_500, 200)), makeCard("second", bonus(600, 100))];
  const { openings, endings, months } = print(cards, { first: { level: 0 }, second: { opened: 3, level: 0 } });
  expect(openings.map(({ bonus: given }) => [given!.month, given!.afterUsd])).toEqual([
    [3, 1_500],
    [6, 600],
  ]);
  expect(openings[0]!.bonus!.spendUsd).toBeCloseTo(1_500, 6);
  // Nothing is closed, and a card without a fee has none.
  expect(endings).toEqual([]);
  expect(months.flatMap(({ fees }) => fees)).toEqual([]);
});
