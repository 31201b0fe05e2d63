/** What the planner makes of a catalog and a profile. */
import { describe, expect, test } from "vitest";

import { makeBase, makeCard, makeEarn, makeLine, makePartLine, makePerk } from "../value/test-cards.ts";
import type { WalletCard } from "../value/wallet-card.ts";
import type { PlanModel } from "./plan-model.ts";
import { findIndex, type Given, makeModel, makeSecond } from "./test-models.ts";

const cardOf = (model: PlanModel, slug: string, person = 0) => model.cards[findIndex(model, slug, person)]!;
const slugs = ({ cards }: PlanModel) => cards.map(({ card, person }) => `${card.slug} ${person}`);

describe("cards of a plan", () => {
  const business = makeCard("business", { cardType: "business" });
  const cards = [makeCard("b"), makeCard("a"), makeCard("gone", { status: "closed" }), business];
  const change = (to: string, confidence: "high" | "medium" = "high") => ({ to, minMonths: 12, confidence }) as const;

  test("are those that may be opened and those owned, by name", () => {
    expect(slugs(makeModel(cards))).toEqual(["a 0", "b 0"]);
    const model = makeModel(cards, { profile: { owned: ["gone", "b", "unknown"] } });
    expect(
      model.cards.map(({ card, index, isOwned, isCandidate }) => [card.slug, index, isOwned, isCandidate]),
    ).toEqual([
      ["a", 0, false, true],
      ["b", 1, true, false],
      ["gone", 2, true, false],
    ]);
  });

  test("and what they may be changed into: owned ones always, new ones in a plan of more than a year", () => {
    const changes = { a: [change("gone"), change("business", "medium"), change("unknown")] };
    const model = (given: Given) => makeModel(cards, { catalog: { changes }, ...given });
    expect(slugs(model({}))).toEqual(["a 0", "b 0"]);
    const long = model({ settings: { months: 13 } });
    expect(slugs(long)).toEqual(["a 0", "b 0", "gone 0"]);
    expect(cardOf(long, "gone")).toMatchObject({ isOwned: false, isCandidate: false });
    expect(cardOf(long, "a").changes).toEqual([2]);
    expect(cardOf(long, "b").changes).toEqual([]);
    expect(slugs(model({ profile: { owned: ["a"] } }))).toEqual(["a 0", "b 0", "gone 0"]);
    expect(slugs(model({ profile: { owned: ["b"] } }))).toEqual(["a 0", "b 0"]);
  });

  test("that are wanted though closed, are not opened", () => {
    const model = makeModel(cards, { profile: { mustHave: ["gone"] } });
    expect(model.cards.filter(({ isCandidate }) => isCandidate).map(({ card }) => card.slug)).toEqual(["a", "b"]);
  });

  test("have the perks of their first year, and those of later ones", () => {
    const perks = [
      makePerk("early", { kind: "points", points: 100, needs: { firstYearOnly: true } }),
      makePerk("late", { kind: "points", points: 100, needs: { fromYear: 2 } }),
    ];
    const { first, later } = cardOf(makeModel([makeCard("card", { perks })]), "card");
    const ids = ({ variants }: typeof first) => variants[0]![0]!.perks.map(({ perk }) => perk.id);
    expect([ids(first), ids(later)]).toEqual([["early"], ["late"]]);
  });

  test("stand there once for each of two people, who own, have and score what they do", () => {
    const second = makeSecond({ owned: ["b"], renews: { b: 7 } });
    const model = makeModel(cards, {
      settings: { second, renews: { b: 3 }, applications: 3 },
      profile: { mustHave: ["a"] },
    });
    expect(slugs(model)).toEqual(["a 0", "b 0", "a 1", "b 1"]);
    expect(model.cards.map(({ isOwned }) => isOwned)).toEqual([false, false, false, true]);
    expect(model.cards.map(({ firstRenewal }) => firstRenewal)).toEqual([0, 3, 0, 7]);
    expect(model.people.map(({ profile }) => profile.mustHave)).toEqual([["a"], []]);
    expect(model.people.map(({ settings }) => settings.applications)).toEqual([3, 2]);
    const other = makeModel(cards, { settings: { second: makeSecond({ score: 600, has: ["x"], trips: 3 }) } });
    expect(slugs(other)).toEqual(["a 0", "b 0"]);
    expect(other.people[1]!.profile).toMatchObject({ score: 600, has: ["x"], trips: 3, owned: [] });
  });

  test("have the fees of their years, with a membership", () => {
    const requires = { kind: "membership", name: "Club", key: "club", usdPerYear: 65 } as const;
    const member = makeCard("member", { fees: { firstYearUsd: 0, laterUsd: 95 }, requires });
    const fees = (given: Given) => {
      const { firstFeeUsd, laterFeeUsd } = cardOf(makeModel([member], given), "member");
      return [firstFeeUsd, laterFeeUsd];
    };
    expect(fees({})).toEqual([65, 160]);
    expect(fees({ profile: { has: ["club"] } })).toEqual([0, 95]);
    // The year that runs of an owned card is paid: what comes is the later fee.
    expect(fees({ profile: { owned: ["member"], has: ["club"] } })[1]).toBe(95);
  });
});

