/** What must hold between two answers, on random small catalogs and on the real one. */
import records from "virtual:tool-records";
import { describe, expect, test } from "vitest";

import { createRandom } from "../value/test-cards.ts";
import { PRESETS } from "../value/presets.ts";
import { resolveProfile } from "../value/resolve-profile.ts";
import { compilePlan } from "./plan-model.ts";
import { PLAN_DEFAULTS, type PlanSettings } from "./plan-settings.ts";
import { createPlanSearch } from "./search-plan.ts";
import { makePlainCase, type PlanCase } from "./test-plans.ts";

const ROUNDING_USD = 0.02;

function findBest({ rewards, catalog, profile, settings }: PlanCase, change: Partial<PlanSettings> = {}) {
  const model = compilePlan({ rewards, catalog, profile, settings: { ...settings, ...change } }, { isMerged: true });
  const { best, isProved } = createPlanSearch(model).search();
  expect(isProved).toBe(true);
  return {
    ...best,
    bonuses: best.plan.filter(({ level }) => level >= 0).map(({ card }) => model.cards[card]!.card.slug),
  };
}

const realCases = PRESETS.map(({ slug }) => ({
  name: slug,
  given: {
    rewards: records.rewards,
    catalog: records.plan,
    profile: resolveProfile({ preset: slug }, records.rewards.brands).profile,
    settings: { ...PLAN_DEFAULTS, startsIn: 10, applications: 1 },
  },
}));
const cases = [
  ...realCases,
  ...Array.from({ length: 30 }, (_, seed) => ({
    name: `case ${seed}`,
    given: makePlainCase(createRandom(900 + seed), 9),
  })),
];

describe.each(cases)("$name", ({ given }) => {
  const short = findBest(given);

  test("more months never lower the objective", () => {
    const longer = findBest(given, { months: given.settings.months + 3 });
    expect(longer.objectiveUsd).toBeGreaterThanOrEqual(short.objectiveUsd - ROUNDING_USD);
  });

  test("one more application never lowers the objective", () => {
    const more = findBest(given, { applications: given.settings.applications + 1 });
    expect(more.objectiveUsd).toBeGreaterThanOrEqual(short.objectiveUsd - ROUNDING_USD);
  });

  test("a card of the past never adds to the objective", () => {
    for (const slug of short.bonuses) {
      const had = findBest(given, { had: [...given.settings.had, { slug, month: -2 }] });
      expect(had.objectiveUsd).toBeLessThanOrEqual(short.objectiveUsd + ROUNDING_USD);
    }
  });

  test("accounts opened lately never add to the objective", () => {
    const busy = findBest(given, { otherOpened: [...given.settings.otherOpened, -1, -1, -2, -3, -4] });
    expect(busy.objectiveUsd).toBeLessThanOrEqual(short.objectiveUsd + ROUNDING_USD);
  });
});

test("five accounts in 24 months leave no Chase card in the plan until one of them is old enough", () => {
  const { profile } = resolveProfile({ preset: "household" }, records.rewards.brands);
  const settings = { ...PLAN_DEFAULTS, startsIn: 10 };
  const chase = records.plan.rules.find(({ id }) => id.startsWith("chase-5-24"))!.cards;
  const open = (otherOpened: readonly number[]) => {
    const model = compilePlan(
      { rewards: records.rewards, catalog: records.plan, profile, settings: { ...settings, otherOpened } },
      { isMerged: true },
    );
    const { plan } = createPlanSearch(model).search().best;
    return plan.map(({ card, opened }) => ({ slug: model.cards[card]!.card.slug, opened: opened! }));
  };
  expect(open([]).some(({ slug }) => chase.includes(slug))).toBe(true);
  expect(open([-1, -2, -3, -4, -5]).filter(({ slug }) => chase.includes(slug))).toEqual([]);
  // Counts through month 24 after its opening: with one of five from 20 months ago the slot is free in month 5.
  const later = open([-20, -20, -3, -4, -5]).filter(({ slug }) => chase.includes(slug));
  for (const { opened } of later) expect(opened).toBeGreaterThanOrEqual(5);
});
