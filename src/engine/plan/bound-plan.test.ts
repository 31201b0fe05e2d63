/** What no plan can beat, by hand and against plans: $500 a month, a card that pays 3% and one that pays 1%. */
import { describe, expect, test } from "vitest";

import { BANK, makeBase, makeCard, makeChoice, makeLine, makePerk } from "../value/test-cards.ts";
import type { WalletCard } from "../value/wallet-card.ts";
import { addUse, createPlanBound, findReach, forget, sumPrices, surplusAt, toTerms, usdAt } from "./bound-plan.ts";
import type { PriceUse } from "./cost-minimum.ts";
import type { Holding } from "./plan.ts";
import { createPlanPricer, pricePlan } from "./price-plan.ts";
import { makePrices, type PlanPrices } from "./state-surplus.ts";
import { bonus, findIndex, type Given, hold, makeModel } from "./test-models.ts";

function prepare(cards: readonly WalletCard[], given: Given = {}) {
  const model = makeModel(cards, given);
  const pricer = createPlanPricer(model);
  const bound = createPlanBound(model, pricer);
  const reach = findReach(bound, null);
  const priced = (price: number, once = 0, goal: number | null = null): PlanPrices => {
    const prices = makePrices(bound.surpluses);
    return { spend: prices.spend.fill(price), once: prices.once.fill(once), goal, fee: null };
  };
  const terms = (slug: string, holding: Partial<Holding>) => toTerms(bound, hold(model, slug, holding), reach);
  return {
    model,
    pricer,
    bound,
    priced,
    terms,
    surplus: (slug: string, holding: Partial<Holding>, prices: PlanPrices) =>
      surplusAt(bound, prices)(terms(slug, holding)),
  };
}

const good = makeCard("good", { earns: [makeBase(3)] });
const card = makeCard("new", { ...bonus(900, 200), fees: { firstYearUsd: 40, laterUsd: 95 } });
const owned: Given = { profile: { owned: ["good"] } };

describe("above prices a card is worth", () => {
  test("what it earns in its months, less the least that its minimum loses, with its bonus and fees", () => {
    const { surplus, priced } = prepare([good, card], owned);
    expect(surplus("good", {}, priced(0.01))).toBeCloseTo(12 * 10, 9);
    expect(surplus("new", { opened: 0 }, priced(0.03))).toBeCloseTo(-40, 9);
    expect(surplus("new", { opened: 0 }, priced(0))).toBeCloseTo(60 - 40, 9);
    expect(surplus("new", { opened: 2, level: 0 }, priced(0.03))).toBeCloseTo(200 - 40 - 900 * 0.02, 9);
    expect(surplus("new", { opened: 11, level: 0 }, priced(0.03))).toBe(-Infinity);
    expect(surplus("new", { opened: 10, level: 0 }, priced(0.03))).toBe(-Infinity);
  });

  test("and less what the objective takes off besides", () => {
    const { surplus, priced } = prepare([good, card], {
      profile: { owned: ["good"], effortUsd: 20 },
      settings: { months: 14, applicationUsd: 50, discountAMonth: 0.01 },
    });
    expect(surplus("good", {}, priced(0.03))).toBe(0);
    expect(surplus("new", { opened: 0 }, priced(0.03))).toBeCloseTo(-70 - 40 - ((95 + 20) * 2) / 12, 9);
    expect(surplus("new", { opened: 3, level: 0 }, priced(0.03))).toBeCloseTo(-70 - 40 + 200 * 0.97 - 18, 9);
    expect(surplus("new", { opened: 0, ending: { kind: "close", month: 12 } }, priced(0.03))).toBeCloseTo(-110, 9);
  });

  test("in its first month what its share of the month brings", () => {
    const { surplus, priced } = prepare([good], { settings: { firstMonthShare: 0.5 } });
    expect(surplus("good", { opened: 9 }, priced(0.01))).toBeCloseTo(2.5 * 10, 9);
  });

  test("of a match the rewards twice", () => {
    const match = makeCard("match", { bonus: { kind: "match", state: "open", tiers: [] } });
    const { surplus, priced } = prepare([match]);
    expect(surplus("match", { opened: 0, level: 0 }, priced(0))).toBeCloseTo(120, 9);
    expect(surplus("match", { opened: 0 }, priced(0))).toBeCloseTo(60, 9);
  });

  test("of a change both products in their months", () => {
    const lower = makeCard("lower", { status: "closed", earns: [makeBase(2)] });
    const changes = { new: [{ to: "lower", minMonths: 12, confidence: "high" }] } as const;
    const { surplus, priced, model } = prepare([lower, card], {
      catalog: { changes },
      profile: { owned: ["new"] },
      settings: { renews: { new: 4 } },
    });
    const ending = { kind: "change", month: 4, to: findIndex(model, "lower") } as const;
    expect(surplus("new", { ending }, priced(0))).toBeCloseTo(4 * 5 + 8 * 10, 9);
    expect(surplus("new", {}, priced(0))).toBeCloseTo(60 - (95 * 8) / 12, 9);
  });

  test("of a perk for a year's spend what it brings in the months after", () => {
    const perk = makePerk("p", { kind: "points", points: 12_000, needs: { spendUsd: 3_000 } });
    const { surplus, priced } = prepare([makeCard("perked", { perks: [perk] })]);
    const unlock = { at: 0, from: 0, months: 6 };
    expect(surplus("perked", { opened: 0, unlock }, priced(0.03))).toBeCloseTo(120 - 3_000 * 0.02, 9);
    expect(surplus("perked", { opened: 0 }, priced(0.03))).toBe(0);
  });
});

