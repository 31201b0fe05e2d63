/** Amounts of spend from where on a card is the better one: said at their edges, with gaps given by hand. */
import { describe, expect, test } from "vitest";

import { makeBase, makeEarn, makeLine, makeProfile } from "../../../engine/value/test-cards.ts";
import { listScaleConditions, listSpendConditions } from "./amount-conditions.ts";
import type { Condition, Weighing } from "./pair-side.ts";
import { type Given, weigh } from "./test-weighing.ts";

const only = (conditions: readonly Condition[]) => {
  expect(conditions.length).toBeLessThan(2);
  return conditions[0];
};
const listTexts = (conditions: readonly Condition[]) => conditions.map(({ text }) => text);

describe("the whole budget, $1,000 a month", () => {
  const scale = (gapAt: (monthlyUsd: number) => number) =>
    only(listScaleConditions({ ...weigh({}), gap: (change) => gapAt((change?.scale ?? 1) * 1_000) }));

  test("from an amount on, rounded up, the nearer the weightier", () => {
    expect(scale((usd) => 0.12 * usd - 95)).toEqual({
      kind: "scale",
      weight: expect.closeTo(8 - Math.log2(1 / 0.8), 9),
      text: "you put more than $800 a month on your cards",
    });
    expect(scale((usd) => 0.12 * usd - 190)?.text).toContain("more than $1,600 a month");
    expect(scale((usd) => 0.12 * usd - 190)?.weight).toBeCloseTo(8 - Math.log2(1.6), 9);
  });

  test("between two amounts, if the second is 1.3 times the first", () => {
    const between = (end: number) => scale((usd) => (usd > 999 && usd < end + 0.5 ? 1 : -1));
    expect(between(2_000)?.text).toBe("you put between $1,000 and $2,000 a month on your cards");
    expect(between(1_300)?.text).toContain("between $1,000 and $1,300 a month");
    expect(between(1_299)).toBeUndefined();
  });

  test("is no question where almost everybody spends as much", () => {
    expect(scale((usd) => usd - 156)?.text).toContain("more than $160 a month");
    expect(scale((usd) => usd - 149)?.kind).toBe("ahead");
  });

  test("up to an amount, rounded down", () => {
    expect(scale((usd) => 95 - 0.12 * usd)).toEqual({
      kind: "scale",
      weight: expect.closeTo(8 - Math.log2(1 / 0.78), 9),
      text: "you put less than $780 a month on your cards",
    });
    expect(scale((usd) => 2_049 - usd)?.text).toContain("less than $2,000 a month");
    expect(scale((usd) => 170 - usd)?.text).toContain("less than $160 a month");
    expect(scale((usd) => 150 - usd)).toBeUndefined();
    // Level without any spend is not ahead.
    expect(scale((usd) => (usd === 0 ? 0 : 800 - usd))?.text ?? "").not.toContain("less than");
  });

  test("where it is ahead of the other at any amount, by how much for a typical reader", () => {
    expect(scale(() => 40)).toEqual({
      kind: "ahead",
      weight: 1.8,
      text: "your spending is close to typical: it's worth $40 more a year than Other",
    });
    expect(scale(() => 1)).toBeUndefined();
    expect(scale(() => -5)).toBeUndefined();
  });

  test("larger budgets are told in larger steps", () => {
    const lines = [makeLine("other", 8_000)];
    const below = (end: number) =>
      only(listScaleConditions({ ...weigh({}, {}, 0, lines), gap: (change) => end - (change?.scale ?? 1) * 8_000 }));
    expect(below(5_900)?.text).toContain("less than $5,500 a month");
    expect(below(4_940)?.text).toContain("less than $4,900 a month");
    expect(below(1_030)?.text).toBeUndefined();
  });
});

