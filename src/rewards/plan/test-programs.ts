/** For tests: one plan of a few real cards, by the search and by a mixed integer program. */
import { createRandom } from "../value/test-cards.ts";
import { PRESETS } from "../value/presets.ts";
import { resolveProfile } from "../value/resolve-profile.ts";
import type { RewardsCatalog } from "../value/wallet-card.ts";
import type { PlanCatalog } from "./plan-catalog.ts";
import { compilePlan, type PlanModel } from "./plan-model.ts";
import { PLAN_DEFAULTS } from "./plan-settings.ts";
import { createPlanSearch } from "./search-plan.ts";
import { solvePlanByHighs } from "./solve-by-highs.ts";

const MONTHS = 7;

interface PlanRecords {
  readonly rewards: RewardsCatalog;
  readonly plan: PlanCatalog;
}

/** Three of the real cards over seven months. Cards with chosen categories and issuers' rules are left out. */
export function makeProgramCase(records: PlanRecords, seed: number): PlanModel {
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
  return compilePlan({ ...records.rewards, cards }, catalog, profile, settings, { isMerged: true });
}

/** Dollars of the two best plans; both must be proved. */
export async function planTwice(records: PlanRecords, seed: number) {
  const model = makeProgramCase(records, seed);
  const { best, isProved } = createPlanSearch(model).search();
  const { objectiveUsd, isOptimal } = await solvePlanByHighs(model);
  return { areProved: isProved && isOptimal, searchUsd: best.objectiveUsd, programUsd: objectiveUsd };
}