describe("prices", () => {
  test("add up over the months, with those of perks and less those of points still missing", () => {
    const goal = { program: "hotel", points: 1_000, month: 6 };
    const perk = makePerk("visits", { kind: "access", faceUsd: 240 });
    const { model, bound, priced } = prepare([makeCard("lounge", { perks: [perk] })], {
      profile: { trips: 12 },
      settings: { goal, balances: { hotel: 400 }, once: [{ month: 2, category: "other", usd: 100 }] },
    });
    expect(model.missingPoints).toBe(600);
    // With the eleven months after the plan in which a first year may still run.
    expect(sumPrices(bound, priced(0.01))).toBeCloseTo(61 + 55, 9);
    expect(sumPrices(bound, priced(0.01, 2))).toBeCloseTo(61 + 55 + 46, 9);
    expect(sumPrices(bound, priced(0.01, 0, 0.02))).toBeCloseTo(61 + 55 - 12, 9);
    expect([1, 2].map((month) => usdAt(bound, month, 0))).toEqual([500, 600]);
  });

  test("are remembered until they are forgotten", () => {
    const { bound, surplus, priced } = prepare([good, card], owned);
    const prices = priced(0.01);
    const ask = () => surplus("new", { opened: 0, level: 0 }, prices);
    expect(ask()).toBeCloseTo(160, 9);
    prices.spend.fill(0.03);
    expect(ask()).toBeCloseTo(160, 9);
    forget(bound, prices);
    expect(ask()).toBeCloseTo(142, 9);
  });

  test("say with the cards what is used of every dollar", () => {
    const { bound, terms, priced } = prepare([good, card], owned);
    const prices = priced(0.02);
    const { spend, once } = makePrices(bound.surpluses);
    const use: PriceUse = { spend, once, rates: new Float64Array(spend.length), points: 0, feesUsd: 0 };
    addUse(bound, terms("good", {}), prices, use);
    expect([...use.spend]).toEqual(Array.from({ length: 12 }, () => 1));
    addUse(bound, terms("new", { opened: 2, level: 0 }), prices, use);
    const more = use.spend.map((share) => share - 1);
    expect([...more].filter((share) => share > 0).reduce((sum, share) => sum + share * 500, 0)).toBeCloseTo(900, 9);
    expect([...more.slice(0, 2), ...more.slice(5)].every((share) => share === 0)).toBe(true);
  });

  test("say which kinds of spend a card takes in its best choice, by its share of the month", () => {
    const choice = makeChoice("chosen", ["dining", "other"]);
    const { bound, terms, priced } = prepare([makeCard("choosing", { choices: [choice] })], {
      profile: { lines: [makeLine("dining", 200), makeLine("other", 300)] },
      settings: { months: 3, firstMonthShare: 0.5 },
    });
    const { spend, once } = makePrices(bound.surpluses);
    const use: PriceUse = { spend, once, rates: new Float64Array(spend.length), points: 0, feesUsd: 0 };
    addUse(bound, terms("choosing", { opened: 1 }), priced(0.02), use);
    // 3% more on $300 than the price, or on $200.
    expect([...use.spend]).toEqual([0, 0, 0, 0.5, 0, 1]);
    expect(usdAt(bound, 2, 1)).toBe(300);
    addUse(bound, terms("choosing", { opened: 1 }), priced(0.005), use);
    expect([...use.spend]).toEqual([0, 0, 0.5, 1, 1, 2]);
  });

  test("say which points a card's spend brings, kind by kind, and what they count for in its bonus", () => {
    const points = { ...card.points, program: "hotel", kind: "brand", transfer: 1 } as const;
    const tiers = [{ afterUsd: 600, months: 2, points: 5_000, usd: 0 }];
    const hotel = makeCard("hotel", { points, bonus: { kind: "fixed", state: "open", tiers } });
    const given = (month: number, goalUsd = 0): Given => ({
      profile: { lines: [makeLine("dining", 200), makeLine("other", 300)] },
      settings: { goal: { program: "hotel", points: 1_000, month }, months: 6 },
      goalUsd,
    });
    const { bound, terms, priced } = prepare([hotel], given(3));
    const { spend, once } = makePrices(bound.surpluses);
    const use: PriceUse = { spend, once, rates: new Float64Array(spend.length), points: 0, feesUsd: 0 };
    addUse(bound, terms("hotel", { opened: 0, level: 0 }), priced(0, 0, 0.001), use);
    expect([...use.rates]).toEqual([1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0]);
    expect(use.points).toBe(3 * 500 + 5_000);
    // The window ends with month 1, and the bonus is there for the trip in month 3.
    expect(terms("hotel", { opened: 0, level: 0 }).goalPoints).toBe(5_000);
    expect(terms("hotel", { opened: 1, level: 0 }).goalPoints).toBe(0);
    const [free, dear] = [0, 0.02].map((goalUsd) => prepare([hotel], given(3, goalUsd)));
    const worth = (one: typeof free) => one!.surplus("hotel", { opened: 0, level: 0 }, one!.priced(9));
    // The points of the bonus, and of the 600 dollars of its minimum, which so lose less.
    expect(worth(dear) - worth(free)).toBeCloseTo(5_600 * 0.02, 6);
  });

  test("say how much of perks that count once is used, and of points", () => {
    const visits = makePerk("visits", { kind: "access", faceUsd: 240 });
    const points = { ...card.points, program: "bank", kind: "bank", transfer: 1, transfersAlone: true } as const;
    const tiers = [{ afterUsd: 0, months: 3, points: 4_000, usd: 0 }];
    const lounge = makeCard("lounge", { perks: [visits], points, bonus: { kind: "fixed", state: "open", tiers } });
    const link = { from: "bank", to: "hotel", rate: 0.5, better: null, step: 1, days: null, fee: null };
    const { bound, terms, priced, surplus } = prepare([lounge], {
      profile: { trips: 12 },
      settings: { goal: { program: "hotel", points: 1_000, month: 3 }, firstMonthShare: 0.5 },
      catalog: { transfers: [link] },
    });
    const used = (prices: PlanPrices) => {
      const { spend, once } = makePrices(bound.surpluses);
      const use: PriceUse = { spend, once, rates: new Float64Array(spend.length), points: 0, feesUsd: 0 };
      addUse(bound, terms("lounge", { opened: 0, level: 0 }), prices, use);
      return use;
    };
    expect([...used(priced(0, 5)).once]).toEqual([
      0.5,
      ...Array.from({ length: 11 }, () => 1),
      ...Array.from({ length: 11 }, () => 0),
    ]);
    expect([...used(priced(0, 20)).once]).toEqual(Array.from({ length: 23 }, () => 0));
    // 2.5 months of 250 points, and 2,000 of the bonus.
    expect(used(priced(0, 0, 0.01)).points).toBeCloseTo(625 + 2_000, 9);
    expect([...used(priced(0, 0, 0.01)).rates]).toEqual([0.5, 0.5, 0.5, ...Array.from({ length: 20 }, () => 0)]);
    expect(terms("lounge", { opened: 0, level: 0 }).goalPoints).toBe(2_000);
    expect(terms("lounge", { opened: 0 }).goalPoints).toBe(0);
    expect(terms("lounge", { opened: 2, level: 0 }).goalPoints).toBe(0);
    const more =
      surplus("lounge", { opened: 0, level: 0 }, priced(0.5, 99, 0.02)) -
      surplus("lounge", { opened: 0, level: 0 }, priced(0.5, 99));
    expect(more).toBeCloseTo(40, 9);
  });
});

