/** What the planner makes of a catalog and a profile. */
import { describe, expect, test } from "vitest";

import { makeBase, makeCard, makeEarn, makeLine, makePartLine, makePerk } from "../value/test-cards.ts";
import type { WalletCard } from "../value/wallet-card.ts";
import type { PlanModel } from "./plan-model.ts";
import type { PlanTransfer } from "./plan-catalog.ts";
import { PLAN_DEFAULTS, type SecondPerson } from "./plan-settings.ts";
import { findIndex, type Given, makeModel } from "./test-models.ts";

const { opened, closed, had, otherOpened, renews } = PLAN_DEFAULTS;
const makeSecond = (second: Partial<SecondPerson> = {}): SecondPerson => ({
  ...{ applications: 1, opened, closed, had, otherOpened, renews },
  ...{ owned: [], has: [], score: null, trips: 0 },
  ...second,
});
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

  test("stand there once for each of two people, who own, have and score what they do", () => {
    const second = makeSecond({ owned: ["b"], renews: { b: 7 } });
    const model = makeModel(cards, { settings: { second, renews: { b: 3 } }, profile: { mustHave: ["a"] } });
    expect(slugs(model)).toEqual(["a 0", "b 0", "a 1", "b 1"]);
    expect(model.cards.map(({ isOwned }) => isOwned)).toEqual([false, false, false, true]);
    expect(model.cards.map(({ firstRenewal }) => firstRenewal)).toEqual([0, 3, 0, 7]);
    expect(model.people.map(({ profile }) => profile.mustHave)).toEqual([["a"], []]);
    expect(model.people.map(({ settings }) => settings.applications)).toEqual([2, 1]);
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
  const levels = (bonus: WalletCard["bonus"], lowestPoints: number | null = null) => {
    const offers = { card: { asOf: "2026-01", ageMonths: 9, lowestPoints, endsOn: null } };
    return cardOf(makeModel([makeCard("card", { bonus })], { catalog: { offers } }), "card").levels;
  };

  test("add up tier by tier, in whole months of the shortest window", () => {
    const tiers = [tier(500, 3, 10_000, 0), tier(4_000, 6.1, 20_000, 50)];
    expect(levels({ kind: "fixed", state: "open", tiers })).toEqual([
      { afterUsd: 500, months: 3, points: 10_000, usd: 0 },
      { afterUsd: 4_000, months: 3, points: 30_000, usd: 50 },
    ]);
    expect(levels({ kind: "on-approval", state: "stale", tiers: [tier(0, 0.5, 0, 100)] })).toEqual([
      { afterUsd: 0, months: 1, points: 0, usd: 100 },
    ]);
    expect(levels({ kind: "fixed", state: "open", tiers: [tier(1, 4.9999999999, 0, 1)] })[0]!.months).toBe(5);
    expect(levels({ kind: "fixed", state: "open", tiers: [tier(1, 4.9, 0, 1)] })[0]!.months).toBe(4);
  });

  test("of an old offer count at their lowest", () => {
    const tiers = [tier(500, 3, 50_000, 10)];
    expect(levels({ kind: "fixed", state: "stale", tiers }, 40_000)[0]).toMatchObject({ points: 40_000, usd: 10 });
    expect(levels({ kind: "fixed", state: "stale", tiers }, 60_000)[0]).toMatchObject({ points: 50_000 });
    expect(levels({ kind: "fixed", state: "stale", tiers })[0]).toMatchObject({ points: 50_000 });
  });

  test("that have ended or promise as much as count nothing", () => {
    const tiers = [tier(500, 3, 50_000, 0)];
    expect(levels({ kind: "fixed", state: "ended", tiers })).toEqual([]);
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
    const card = cardOf(makeModel([makeCard("card", { perks: [perk("year")] })]), "card");
    expect(card).toMatchObject({ unlocks: [4_000], isCalendarUnlock: true });
    const own = cardOf(makeModel([makeCard("card", { perks: [perk("card-year"), free] })]), "card");
    expect(own).toMatchObject({ unlocks: [4_000], isCalendarUnlock: false });
    expect(cardOf(makeModel([makeCard("card", { perks: [free] })]), "card")).toMatchObject({
      unlocks: [],
      isCalendarUnlock: false,
    });
  });
});

