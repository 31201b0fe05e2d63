/**
 * Processor time of the planner's thread in Node: the search and the whole answer for every preset, plans for a trip, and
 * answers within the server's work.
 */
import { loadCatalog } from "../../build/load-catalog.ts";
import { toToolRecords } from "../../build/tool-records.ts";
import { makePlan, type StepListener } from "../../src/engine/make-plan.ts";
import type { PlanAnswer } from "../../src/engine/plan/plan-answer.ts";
import { compilePlan } from "../../src/engine/plan/plan-model.ts";
import {
  BEST_SO_FAR_MS,
  BROWSER_WORK,
  DEFAULT_APPLICATIONS,
  FIRST_WORK,
  PLAN_DEFAULTS,
  PLAN_MONTHS,
  type PlanSettings,
  SERVER_WORK,
} from "../../src/engine/plan/plan-settings.ts";
import { createPlanSearch } from "../../src/engine/plan/search-plan.ts";
import { PRESETS } from "../../src/engine/value/presets.ts";
import type { Profile } from "../../src/engine/value/profile.ts";
import { resolveProfile } from "../../src/engine/value/resolve-profile.ts";
import { makeProfiles } from "../../src/engine/wallet/test-profiles.ts";
import { countWork } from "../support/count-work.ts";
import { quantile } from "./measure/quantile.ts";

/** Beside the defaults of each length. */
const LARGER = [
  { months: 12, applications: 4, people: 1 },
  { months: 24, applications: 5, people: 1 },
  { months: 12, applications: 2, people: 2 },
  { months: 24, applications: 4, people: 2 },
] as const;

/** Points and the month of a trip, by the number of people. */
const TRIPS = [
  { program: "world-of-hyatt", points: 60_000, month: 7 },
  { program: "world-of-hyatt", points: 200_000, month: 10 },
  { program: "aeroplan", points: 120_000, month: 9 },
  { program: "united-mileageplus", points: 150_000, month: 9 },
] as const;
const SERVER_PROFILES = 40;
const WORK_QUESTIONS = 100;
/** A visitor is to have the best plan found by then. */
const PATIENCE_MS = 5_000;

function toSettings(
  { months, applications, people }: { readonly months: number; readonly applications: number; readonly people: number },
  { score, trips, has }: Pick<Profile, "score" | "trips" | "has">,
): PlanSettings {
  const person = { opened: [], closed: [], had: [], otherOpened: [], renews: {}, applications };
  const second = people > 1 ? { ...person, owned: [], has, score, trips } : null;
  return { ...PLAN_DEFAULTS, ...person, months, second };
}

/** Milliseconds of this thread's processor time since now: a browser's worker, too, compiles and collects garbage beside it. */
function startClock(): () => number {
  const before = process.threadCpuUsage();
  return () => {
    const { user, system } = process.threadCpuUsage(before);
    return (user + system) / 1_000;
  };
}

const toGapPercent = ({ proof, best }: PlanAnswer) => (100 * proof.gapUsd) / Math.abs(best.objectiveUsd);

function cpuMs<Result>(work: () => Result): { readonly ms: number; readonly result: Result } {
  const readMs = startClock();
  const result = work();
  return { ms: readMs(), result };
}

export async function runPlannerBench() {
  const cards = [...loadCatalog().values()];
  const records = toToolRecords(cards);
  const defaults = PLAN_MONTHS.map((months) => ({ months, applications: DEFAULT_APPLICATIONS[months], people: 1 }));
  const presets = [...defaults, ...LARGER].flatMap((size) =>
    PRESETS.map(({ slug }) => {
      const { profile } = resolveProfile({ preset: slug }, records.rewards.brands);
      const settings = { ...toSettings(size, profile), work: BROWSER_WORK };
      const asked = { rewards: records.rewards, catalog: records.plan, profile, settings };
      const search = cpuMs(() => createPlanSearch(compilePlan(asked, { isMerged: true })).search());
      const { operations, isProved, boundUsd, best } = search.result;
      return {
        preset: slug,
        ...size,
        searchMs: search.ms,
        answerMs: cpuMs(() => makePlan(asked)).ms,
        operations,
        gapPercent: isProved ? 0 : (100 * (boundUsd - best.objectiveUsd)) / best.objectiveUsd,
      };
    }),
  );
  const trips = LARGER.map((size) => {
    const runs = (["household", "family", "frequent-flyer"] as const).flatMap((preset) => {
      const { profile } = resolveProfile({ preset, brandsUsed: "any" }, records.rewards.brands);
      return TRIPS.map((goal) => {
        const asked = { ...toSettings(size, profile), goal: { ...goal, points: goal.points * size.people } };
        const plan = (work: PlanSettings["work"], onStep?: StepListener<PlanAnswer>) =>
          cpuMs(() =>
            makePlan(
              { rewards: records.rewards, catalog: records.plan, profile, settings: { ...asked, work } },
              onStep,
            ),
          );
        const first = plan(FIRST_WORK);
        if (!first.result.ok) throw new Error("the profile is wrong");
        let shown: PlanAnswer = first.result;
        const readMs = startClock();
        const { ms, result } = plan(BROWSER_WORK, (_, toAnswer) => {
          if (toAnswer && shown === first.result && first.ms + readMs() >= BEST_SO_FAR_MS) shown = toAnswer();
        });
        if (!result.ok) throw new Error("the profile is wrong");
        if (first.ms + ms <= PATIENCE_MS) shown = result;
        const isReached = result.trip?.isReached ?? false;
        return {
          firstMs: first.ms,
          ms,
          isReached,
          gapPercent: toGapPercent(result),
          shownGapPercent: toGapPercent(shown),
        };
      });
    });
    const ordered = (values: readonly number[]) => values.toSorted((left, right) => left - right);
    const reached = runs.filter(({ isReached }) => isReached);
    const gaps = ordered(reached.map(({ gapPercent }) => gapPercent));
    return {
      ...size,
      trips: runs.length,
      reached: gaps.length,
      firstMaxMs: Math.max(...runs.map(({ firstMs }) => firstMs)),
      medianMs: quantile(ordered(runs.map(({ ms }) => ms)), 0.5),
      maxMs: Math.max(...runs.map(({ ms }) => ms)),
      medianGapPercent: quantile(gaps, 0.5),
      maxGapPercent: gaps.at(-1) ?? 0,
      medianGapAfter5sPercent: quantile(ordered(reached.map(({ shownGapPercent }) => shownGapPercent)), 0.5),
    };
  });
  const server = LARGER.map((size) => {
    const times = makeProfiles(records.rewards, SERVER_PROFILES, 3, 7)
      .map(({ profile: made }) => {
        const profile: Profile = made;
        const settings = toSettings(size, profile);
        return cpuMs(() =>
          makePlan({
            rewards: records.rewards,
            catalog: records.plan,
            profile,
            settings: { ...settings, work: SERVER_WORK },
          }),
        ).ms;
      })
      .toSorted((left, right) => left - right);
    return { ...size, answers: times.length, medianMs: quantile(times, 0.5), p99Ms: quantile(times, 0.99) };
  });
  const worst = countWork(records, cards, WORK_QUESTIONS)
    .toSorted((one, other) => other.operations - one.operations)
    .slice(0, 5)
    .map(({ search, operations }) => ({ millions: Math.round(operations / 1e6), search }));
  return { presets, trips, server, worst };
}