test("what could enable a card is what a plan holds, or what it may change into", () => {
  const cards = [
    makeCard("dear", { fees: { firstYearUsd: 95, laterUsd: 95 } }),
    makeCard("key", { status: "closed", points: { ...BANK, transfersAlone: true } }),
    makeCard("waiting", { ...bonus(0, 0), points: { ...BANK, enabledBy: ["key"] } }),
  ];
  const tiers = [{ afterUsd: 0, months: 3, points: 10_000, usd: 0 }];
  const waiting = { ...cards[2]!, bonus: { kind: "fixed", state: "open", tiers } as const };
  const { bound, model, priced } = prepare([cards[0]!, cards[1]!, waiting], {
    catalog: { changes: { dear: [{ to: "key", minMonths: 12, confidence: "high" }] } },
    settings: { months: 24 },
  });
  expect([...findReach(bound, null)]).toEqual([0, 0, 1]);
  expect([...findReach(bound, [0, 2])]).toEqual([0, 0, 1]);
  expect([...findReach(bound, [2])]).toEqual([0, 0, 0]);
  const either = { ...waiting, points: { ...waiting.points, enabledBy: ["key", "dear"] } };
  const two = prepare([cards[0]!, cards[1]!, either], { profile: { owned: ["key"] } });
  expect([...findReach(two.bound, [0, 2])]).toEqual([0, 0, 1]);
  const opened = hold(model, "waiting", { opened: 12, level: 0 });
  const worth = (reach: Int32Array) => surplusAt(bound, priced(0))(toTerms(bound, opened, reach));
  expect(worth(findReach(bound, [2]))).toBeCloseTo(60 + 100, 9);
  expect(worth(findReach(bound, null))).toBeCloseTo(90 + 150, 9);
});

test("at the right prices it is worth just that", () => {
  const { bound, priced, surplus, pricer, model } = prepare([good, card], owned);
  const plan = [hold(model, "good"), hold(model, "new", { opened: 2, level: 0 })];
  const prices = priced(0.03);
  const most = sumPrices(bound, prices) + surplus("good", {}, prices) + surplus("new", { opened: 2, level: 0 }, prices);
  expect(pricePlan(pricer, plan).objectiveUsd).toBeCloseTo(most, 9);
  const lines = makeModel([good, card], { ...owned, profile: { owned: ["good"], lines: [makeLine("gas", 500)] } });
  expect(pricePlan(createPlanPricer(lines), plan).objectiveUsd).toBeCloseTo(most, 9);
});
