/** What a plan is worth, reckoned by hand: $500 a month at 1% are $5. */
import { describe, expect, test } from "vitest";

import { startWork } from "../work-budget.ts";
import { BANK, makeBase, makeCard, makeEarn, makePerk } from "../value/test-cards.ts";
import type { WalletCard } from "../value/wallet-card.ts";
import type { PlanRule } from "./plan-catalog.ts";
import { type Holding, toSpans } from "./plan.ts";
import { createPlanPricer, isBonusInTime, pricePlan, toBonusGoalPoints } from "./price-plan.ts";
import { bonus, type Given, hold, makeModel } from "./test-models.ts";

/** Pairs of a slug and how the card is held: opened in month 0 unless it is said. */
function price(cards: readonly WalletCard[], plan: Readonly<Record<string, Partial<Holding>>>, given: Given = {}) {
  const model = makeModel(cards, given);
  const holdings = Object.entries(plan).map(([slug, holding]) => hold(model, slug, { opened: 0, ...holding }));
  return pricePlan(createPlanPricer(model), holdings);
}
const net = (...given: Parameters<typeof price>) => price(...given).netUsd;
/** What the objective takes off. */
const off = (...given: Parameters<typeof price>) => {
  const { netUsd, objectiveUsd } = price(...given);
  return Number((netUsd - objectiveUsd).toFixed(9));
};

const card = makeCard("card", bonus(900, 200));
const paying = makeCard("paying", { fees: { firstYearUsd: 40, laterUsd: 95 } });
const owned = { opened: null };

describe("the dollars of a plan", () => {
  test("are those of the months in which a card is held", () => {
    expect(net([card], {})).toBe(0);
    expect(net([card], { card: {} })).toBeCloseTo(60, 9);
    expect(net([card], { card: { opened: 4 } })).toBeCloseTo(40, 9);
    expect(net([card], { card: {} }, { settings: { firstMonthShare: 2 / 3 } })).toBeCloseTo(5 * (11 + 2 / 3), 9);
    expect(
      net(
        [paying],
        { paying: { ...owned, ending: { kind: "close", month: 3 } } },
        { profile: { owned: ["paying"] }, settings: { renews: { paying: 3 } } },
      ),
    ).toBeCloseTo(15, 9);
  });

  test("and its bonus, once the minimum is met", () => {
    expect(net([card], { card: { level: 0 } })).toBeCloseTo(260, 9);
    expect(net([card], { card: { level: 0, opened: 9 } })).toBeCloseTo(215, 9);
    // In months 10 and 11 the bonus has one month to be earned in.
    expect(price([card], { card: { level: 0, opened: 10 } })).toEqual({ objectiveUsd: -Infinity, netUsd: -Infinity });
    expect(price([card], { card: { level: 0, opened: 11 } })).toEqual({ objectiveUsd: -Infinity, netUsd: -Infinity });
  });

  test("are not looked for behind a minimum that can't be met", () => {
    const large = makeCard("large", bonus(90_000, 200));
    const model = makeModel([card, large]);
    const countWork = (opened: Readonly<Record<string, number>>) => {
      const pricer = createPlanPricer(model);
      const plan = Object.entries(opened).map(([slug, month]) => hold(model, slug, { opened: month, level: 0 }));
      const work = startWork();
      expect(pricePlan(pricer, plan).netUsd).toBe(-Infinity);
      return work.count();
    };
    const alone = countWork({ large: 0 });
    // A split takes more than to lay another card out.
    expect(countWork({ large: 0, card: 6 })).toBeLessThan(alone + 2_000);
    expect(countWork({ large: 6, card: 0 })).toBeGreaterThan(alone);
  });

  test("less what the minimum takes from a better card", () => {
    const good = makeCard("good", { earns: [makeBase(3)] });
    expect(net([card, good], { good: owned, card: { level: 0 } }, { profile: { owned: ["good"] } })).toBeCloseTo(
      180 + 200 - 900 * 0.02,
      9,
    );
  });

  test("less the fees", () => {
    expect(net([paying], { paying: {} })).toBeCloseTo(60 - 40, 9);
    expect(net([paying], { paying: {} }, { settings: { months: 13 } })).toBeCloseTo(65 - 40 - 95 / 12, 9);
  });

  test("with perks that count for sure, and of a group the best one for each month", () => {
    const lounge = (slug: string, faceUsd: number) =>
      makeCard(slug, { perks: [makePerk("visits", { kind: "access", faceUsd })] });
    const points = makeCard("points", { perks: [makePerk("points", { kind: "points", points: 6_000 })] });
    const cards = [lounge("large", 240), lounge("small", 120), points];
    const given: Given = { profile: { lines: [], trips: 99 } };
    expect(net(cards, { points: {} }, given)).toBeCloseTo(60, 9);
    const two = { ...points, perks: [...points.perks, makePerk("more", { kind: "points", points: 2_400 })] };
    expect(net([two], { points: {} }, given)).toBeCloseTo(84, 9);
    expect(net(cards, { small: {}, points: {} }, given)).toBeCloseTo(180, 9);
    // Six months of the later one's first year are after the plan, and paid for.
    expect(net(cards, { large: { opened: 6 }, small: {} }, given)).toBeCloseTo(6 * 10 + 12 * 20, 9);
    expect(net(cards, { small: {}, large: { opened: 6 } }, given)).toBeCloseTo(6 * 10 + 12 * 20, 9);
    expect(
      net(cards, { large: { opened: 6 }, small: {} }, { ...given, settings: { firstMonthShare: 0.5 } }),
    ).toBeCloseTo(10 * (0.5 + 5) + 10 * 0.5 + 20 * 11.5, 9);
  });

  test("with one-off amounts in their month, where the card is there and the kind of spend is known", () => {
    const once = (month: number, category: "other" | "dining", usd: number) => ({ month, category, usd });
    const given = (...all: readonly ReturnType<typeof once>[]): Given => ({ settings: { once: all } });
    expect(net([card], { card: {} }, given(once(1, "other", 1_000)))).toBeCloseTo(70, 9);
    expect(net([card], { card: {} }, given(once(1, "other", 1_000), once(1, "other", 500)))).toBeCloseTo(75, 9);
    expect(net([card], { card: {} }, given(once(1, "dining", 1_000)))).toBeCloseTo(60, 9);
    expect(createPlanPricer(makeModel([card], given(once(1, "dining", 1_000)))).oneOffs.size).toBe(0);
    expect(net([card], { card: { opened: 4 } }, given(once(1, "other", 1_000), once(4, "other", 100)))).toBeCloseTo(
      41,
      9,
    );
    expect(net([card], { card: {} }, given(once(12, "other", 1_000)))).toBeCloseTo(60, 9);
    const large = makeCard("large", bonus(2_400, 90));
    expect(net([large], { large: { level: 0 } }, given(once(2, "other", 900)))).toBeCloseTo(60 + 9 + 90, 9);
    expect(net([large], { large: { level: 0 } }, given(once(3, "other", 900)))).toBe(-Infinity);
  });

  test("with a limit used evenly", () => {
    const earns = [makeBase(1), makeEarn(5, { category: "other", cap: { limitUsd: 1_200, pool: "p" } })];
    expect(net([makeCard("capped", { earns })], { capped: { opened: 6 } })).toBeCloseTo(6 * (5 + 4), 9);
  });
});

