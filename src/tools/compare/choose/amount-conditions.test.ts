/** Amounts, trips and credits from where on a card is the better one: said at their edges, with gaps given by hand. */
import { describe, expect, test } from "vitest";

import { makeBase, makeEarn, makeLine, makePerk, makeProfile } from "../../../rewards/value/test-cards.ts";
import {
  listCreditConditions,
  listScaleConditions,
  listSpendConditions,
  listTripConditions,
} from "./amount-conditions.ts";
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
      text: "all that you charge comes to more than $800 a month",
    });
    expect(scale((usd) => 0.12 * usd - 190)?.text).toContain("more than $1,600 a month");
    expect(scale((usd) => 0.12 * usd - 190)?.weight).toBeCloseTo(8 - Math.log2(1.6), 9);
  });

  test("between two amounts, if the second is 1.3 times the first", () => {
    const between = (end: number) => scale((usd) => (usd > 999 && usd < end + 0.5 ? 1 : -1));
    expect(between(2_000)?.text).toBe("all that you charge comes to between $1,000 and $2,000 a month");
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
      text: "all that you charge stays below $780 a month",
    });
    expect(scale((usd) => 2_049 - usd)?.text).toContain("below $2,000 a month");
    expect(scale((usd) => 170 - usd)?.text).toContain("below $160 a month");
    expect(scale((usd) => 150 - usd)).toBeUndefined();
    // Level without any spend is not ahead.
    expect(scale((usd) => (usd === 0 ? 0 : 800 - usd))?.text ?? "").not.toContain("below");
  });

  test("where it is ahead of the other at any amount, by how much for our reader", () => {
    expect(scale(() => 40)).toEqual({
      kind: "ahead",
      weight: 6,
      text: "you spend about as our reader does: it is then worth $40 a year more than Other",
    });
    expect(scale(() => 1)).toBeUndefined();
    expect(scale(() => -5)).toBeUndefined();
  });

  test("larger budgets are told in larger steps", () => {
    const lines = [makeLine("other", 8_000)];
    const below = (end: number) =>
      only(listScaleConditions({ ...weigh({}, {}, 0, lines), gap: (change) => end - (change?.scale ?? 1) * 8_000 }));
    expect(below(5_900)?.text).toContain("below $5,500 a month");
    expect(below(4_940)?.text).toContain("below $4,900 a month");
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
  const rates = "a dollar there brings 3 cents back, with Other 1 cent";

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
      ": it earns 3x there, Other 1x",
    );
    // A point that counts more is another point.
    expect(
      spend(dining(3), {}, (usd) => usd - 495, { own: { ...own!, centsPerPoint: 2 }, other: other! })?.text,
    ).toContain("brings 6 cents back, with Other 1 cent");
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

  test("each category has words of its own, as an amount and as a habit", () => {
    const categories = ["groceries", "gas", "transit", "travel_other", "other"] as const;
    const earns = categories.map((category) => makeEarn(4, { category }));
    const own: Given = { rewards: { earns: [makeBase(1), ...earns.slice(0, -1), makeEarn(4)] } };
    const habits = listTexts(listSpendConditions(weigh(own, {}, -1))).map((text) => text.replace(/:.*/, ""));
    expect(habits).toEqual([
      "groceries are a large part of your budget",
      "you drive a lot",
      "you ride trains, buses or taxis most days",
      "you book flights and hotels directly",
      "most of your spending fits no category",
    ]);
    const amounts = listSpendConditions({
      ...weigh(own),
      gap: (change) => (change?.spend ? (Object.values(change.spend)[0] ?? 0) - 101 : -1),
    });
    expect(listTexts(amounts).map((text) => text.replace(/:.*/, ""))).toEqual([
      "your grocery bill is more than $105 a month",
      "you buy more than $105 of gas a month",
      "transit and rides cost you more than $105 a month",
      "you book more than $105 of travel a month through the issuer's portal",
      "you book more than $105 of travel a month directly",
      // $105 is next to nothing beside the $1,000 that this reader spends there.
      "most of your spending fits no category",
    ]);
  });
});

