/** What follows from a holding: the months of each product, its fees, and what must be spent on it. */
import { describe, expect, test } from "vitest";

import { makeCard, makePerk } from "../value/test-cards.ts";
import { KEEP, listFees, listMinimums, type Span, toSpans } from "./plan.ts";
import { findIndex, hold, makeModel } from "./test-models.ts";

const lower = makeCard("lower", { status: "closed", fees: { firstYearUsd: 5, laterUsd: 30 } });
const paying = makeCard("paying", { fees: { firstYearUsd: 40, laterUsd: 95 } });
const changes = { paying: [{ to: "lower", minMonths: 12, confidence: "high" }] } as const;
const fees = (months: number, owned: readonly string[] = [], renews = 4) =>
  makeModel([lower, paying], {
    catalog: { changes },
    settings: { months, renews: { paying: renews } },
    profile: { owned },
  });

describe("spans", () => {
  const model = fees(24, ["paying"]);
  const [low, high] = [findIndex(model, "lower"), findIndex(model, "paying")];
  const none = { level: -1, unlock: null };

  test("a card opened and kept is held from its month on, and its years begin there", () => {
    const [span, ...others] = toSpans([hold(model, "paying", { opened: 3, level: 0 })], model);
    expect(span).toEqual({ card: high, from: 3, to: Infinity, anchor: 3, isNew: true, level: 0, unlock: null });
    expect(others).toEqual([]);
  });

  test("an owned card was there before, and its years begin with the renewal said", () => {
    const [span] = toSpans([hold(model, "paying", { ending: { kind: "close", month: 16 } })], model);
    expect(span).toEqual({ card: high, from: -Infinity, to: 16, anchor: -8, isNew: false, ...none });
  });

  test("a change ends one product and begins the other, which is no new card", () => {
    const ending = { kind: "change", month: 15, to: low } as const;
    expect(toSpans([hold(model, "paying", { opened: 3, ending })], model)).toEqual([
      { card: high, from: 3, to: 15, anchor: 3, isNew: true, ...none },
      { card: low, from: 15, to: Infinity, anchor: 15, isNew: false, ...none },
    ]);
  });
});

describe("fees", () => {
  test("come with the opening and every twelve months while the card is held and the plan lasts", () => {
    const due = (months: number, to: number) => {
      const model = fees(months);
      const [span] = toSpans([hold(model, "paying", { opened: 3 })], model);
      return listFees({ ...span!, to }, model);
    };
    const [first, second, third] = [
      { month: 3, usd: 40, isFirst: true, share: 1 },
      { month: 15, usd: 95, isFirst: false, share: 1 },
      { month: 27, usd: 95, isFirst: false, share: 1 / 12 },
    ];
    expect(due(15, Infinity)).toMatchObject([first]);
    // Of a renewal a twelfth counts for each month inside the plan.
    expect(due(16, Infinity)).toMatchObject([first, { ...second, share: 1 / 12 }]);
    expect(due(28, Infinity)).toMatchObject([first, second, third]);
    expect(due(28, 15)).toMatchObject([first]);
  });

  test("of an owned card begin with its next renewal, of a product changed into with the change", () => {
    const dueOf = (renews: number) => {
      const model = fees(24, ["paying"], renews);
      return toSpans([hold(model, "paying")], model).flatMap((span) => listFees(span, model));
    };
    expect(dueOf(4)).toMatchObject([
      { month: 4, usd: 95, isFirst: false, share: 1 },
      { month: 16, usd: 95, isFirst: false, share: 8 / 12 },
    ]);
    expect(dueOf(0).map(({ month }) => month)).toEqual([0, 12]);
    const model = fees(24, ["paying"]);
    const ending = { kind: "change", month: 4, to: findIndex(model, "lower") } as const;
    const changed = toSpans([hold(model, "paying", { ending })], model).flatMap((span) => listFees(span, model));
    expect(changed).toMatchObject([
      { month: 4, usd: 30, isFirst: false, share: 1 },
      { month: 16, usd: 30, isFirst: false, share: 8 / 12 },
    ]);
  });
});

describe("what must be spent on a card", () => {
  const night = makePerk("night", { kind: "cash-like", faceUsd: 50, needs: { spendUsd: 3_000 } });
  const drink = makePerk("drink", { kind: "cash-like", faceUsd: 5, needs: { spendUsd: 500 } });
  const tiers = [{ afterUsd: 900, months: 3.4, points: 0, usd: 100 }];
  const model = makeModel([
    makeCard("free", {
      bonus: { kind: "fixed", state: "open", tiers: [{ afterUsd: 0, months: 3, points: 0, usd: 9 }] },
    }),
    makeCard("match", { bonus: { kind: "match", state: "open", tiers: [] } }),
    makeCard("new", { bonus: { kind: "fixed", state: "open", tiers }, perks: [night, drink] }),
  ]);
  const list = (slug: string, from: number, span: Partial<Span>) => {
    const [whole] = toSpans([hold(model, slug, { opened: from, ending: KEEP })], model);
    return listMinimums({ ...whole!, ...span }, model)?.map(({ lastShare: _whole, ...minimum }) => minimum) ?? null;
  };
  const bonus = { from: 0, months: 3, usd: 900 };
  const unlock = (at: number, from: number, months: number) => ({ level: 0, unlock: { at, from, months } });

  test("the minimum of a bonus inside its window, and inside the plan with a month to spare", () => {
    expect(list("new", 0, { level: 0 })).toEqual([bonus]);
    expect(list("new", 8, { level: 0 })).toEqual([{ from: 8, months: 3, usd: 900 }]);
    expect(list("new", 10, { level: 0 })).toEqual([{ from: 10, months: 1, usd: 900 }]);
    expect(list("new", 11, { level: 0 })).toBeNull();
    expect(list("new", 0, { level: -1 })).toEqual([]);
  });

  test("nothing for a bonus without a minimum or a match, but the former needs a month to come in", () => {
    expect(list("free", 10, { level: 0 })).toEqual([]);
    expect(list("free", 11, { level: 0 })).toBeNull();
    expect(list("match", 0, { level: 0 })).toEqual([]);
  });

  test("a year's spend for a perk, alone or after the bonus", () => {
    expect(list("new", 0, { ...unlock(1, 2, 6), level: -1 })).toEqual([{ from: 2, months: 6, usd: 3_000 }]);
    expect(list("new", 0, unlock(1, 3, 6))).toEqual([bonus, { from: 3, months: 6, usd: 3_000 }]);
    expect(list("new", 0, unlock(1, 5, 6))).toEqual([bonus, { from: 5, months: 6, usd: 3_000 }]);
  });

  test("where both begin together the bonus's spend counts for both", () => {
    expect(list("new", 0, unlock(1, 0, 6))).toEqual([bonus, { from: 3, months: 3, usd: 2_100 }]);
    expect(list("new", 0, unlock(1, 0, 3))).toEqual([{ from: 0, months: 3, usd: 3_000 }]);
    expect(list("new", 0, unlock(0, 0, 3))).toEqual([bonus]);
    expect(list("new", 0, unlock(0, 0, 6))).toEqual([bonus]);
  });

  test("where the year begins inside the window, all of it is spent after the window", () => {
    expect(list("new", 0, unlock(1, 1, 6))).toEqual([bonus, { from: 3, months: 4, usd: 3_000 }]);
  });
});
