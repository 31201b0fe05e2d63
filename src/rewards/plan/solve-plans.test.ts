/** The search against a mixed integer program, on few of the real cards with every limit, credit and enabler they have. */
import records from "virtual:tool-records";
import { expect, test } from "vitest";

import { createRandom } from "../value/test-cards.ts";
import { PRESETS } from "../value/presets.ts";
import { resolveProfile } from "../value/resolve-profile.ts";
import { compilePlan } from "./plan-model.ts";
import { PLAN_DEFAULTS } from "./plan-settings.ts";
import { createPlanSearch } from "./search-plan.ts";
import { solvePlanByHighs } from "./solve-by-highs.ts";

/** `npm run referee` asks for more. */
const COUNT = Number(process.env["PLAN_PROGRAMS"] ?? 2);
const MONTHS = 7;

test.each(Array.from({ length: COUNT }, (_, seed) => seed))("case %i", async (seed) => {
  const { pick, shuffle, chance } = createRandom(4_000 + seed);
  const preset = pick(PRESETS);
  const plain = records.rewards.cards.filter(({ choices }) => choices.every(({ mode }) => mode !== "chosen"));
  const cards = shuffle(plain.filter(({ status }) => status === "open"))
    .slice(0, 3)
    .toSorted((left, right) => (left.slug < right.slug ? -1 : 1));
  const owned = chance(0.5) ? [cards[0]!.slug] : [];
  const { profile } = resolveProfile(
    { preset: preset.slug, type: "any", brandsUsed: "any", score: 850, owned },
    records.rewards.brands,
  );
  const settings = {
    ...PLAN_DEFAULTS,
    months: MONTHS,
    startsIn: pick([0, 5, 10]),
    applications: 2,
    renews: Object.fromEntries(owned.map((slug) => [slug, pick([1, 4])])),
    maxSteps: 1_000_000,
  };
  const catalog = { ...records.plan, rules: [], changes: {} };
  const model = compilePlan({ ...records.rewards, cards }, catalog, profile, settings, { isMerged: true });
  const { best, isProved } = createPlanSearch(model).search();
  expect(isProved).toBe(true);
  const solved = await solvePlanByHighs(model);
  expect(solved.isOptimal).toBe(true);
  expect(Math.abs(best.objectiveUsd - solved.objectiveUsd)).toBeLessThan(0.02);
});