describe("one category's amount", () => {
  const dining = (multiplier: number): Given => ({
    rewards: { earns: [makeBase(1), makeEarn(multiplier, { category: "dining" })] },
  });
  const lines = [makeLine("dining", 400), makeLine("other", 600)];
  const spend = (own: Given, other: Given, gapAt: (monthlyUsd: number) => number, change: Partial<Weighing> = {}) =>
    listSpendConditions({
      ...weigh(own, other, 0, lines),
      gap: (given) => gapAt(given?.spend?.dining ?? 400),
      ...change,
    }).find(({ kind }) => kind.endsWith("-dining"));
  const rates = "each dollar earns 3 cents, against 1 cent with Other";

  test("is told with both rates: in cents, or in points of the same program", () => {
    expect(spend(dining(3), {}, (usd) => usd - 495)).toEqual({
      kind: "spend-dining",
      weight: expect.closeTo(9 - Math.log2(500 / 400), 9),
      text: `you spend more than $500 a month in restaurants: ${rates}`,
    });
    const pair = weigh(dining(3), {}, 0, lines);
    const points = { ...pair.own.rewards.points, program: "one" };
    const [own, other] = [pair.own, pair.other].map((side) => ({ ...side, rewards: { ...side.rewards, points } }));
    expect(spend(dining(3), {}, (usd) => usd - 495, { own: own!, other: other! })?.text).toContain(
      ": it earns 3x, against 1x with Other",
    );
    // A point that counts more is another point.
    expect(
      spend(dining(3), {}, (usd) => usd - 495, { own: { ...own!, centsPerPoint: 2 }, other: other! })?.text,
    ).toContain("earns 6 cents, against 1 cent with Other");
  });

  test("ends where the other card catches up", () => {
    expect(spend(dining(3), {}, (usd) => (usd > 300.5 && usd < 900 ? 1 : -1))?.text).toBe(
      `you spend between $310 and $890 a month in restaurants: ${rates}`,
    );
  });

  test("is told only from 0.4 cents a dollar more", () => {
    expect(spend(dining(1.41), {}, () => -1)).toMatchObject({ kind: "rate-dining" });
    expect(spend(dining(1.39), {}, () => -1)).toBeUndefined();
    expect(spend({}, dining(3), () => -1)).toBeUndefined();
  });

  test("without an amount at which the lead turns is a habit, weighing more the larger the difference", () => {
    expect(spend(dining(3), {}, () => -1)).toEqual({
      kind: "rate-dining",
      weight: 4,
      text: `you eat out a lot: ${rates}`,
    });
    expect(spend(dining(9), {}, () => -1)?.weight).toBe(5);
  });

  test("is told neither so small that everybody spends it nor so large that nobody does", () => {
    const kindFrom = (usd: number) => spend(dining(3), {}, (at) => at - usd + 1)?.kind;
    expect([kindFrom(80), kindFrom(75), kindFrom(1_400), kindFrom(1_450)]).toEqual([
      "spend-dining",
      "rate-dining",
      "spend-dining",
      "rate-dining",
    ]);
    // Of what is not in the budget at all, up to $150.
    const unspent = (usd: number) =>
      spend(dining(3), {}, (at) => at - usd + 1, { profile: makeProfile([makeLine("other", 1_000)]) })?.kind;
    expect([unspent(150), unspent(155)]).toEqual(["spend-dining", "rate-dining"]);
  });

  test("a rate in the portal or for streaming without such an amount is no habit to name", () => {
    for (const category of ["travel_portal", "streaming"] as const) {
      const own: Given = { rewards: { earns: [makeBase(1), makeEarn(5, { category })] } };
      expect(listTexts(listSpendConditions(weigh(own, {}, -1)))).toEqual([]);
      const turned = listSpendConditions({
        ...weigh(own),
        gap: (change) => (change?.spend?.[category] ?? 0) - 95,
      });
      expect(turned.map(({ kind }) => kind)).toEqual([`spend-${category}`]);
    }
  });

  test("one rate on everything is no reason to eat out", () => {
    const flat: Given = { rewards: { earns: [makeBase(2)] } };
    expect(listTexts(listSpendConditions(weigh(flat)))).toEqual([
      "you want the higher rate on everyday purchases: each dollar earns 2 cents, against 1 cent with Other",
    ]);
    // Of two that differ in groceries alone, the rest is one habit.
    const grocer: Given = { rewards: { earns: [makeBase(1), makeEarn(3, { category: "groceries" })] } };
    expect(listTexts(listSpendConditions(weigh(flat, grocer)))).toEqual([
      "most of your spending falls outside bonus categories: each dollar earns 2 cents, against 1 cent with Other",
    ]);
  });
  test("each category has words of its own, as an amount and as a habit", () => {
    const categories = ["groceries", "gas", "transit", "travel_portal", "travel_other"] as const;
    const earns = categories.map((category) => makeEarn(5, { category }));
    const own: Given = { rewards: { earns: [makeBase(1), ...earns, makeEarn(4)] } };
    const habits = listTexts(listSpendConditions(weigh(own, {}, -1))).map((text) => text.replace(/:.*/, ""));
    expect(habits).toEqual([
      "groceries are a large part of your budget",
      "you buy a lot of gas",
      "you take trains, buses or taxis most days",
      "you book flights and hotels directly",
      "most of your spending falls outside bonus categories",
    ]);
    const amounts = listSpendConditions({
      ...weigh(own),
      gap: (change) => (change?.spend ? (Object.values(change.spend)[0] ?? 0) - 101 : -1),
    });
    expect(listTexts(amounts).map((text) => text.replace(/:.*/, ""))).toEqual([
      "your grocery bill is more than $105 a month",
      "you spend more than $105 a month on gas",
      "transit and rides cost you more than $105 a month",
      "you book more than $105 of travel a month on the issuer's travel site",
      "flights, hotels and rental cars cost you more than $105 a month",
      // $105 is next to nothing beside the $1,000 that this reader spends there.
      "most of your spending falls outside bonus categories",
    ]);
  });
});
