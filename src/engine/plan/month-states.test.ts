/** A card in one month: what it earns, its limits and credits by the month, and what it gives besides. */
import { describe, expect, test } from "vitest";

import { makeBase, makeCard, makeChoice, makeEarn, makeLine, makePartLine, makePerk } from "../value/test-cards.ts";
import type { WalletCard, WalletPerk } from "../value/wallet-card.ts";
import { createMonthStates, findStateByMask } from "./month-states.ts";
import type { PlanModel } from "./plan-model.ts";
import { PLAN_DEFAULTS } from "./plan-settings.ts";
import { type Holding, type Span, toSpans, weighMonth } from "./plan.ts";
import { type Given, hold, makeModel } from "./test-models.ts";

const toSpan = (model: PlanModel, slug: string, holding: Partial<Holding> = {}) =>
  toSpans([hold(model, slug, { opened: 0, ...holding })], model)[0]!;

/** The states of one card over the months of the plan, held from `opened` on. */
function listStates(card: WalletCard, given: Given = {}, holding: Partial<Holding> = {}, mask = 0) {
  const model = makeModel([card], given);
  const states = createMonthStates(model);
  const span = toSpan(model, card.slug, holding);
  const first = Math.max(0, span.from);
  const last = Math.min(span.to, model.settings.months);
  return Array.from({ length: last - first }, (_, at) => findStateByMask(states, span, first + at, mask));
}
const limits = (...given: Parameters<typeof listStates>) =>
  listStates(...given).map(({ variants }) => variants[0]!.pools.map(({ limitUsd }) => Number(limitUsd.toFixed(6)))[0]);
const perksUsd = (...given: Parameters<typeof listStates>) =>
  listStates(...given).map(({ perks }) => Number(perks.reduce((sum, { usd }) => sum + usd, 0).toFixed(6)));
const repeat = (count: number, value: number) => Array.from({ length: count }, () => value);

test("a card is there for its share of the month of opening, then whole until it ends", () => {
  const span: Span = { card: 0, from: 3, to: 6, anchor: 3, isNew: true, level: -1, unlock: null };
  const settings = { ...PLAN_DEFAULTS, firstMonthShare: 0.6 };
  const weigh = (of: Span, month: number, restOfMonth = 1) =>
    Number(weighMonth(of, month, { ...settings, restOfMonth }).toFixed(9));
  expect([2, 3, 4, 5, 6].map((month) => weigh(span, month))).toEqual([0, 0.6, 1, 1, 0]);
  expect(weigh({ ...span, isNew: false }, 3)).toBe(1);
  // What is missing of its first 30 days where this month is nearly over is missing of the next one.
  expect([0, 1, 2].map((month) => weigh({ ...span, from: 0 }, month, 0.3))).toEqual([0, 0.9, 1]);
  expect([0, 1].map((month) => weigh({ ...span, from: 0 }, month, 0.5))).toEqual([0.1, 1]);
  expect(weigh({ ...span, from: -Infinity, isNew: false }, 0, 0.3)).toBe(0.3);
});

