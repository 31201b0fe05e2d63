/** What each card of a plan brings, by hand: $500 a month at 1%. */
import { describe, expect, test } from "vitest";

import { BANK, makeBase, makeCard, makePerk } from "../value/test-cards.ts";
import type { WalletCard } from "../value/wallet-card.ts";
import { findSlot, judgeOpening, judgeOwned, listDueAfter } from "./judge-cards.ts";
import { PLAN_DEFAULTS } from "./plan-settings.ts";
import type { Holding } from "./plan.ts";
import { createPlanPricer } from "./price-plan.ts";
import { bonus, findIndex, type Given, hold, makeModel } from "./test-models.ts";

function prepare(cards: readonly WalletCard[], given: Given = {}) {
  const model = makeModel(cards, given);
  const pricer = createPlanPricer(model);
  const found = (plan: Readonly<Record<string, Partial<Holding>>>) => {
    const holdings = Object.entries(plan).map(([slug, holding]) => hold(model, slug, holding));
    return { plan: holdings, ...pricer.price(holdings) };
  };
  return { model, pricer, found };
}

describe("an opening", () => {
  const cards = [
    makeCard("best", { ...bonus(0, 500), points: { ...BANK, transfer: null, transfersAlone: true } }),
    makeCard("late", bonus(0, 450)),
    makeCard("next", bonus(0, 300)),
    makeCard("pointed", {
      bonus: { kind: "fixed", state: "stale", tiers: [{ afterUsd: 0, months: 3, points: 40_000, usd: 30 }] },
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
    return judgeOpening(model, pricer, best, found(other), findIndex(model, slug), opened);
  };

  test("adds what the plan is better by than the best one without it", () => {
    const judgment = judge("best", 0, { next: { opened: 0, level: 0 }, late: { opened: 6, level: 0 } });
    expect(judgment).toMatchObject({ card: "best", person: 0, offerAsOf: "2026-11", isOld: false });
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

  test("of an old offer says so", () => {
    expect(judge("pointed", 0, {})).toMatchObject({ isOld: true });
  });
});

describe("an owned card", () => {
  const owned = makeCard("owned", { fees: { firstYearUsd: 0, laterUsd: 95 }, earns: [makeBase(3)] });
  const lower = makeCard("lower", { status: "closed", fees: { firstYearUsd: 0, laterUsd: 20 }, earns: [makeBase(2)] });
  const change = (to: string, confidence: "high" | "medium") => ({ to, minMonths: 12, confidence }) as const;
  const judge = (
    holding: Partial<Holding>,
    given: Given = {},
    cards = [owned, lower, makeCard("x", { status: "closed" })],
  ) => {
    const { model, pricer, found } = prepare(cards, {
      catalog: { changes: { owned: [change("lower", "high"), change("x", "medium")] } },
      settings: { renews: { owned: 4 } },
      ...given,
      profile: { owned: ["owned"], ...given.profile },
    });
    const ending =
      holding.ending?.kind === "change" ? { ...holding.ending, to: findIndex(model, "lower") } : holding.ending;
    return judgeOwned(model, pricer, found({ owned: { ...holding, ...(ending && { ending }) } }));
  };

  test("is kept where that is best, by so many dollars, and its change may be asked for", () => {
    const [verdict] = judge({});
    expect(verdict).toMatchObject({
      card: "owned",
      person: 0,
      verdict: "keep",
      to: null,
      month: 4,
      feeUsd: 95,
      ask: ["x"],
    });
    // Kept 180 - 95; changed 4 x 15 + 8 x 10 - 20; closed 60.
    expect(verdict!.keptUsd).toBeCloseTo(85, 9);
    expect(verdict!.closedUsd).toBeCloseTo(60, 9);
    expect(verdict!.betterUsd).toBeCloseTo(85 - 120, 9);
    // $500 a month at 3%, no other card in the plan.
    expect(verdict!.yearUsd).toBeCloseTo(180, 9);
  });

  test("is changed or closed where that is best", () => {
    const [changed] = judge({ ending: { kind: "change", month: 4, to: 0 } });
    expect(changed).toMatchObject({ verdict: "change", to: "lower", month: 4 });
    expect(changed!.betterUsd).toBeCloseTo(120 - 85, 9);
    expect(changed!.keptUsd).toBeCloseTo(85, 9);
    const [closed] = judge({ ending: { kind: "close", month: 4 } });
    expect(closed).toMatchObject({ verdict: "close", to: null, month: 4 });
    expect(closed!.betterUsd).toBeCloseTo(60 - 120, 9);
    // What it would bring if it were kept, whatever is done with it.
    expect(changed!.yearUsd).toBeCloseTo(180, 9);
    expect(closed!.yearUsd).toBeCloseTo(180, 9);
  });

  test("brings in the year after the decision what the plan's other cards of those months leave to it", () => {
    const { model, pricer, found } = prepare([owned, makeCard("better", { earns: [makeBase(2.5)] })], {
      settings: { months: 24, renews: { owned: 6 }, firstMonthShare: 1 },
      profile: { owned: ["owned"] },
    });
    const yearOf = (opened: number) =>
      judgeOwned(model, pricer, found({ owned: {}, better: { opened } })).map(({ yearUsd }) => yearUsd)[0];
    // 3% against 2.5% of $500 in the months in which both are held, of twelve from month 6 on.
    expect(yearOf(3)).toBeCloseTo(12 * 2.5, 9);
    expect(yearOf(12)).toBeCloseTo(6 * 15 + 6 * 2.5, 9);
    expect(yearOf(18)).toBeCloseTo(12 * 15, 9);
  });

  test("without a fee, or without a renewal inside the plan, has nothing to decide", () => {
    const free = { ...owned, fees: { firstYearUsd: 0, laterUsd: 0 } };
    const none = { month: null, closedUsd: null, betterUsd: 0, verdict: "keep" };
    expect(judge({}, {}, [free, lower])[0]).toMatchObject({ ...none, feeUsd: 0 });
    expect(judge({}, { settings: { renews: { owned: 12 } } })[0]).toMatchObject({ ...none, feeUsd: 95 });
    expect(judge({}, { settings: { renews: { owned: 11 } } })[0]).toMatchObject({ month: 11 });
    expect(judge({}, { profile: { mustHave: ["owned"] } })[0]).toMatchObject(none);
  });

  test("may be closed a year later, too, and is set against every other way", () => {
    const lowest = makeCard("lowest", { status: "closed", earns: [makeBase(1)] });
    const given: Given = {
      settings: { months: 24, renews: { owned: 4 } },
      catalog: { changes: { owned: [change("lower", "high"), change("lowest", "high")] } },
    };
    const all = [owned, lower, lowest];
    // Two years earn 15 a month, 10 or 5 with the lower cards; the fee is 95 a year, 20 or none.
    const kept = 24 * 15 - 190;
    const closedLate = 16 * 15 - 95;
    const changed = 4 * 15 + 20 * 10 - 40;
    const changedLate = 16 * 15 - 95 + 8 * 10 - 20;
    const [late] = judge({ ending: { kind: "close", month: 16 } }, given, all);
    expect(late).toMatchObject({ verdict: "close", month: 16 });
    expect(late!.keptUsd).toBeCloseTo(kept, 9);
    expect(late!.closedUsd).toBeCloseTo(4 * 15, 9);
    expect(late!.betterUsd).toBeCloseTo(closedLate - Math.max(kept, changed, changedLate), 9);
    const [best] = judge({ ending: { kind: "change", month: 4, to: 0 } }, given, all);
    expect(best!.betterUsd).toBeCloseTo(changed - changedLate, 9);
    const [other] = judge({ ending: { kind: "change", month: 16, to: 0 } }, given, all);
    expect(other!.betterUsd).toBeCloseTo(changedLate - changed, 9);
    // Changed at once into the better of two.
    const cheap = { ...lower, fees: { firstYearUsd: 0, laterUsd: 0 } };
    const alike = judge(
      { ending: { kind: "change", month: 4, to: 0 } },
      { ...given, settings: { renews: { owned: 4 } } },
      [owned, cheap, lowest],
    );
    expect(alike[0]!.betterUsd).toBeCloseTo(60 + 80 - (60 + 40), 9);
  });

  test("is judged while the others stay as they are, and has nothing to ask for where nothing is known", () => {
    const { model, pricer, found } = prepare([owned, { ...owned, slug: "second" }], {
      profile: { owned: ["owned", "second"] },
      settings: { renews: { owned: 4, second: 6 } },
    });
    const best = found({ owned: {}, second: { ending: { kind: "close", month: 6 } } });
    const [one, two] = judgeOwned(model, pricer, best);
    expect(one).toMatchObject({ card: "owned", verdict: "keep", month: 4, ask: [] });
    // Alike: together they earn what one earns.
    expect([one!.keptUsd, one!.closedUsd]).toEqual([expect.closeTo(180 - 95, 9), expect.closeTo(6 * 15, 9)]);
    expect(two).toMatchObject({ card: "second", verdict: "close", month: 6 });
    expect([two!.keptUsd, two!.closedUsd]).toEqual([expect.closeTo(180 - 190, 9), expect.closeTo(180 - 95, 9)]);
  });

  test("has no dollars where the fees are above the limit whatever is done", () => {
    const { model, pricer, found } = prepare([owned, { ...owned, slug: "must" }], {
      profile: { owned: ["owned", "must"], mustHave: ["must"], maxAnnualFeesUsd: 90 },
      settings: { renews: { owned: 4, must: 6 } },
    });
    const none = { keptUsd: null, closedUsd: null, betterUsd: 0 };
    expect(judgeOwned(model, pricer, found({ owned: {}, must: {} }))).toMatchObject([none, none]);
  });

  test("is no card that the plan opens", () => {
    const { model, pricer, found } = prepare([makeCard("new")]);
    expect(judgeOwned(model, pricer, found({ new: { opened: 0 } }))).toEqual([]);
  });
});

describe("fees that come just after the plan", () => {
  const fee = (slug: string, laterUsd: number, rate = 1) =>
    makeCard(slug, { fees: { firstYearUsd: 0, laterUsd }, earns: [makeBase(rate)] });
  const due = (cards: readonly WalletCard[], plan: Readonly<Record<string, Partial<Holding>>>, given: Given = {}) => {
    const { model, pricer, found } = prepare(cards, given);
    return listDueAfter(model, pricer, found(plan).plan).map(({ card, month, feeUsd, worthUsd, verdict }) =>
      [card, month, feeUsd, Math.round(worthUsd), verdict].join(" "),
    );
  };

  test("are those of the three months after it, each with what the card brings in a year", () => {
    expect(due([fee("a", 95)], { a: { opened: 0 } })).toEqual(["a 12 95 60 close"]);
    expect(due([fee("a", 60)], { a: { opened: 2 } })).toEqual(["a 14 60 60 keep"]);
    expect(due([fee("a", 60)], { a: { opened: 3 } })).toEqual([]);
    expect(due([fee("a", 0)], { a: { opened: 0 } })).toEqual([]);
    expect(due([fee("a", 41)], { a: { opened: 0 } }, { profile: { effortUsd: 20 } })).toEqual(["a 12 41 60 close"]);
    expect(due([fee("a", 40)], { a: { opened: 0 } }, { profile: { effortUsd: 20 } })).toEqual(["a 12 40 60 keep"]);
  });

  test("set a card against the others that are held then", () => {
    expect(due([fee("a", 50, 3), fee("b", 50, 2)], { a: { opened: 0 }, b: { opened: 1 } })).toEqual([
      "a 12 50 60 keep",
      "b 13 50 0 close",
    ]);
    const owned: Given = { profile: { owned: ["a"] }, settings: { renews: { a: 1 } } };
    expect(due([fee("a", 95)], { a: {} }, owned)).toEqual(["a 13 95 60 close"]);
    expect(due([fee("a", 95)], { a: { ending: { kind: "close", month: 1 } } }, owned)).toEqual([]);
  });
});

test("what a card brings in a year after the plan has its perks in it", () => {
  const anniversary = makePerk("p", { kind: "points", points: 9_000 });
  const card = makeCard("a", { fees: { firstYearUsd: 0, laterUsd: 149 }, perks: [anniversary] });
  const { model, pricer, found } = prepare([card]);
  const [due] = listDueAfter(model, pricer, found({ a: { opened: 0 } }).plan);
  // $60 of rewards and 9,000 points.
  expect(due).toMatchObject({ worthUsd: expect.closeTo(150, 9), verdict: "keep" });
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