describe("points", () => {
  const key = makeCard("key", {
    fees: { firstYearUsd: 0, laterUsd: 0.01 },
    points: { ...BANK, transfersAlone: true },
    earns: [makeBase(0)],
  });
  const waiting = makeCard("waiting", {
    points: { ...BANK, enabledBy: ["key"] },
    bonus: { kind: "fixed", state: "open", tiers: [{ afterUsd: 500, months: 3, points: 10_000, usd: 7 }] },
  });
  /** With the other card owned until a month. */
  const until = (month: number, given: Partial<Holding> = {}) =>
    net(
      [key, waiting],
      { key: { ...owned, ending: { kind: "close", month } }, waiting: { level: 0, ...given } },
      { profile: { owned: ["key"] }, settings: { renews: { key: month } } },
    );

  test("of a bonus have the value that they can have from the end of its window on", () => {
    expect(until(3)).toBeCloseTo(3 * 7.5 + 9 * 5 + 107, 9);
    expect(until(4)).toBeCloseTo(4 * 7.5 + 8 * 5 + 157, 9);
    expect(net([key, waiting], { waiting: { level: 0 } })).toBeCloseTo(167, 9);
    expect(net([key, waiting], { waiting: { level: 0 }, key: { opened: 11 } })).toBeCloseTo(12 * 7.5 + 157, 9);
    expect(net([key, waiting], { waiting: { level: 0, opened: 10 }, key: { opened: 11 } })).toBeCloseTo(15 + 157, 9);
  });
});

describe("the objective takes off", () => {
  test("the price of an application and of one more card, and a hundredth of a bonus a month", () => {
    const given: Given = { profile: { effortUsd: 20 }, settings: { applicationUsd: 50, discountAMonth: 0.01 } };
    expect(off([card], { card: {} }, given)).toBe(70);
    expect(off([card], { card: { opened: 4 } }, given)).toBe(70);
    expect(off([card], { card: { opened: 4, level: 0 } }, given)).toBeCloseTo(78, 9);
    expect(off([card], { card: { level: 0 } }, given)).toBe(70);
    expect(off([card], { card: owned }, { ...given, profile: { owned: ["card"], effortUsd: 20 } })).toBe(0);
  });

  test("the effort again at each renewal with a fee", () => {
    const given: Given = { profile: { effortUsd: 20 }, settings: { months: 25, applications: 1 } };
    // Whole for the opening and the first renewal, a twelfth of the second, which has one month inside.
    expect(off([paying], { paying: {} }, given)).toBeCloseTo(20 + 20 + 20 / 12, 9);
    expect(off([card], { card: {} }, given)).toBe(20);
    const held = { ...given, profile: { owned: ["paying"], effortUsd: 20 } };
    expect(off([paying], { paying: owned }, held)).toBeCloseTo(20 + 20 + 20 / 12, 9);
  });

  test("an application twice where a rule that is not sure may refuse it", () => {
    const rule: PlanRule = {
      id: "r",
      text: "",
      kind: "approval",
      confidence: "low",
      cards: ["card"],
      form: "needs",
      relationship: "some-bank",
    };
    const settings = { applicationUsd: 50 };
    expect(off([card], { card: {} }, { settings, catalog: { rules: [rule] } })).toBe(100);
    expect(off([card], { card: {} }, { settings, catalog: { rules: [{ ...rule, confidence: "high" }] } })).toBe(50);
  });
});