describe("points", () => {
  const bank = { program: "bank", kind: "bank", floor: 1, cash: 0.5, portal: null, transfer: 2 } as const;
  const key = makeCard("key", { points: { ...bank, transfersAlone: true, enabledBy: [] } });
  const waiting = makeCard("waiting", { points: { ...bank, transfersAlone: false, enabledBy: ["key", "unknown"] } });
  const cards = [key, waiting];

  test("are worth what the visitor's way to redeem says, with and without a card that lets them transfer", () => {
    const cents = (slug: string, profile: Given["profile"] = {}) => {
      const { cpp } = cardOf(makeModel(cards, { profile }), slug);
      return [cpp(false), cpp(true)];
    };
    expect(cents("waiting")).toEqual([1, 1.5]);
    expect(cents("key")).toEqual([1.5, 1.5]);
    expect(cents("waiting", { value: "cash" })).toEqual([0.5, 0.5]);
    expect(cents("waiting", { cpp: { bank: 1.8 } })).toEqual([1, 1.8]);
  });

  test("are lifted by a card of the same person, or of both where the household may pool", () => {
    const enablers = (pooled: readonly string[]) => {
      const model = makeModel(cards, { settings: { second: makeSecond() }, catalog: { pooled } });
      return ([0, 1] as const).map((person) => cardOf(model, "waiting", person).enablers);
    };
    expect(enablers([])).toEqual([[[0]], [[2]]]);
    expect(enablers(["bank"])).toEqual([[[0, 2]], [[0, 2]]]);
    expect(enablers(["other"])).toEqual([[[0]], [[2]]]);
    const model = makeModel(cards);
    expect(cardOf(model, "waiting")).toMatchObject({ lifts: true, tripBit: 1, enablers: [[0]] });
    expect(cardOf(model, "key")).toMatchObject({ lifts: false, tripBit: 0, enablers: [] });
  });

  test("a perk that needs a card needs it of the same person", () => {
    const perked = makeCard("perked", {
      perks: [makePerk("p", { kind: "points", points: 900, needs: { card: ["key"] } })],
    });
    const model = makeModel([key, perked], { settings: { second: makeSecond() }, catalog: { pooled: ["perked"] } });
    expect([0, 1].map((person) => cardOf(model, "perked", person).enablers)).toEqual([[[0]], [[2]]]);
  });

  const link: PlanTransfer = { from: "bank", to: "hotel", rate: 0.75, better: null, step: 1, days: null, fee: null };
  const goal = { program: "hotel", points: 1, month: 6 };
  const rates = (slug: string, transfers: readonly PlanTransfer[], own: readonly WalletCard[] = cards) => {
    const { goalRate } = cardOf(makeModel(own, { settings: { goal }, catalog: { transfers } }), slug);
    return [0, 1, 2, 3, 4, 5, 6, 7].map((mask) => goalRate(mask));
  };

  test("of the trip's own program count whole, of others by the bank's rate where they can be sent", () => {
    const hotel = makeCard("hotel", {
      points: { ...bank, program: "hotel", kind: "brand", transfersAlone: false, enabledBy: [] },
    });
    expect(rates("hotel", [], [hotel])).toEqual([1, 1, 1, 1, 1, 1, 1, 1]);
    expect(rates("key", [link])).toEqual([0.75, 0.75, 0.75, 0.75, 0.75, 0.75, 0.75, 0.75]);
    // Bit 0 lifts the points, bit 1 lets them be sent, bit 2 sends more of them.
    expect(rates("waiting", [link])).toEqual([0, 0, 0.75, 0.75, 0, 0, 0.75, 0.75]);
    expect(rates("key", [])).toEqual([0, 0, 0, 0, 0, 0, 0, 0]);
    expect(rates("key", [{ ...link, to: "air" }])).toEqual([0, 0, 0, 0, 0, 0, 0, 0]);
    const other = makeCard("key", { points: { ...key.points, kind: "cash" } });
    expect(rates("key", [link], [other])).toEqual([0, 0, 0, 0, 0, 0, 0, 0]);
  });

  test("arrive at the better rate with a card that the bank favors, its own or another one's", () => {
    const better = { ...link, better: { rate: 1, cards: ["key"] } };
    expect(rates("key", [better])).toEqual([1, 1, 1, 1, 1, 1, 1, 1]);
    expect(rates("waiting", [better])).toEqual([0, 0, 0.75, 0.75, 0, 0, 1, 1]);
    const model = makeModel(cards, { settings: { goal }, catalog: { transfers: [better] } });
    expect(cardOf(model, "waiting").enablers).toEqual([[0], [0], [0]]);
    expect(cardOf(model, "key").enablers).toEqual([[], [0]]);
    expect(
      cardOf(makeModel(cards, { settings: { goal }, catalog: { transfers: [link] } }), "waiting").enablers,
    ).toEqual([[0], [0], []]);
  });

  test("may be sent with the other person's card where the household may pool", () => {
    const enablers = (pooled: readonly string[]) => {
      const settings = { goal, second: makeSecond() };
      const catalog = { transfers: [{ ...link, better: { rate: 1, cards: ["key"] } }], pooled };
      return cardOf(makeModel(cards, { settings, catalog }), "waiting").enablers;
    };
    expect(enablers([])).toEqual([[0], [0], [0]]);
    expect(enablers(["bank"])).toEqual([
      [0, 2],
      [0, 2],
      [0, 2],
    ]);
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
