/** Runs in a browser's worker: proves one wallet for each profile, with its time, and is told what to do by a message. */
import { createWalletFinder } from "../../../src/engine/search/wallet-finder.ts";
import { listEligibleCards } from "../../../src/engine/value/eligible-cards.ts";
import type { Profile } from "../../../src/engine/value/profile.ts";
import type { RewardsCatalog } from "../../../src/engine/value/wallet-card.ts";

export interface EngineJob {
  readonly catalog: RewardsCatalog;
  readonly profiles: readonly Profile[];
  readonly keep: number;
  readonly withinUsd: number;
}

export interface TimedSearch {
  readonly ms: number;
  readonly objectiveUsd: number;
  readonly isProved: boolean;
}

export function timeSearches({ catalog, profiles, keep, withinUsd }: EngineJob): TimedSearch[] {
  return profiles.map((profile) => {
    const start = performance.now();
    const { cards } = listEligibleCards(catalog.cards, profile);
    const { best, isProved } = createWalletFinder(cards, profile, catalog.rules).findAll(keep, withinUsd);
    return { ms: performance.now() - start, objectiveUsd: best[0]?.objectiveUsd ?? 0, isProved };
  });
}

if ("WorkerGlobalScope" in globalThis) {
  addEventListener("message", ({ data }: MessageEvent<EngineJob>) => postMessage(timeSearches(data)));
}