describe("states", () => {
  test("of equal months are one", () => {
    const states = listStates(makeCard("plain"), { settings: { months: 15 } });
    expect(new Set(states.slice(0, 12)).size).toBe(1);
    expect(new Set(states.slice(12)).size).toBe(1);
    expect(states[0]).not.toBe(states[12]);
    expect(states[0]).toMatchObject({ card: 0, mask: 0, isMatched: false, goalRate: 0, goalUsd: 0, perks: [] });
    expect(new Set(states.map(({ id }) => id)).size).toBe(2);
  });

  test("have a twelfth of a year's limit a month, on the kinds of spend it is for", () => {
    const earns = [makeBase(1), makeEarn(4, { category: "dining", cap: { limitUsd: 600, pool: "dining" } })];
    const lines = [makeLine("dining", 200), makeLine("other", 100)];
    const [{ variants }] = listStates(makeCard("card", { earns }), { profile: { lines } }) as [
      ReturnType<typeof listStates>[number],
    ];
    expect(variants).toHaveLength(1);
    expect([...variants[0]!.open]).toEqual([0.01, 0.01]);
    expect(variants[0]!.pools).toEqual([
      { id: "dining", isCredit: false, limitUsd: 50, lines: [0], rates: [0.04], multipliers: [4], capsUsd: [200] },
    ]);
  });

  test("have no limit that is for nothing of the spend", () => {
    const earns = [makeBase(1), makeEarn(4, { category: "gas", cap: { limitUsd: 600, pool: "gas" } })];
    expect(listStates(makeCard("card", { earns }))[0]!.variants[0]!.pools).toEqual([]);
  });

  test("name no perk that is not there yet", () => {
    const late = makePerk("late", { kind: "points", points: 900, from: "first-anniversary", resets: "card-year" });
    const states = listStates(makeCard("card", { perks: [late] }), { settings: { months: 14 } });
    expect(states.map(({ perks }) => perks.map(({ id }) => id).join())).toEqual([
      ...Array.from({ length: 12 }, () => ""),
      "late",
      "late",
    ]);
  });

  test("of a match are paid twice in the first year", () => {
    const earns = [makeBase(1), makeEarn(5, { category: "dining", cap: { limitUsd: 600, pool: "dining" } })];
    const card = makeCard("card", { earns, bonus: { kind: "match", state: "open", tiers: [] }, foreignFeePercent: 3 });
    const lines = [makeLine("dining", 200, { foreignPercent: 50 })];
    const given: Given = { profile: { lines }, settings: { months: 24 } };
    const states = listStates(card, given, { level: 0 });
    expect(states.map(({ isMatched }) => isMatched)).toEqual([...repeat(12, 1), ...repeat(12, 0)].map(Boolean));
    const rates = ({ variants }: (typeof states)[number]) =>
      [...variants[0]!.open, ...variants[0]!.pools[0]!.rates].map((rate) => Number(rate.toFixed(6)));
    expect(rates(states[0]!)).toEqual([0.02, -0.01, 0.1, 0.07]);
    expect(rates(states[12]!)).toEqual([0.01, -0.02, 0.05, 0.02]);
    expect(listStates(card, given)[0]!.isMatched).toBe(false);
  });

  test("take no rent where the card pays nothing for it, matched or not", () => {
    const card = makeCard("card", { bonus: { kind: "match", state: "open", tiers: [] } });
    const [state] = listStates(card, { profile: { lines: [makePartLine("rent", 900)] } }, { level: 0 });
    expect([...state!.variants[0]!.open]).toEqual([-Infinity]);
  });

  test("of a choice of categories have a way for each", () => {
    const choice = makeChoice("chosen", ["dining", "gas"], { multiplier: 3 });
    const lines = [makeLine("dining", 200), makeLine("gas", 100)];
    const [first] = listStates(makeCard("card", { choices: [choice] }), { profile: { lines } });
    expect(first!.variants.map(({ open }) => [...open])).toEqual([
      [0.03, 0.01],
      [0.01, 0.03],
    ]);
  });
});

