/**
 * CPU time of the rewards engine in Node, warm: hostile profiles over the whole catalog for five cards, answers with and
 * without what would change them, and catalogs grown to a thousand cards. Processor time, not the clock's: the machine may
 * be busy.
 */
import { loadCatalog } from "../../build/load-catalog.ts";
import { analyzeWallet } from "../../src/engine/wallet/analyze-wallet.ts";
import { growCatalog, makeProfiles, type NamedProfile } from "../../src/engine/wallet/test-profiles.ts";
import { surchargeFees } from "../../src/engine/wallet/fee-surcharge.ts";
import { compileSearch } from "../../src/engine/wallet/search-model.ts";
import { createWalletFinder } from "../../src/engine/wallet/wallet-finder.ts";
import { listEligibleCards } from "../../src/engine/value/eligible-cards.ts";
import { PRESETS } from "../../src/engine/value/presets.ts";
import { resolveProfile } from "../../src/engine/value/resolve-profile.ts";
import type { RewardsCatalog } from "../../src/engine/value/wallet-card.ts";
import { makeRewardsCatalog } from "../support/make-rewards-catalog.ts";
import { quantile } from "./measure/quantile.ts";

const MAX_CARDS = 5;
const HOSTILE = 2_000;
const GROWN = { cards: 1_000, profiles: 60 };
const NEAR = { keep: 31, withinUsd: 25 };

interface Times {
  readonly what: string;
  readonly profiles: number;
  readonly medianMs: number;
  readonly p99Ms: number;
  readonly maxMs: number;
  readonly slowest: string;
  readonly unproved: number;
}

function cpuMs(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}

function timeAll(what: string, profiles: readonly NamedProfile[], work: (profile: NamedProfile) => boolean): Times {
  for (const profile of profiles.slice(0, 20)) work(profile);
  let unproved = 0;
  const times = profiles.map((profile) => ({
    name: profile.name,
    ms: cpuMs(() => {
      if (!work(profile)) unproved += 1;
    }),
  }));
  const sorted = times.map(({ ms }) => ms).toSorted((left, right) => left - right);
  const slowest = times.reduce((one, other) => (other.ms > one.ms ? other : one));
  const [medianMs, p99Ms, maxMs] = [0.5, 0.99, 1].map((share) => quantile(sorted, share));
  return {
    what,
    profiles: profiles.length,
    medianMs: medianMs!,
    p99Ms: p99Ms!,
    maxMs: maxMs!,
    slowest: slowest.name,
    unproved,
  };
}

function search(catalog: RewardsCatalog): (profile: NamedProfile) => boolean {
  return ({ profile }) => {
    const { cards } = listEligibleCards(catalog.cards, profile);
    const model = surchargeFees(compileSearch(cards, profile));
    return createWalletFinder(model, profile).findAll(NEAR.keep, NEAR.withinUsd).isProved;
  };
}

function analyze(catalog: RewardsCatalog, options: object): (profile: NamedProfile) => boolean {
  return ({ profile }) => {
    const answer = analyzeWallet(catalog, profile, options);
    return answer.ok && answer.proof.optimal;
  };
}

export function runWalletEngineBench(): { readonly cards: number; readonly times: readonly Times[] } {
  const catalog = makeRewardsCatalog([...loadCatalog().values()]);
  const grown = growCatalog(catalog, GROWN.cards);
  const presets = PRESETS.flatMap(({ slug }) =>
    [3, MAX_CARDS].map((maxCards) => ({
      name: `${slug}, ${maxCards} cards`,
      profile: resolveProfile({ preset: slug, maxCards }, catalog.brands).profile,
    })),
  );
  return {
    cards: catalog.cards.length,
    times: [
      timeAll("search, hostile", makeProfiles(catalog, HOSTILE, MAX_CARDS), search(catalog)),
      timeAll("search, presets", presets, search(catalog)),
      timeAll("answer without what would change it", presets, analyze(catalog, { sensitivity: false })),
      timeAll("whole answer", presets, analyze(catalog, {})),
      timeAll(`search, ${GROWN.cards} cards`, makeProfiles(grown, GROWN.profiles, MAX_CARDS), search(grown)),
    ],
  };
}
