/**
 * The work of searches, to the step: what no longer prunes, or looks in a worse
 * order, changes no answer and would be seen by nobody. Where a change of the
 * search is meant, `vitest -u` writes the new counts here; more of them is worse.
 */
import { describe, expect, test } from "vitest";

import { createRandom, makeCard } from "../value/test-cards.ts";
import type { SearchOptions } from "./found-plan.ts";
import { compilePlan, type PlanModel } from "./plan-model.ts";
import type { PlanRule } from "./plan-catalog.ts";
import { createPlanSearch } from "./search-plan.ts";
import { makeFullCase, SEARCH_WORK, SECOND } from "./test-full-cases.ts";
import { bonus, findIndex, makeModel } from "./test-models.ts";
import { makePlainCase, makeTwoCase, type PlanCase } from "./test-plans.ts";

const compile = ({ rewards, catalog, profile, settings }: PlanCase) =>
  compilePlan(rewards, catalog, profile, settings, { isMerged: true });
const makeRules = (seed: number, months: number) => {
  const given = makePlainCase(createRandom(5_000 + seed), months);
  return compile({ ...given, settings: { ...given.settings, applications: 2 } });
};

/** Steps of the proofs, in order; where none was reached, the bound less the best plan stands behind them. */
const countAll = (count: number, make: (seed: number) => PlanModel, options: SearchOptions = {}): string =>
  Array.from({ length: count }, (_, seed) => {
    const { steps, isProved, boundUsd, best } = createPlanSearch(make(seed)).search(options);
    return isProved ? `${steps}` : `${steps}+$${(boundUsd - best.objectiveUsd).toFixed(2)}`;
  }).join(" ");

describe("the steps of a search", () => {
  test("with every feature of cards", () => {
    expect(countAll(24, (seed) => makeFullCase(3_000 + seed))).toMatchInlineSnapshot(
      `"64 72 324 70 29 282 297 9 314 55 22 12 265 257 25 339 11 284 34 11 48 10 22 101"`,
    );
  });

  test("over a year, with three openings", () => {
    const make = (seed: number) => makeFullCase(3_000 + seed, { months: 12, applications: 3 });
    expect(countAll(8, make)).toMatchInlineSnapshot(`"214 295 392 390 54 323 317 9"`);
    // How near the bound is after little work.
    expect(countAll(8, make, { maxSteps: 60 })).toMatchInlineSnapshot(
      `"69+$0.01 62+$0.19 67+$16.36 66+$592.49 57 60+$52.63 61+$53.62 9"`,
    );
  });

  test("over two years", () => {
    const make = (seed: number) => makeFullCase(3_000 + seed, { months: 24, applications: 3 });
    expect(countAll(4, make, { maxSteps: 300 })).toMatchInlineSnapshot(`"126 180 282 305+$72.73"`);
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
      const { best, steps } = createPlanSearch(model).search({ maxSteps: 600 });
      return `${best.plan.length} openings: ${steps}`;
    };
    expect(count(100)).toMatchInlineSnapshot(`"2 openings: 605"`);
    expect(count(190)).toMatchInlineSnapshot(`"3 openings: 210"`);
  });

  test("with applications a month apart", () => {
    const make = (seed: number) => makeFullCase(3_000 + seed, { gapMonths: 1 });
    expect(countAll(8, make)).toMatchInlineSnapshot(`"148 66 346 100 24 76 314 9"`);
  });

  test("among many cards", () => {
    const make = (seed: number) => makeFullCase(3_200 + seed, { months: 12, applications: 3 }, 9);
    expect(countAll(3, make, { maxSteps: 500 })).toMatchInlineSnapshot(`"289 505+$61.40 164"`);
    const more = (seed: number) => makeFullCase(3_240 + seed, { applications: 3, gapMonths: 2 }, 16);
    expect(countAll(2, more, { maxSteps: 400 })).toMatchInlineSnapshot(`"228 260"`);
    const forTwo = (seed: number) => makeFullCase(4_200 + seed, { second: SECOND, applications: 2 }, 7);
    expect(countAll(2, forTwo, { maxSteps: 300 })).toMatchInlineSnapshot(`"302+$3.51 302+$0.73"`);
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
    const toSteps = (rule: PlanRule, owned: readonly string[], without: readonly string[] = []) => {
      const model = makeModel(cards, {
        profile: { owned },
        settings: { renews: { owned: 4 }, otherOpened: [-3], work: SEARCH_WORK },
        catalog: { rules: [rule] },
      });
      const barred = without.map((slug) => findIndex(model, slug));
      return createPlanSearch(model).search({ without: barred }).steps;
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
      expect(toSteps(rule, owned)).toBe(toSteps(rule, owned, ["barred"]));
    }
    // A card that may be closed does not forbid it.
    const closing: PlanRule = { ...holding, by: { barred: ["owned"] } };
    expect(toSteps(closing, ["owned"])).toBeGreaterThan(toSteps(closing, ["owned"], ["barred"]));
  });

  test("with rules and a history", () => {
    expect(countAll(30, (seed) => makeRules(seed, 6))).toMatchInlineSnapshot(
      `"108 279 57 14 60 24 10 159 337 302 37 27 13 30 27 305 321 32 67 183 13 56 24 210 10 294 11 18 12 72"`,
    );
    expect(countAll(10, (seed) => makeRules(seed, 12))).toMatchInlineSnapshot(`"248 280 66 14 78 36 10 181 466 387"`);
  });

  test("for two people", () => {
    expect(countAll(8, (seed) => makeFullCase(4_000 + seed, { second: SECOND }))).toMatchInlineSnapshot(
      `"28 520 553 51 29 547 30 420"`,
    );
    expect(countAll(16, (seed) => compile(makeTwoCase(createRandom(6_000 + seed))))).toMatchInlineSnapshot(
      `"423 32 39 503 515 87 578 123 535 527 93 39 51 29 546 519"`,
    );
  });

  test("for two people over seven months, with two openings each", () => {
    const make = (seed: number) =>
      makeFullCase(4_010 + seed, { second: { ...SECOND, applications: 2 }, applications: 2, months: 7 });
    expect(countAll(4, make, { maxSteps: 600 })).toMatchInlineSnapshot(`"607+$2.54 362 273 481"`);
  });

  test("for two people over nine months, with two openings each", () => {
    const make = (seed: number) =>
      makeFullCase(4_000 + seed, { second: { ...SECOND, applications: 2 }, applications: 2, months: 9 });
    expect(countAll(5, make, { maxSteps: 150 })).toMatchInlineSnapshot(`"30 184+$0.98 182+$40.67 61 31"`);
    // Of all openings together no more than three.
    expect(countAll(3, make, { maxSteps: 120, applications: 3 })).toMatchInlineSnapshot(`"30 132+$24.22 130+$70.92"`);
  });
});
