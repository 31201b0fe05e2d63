/** What a plan's cards make of points: their value, who lifts them, and how many arrive for a trip. */
import { describe, expect, test } from "vitest";

import { BANK, makeCard, makePerk } from "../value/test-cards.ts";
import type { WalletCard } from "../value/wallet-card.ts";
import type { PlanTransfer } from "./plan-catalog.ts";
import type { PlanModel } from "./plan-model.ts";
import { findIndex, type Given, makeModel, makeSecond } from "./test-models.ts";

const cardOf = (model: PlanModel, slug: string, person = 0) => model.cards[findIndex(model, slug, person)]!;

describe("points", () => {
  const bank = { ...BANK, cash: 0.5 };
  const key = makeCard("key", { points: { ...bank, transfersAlone: true } });
  const waiting = makeCard("waiting", { points: { ...bank, enabledBy: ["key", "unknown"] } });
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

  test("are lifted by either's card where a perk beside them needs one's own", () => {
    const both = makeCard("both", {
      points: waiting.points,
      perks: [makePerk("p", { kind: "points", points: 900, needs: { card: ["other"] } })],
    });
    const model = makeModel([both, key, makeCard("other")], {
      settings: { second: makeSecond() },
      catalog: { pooled: ["bank"] },
    });
    expect([0, 1].map((person) => cardOf(model, "both", person).enablers)).toEqual([
      [[1, 4], [2]],
      [[1, 4], [5]],
    ]);
  });

  const link: PlanTransfer = { from: "bank", to: "hotel", rate: 0.75, better: null, step: 1, days: null, fee: null };
  const goal = { program: "hotel", points: 1, month: 6 };
  const rates = (slug: string, transfers: readonly PlanTransfer[], own: readonly WalletCard[] = cards) => {
    const { goalRate } = cardOf(makeModel(own, { settings: { goal }, catalog: { transfers } }), slug);
    return [0, 1, 2, 3, 4, 5, 6, 7].map((mask) => goalRate(mask));
  };

  test("of the trip's own program count whole, of others by the bank's rate where they can be sent", () => {
    const hotel = makeCard("hotel", {
      points: { ...bank, program: "hotel", kind: "brand" },
    });
    expect(rates("hotel", [], [hotel])).toEqual([1, 1, 1, 1, 1, 1, 1, 1]);
    // Bit 0 lets the points of a card that nothing lifts be sent.
    expect(rates("key", [link])).toEqual([0, 0.75, 0, 0.75, 0, 0.75, 0, 0.75]);
    // Bit 0 lifts the points, bit 1 lets them be sent, bit 2 sends more of them.
    expect(rates("waiting", [link])).toEqual([0, 0, 0.75, 0.75, 0, 0, 0.75, 0.75]);
    expect(rates("key", [])).toEqual([0, 0, 0, 0, 0, 0, 0, 0]);
    expect(rates("key", [{ ...link, to: "air" }])).toEqual([0, 0, 0, 0, 0, 0, 0, 0]);
    expect(rates("key", [{ ...link, from: "another", rate: 0.9 }, link])).toEqual(rates("key", [link]));
    const other = makeCard("key", { points: { ...key.points, kind: "cash" } });
    expect(rates("key", [link], [other])).toEqual([0, 0, 0, 0, 0, 0, 0, 0]);
  });

  test("arrive at the better rate with a card that the bank favors, its own or another one's", () => {
    const better = { ...link, better: { rate: 1, cards: ["key"] } };
    expect(rates("key", [better]).slice(0, 4)).toEqual([0, 0.75, 0, 1]);
    expect(rates("waiting", [better])).toEqual([0, 0, 0.75, 0.75, 0, 0, 1, 1]);
    const model = makeModel(cards, { settings: { goal }, catalog: { transfers: [better] } });
    expect(cardOf(model, "waiting").enablers.map((able) => [...new Set(able)])).toEqual([[0], [0], [0]]);
    expect(cardOf(model, "key").enablers).toEqual([[0], [0]]);
    expect(
      cardOf(makeModel(cards, { settings: { goal }, catalog: { transfers: [link] } }), "waiting").enablers,
    ).toMatchObject([[0], [0], []]);
  });

  test("may be sent with the other person's card where the household may pool", () => {
    const enablers = (pooled: readonly string[]) => {
      const settings = { goal, second: makeSecond() };
      const catalog = { transfers: [{ ...link, better: { rate: 1, cards: ["key"] } }], pooled };
      const { enablers: own } = cardOf(makeModel(cards, { settings, catalog }), "waiting");
      return own.map((able) => able.toSorted((one, other) => one - other));
    };
    expect(enablers([])).toEqual([[0], [0], [0]]);
    expect(enablers(["bank"])).toEqual([
      [0, 2],
      [0, 2],
      [0, 2],
    ]);
  });
});
