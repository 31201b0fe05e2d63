/** What other cards of a plan let a card earn in a month. */
import { describe, expect, test } from "vitest";

import { BANK, makeCard, makePerk } from "../value/test-cards.ts";
import { createMonthStates, findSpanMask, findState, findStateByMask, isEnabling } from "./month-states.ts";
import type { PlanModel } from "./plan-model.ts";
import { type Holding, type Span, toSpans } from "./plan.ts";
import { findIndex, type Given, hold, makeModel } from "./test-models.ts";

const toSpan = (model: PlanModel, slug: string, holding: Partial<Holding> = {}) =>
  toSpans([hold(model, slug, { opened: 0, ...holding })], model)[0]!;

describe("what other cards allow", () => {
  const cards = [
    makeCard("key", { points: { ...BANK, transfersAlone: true } }),
    makeCard("perked", {
      perks: [makePerk("credit", { kind: "points", points: 6_000, needs: { card: ["key"] } })],
    }),
    makeCard("waiting", { points: { ...BANK, enabledBy: ["key"] } }),
  ];
  const goal = { program: "hotel", points: 1_000, month: 5 };
  const link = { from: "bank", to: "hotel", rate: 0.5, better: null, step: 1, days: null, fee: null };
  const make = (given: Given = {}) => makeModel(cards, given);

  test("points wait for the other card, a perk needs it now, and a trip needs it in its month", () => {
    const model = make();
    const enables = (of: PlanModel, span: Span, bit: number, from: number, to = Infinity) =>
      isEnabling({ from, to }, span, { month: 2, bit }, of);
    const waiting = toSpan(model, "waiting", { ending: { kind: "close", month: 9 } });
    expect([8, 9].map((from) => enables(model, waiting, 0, from))).toEqual([true, false]);
    expect([2, 3].map((from) => enables(model, toSpan(model, "perked"), 0, from))).toEqual([true, false]);
    const trip = make({ settings: { goal }, catalog: { transfers: [link] } });
    const bit = trip.cards[findIndex(trip, "waiting")]!.tripBit;
    expect(bit).toBe(1);
    const span = toSpan(trip, "waiting");
    // The goal is in month 5: points are sent then, and not before.
    expect([5, 6].map((from) => enables(trip, span, bit, from))).toEqual([true, false]);
    expect([5, 6].map((to) => enables(trip, span, bit, 0, to))).toEqual([false, true]);
    // Points of a card that is gone are lost where nothing keeps them until the sender comes.
    expect([4, 5].map((from) => enables(trip, { ...span, to: 4 }, bit, from))).toEqual([true, false]);
  });

  test("a card that is opened later, before the other closes, lets what was earned before transfer", () => {
    const model = make();
    const mask = (waiting: Partial<Span>, key: Partial<Span>, month: number) => {
      const own = { ...toSpan(model, "waiting"), ...waiting };
      return findSpanMask(own, month, [own, { ...toSpan(model, "key"), ...key }], model);
    };
    expect(mask({}, { from: 6 }, 2)).toBe(1);
    expect(mask({ to: 6 }, { from: 6 }, 2)).toBe(0);
    expect(mask({ to: 7 }, { from: 6 }, 2)).toBe(1);
    expect(mask({}, { to: 2 }, 2)).toBe(0);
    expect(mask({}, { to: 3 }, 2)).toBe(1);
  });

  test("a perk counts in the months in which both are held", () => {
    const model = make();
    const own = toSpan(model, "perked");
    const key = { ...toSpan(model, "key"), from: 3, to: 5 };
    expect([2, 3, 4, 5].map((month) => findSpanMask(own, month, [own, key], model))).toEqual([0, 1, 1, 0]);
    const states = createMonthStates(model);
    expect([2, 3].map((month) => findState(states, own, month, [own, key]).perks.length)).toEqual([0, 1]);
    expect(findSpanMask(own, 3, [own], model)).toBe(0);
    expect(findSpanMask(own, 3, [own, toSpan(model, "waiting")], model)).toBe(0);
  });

  test("points toward a trip count until its month, and are worth the trip's price besides", () => {
    const model = make({ settings: { goal }, catalog: { transfers: [link] }, goalUsd: 0.1 });
    const states = createMonthStates(model);
    const span = toSpan(model, "key");
    // Bit 0 says that a card sends the points, as this one does itself.
    const at = (month: number) => findStateByMask(states, span, month, 1);
    expect(findStateByMask(states, span, 0, 0).goalRate).toBe(0);
    expect([0, 4, 5, 11].map((month) => at(month).goalRate)).toEqual([0.5, 0.5, 0, 0]);
    expect([4, 5].map((month) => at(month).goalUsd)).toEqual([0.05, 0]);
    // A point is worth 1.5 cents, and 5 more for the trip.
    expect([4, 5].map((month) => Number(at(month).variants[0]!.open[0]!.toFixed(6)))).toEqual([0.065, 0.015]);
    const waiting = toSpan(model, "waiting");
    expect([0, 1, 2, 3].map((mask) => findStateByMask(states, waiting, 0, mask).goalRate)).toEqual([0, 0, 0.5, 0.5]);
    const early = { ...model, goalUsdIn: (month: number) => (month < 2 ? 0.2 : 0) };
    const priced = createMonthStates(early);
    expect([1, 2].map((month) => findStateByMask(priced, span, month, 1).goalUsd)).toEqual([0.1, 0]);
  });
});
