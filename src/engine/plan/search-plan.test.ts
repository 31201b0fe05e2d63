/** The search against trying every plan with the same prices of plans, on small catalogs with every feature of the model. */
import { describe, expect, test } from "vitest";

import { startWork } from "../work-budget.ts";
import { createRandom, makeCard } from "../value/test-cards.ts";
import type { SearchOptions } from "./found-plan.ts";
import type { PlanRule } from "./plan-catalog.ts";
import { compilePlan, type PlanModel } from "./plan-model.ts";
import { listOpenings, listOwnedOptions } from "./plan-options.ts";
import type { Holding } from "./plan.ts";
import { createPlanPricer, pricePlan } from "./price-plan.ts";
import { createPlanSearch } from "./search-plan.ts";
import { allows, createSteadyRule, findPlanSet } from "./steady-endings.ts";
import { bonus, makeModel } from "./test-models.ts";
import { makeFullCase, SEARCH_WORK as WORK, SECOND } from "./test-full-cases.ts";
import { makePlainCase, makeTwoCase } from "./test-plans.ts";
import { isAllowed } from "./judge-plan.ts";

/** The best objective of all plans that may be done. */
function tryAll(model: PlanModel, { without = [] }: SearchOptions = {}): number {
  const pricer = createPlanPricer(model);
  const steady = createSteadyRule(model);
  const endsByTheYear = (plan: readonly Holding[]) => {
    const year = findPlanSet(steady, plan);
    return plan.every((holding) => allows(steady, holding, year));
  };
  const months = Array.from({ length: model.settings.months }, (_, month) => month);
  const ways = model.cards.map((card): readonly (Holding | null)[] => {
    if (card.isOwned) return listOwnedOptions(model, card);
    if (!card.isCandidate || without.includes(card.index)) return [null];
    return [null, ...months.flatMap((month) => listOpenings(model, card, month))];
  });
  let best = -Infinity;
  const walk = (at: number, plan: readonly Holding[]): void => {
    if (at < ways.length) {
      for (const way of ways[at]!) walk(at + 1, way ? [...plan, way] : plan);
    } else if (isAllowed(pricer.judge, plan)) {
      const usd = pricePlan(pricer, plan).objectiveUsd;
      if (usd > best && endsByTheYear(plan)) best = usd;
    }
  };
  walk(0, []);
  return best;
}

function check(model: PlanModel, options: SearchOptions = {}) {
  const planner = createPlanSearch(model);
  const { best, isProved, boundUsd, operations } = planner.search(options);
  expect(isProved).toBe(true);
  expect(Math.abs(best.objectiveUsd - tryAll(model, options))).toBeLessThan(0.011);
  expect(boundUsd).toBeGreaterThanOrEqual(best.objectiveUsd);
  expect(boundUsd).toBeLessThan(best.objectiveUsd + 0.01);
  expect(pricePlan(planner.pricer, best.plan).objectiveUsd).toBeCloseTo(best.objectiveUsd, 6);
  return { planner, best, operations };
}

