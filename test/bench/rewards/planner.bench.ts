/**
 * Processor time of the planner in Node: the search alone and the whole answer
 * for every preset, and small plans beside HiGHS, which solves the same question
 * as a mixed integer program.
 */
import { loadCatalog } from "../../../build/load-catalog.ts";
import { toToolRecords } from "../../../build/tool-records.ts";
import { makePlan } from "../../../src/rewards/plan/make-plan.ts";
import { compilePlan } from "../../../src/rewards/plan/plan-model.ts";
import { DEFAULT_APPLICATIONS, PLAN_DEFAULTS, PLAN_MONTHS } from "../../../src/rewards/plan/plan-settings.ts";
import { createPlanSearch } from "../../../src/rewards/plan/search-plan.ts";
import { solvePlanByHighs } from "../../../src/rewards/plan/solve-by-highs.ts";
import { makeProgramCase } from "../../../src/rewards/plan/test-programs.ts";
import { PRESETS } from "../../../src/rewards/value/presets.ts";
import { resolveProfile } from "../../../src/rewards/value/resolve-profile.ts";
import { quantile } from "../measure/quantile.ts";

const PROGRAMS = 20;
/** Beside the defaults of each length. */
const LARGER = [
  { months: 12, applications: 4, people: 1 },
  { months: 24, applications: 5, people: 1 },
  { months: 12, applications: 2, people: 2 },
  { months: 24, applications: 4, people: 2 },
] as const;

function cpuMs<Result>(work: () => Result): { readonly ms: number; readonly result: Result } {
  const before = process.cpuUsage();
  const result = work();
  const { user, system } = process.cpuUsage(before);
  return { ms: (user + system) / 1_000, result };
}

export async function runPlannerBench() {
  const records = toToolRecords([...loadCatalog().values()]);
  const presets = PRESETS.flatMap(({ slug }) =>
    PLAN_MONTHS.map((months) => {
      const { profile } = resolveProfile({ preset: slug }, records.rewards.brands);
      const settings = { ...PLAN_DEFAULTS, months, applications: DEFAULT_APPLICATIONS[months] };
      const search = cpuMs(() =>
        createPlanSearch(compilePlan(records.rewards, records.plan, profile, settings, { isMerged: true })).search(),
      );
      const answer = cpuMs(() => makePlan(records.rewards, records.plan, profile, settings));
      const { steps, isProved, boundUsd, best } = search.result;
      return {
        preset: slug,
        months,
        searchMs: search.ms,
        answerMs: answer.ms,
        steps,
        gapUsd: isProved ? 0 : boundUsd - best.objectiveUsd,
      };
    }),
  );
  const larger = PRESETS.flatMap(({ slug }) =>
    LARGER.map(({ months, applications, people }) => {
      const { profile } = resolveProfile({ preset: slug }, records.rewards.brands);
      const person = { opened: [], closed: [], had: [], otherOpened: [], renews: {}, applications };
      const { score, trips, has } = profile;
      const second = people > 1 ? { ...person, owned: [], has, score, trips } : null;
      const settings = { ...PLAN_DEFAULTS, ...person, months, second };
      const { ms, result } = cpuMs(() =>
        createPlanSearch(compilePlan(records.rewards, records.plan, profile, settings, { isMerged: true })).search(),
      );
      const { steps, isProved, boundUsd, best } = result;
      const gapUsd = isProved ? 0 : boundUsd - best.objectiveUsd;
      return { preset: slug, people, months, applications, ms, steps, gapPercent: (100 * gapUsd) / best.objectiveUsd };
    }),
  );
  const ownMs: number[] = [];
  const highsMs: number[] = [];
  for (let seed = 0; seed < PROGRAMS; seed += 1) {
    const model = makeProgramCase(records, seed);
    ownMs.push(cpuMs(() => createPlanSearch(model).search()).ms);
    highsMs.push((await solvePlanByHighs(model)).ms);
  }
  const toMedian = (times: readonly number[]) =>
    quantile(
      times.toSorted((left, right) => left - right),
      0.5,
    );
  return {
    presets,
    larger,
    besideHighs: [{ programs: PROGRAMS, ownMedianMs: toMedian(ownMs), highsMedianMs: toMedian(highsMs) }],
  };
}
