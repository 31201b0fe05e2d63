/** What no plan can beat, by hand and against plans: $500 a month, a card that pays 3% and one that pays 1%. */
import { describe, expect, test } from "vitest";

import { BANK, makeBase, makeCard, makeLine, makePerk } from "../value/test-cards.ts";
import type { WalletCard } from "../value/wallet-card.ts";
import { createPlanBound, findReach, sumPrices, surplusAt, toTerms } from "./bound-plan.ts";
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
    expect([1, 2].map((month) => bound.surpluses.monthUsd[month]![0])).toEqual([500, 600]);
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