describe("the best of all plans is found", () => {
  test.each(Array.from({ length: 16 }, (_, seed) => seed))("with every feature of cards, case %i", (seed) => {
    check(makeFullCase(3_000 + seed));
  });

  test.each(Array.from({ length: 8 }, (_, seed) => seed))("for two people, case %i", (seed) => {
    check(makeFullCase(4_000 + seed, { second: SECOND }));
  });

  test.each(Array.from({ length: 16 }, (_, seed) => seed))(
    "for two people with rules and a history, case %i",
    (seed) => {
      const { rewards, catalog, profile, settings } = makeTwoCase(createRandom(6_000 + seed));
      check(compilePlan({ rewards, catalog, profile, settings }, { isMerged: true }));
    },
  );

  test("where a card that is owned must be closed before another may be opened", () => {
    const cards = [
      makeCard("old", { fees: { firstYearUsd: 95, laterUsd: 95 } }),
      makeCard("young", bonus(0, 300)),
      makeCard("other", { status: "closed" }),
    ];
    const rule = (form: Partial<PlanRule>): PlanRule =>
      ({ id: "r", text: "", kind: "approval", confidence: "high", cards: ["young"], ...form }) as PlanRule;
    const rules = [
      rule({ form: "while-holding", by: { young: ["old"] } }),
      rule({ form: "count", counts: "held-at-bank", months: null, limit: 1, who: null, bank: ["old"] }),
    ];
    for (const one of rules) {
      const model = makeModel(cards, {
        profile: { owned: ["old", "other"] },
        settings: { renews: { old: 3 }, work: WORK },
        catalog: { rules: [one] },
      });
      const { best } = check(model);
      expect(best.plan.find(({ opened }) => opened !== null)).toMatchObject({ opened: 3, level: 0 });
      expect(best.objectiveUsd).toBeCloseTo(60 + 300, 6);
    }
  });

  test.each(Array.from({ length: 16 }, (_, seed) => seed))("with rules and a history, case %i", (seed) => {
    const { rewards, catalog, profile, settings } = makePlainCase(createRandom(5_000 + seed), 6);
    check(compilePlan({ rewards, catalog, profile, settings: { ...settings, applications: 2 } }, { isMerged: true }));
  });

  test.each(Array.from({ length: 8 }, (_, seed) => seed))("with a card fewer, case %i", (seed) => {
    const model = makeFullCase(3_100 + seed);
    const { best } = check(model);
    const opened_ = best.plan.filter((holding) => holding.opened !== null).map(({ card }) => card);
    check(model, { without: opened_.slice(0, 1) });
  });
});

describe("work", () => {
  // However little it is: what is cut short must not count as looked at.
  test.each([1, 20_000, 60_000, 150_000, 300_000, 500_000])(
    "that is not enough leaves a plan, and a bound above every other: %i operations",
    (operations) => {
      const models = [3_001, 3_004, 3_007, 3_012, 3_013, 3_014, 3_017].map((seed) => makeFullCase(seed));
      const forTwo = [4_001, 4_002, 4_005].map((seed) => makeFullCase(seed, { second: SECOND }));
      const proved = [...models, ...forTwo].map((model) => {
        const { best, isProved, boundUsd } = createPlanSearch(model).search({ work: startWork(operations) });
        const mostUsd = tryAll(model);
        expect(best.objectiveUsd).toBeLessThanOrEqual(mostUsd + 1e-9);
        expect(boundUsd).toBeGreaterThanOrEqual(mostUsd - 0.01);
        expect(boundUsd).toBeLessThan(Infinity);
        if (isProved) expect(best.objectiveUsd).toBeGreaterThan(mostUsd - 0.011);
        return isProved;
      });
      expect(proved).toContain(false);
    },
  );

  test("is never worse for having more of it", () => {
    const models = [3_001, 3_012].map((seed) => makeFullCase(seed));
    const forTwo = [4_001, 4_002, 4_005].map((seed) =>
      makeFullCase(seed, { second: { ...SECOND, applications: 2 }, applications: 2, months: 9 }),
    );
    for (const model of [...models, ...forTwo]) {
      const found = [20_000, 100_000, 300_000, 1_000_000, 3_000_000].map(
        (operations) => createPlanSearch(model).search({ work: startWork(operations) }).best.objectiveUsd,
      );
      expect(found).toEqual(found.toSorted((one, other) => one - other));
    }
  });

  test("that is none leaves what was given", () => {
    const model = makeFullCase(3_001);
    const planner = createPlanSearch(model);
    const { best } = planner.search();
    const found = planner.search({ start: best.plan, work: startWork(1) });
    expect(found).toMatchObject({ best: { plan: best.plan }, isProved: false });
    expect(found.boundUsd).toBeGreaterThanOrEqual(best.objectiveUsd);
  });

  test("done before makes the same search shorter", () => {
    const planner = createPlanSearch(makeFullCase(3_001));
    const first = planner.search();
    const again = planner.search({ start: first.best.plan });
    expect(again.best.objectiveUsd).toBeCloseTo(first.best.objectiveUsd, 9);
    expect(again.operations).toBeLessThan(first.operations);
  });
});
