/**
 * The work of searches: what no longer prunes, or looks in a worse order, changes
 * no answer and would be seen by nobody. Each kind of question has a ceiling, a
 * third above what it takes now.
 */
import { describe, expect, test } from "vitest";

import { startWork } from "../work-budget.ts";
import { createRandom, makeCard } from "../value/test-cards.ts";
import type { SearchOptions } from "./found-plan.ts";
import { compilePlan, type PlanModel } from "./plan-model.ts";
import type { PlanRule } from "./plan-catalog.ts";
import { createPlanSearch } from "./search-plan.ts";
import { makeFullCase, SEARCH_WORK, SECOND } from "./test-full-cases.ts";
import { bonus, findIndex, makeModel } from "./test-models.ts";
import { makePlainCase, makeTwoCase, type PlanCase } from "./test-plans.ts";

const compile = ({ rewards, catalog, profile, settings }: PlanCase) =>
  compilePlan({ rewards, catalog, profile, settings }, { isMerged: true });
const makeRules = (seed: number, months: number) => {
  const given = makePlainCase(createRandom(5_000 + seed), months);
  return compile({ ...given, settings: { ...given.settings, applications: 2 } });
};

/** Millions of operations of all these proofs together. */
const countAll = (
  count: number,
  make: (seed: number) => PlanModel,
  options: Omit<SearchOptions, "work"> = {},
): number => {
  const work = startWork();
  for (let seed = 0; seed < count; seed += 1) {
    expect(createPlanSearch(make(seed)).search(options).isProved, `case ${seed}`).toBe(true);
  }
  return work.count() / 1_000_000;
};
/** What could be better at most where all of these have so many operations, dollars together. */
const sumGaps = (count: number, make: (seed: number) => PlanModel, operations: number): number =>
  Array.from({ length: count }, (_, seed) => {
    const { boundUsd, best } = createPlanSearch(make(seed)).search({ work: startWork(operations) });
    return boundUsd - best.objectiveUsd;
  }).reduce((sum, usd) => sum + usd);

describe("the work of a search", () => {
  test("with every feature of cards", () => {
    expect(countAll(24, (seed) => makeFullCase(3_000 + seed))).toBeLessThan(5);
  });

  test("over a year, with three openings", () => {
    const make = (seed: number) => makeFullCase(3_000 + seed, { months: 12, applications: 3 });
    expect(countAll(8, make)).toBeLessThan(6.5);
    // How near the bound is after little work.
    expect(sumGaps(8, make, 60 * 10_000)).toBeLessThan(850);
  });

  test("over two years", () => {
    const make = (seed: number) => makeFullCase(3_000 + seed, { months: 24, applications: 3 });
    expect(sumGaps(4, make, 300 * 10_000)).toBeLessThan(110);
  });

  test("over two years, with a limit on fees that two cards keep one after the other", () => {
    const cards = ["a", "b", "c"].map((slug, at) =>
      makeCard(slug, { ...bonus(0, 150 + at), fees: { firstYearUsd: 95, laterUsd: 95 } }),
    );
    const count = (maxAnnualFeesUsd: number) => {
      const model = makeModel(cards, {
        profile: { maxAnnualFeesUsd },
        settings: { months: 24, applications: 3, work: SEARCH_WORK },
      });
      const { best, operations } = createPlanSearch(model).search({ work: startWork(10_000_000) });
      expect(operations).toBeLessThan(10_000_000);
      return best.plan.length;
    };
    expect(count(100)).toBe(2);
    expect(count(190)).toBe(3);
  });

  test("with applications a month apart", () => {
    const make = (seed: number) => makeFullCase(3_000 + seed, { gapMonths: 1 });
    expect(countAll(8, make)).toBeLessThan(3);
  });

  test("among many cards", () => {
    const make = (seed: number) => makeFullCase(3_200 + seed, { months: 12, applications: 3 }, 9);
    expect(sumGaps(3, make, 500 * 10_000)).toBeLessThan(1);
    const more = (seed: number) => makeFullCase(3_240 + seed, { applications: 3, gapMonths: 2 }, 16);
    expect(sumGaps(2, more, 400 * 10_000)).toBeLessThan(1);
    const forTwo = (seed: number) => makeFullCase(4_200 + seed, { second: SECOND, applications: 2 }, 7);
    expect(sumGaps(2, forTwo, 300 * 10_000)).toBeLessThan(1);
  });

  test("are none for a card that the history forbids for good", () => {
    const cards = [
      makeCard("owned", { fees: { firstYearUsd: 50, laterUsd: 50 } }),
      makeCard("free", { status: "closed" }),
      makeCard("good", bonus(0, 100)),
      makeCard("barred", bonus(0, 300)),
    ];
    const about = { id: "r", text: "", kind: "approval", confidence: "high", cards: ["barred"] } as const;
    const count = { ...about, form: "count", limit: 1, months: null, who: null } as const;
    const toWork = (rule: PlanRule, owned: readonly string[], without: readonly string[] = []) => {
      const model = makeModel(cards, {
        profile: { owned },
        settings: { renews: { owned: 4 }, otherOpened: [-3], work: SEARCH_WORK },
        catalog: { rules: [rule] },
      });
      const barred = without.map((slug) => findIndex(model, slug));
      return createPlanSearch(model).search({ without: barred }).operations;
    };
    const holding: PlanRule = { ...about, form: "while-holding", by: { barred: ["free"] } };
    const reported: PlanRule = { ...count, counts: "reported", bank: [] };
    const atBank: PlanRule = { ...count, counts: "held-at-bank", bank: ["free"] };
    for (const [rule, owned] of [
      [holding, ["free"]],
      [atBank, ["free"]],
      [reported, ["owned"]],
      [{ ...about, form: "needs", relationship: "x" } as PlanRule, ["owned"]],
    ] as const) {
      expect(toWork(rule, owned)).toBe(toWork(rule, owned, ["barred"]));
    }
    // A card that may be closed does not forbid it.
    const closing: PlanRule = { ...holding, by: { barred: ["owned"] } };
    expect(toWork(closing, ["owned"])).toBeGreaterThan(toWork(closing, ["owned"], ["barred"]));
  });

  test("with rules and a history", () => {
    expect(countAll(30, (seed) => makeRules(seed, 6))).toBeLessThan(6.6);
    expect(countAll(10, (seed) => makeRules(seed, 12))).toBeLessThan(6);
  });

  test("for two people", () => {
    expect(countAll(8, (seed) => makeFullCase(4_000 + seed, { second: SECOND }))).toBeLessThan(4);
    expect(countAll(16, (seed) => compile(makeTwoCase(createRandom(6_000 + seed))))).toBeLessThan(4.5);
  });

  test("for two people over seven months, with two openings each", () => {
    const make = (seed: number) =>
      makeFullCase(4_010 + seed, { second: { ...SECOND, applications: 2 }, applications: 2, months: 7 });
    expect(sumGaps(4, make, 600 * 10_000)).toBeLessThan(1);
  });

  test("for two people over nine months, with two openings each", () => {
    const make = (seed: number) =>
      makeFullCase(4_000 + seed, { second: { ...SECOND, applications: 2 }, applications: 2, months: 9 });
    expect(sumGaps(5, make, 150 * 10_000)).toBeLessThan(1);
  });
});