describe("a credit", () => {
  const credit = (perk: Partial<WalletPerk>) =>
    makeCard("card", { perks: [makePerk("credit", { kind: "portal", faceUsd: 300, from: "opening", ...perk })] });
  const lines = [makePartLine("portal-hotels", 400)];
  const profile = { lines, trips: 20 };

  test("of the calendar year comes whole in the months of the card's first year, and by twelfths after it", () => {
    const card = credit({ resets: "year" });
    const months = (startsIn: number, opened: number, months_ = 14) =>
      limits(card, { profile, settings: { startsIn, months: months_ } }, { opened });
    expect(months(10, 0)).toEqual([150, 150, ...repeat(10, 30), 25, 25]);
    expect(months(10, 0, 12)).toEqual([150, 150, ...repeat(10, 30)]);
    expect(months(0, 0)).toEqual(repeat(14, 25));
    // Nine months of the second calendar year are inside the first card year, most of them after the plan.
    expect(months(0, 9).map((usd) => Math.floor(usd!))).toEqual([100, 100, 100, 33, 33]);
  });

  test("counts the months by how much of them the card is held", () => {
    const card = credit({ resets: "year" });
    const settings = { startsIn: 10, months: 12, firstMonthShare: 0.5 };
    expect(limits(card, { profile, settings })).toEqual([200, 200, ...repeat(10, 30)]);
    // Of an owned card's years each month has its part, as it has of the fee.
    expect(limits(card, { profile: { ...profile, owned: ["card"] }, settings }, { opened: null })).toEqual(
      repeat(12, 25),
    );
  });

  test("of the card's own year counts a twelfth a month, in a year that is renewed, too", () => {
    const card = credit({ resets: "card-year" });
    expect(limits(card, { profile, settings: { startsIn: 10, months: 15 } }, { opened: 1 })).toEqual(repeat(14, 25));
    const owned = { profile: { ...profile, owned: ["card"] }, settings: { renews: { card: 4 } } };
    expect(limits(card, owned, { opened: null })).toEqual(repeat(12, 25));
  });

  test("of quarters, halves and months comes in as many portions", () => {
    const settings = { startsIn: 1, months: 6 };
    expect(limits(credit({ resets: "quarter", portions: 4 }), { profile, settings })).toEqual([
      37.5, 37.5, 25, 25, 25, 25,
    ]);
    expect(limits(credit({ resets: "half", portions: 2 }), { profile, settings })).toEqual([...repeat(5, 30), 25]);
    expect(limits(credit({ resets: "calendar-month", portions: 12 }), { profile, settings })).toEqual(repeat(6, 25));
  });

  test("of the renewal is not there in the first year, but there at once for an owned card", () => {
    const card = credit({ resets: "card-year", from: "first-anniversary" });
    const settings = { months: 14 };
    expect(limits(card, { profile, settings })).toEqual([...Array.from({ length: 12 }, () => undefined), 25, 25]);
    const owned = { profile: { ...profile, owned: ["card"] }, settings };
    expect(limits(card, owned, { opened: null })).toEqual(repeat(14, 25));
  });
});

describe("a perk without spend", () => {
  const lounge = makeCard("card", { perks: [makePerk("visits", { kind: "access", faceUsd: 240 })] });
  const points = makeCard("card", {
    perks: [makePerk("points", { kind: "points", points: 12_000, resets: "card-year" })],
  });

  test("counts a twelfth a month where it comes by visits", () => {
    expect(perksUsd(lounge, { profile: { trips: 12 } })).toEqual(repeat(12, 20));
    expect(perksUsd(lounge, { profile: { trips: 0 } })).toEqual(repeat(12, 0));
    const [{ perks }] = listStates(lounge, { profile: { trips: 12 } }) as [ReturnType<typeof listStates>[number]];
    expect(perks).toEqual([{ id: "visits", group: "0 lounge", usd: 20 }]);
  });

  test("counts a twelfth a month, after a renewal as before", () => {
    expect(perksUsd(points, { settings: { months: 14 } })).toEqual(repeat(14, 10));
    const [{ perks }] = listStates(points) as [ReturnType<typeof listStates>[number]];
    expect(perks).toEqual([{ id: "points", group: null, usd: 10 }]);
  });

  test("that a year's spend earns counts evenly in the months after it, at most twelve of them", () => {
    const card = makeCard("card", {
      perks: [makePerk("points", { kind: "points", points: 12_000, needs: { spendUsd: 3_000 } })],
    });
    const months = (count: number, from: number, holding: Partial<Holding> = {}) =>
      perksUsd(card, { settings: { months: count } }, { unlock: { at: 0, from, months: 6 }, ...holding });
    expect(months(12, 0)).toEqual([...repeat(6, 0), ...repeat(6, 20)]);
    expect(months(10, 1)).toEqual([...repeat(7, 0), ...repeat(3, 40)]);
    expect(months(24, 0)).toEqual([...repeat(6, 0), ...repeat(12, 10), ...repeat(6, 0)]);
    expect(months(24, 0, { ending: { kind: "close", month: 12 } })).toEqual([...repeat(6, 0), ...repeat(6, 20)]);
    expect(perksUsd(card, {})).toEqual(repeat(12, 0));
  });
});