describe("for a trip", () => {
  const link = { from: "bank", to: "hotel", rate: 0.5, better: null, step: 1, days: null, fee: null };
  const bank = makeCard("bank", {
    points: { ...card.points, program: "bank", kind: "bank", transfer: 1, transfersAlone: true },
    bonus: {
      kind: "fixed",
      state: "open",
      tiers: [
        { afterUsd: 0, months: 3, points: 2_000, usd: 0 },
        { afterUsd: 900, months: 3, points: 8_000, usd: 0 },
      ],
    },
  });
  const given = (month: number, goalUsd = 0.01): Given => ({
    settings: { goal: { program: "hotel", points: 9_000, month } },
    catalog: { transfers: [link] },
    goalUsd,
  });
  const goalPoints = (month: number, holding: Partial<Holding>) => {
    const model = makeModel([bank, card], given(month));
    const spans = toSpans([hold(model, "bank", { opened: 0, ...holding })], model);
    return toBonusGoalPoints(model, spans[0]!, spans);
  };

  test("a bonus counts two months after its window, one without a minimum after a month", () => {
    expect([3, 4].map((month) => goalPoints(month, { level: 1 }))).toEqual([0, 5_000]);
    expect([5, 6].map((month) => goalPoints(month, { level: 1, opened: 2 }))).toEqual([0, 5_000]);
    expect([1, 2].map((month) => goalPoints(month, { level: 0 }))).toEqual([0, 1_000]);
    expect(goalPoints(9, { level: -1 })).toBe(0);
  });

  test("a bonus is sent in the trip's month, with what lets it be sent then", () => {
    const key = makeCard("key", { points: { ...bank.points, transfersAlone: true } });
    const waiting = makeCard("waiting", {
      ...bank,
      slug: "waiting",
      points: { ...bank.points, transfer: 2, transfersAlone: false, enabledBy: ["key"] },
    });
    const points = (ending: Holding["ending"], opened: number, profile: Given["profile"] = {}) => {
      const model = makeModel([waiting, key], {
        ...given(16),
        profile,
        settings: { ...given(16).settings, months: 20 },
      });
      const plan = [hold(model, "waiting", { opened: 0, level: 1, ending }), hold(model, "key", { opened })];
      const spans = toSpans(plan, model);
      return toBonusGoalPoints(model, spans[0]!, spans);
    };
    const closing = { kind: "close", month: 12 } as const;
    // The other card keeps the points alive only if it is there when the first one goes.
    expect([points(closing, 11), points(closing, 12), points(closing, 13)]).toEqual([5_000, 5_000, 0]);
    // Also for those to whom points that can be sent are worth no more.
    expect(points(closing, 11, { value: "cash" })).toBe(5_000);
    expect([points({ kind: "keep" }, 12), points({ kind: "keep" }, 16), points({ kind: "keep" }, 17)]).toEqual([
      5_000, 5_000, 0,
    ]);
  });

  test("in time is said by the months that the window has inside the plan", () => {
    const goal = { program: "hotel", points: 1, month: 4 };
    const settings = makeModel([card]).settings;
    expect(isBonusInTime(0, 3, { ...settings, goal })).toBe(true);
    expect(isBonusInTime(1, 3, { ...settings, goal })).toBe(false);
    expect(isBonusInTime(1, 3, { ...settings, goal, months: 4 })).toBe(true);
    expect(isBonusInTime(0, 3, settings)).toBe(false);
  });

  test("points have their price in the objective, and no other in the dollars of bonuses", () => {
    const { netUsd, objectiveUsd } = price([bank], { bank: { level: 1 } }, given(6));
    // Six months of 250 points at half a point for one, at a cent for the trip besides.
    expect(netUsd).toBeCloseTo(60 + 100 + 6 * 500 * 0.5 * 0.01, 9);
    expect(objectiveUsd).toBeCloseTo(netUsd + 5_000 * 0.01, 9);
    const free = price([bank], { bank: { level: 1 } }, given(6, 0));
    expect(free).toEqual({ netUsd: free.objectiveUsd, objectiveUsd: free.netUsd });
  });

  test("a match brings no points of a bonus", () => {
    const match = makeCard("match", { ...bank, slug: "match", bonus: { kind: "match", state: "open", tiers: [] } });
    const { netUsd, objectiveUsd } = price([match], { match: { level: 0 } }, given(6));
    expect(netUsd).toBeCloseTo(120 + 6 * 500 * 0.5 * 0.01, 9);
    expect(objectiveUsd).toBe(netUsd);
  });
});
