/** What each card of a plan brings, by hand: $500 a month at 1%. */
import { describe, expect, test } from "vitest";

import { BANK, makeCard } from "../value/test-cards.ts";
import type { WalletCard } from "../value/wallet-card.ts";
import { findSlot, judgeOpening } from "./judge-cards.ts";
import { PLAN_DEFAULTS } from "./plan-settings.ts";
import type { Holding } from "./plan.ts";
import { createPlanPricer, pricePlan } from "./price-plan.ts";
import { bonus, findIndex, type Given, hold, makeModel } from "./test-models.ts";

function prepare(cards: readonly WalletCard[], given: Given = {}) {
  const model = makeModel(cards, given);
  const pricer = createPlanPricer(model);
  const found = (plan: Readonly<Record<string, Partial<Holding>>>) => {
    const holdings = Object.entries(plan).map(([slug, holding]) => hold(model, slug, holding));
    return { plan: holdings, ...pricePlan(pricer, holdings) };
  };
  return { model, pricer, found };
}

describe("an opening", () => {
  const cards = [
    makeCard("best", { ...bonus(0, 500), points: { ...BANK, transfer: null, transfersAlone: true } }),
    makeCard("late", bonus(0, 450)),
    makeCard("next", bonus(0, 300)),
    makeCard("pointed", {
      bonus: { kind: "fixed", state: "open", tiers: [{ afterUsd: 0, months: 3, points: 40_000, usd: 30 }] },
    }),
  ];
  const judge = (
    slug: string,
    opened: number,
    other: Readonly<Record<string, Partial<Holding>>>,
    given: Given = {},
    level = 0,
  ) => {
    const { model, pricer, found } = prepare(cards, given);
    const best = found({ late: { opened: 6, level: 0 }, [slug]: { opened, level } });
    return judgeOpening({ model, pricer, best, other: found(other) }, findIndex(model, slug));
  };

  test("adds what the plan is better by than the best one without it", () => {
    const judgment = judge("best", 0, { next: { opened: 0, level: 0 }, late: { opened: 6, level: 0 } });
    expect(judgment).toMatchObject({ card: "best", person: 0 });
    expect(judgment.addsUsd).toBeCloseTo(200, 9);
    // Without it, and with nothing in its place: six months of rewards less.
    expect(judgment.netUsd).toBeCloseTo(530, 9);
  });

  test("is worth its bonus down to the amount at which the other plan is as good", () => {
    const least = (...given: Parameters<typeof judge>) => judge(...given).least;
    const next = { next: { opened: 0, level: 0 }, late: { opened: 6, level: 0 } };
    expect(least("best", 0, next)).toEqual({ points: null, usd: 300 });
    expect(least("best", 0, next, {}, -1)).toBeNull();
    // 430 dollars, of which 30 are no points: 300 are reached with 27,000 points.
    expect(least("pointed", 0, next)).toEqual({ points: 27_000, usd: null });
    // Any bonus at all is enough.
    expect(least("best", 0, {})).toBeNull();
    const discounted: Given = { settings: { discountAMonth: 0.1 } };
    // In month 2 a bonus counts 80%: of 400 it may lose 100 dollars, of 500 then 125.
    expect(
      least("best", 2, { next: { opened: 0, level: 0 }, late: { opened: 6, level: 0 } }, discounted)!.usd,
    ).toBeCloseTo(500 - (400 + 180 + 50 - (300 + 180 + 60)) / 0.8, 9);
  });

  test("is replaced, where it is refused, by what the other plan opens in addition, the earliest first", () => {
    const instead = (opened: number, other: Readonly<Record<string, Partial<Holding>>>) =>
      judge("best", opened, other).instead;
    expect(instead(0, { late: { opened: 6 }, next: { opened: 4 } })).toEqual({ card: "next", person: 0, month: 4 });
    expect(instead(5, { late: { opened: 6 }, next: { opened: 4 } })).toEqual({ card: "next", person: 0, month: 5 });
    expect(instead(0, { pointed: { opened: 9 }, next: { opened: 4 } })).toMatchObject({ card: "next" });
    expect(instead(0, { late: { opened: 0 } })).toBeNull();
  });
});

describe("a slot below five cards in 24 months", () => {
  const slot = (opened: readonly (number | null)[], otherOpened: readonly number[] = [], reported = ["a"]) =>
    findSlot(
      { ...makeModel([makeCard("a")]).catalog, reported },
      { ...PLAN_DEFAULTS, otherOpened, opened: opened.map((month) => ({ slug: "a", month })) },
    );

  test("is free now, or in the month after the oldest that is too many stops to count", () => {
    expect(slot([], [-1, -2, -3, -4])).toBeNull();
    expect(slot([], [-20, -1, -2, -3, -4])).toBe(5);
    expect(slot([], [-24, -1, -2, -3, -4])).toBe(1);
    expect(slot([], [-25, -1, -2, -3, -4])).toBeNull();
    expect(slot([], [-20, -10, -1, -2, -3, -4])).toBe(15);
    expect(slot([], [0, 0, 0, 0, 0])).toBe(25);
  });

  test("is taken by cards that bureaus see, whose month is known", () => {
    expect(slot([-9, -9, -9, -9, -9])).toBe(16);
    expect(slot([-9, -9, -9], [-1, -1])).toBe(16);
    expect(slot([-9, -9, -9, -9, null])).toBeNull();
    expect(slot([-9, -9, -9, -9, -9], [], ["b"])).toBeNull();
  });
});
