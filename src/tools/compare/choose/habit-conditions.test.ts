/** Trips and credits from where on a card is the better one. */
import { describe, expect, test } from "vitest";

import { makeLine, makePerk, makeProfile } from "../../../engine/value/test-cards.ts";
import { listCreditConditions, listTripConditions } from "./habit-conditions.ts";
import type { Condition } from "./pair-side.ts";
import { type Given, weigh } from "./test-weighing.ts";

const only = (conditions: readonly Condition[]) => {
  expect(conditions.length).toBeLessThan(2);
  return conditions[0];
};

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
      text: "you take 6 or more trips a year and use a lounge on each",
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
      text: "you would get at least $55 a year from perks that our figures leave out: the dining credit",
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

  test("leave out what the other card has as well, at the same place and for no less", () => {
    const own = holder([credit("dine", 120, { merchant: "resy" })]);
    const find = (theirs: ReturnType<typeof credit>) =>
      only(listCreditConditions(weigh(own, { rewards: { perks: [theirs] } }, -50)));
    expect(find(credit("eat", 120, { merchant: "resy" }))).toBeUndefined();
    expect(find(credit("eat", 60, { merchant: "resy" }))?.text).toContain("the dining credit");
    expect(find(credit("eat", 120, { merchant: "dunkin" }))?.text).toContain("the dining credit");
    expect(find(credit("eat", 240, { merchant: "resy", years: 4 }))?.text).toContain("the dining credit");
  });

  test("are named by kind, the dearest first, three at most", () => {
    const perks = [credit("a", 10), credit("b", 40), credit("c", 30), credit("d", 20)];
    const types = { a: "streaming_credit", b: "hotel_credit", c: "global_entry_credit", d: "clear_credit" };
    const text = find(holder(perks, types), -50)?.text;
    expect(text).toContain("at least $50 a year from perks that our figures leave out, such as the hotel credit, ");
    expect(text).not.toContain("streaming");
    expect(find(holder(perks.slice(1), types), -50)?.text).toContain("leave out: the hotel credit");
    // Two of one kind are named once.
    expect(find(holder([credit("a", 30), credit("b", 40)]), -50)?.text).toMatch(/leave out: the dining credit$/);
  });
});