describe("trips", () => {
  const lounge: Given = { rewards: { perks: [makePerk("lounge", { kind: "access", faceUsd: 400 })] } };
  const trips = (own: Given, gapAt: (trips: number) => number, usual = 4) =>
    only(
      listTripConditions({
        ...weigh(own),
        profile: makeProfile([makeLine("other", 1_000)], { trips: usual }),
        gap: (change) => gapAt(change?.trips ?? usual),
      }),
    );

  test("from which on lounges make a card the better one", () => {
    expect(trips(lounge, (count) => count * 50 - 275)).toEqual({
      kind: "lounges",
      weight: expect.closeTo(8 - Math.log2(6 / 4), 9),
      text: "you take 6 or more trips a year and sit in a lounge on each",
    });
    // Level is not ahead; somebody who never travels counts as one trip.
    expect(trips(lounge, (count) => count * 50 - 300, 0)?.text).toContain("7 or more");
    expect(trips(lounge, (count) => count * 50 - 300, 0)?.weight).toBeCloseTo(8 - Math.log2(7), 9);
    expect(trips(lounge, (count) => count - 29.5)?.text).toContain("30 or more");
  });

  test("say nothing without a lounge, where one trip is enough, and where the lead is lost again", () => {
    expect(trips({}, (count) => count * 50 - 275)).toBeUndefined();
    const credit = makePerk("credit", { kind: "credit", faceUsd: 400 });
    expect(trips({ rewards: { perks: [credit] } }, (count) => count * 50 - 275)).toBeUndefined();
    expect(trips(lounge, (count) => (count === 9 ? 0 : count * 50 - 275))).toBeUndefined();
    expect(
      trips({ rewards: { perks: [makePerk("lounge", { kind: "access" })] } }, (count) => count * 50 - 275),
    ).toBeUndefined();
    expect(trips(lounge, (count) => count - 0.5)).toBeUndefined();
    expect(trips(lounge, (count) => count - 1.5)?.text).toContain("2 or more");
    expect(trips(lounge, (count) => (count > 5 && count < 30 ? 1 : -1))).toBeUndefined();
    expect(trips(lounge, (count) => count - 30.5)).toBeUndefined();
  });

  const bagCard = (brandOf: string | null): Given => ({
    rewards: { brandOf, perks: [makePerk("bags", { kind: "service" })] },
  });
  const bags = (own: Given, other: Given, gapAt: (trips: number) => number, deltaUsd = 50) =>
    only(
      listTripConditions({
        ...weigh(own, other, 0, [
          makeLine("travel_other", 60, { part: "flights", brand: "Delta" }),
          makeLine("travel_portal", deltaUsd - 50, { part: "portal-flights", brand: "Delta" }),
          makeLine("travel_other", 40, { part: "flights" }),
          makeLine("travel_other", 500, { part: "hotels", brand: "Delta" }),
        ]),
        gap: (change) => gapAt(change?.bags === 1 ? (change.trips ?? -1) : -1),
      }),
    );

  test("with a bag on the card's own airline, as many as are flown with it", () => {
    // Six of ten dollars of flights are the airline's: of five trips three.
    expect(bags(bagCard("Delta"), {}, (count) => count - 4.5)).toEqual({
      kind: "bags",
      weight: 8,
      text: "you check a bag on 3 or more round trips a year with Delta, where the card makes it free",
    });
    expect(bags(bagCard("Delta"), bagCard("United"), (count) => count - 0.5)?.text).toContain(
      "on at least one round trip a year with Delta",
    );
    expect(bags(bagCard("Delta"), {}, (count) => count - 4.5, 250)?.text).toContain("on 5 or more round trips");
  });

  test("say nothing of bags that no airline, both cards or no flight of the reader has to do with", () => {
    const gap = (count: number) => count - 4.5;
    expect(bags(bagCard(null), {}, gap)).toBeUndefined();
    expect(bags({ rewards: { brandOf: "Delta" } }, {}, gap)).toBeUndefined();
    expect(bags(bagCard("Delta"), bagCard("Delta"), gap)).toBeUndefined();
    expect(bags(bagCard("Delta"), { rewards: { brandOf: "Delta" } }, gap)).toBeDefined();
    expect(bags(bagCard("United"), {}, gap)).toBeUndefined();
    expect(bags(bagCard("Delta"), {}, (count) => count + 1)).toBeUndefined();
    expect(bags(bagCard("Delta"), {}, (count) => (count === 6 ? 1 : -1))).toBeUndefined();
    expect(bags(bagCard("Delta"), {}, (count) => (count > 5 && count < 30 ? 1 : -1))).toBeUndefined();
    // Level is not ahead.
    expect(bags(bagCard("Delta"), {}, (count) => (count > 4 ? 1 : 0))?.text).toContain("3 or more");
    const lounge = { rewards: { brandOf: "Delta", perks: [makePerk("lounge", { kind: "access", faceUsd: 400 })] } };
    expect(bags(lounge, {}, (count) => count - 4.5)).toBeUndefined();
  });
});

