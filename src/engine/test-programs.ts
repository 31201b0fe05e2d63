/** For tests: one plan of a few real cards, by the search and by a mixed integer program. */
import { createRandom } from "./value/test-cards.ts";
import { PRESETS } from "./value/presets.ts";
import { resolveProfile } from "./value/resolve-profile.ts";
import type { RewardsCatalog, WalletCard } from "./value/wallet-card.ts";
import type { PlanCatalog } from "./plan/plan-catalog.ts";
import { compilePlan, type PlanModel } from "./plan/plan-model.ts";
import { PLAN_DEFAULTS, type PlanSettings } from "./plan/plan-settings.ts";
import { planTrip } from "./goal/plan-trip.ts";
import { createPlanSearch } from "./plan/search-plan.ts";
import { solvePlanByHighs } from "./plan/test-solve-by-highs.ts";
import { startWork } from "./work-budget.ts";
import { makeSecond } from "./plan/test-models.ts";

const MONTHS = 7;

interface PlanRecords {
  readonly rewards: RewardsCatalog;
  readonly plan: PlanCatalog;
}

/** `two`: two people with two of the cards. `perks`: among the cards is one with a perk that needs a year's spend, and all perks count. */
export type ProgramKind = "one" | "two" | "perks";

/** Three of the real cards over seven months. Cards with chosen categories and issuers' rules are left out. */
export function makeProgramCase(records: PlanRecords, seed: number, kind: ProgramKind = "one"): PlanModel {
  const { pick, shuffle, chance } = createRandom(4_000 + seed);
  const preset = pick(PRESETS);
  const plain = records.rewards.cards.filter(({ choices }) => choices.every(({ mode }) => mode !== "chosen"));
  const shuffled = shuffle(plain.filter(({ status }) => status === "open"));
  const hasUnlock = ({ perks }: WalletCard) =>
    perks.some(({ needs, faceUsd }) => (needs?.spendUsd ?? Infinity) <= 15_000 && (faceUsd ?? 0) > 0);
  const first = kind === "perks" ? shuffled.filter(hasUnlock).slice(0, 1) : [];
  const cards = [...new Set([...first, ...shuffled])]
    .slice(0, kind === "one" ? 3 : 2)
    .toSorted((left, right) => (left.slug < right.slug ? -1 : 1));
  const owned = chance(0.5) ? [cards[0]!.slug] : [];
  const { profile } = resolveProfile(
    {
      preset: preset.slug,
      type: "any",
      brandsUsed: "any",
      score: 850,
      owned,
      ...(kind === "perks" ? { perks: "face", spend: { other: 3_500, dining: 600, travel_other: 800 } } : {}),
    },
    records.rewards.brands,
  );
  const settings = {
    ...PLAN_DEFAULTS,
    months: MONTHS,
    startsIn: pick([0, 5, 10]),
    restOfMonth: pick([1, 0.5, 0.2]),
    applications: kind === "two" ? 1 : 2,
    second: kind === "two" ? makeSecond({ applications: 1, has: profile.has, score: 850 }) : null,
    renews: Object.fromEntries(owned.map((slug) => [slug, pick([1, 4])])),
    work: { plan: 10_000_000_000, beside: 0 },
  };
  const catalog = { ...records.plan, rules: [], changes: {} };
  return compilePlan({ rewards: { ...records.rewards, cards }, catalog, profile, settings }, { isMerged: true });
}

/** Dollars of the two best plans; both must be proved. */
export async function planTwice(records: PlanRecords, seed: number, kind: ProgramKind = "one") {
  const model = makeProgramCase(records, seed, kind);
  const { best, isProved } = createPlanSearch(model).search();
  const { objectiveUsd, isOptimal } = await solvePlanByHighs(model);
  return {
    areProved: isProved && isOptimal,
    searchUsd: best.objectiveUsd,
    programUsd: objectiveUsd,
    unlocks: best.plan.filter(({ unlock }) => unlock !== null).length,
  };
}

/** Whole catalogs for a program: no issuers' rules, no changes of product, no chosen categories. */
function toPlainRecords({ rewards, plan }: PlanRecords, slugs: readonly string[] | null = null): PlanRecords {
  const cards = rewards.cards.filter(
    ({ slug, choices }) => choices.every(({ mode }) => mode !== "chosen") && (slugs === null || slugs.includes(slug)),
  );
  return { rewards: { ...rewards, cards }, plan: { ...plan, rules: [], changes: {} } };
}

/**
 * A plan of the whole catalog by the search; then of its own cards, and of some
 * that it leaves out, by the search and by the program.
 */
export async function planBothWays(
  records: PlanRecords,
  preset: string,
  settings: Pick<PlanSettings, "months" | "applications">,
  more: number,
  seconds: number,
) {
  const { profile } = resolveProfile({ preset }, records.rewards.brands);
  const given: PlanSettings = {
    ...PLAN_DEFAULTS,
    ...settings,
    startsIn: 10,
    work: { plan: 10_000_000_000, beside: 0 },
  };
  const search = ({ rewards, plan }: PlanRecords) => {
    const model = compilePlan({ rewards, catalog: plan, profile, settings: given }, { isMerged: true });
    return { model, ...createPlanSearch(model).search() };
  };
  const all = search(toPlainRecords(records));
  const own = all.best.plan.map(({ card }) => all.model.cards[card]!.card.slug);
  const others = all.model.cards.flatMap(({ card: { slug } }) => (own.includes(slug) ? [] : [slug])).slice(0, more);
  const few = search(toPlainRecords(records, [...own, ...others]));
  const program = await solvePlanByHighs(few.model, seconds);
  return {
    areProved: all.isProved && few.isProved,
    allUsd: all.best.objectiveUsd,
    fewUsd: few.best.objectiveUsd,
    program,
  };
}

/** The cheapest plan of a few real cards with so many Hyatt points, by the search and by the program. */
export async function reachTwice(records: PlanRecords, preset: string, points: number, month: number) {
  const slugs = ["chase-sapphire-preferred", "chase-sapphire-reserve", "chase-freedom-unlimited", "bilt-blue"];
  const { rewards, plan } = toPlainRecords(records, slugs);
  // The program knows no steps.
  const catalog = { ...plan, transfers: plan.transfers.map((link) => ({ ...link, step: 1 })) };
  const { profile } = resolveProfile({ preset, type: "any", score: 850 }, rewards.brands);
  const settings: PlanSettings = {
    ...PLAN_DEFAULTS,
    months: 8,
    startsIn: 10,
    goal: { program: "world-of-hyatt", points, month },
    work: { plan: 10_000_000_000, beside: 1_000_000_000 },
  };
  const model = compilePlan({ rewards, catalog, profile, settings }, { isMerged: true });
  const planner = createPlanSearch(model);
  const question = { rewards, catalog, profile, settings };
  const found = planTrip({ question, model, planner, money: planner.search(), work: startWork() });
  return { found, program: await solvePlanByHighs(model) };
}