describe("bonuses", () => {
  const tier = (afterUsd: number, months: number, points: number, usd: number) => ({ afterUsd, months, points, usd });
  const levels = (bonus: WalletCard["bonus"]) => cardOf(makeModel([makeCard("card", { bonus })]), "card").levels;

  test("add up tier by tier, in whole months of the shortest window", () => {
    const tiers = [tier(500, 3, 10_000, 0), tier(4_000, 6.1, 20_000, 50)];
    expect(levels({ kind: "fixed", state: "open", tiers })).toEqual([
      { afterUsd: 500, months: 3, points: 10_000, usd: 0 },
      { afterUsd: 4_000, months: 3, points: 30_000, usd: 50 },
    ]);
    expect(levels({ kind: "on-approval", state: "open", tiers: [tier(0, 0.5, 0, 100)] })).toEqual([
      { afterUsd: 0, months: 1, points: 0, usd: 100 },
    ]);
    expect(levels({ kind: "fixed", state: "open", tiers: [tier(1, 4.9999999999, 0, 1)] })[0]!.months).toBe(5);
    expect(levels({ kind: "fixed", state: "open", tiers: [tier(1, 4.9, 0, 1)] })[0]!.months).toBe(4);
  });

  test("that have ended or promise as much as count nothing", () => {
    const tiers = [tier(500, 3, 50_000, 0)];
    expect(levels({ kind: "fixed", state: "ended", tiers })).toEqual([]);
    expect(levels({ kind: "fixed", state: "stale", tiers })).toEqual([]);
    expect(levels({ kind: "up-to", state: "open", tiers })).toEqual([]);
    expect(levels({ kind: "match", state: "open", tiers })).toEqual([]);
  });

  test("that match the first year are marked", () => {
    const isMatch = (kind: "match" | "fixed", state: "open" | "ended") =>
      cardOf(makeModel([makeCard("card", { bonus: { kind, state, tiers: [] } })]), "card").isMatch;
    expect([isMatch("match", "open"), isMatch("match", "ended"), isMatch("fixed", "open")]).toEqual([
      true,
      false,
      false,
    ]);
  });
});

describe("perks that need a year's spend", () => {
  const perk = (resets: "year" | "card-year" | undefined) =>
    makePerk("p", { kind: "points", points: 1_000, needs: { spendUsd: 4_000 }, ...(resets && { resets }) });
  const free = makePerk("q", { kind: "points", points: 1_000, resets: "year" });

  test("are levels of the card, by the calendar where they reset with it", () => {
    const card = cardOf(
      makeModel([makeCard("card", { perks: [perk("year"), makePerk("r", { kind: "points", points: 1 })] })]),
      "card",
    );
    expect(card).toMatchObject({ unlocks: [4_000], isCalendarUnlock: true });
    const own = cardOf(makeModel([makeCard("card", { perks: [perk("card-year"), free] })]), "card");
    const visits = makePerk("v", { kind: "access", faceUsd: 100, visits: 2, needs: { spendUsd: 4_000 } });
    expect(cardOf(makeModel([makeCard("card", { perks: [visits] })]), "card").isCalendarUnlock).toBe(false);
    expect(own).toMatchObject({ unlocks: [4_000], isCalendarUnlock: false });
    expect(cardOf(makeModel([makeCard("card", { perks: [free] })]), "card")).toMatchObject({
      unlocks: [],
      isCalendarUnlock: false,
    });
  });
});

describe("spend", () => {
  const lines = [
    makeLine("dining", 120, { part: "delivery" }),
    makePartLine("rent", 900),
    makeLine("other", 240, { foreignPercent: 25 }),
    makeLine("dining", 60),
    makeLine("gas", 30),
  ];
  const plain = makeCard("plain");
  const diner = makeCard("diner", { earns: [makeBase(1), makeEarn(3, { category: "dining", parts: ["delivery"] })] });

  test("is by the month and by kind; what no card tells apart is one", () => {
    expect([...makeModel([plain], { profile: { lines } }).monthlyUsd]).toEqual([120, 900, 180, 60, 60, 30]);
    const merged = makeModel([plain, diner], { profile: { lines }, isMerged: true });
    expect([...merged.monthlyUsd].toSorted((one, other) => one - other)).toEqual([120, 330, 900]);
    expect(merged.cells).toHaveLength(3);
  });

  test("one-off amounts stand with the rest of their category at home, or with a part of it", () => {
    const { cellOf, cells } = makeModel([plain], { profile: { lines } });
    const kind = (category: "dining" | "other" | "gas" | "groceries") => {
      const at = cellOf.get(category);
      return at === undefined ? undefined : [cells[at]!.part, cells[at]!.foreign];
    };
    expect(kind("dining")).toEqual([null, false]);
    expect(kind("other")).toEqual([null, false]);
    expect(kind("gas")).toEqual([null, false]);
    expect(kind("groceries")).toBeUndefined();
    const parts = [makePartLine("rent", 900), makePartLine("delivery", 9), makeLine("dining", 5, { brand: "Inn" })];
    const other = makeModel([plain], { profile: { lines: parts } });
    expect(other.cells[other.cellOf.get("dining")!]!.part).toBe("delivery");
    expect(other.cellOf.get("other")).toBeUndefined();
    const branded = [makeLine("dining", 5, { brand: "Inn" }), makeLine("dining", 7), makeLine("dining", 9)];
    expect(makeModel([plain], { profile: { lines: branded } }).cellOf.get("dining")).toBe(1);
    const merged = makeModel([plain, diner], { profile: { lines }, isMerged: true });
    expect(merged.cellOf.get("dining")).toBe(merged.cellOf.get("gas"));
  });
});