describe("credits that count nothing by themselves", () => {
  const credit = (id: string, faceUsd: number | null, more = {}) => makePerk(id, { kind: "credit", faceUsd, ...more });
  const holder = (
    perks: readonly ReturnType<typeof credit>[],
    types: Readonly<Record<string, string>> = {},
  ): Given => ({
    rewards: { perks },
    card: { perks: perks.map(({ id }) => ({ id, type: types[id] ?? "dining_credit" })) },
  });
  const find = (own: Given, gapUsd: number) => only(listCreditConditions(weigh(own, {}, gapUsd)));

  test("say how much of them would make up for the difference, in steps of $5", () => {
    expect(find(holder([credit("dine", 120)]), -51)).toEqual({
      kind: "credits",
      weight: expect.closeTo(7 - (51 / 120) * 2, 9),
      text: "you would use at least $55 a year of what we leave out: dining credit",
    });
    expect(find(holder([credit("dine", 120)]), -119)?.text).toContain("$120");
  });

  test("say nothing where they could not, or need not, make up for it", () => {
    const own = holder([credit("dine", 120)]);
    expect([find(own, -120), find(own, 0), find(own, 20)]).toEqual([undefined, undefined, undefined]);
    expect(find(holder([credit("dine", null)]), -50)).toBeUndefined();
    expect(find(holder([credit("dine", 120, { oneTime: true })]), -50)).toBeUndefined();
    expect(find(holder([makePerk("dine", { kind: "portal", faceUsd: 120 })]), -50)).toBeUndefined();
    expect(find({}, -50)).toBeUndefined();
  });

  test("are named by kind, the dearest first, three at most", () => {
    const perks = [credit("a", 10), credit("b", 40), credit("c", 30), credit("d", 20)];
    const types = { a: "streaming_credit", b: "hotel_credit", c: "global_entry_credit", d: "clear_credit" };
    const text = find(holder(perks, types), -50)?.text;
    expect(text).toContain("at least $50 a year of what we leave out: hotel credit, ");
    expect(text).toMatch(/ among them$/);
    expect(text).not.toContain("streaming");
    expect(find(holder(perks.slice(1), types), -50)?.text).not.toContain("among them");
    // Two of one kind are named once.
    expect(find(holder([credit("a", 30), credit("b", 40)]), -50)?.text).toMatch(/leave out: dining credit$/);
  });
});

test("of several wordings all name the same amounts and cards", () => {
  const said: (readonly [key: string, wordings: readonly string[]])[] = [];
  const pick: Weighing["pick"] = (key, wordings) => {
    said.push([key, wordings]);
    return wordings[0] ?? "";
  };
  const flights = [makeLine("travel_other", 100, { part: "flights", brand: "Delta" })];
  const perks = [makePerk("lounge", { kind: "access", faceUsd: 400 }), makePerk("bags", { kind: "service" })];
  for (const flown of [1, 3]) {
    listTripConditions({
      ...weigh({ rewards: { brandOf: "Delta", perks } }, {}, 0, flights),
      gap: (change) => (change?.trips ?? 0) - (change?.bags === 1 ? flown : 5) + 0.5,
      pick,
    });
  }
  const scale = (gapAt: (scale: number) => number) =>
    listScaleConditions({ ...weigh({}), gap: (change) => gapAt(change?.scale ?? 1), pick });
  scale((factor) => factor - 1.1);
  scale((factor) => 1.1 - factor);
  scale(() => 40);
  const credit = makePerk("dine", { kind: "credit", faceUsd: 120 });
  const own: Given = { rewards: { perks: [credit] }, card: { perks: [{ id: "dine", type: "dining_credit" }] } };
  listCreditConditions({ ...weigh(own, {}, -51), pick });
  expect(said.map(([key]) => key)).toEqual([
    "trips",
    "bags",
    "trips",
    "bags",
    "scale-up",
    "scale-down",
    "ahead",
    "credits",
  ]);
  const listFacts = (text: string) =>
    text.match(/\$[\d,]+|\d+ or more|at least \d+|Delta|one|once|dining credit/g)?.length;
  for (const [key, wordings] of said) {
    expect(wordings.map((text) => [text, (listFacts(text) ?? 0) > 0])).toEqual(wordings.map((text) => [text, true]));
    expect(new Set(wordings).size, key).toBe(wordings.length);
    // One without the words around it would be no sentence.
    for (const text of wordings) expect(text.split(" ").length, text).toBeGreaterThan(6);
  }
  const bags = said.filter(([key]) => key === "bags").map(([, wordings]) => wordings[1]);
  expect(bags[0]).toContain("with a checked bag at least once a year");
  expect(bags[1]).toContain("with a checked bag 3 times or more a year");
});
