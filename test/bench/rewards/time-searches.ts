/** The profiles that are measured, and how their times are summed up, the same in Node and in Chromium. */
import { loadCatalog } from "../../../build/load-catalog.ts";
import type { Card } from "../../../src/catalog/card.ts";
import { makeProfiles, makeTiedProfiles, type NamedRequest } from "../../../src/rewards/test-profiles.ts";
import { quantile } from "../measure/quantile.ts";

export const PROFILES = 200;
export const MAX_CARDS = 5;

export interface TimedSearch {
  readonly ms: number;
  readonly netUsd: number;
  readonly wallets: number;
  readonly examined: number;
}

export interface SearchTimes {
  readonly profiles: string;
  readonly maxCards: number;
  readonly count: number;
  readonly medianMs: number;
  readonly p95Ms: number;
  readonly maxMs: number;
  /** The most there are for one of these requests. */
  readonly wallets: number;
  readonly medianExamined: number;
  readonly maxExamined: number;
  readonly slowest: string;
}

/** `varied`: whatever people may ask. `tied`: few lines and no perks, where hundreds of wallets are worth the same. */
export const PROFILE_KINDS = { varied: makeProfiles, tied: makeTiedProfiles } as const;
export type ProfileKind = keyof typeof PROFILE_KINDS;

/** The real catalog, in the order of its files. */
export const listBenchCards = (): Card[] => [...loadCatalog().values()];

export function sumUp(
  profiles: ProfileKind,
  maxCards: number,
  requests: readonly NamedRequest[],
  runs: readonly TimedSearch[],
): SearchTimes {
  const times = runs.map(({ ms }) => ms);
  const examined = runs.map((run) => run.examined);
  const maxMs = Math.max(...times);
  return {
    profiles,
    maxCards,
    count: runs.length,
    medianMs: quantile(times, 0.5),
    p95Ms: quantile(times, 0.95),
    maxMs,
    wallets: Math.max(...runs.map(({ wallets }) => wallets)),
    medianExamined: quantile(examined, 0.5),
    maxExamined: Math.max(...examined),
    slowest: requests[times.indexOf(maxMs)]?.name ?? "",
  };
}
