/**
 * How fast the best wallet is proved: 200 seeded profiles over the whole
 * catalogue at k = 5, beside plain enumeration and an independent solver
 * (HiGHS, the same model as a mixed integer program), in one run.
 *
 *     node test/bench/rewards/best-wallet.bench.ts          a table
 *     node test/bench/rewards/best-wallet.bench.ts --json   the result as JSON
 */
import { readdirSync, readFileSync } from "node:fs";

import type { Card } from "../../../src/catalogue/card.ts";
import { type BestWallet, findBestWallet } from "../../../src/rewards/best-wallet.ts";
import { listEligibleCards, type WalletRequest } from "../../../src/rewards/check-request.ts";
import { createWalletPricer } from "../../../src/rewards/price-wallet.ts";
import { compileSearch } from "../../../src/rewards/search-model.ts";
import { DEFAULT_LINES } from "../../../src/rewards/spend-presets.ts";
import { solveByHighs } from "../../../src/rewards/solve-by-highs.ts";
import { makeProfiles, type NamedRequest } from "../../../src/rewards/test-profiles.ts";

const PROFILES = 200;
const MILP_PROFILES = 5;
const MAX_CARDS = 5;
const CARDS_FOLDER = new URL("../../../src/catalogue/cards/", import.meta.url);

export interface BestWalletBench {
  readonly cards: number;
  readonly profiles: number;
  readonly firstRunMs: number;
  readonly medianMs: number;
  readonly p95Ms: number;
  readonly maxMs: number;
  readonly slowest: string;
  readonly wallets: number;
  readonly medianExamined: number;
  readonly maxExamined: number;
  /** Growth of the heap over all runs without a collection: an upper limit for one. */
  readonly heapMb: number;
  readonly enumeration: readonly {
    maxCards: number;
    wallets: number;
    enumerationMs: number;
    searchMs: number;
    ratio: number;
    agrees: boolean;
  }[];
  readonly milp: readonly { profile: string; highsMs: number; searchMs: number; ratio: number; agrees: boolean }[];
}

function solve(cards: readonly Card[], request: WalletRequest): BestWallet & { readonly ms: number } {
  const start = performance.now();
  const result = findBestWallet(cards, request);
  const ms = performance.now() - start;
  if (!result.ok) throw new Error(JSON.stringify(result.errors));
  return { ...result, ms };
}

function loadCards(): Card[] {
  return readdirSync(CARDS_FOLDER)
    .filter((file) => file.endsWith(".json"))
    .map((file) => JSON.parse(readFileSync(new URL(file, CARDS_FOLDER), "utf8")) as Card);
}

function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((left, right) => left - right);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
}

/** Prices every wallet of up to `maxCards` cards with the search's own fast pricing. */
function enumerate(cards: readonly Card[], request: WalletRequest, maxCards: number) {
  const start = performance.now();
  const model = compileSearch(listEligibleCards(cards, request), request, Infinity);
  const price = createWalletPricer(model);
  let netUsd = 0;
  let wallets = 0;
  const members: number[] = [];
  const walk = (from: number) => {
    wallets += 1;
    netUsd = Math.max(netUsd, price(members));
    if (members.length === maxCards) return;
    for (let card = from; card < model.cards.length; card += 1) {
      members.push(card);
      walk(card + 1);
      members.pop();
    }
  };
  walk(0);
  return { netUsd, wallets, ms: performance.now() - start };
}

const isSame = (left: number, right: number) => Math.abs(left - right) <= 1e-4 * Math.max(1, Math.abs(right) / 100);

export async function runBestWalletBench(): Promise<BestWalletBench> {
  const cards = loadCards();
  const firstRunMs = solve(cards, { lines: DEFAULT_LINES, maxCards: MAX_CARDS }).ms;
  const profiles = makeProfiles(cards, PROFILES, MAX_CARDS);
  for (const { request } of profiles.slice(0, 20)) solve(cards, request);

  const heapBefore = process.memoryUsage().heapUsed;
  let heapMost = heapBefore;
  const runs = profiles.map(({ name, request }) => {
    const { ms, proof, wallet } = solve(cards, request);
    heapMost = Math.max(heapMost, process.memoryUsage().heapUsed);
    return { name, ms, proof, netUsd: wallet.netUsd };
  });
  const times = runs.map(({ ms }) => ms);
  const examined = runs.map(({ proof }) => proof.examined);

  const enumeration = [1, 2, 3].map((maxCards) => {
    const request = { lines: DEFAULT_LINES, maxCards };
    const all = enumerate(cards, request, maxCards);
    const [first, second, third] = [solve(cards, request), solve(cards, request), solve(cards, request)];
    const { wallet } = first;
    const ms = quantile([first.ms, second.ms, third.ms], 0.5);
    return {
      maxCards,
      wallets: all.wallets,
      enumerationMs: all.ms,
      searchMs: ms,
      ratio: all.ms / ms,
      agrees: isSame(wallet.netUsd, all.netUsd),
    };
  });

  const milp: BestWalletBench["milp"][number][] = [];
  const picked: NamedRequest[] = [
    { name: "default", request: { lines: DEFAULT_LINES, maxCards: MAX_CARDS } },
    ...profiles.filter((_, index) => index % Math.floor(PROFILES / MILP_PROFILES) === 7),
  ].slice(0, MILP_PROFILES);
  for (const { name, request } of picked) {
    const [first, second, third] = [solve(cards, request), solve(cards, request), solve(cards, request)];
    const { wallet } = first;
    const ms = quantile([first.ms, second.ms, third.ms], 0.5);
    const solved = await solveByHighs(listEligibleCards(cards, request), request);
    milp.push({
      profile: name,
      highsMs: solved.ms,
      searchMs: ms,
      ratio: solved.ms / ms,
      agrees: isSame(solved.netUsd, wallet.netUsd),
    });
  }

  return {
    cards: cards.length,
    profiles: PROFILES,
    firstRunMs,
    medianMs: quantile(times, 0.5),
    p95Ms: quantile(times, 0.95),
    maxMs: Math.max(...times),
    slowest: runs.find(({ ms }) => ms === Math.max(...times))?.name ?? "",
    wallets: Math.max(...runs.map(({ proof }) => proof.wallets)),
    medianExamined: quantile(examined, 0.5),
    maxExamined: Math.max(...examined),
    heapMb: (heapMost - heapBefore) / 1e6,
    enumeration,
    milp,
  };
}

const round = (value: unknown) => (typeof value === "number" ? Math.round(value * 100) / 100 : value);

if (import.meta.main) {
  const result = await runBestWalletBench();
  if (process.argv.includes("--json")) {
    console.log(JSON.stringify(result, null, 2));
  } else {
    const { enumeration, milp, ...search } = result;
    const tidy = (row: object) => Object.fromEntries(Object.entries(row).map(([key, value]) => [key, round(value)]));
    console.log(`Best wallet of up to ${MAX_CARDS} cards, with runners-up and frontier`);
    console.table(tidy(search));
    console.log("Against pricing every wallet (default spend)");
    console.table(enumeration.map(tidy));
    console.log("Against HiGHS (the best wallet only)");
    console.table(milp.map(tidy));
  }
}
