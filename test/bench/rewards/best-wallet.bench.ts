/**
 * How fast the best wallet is proved in Node: 200 varied profiles over the whole
 * catalog for each number of cards, 200 more where most wallets tie, and beside
 * them plain enumeration where that ends and an independent solver (HiGHS, the
 * same model as a mixed integer program), in one run.
 */
import type { Card } from "../../../src/catalog/card.ts";
import { type BestWallet, findBestWallet } from "../../../src/rewards/best-wallet.ts";
import { listEligibleCards, type WalletRequest } from "../../../src/rewards/check-request.ts";
import { createWalletPricer } from "../../../src/rewards/price-wallet.ts";
import { compileSearch } from "../../../src/rewards/search-model.ts";
import { DEFAULT_LINES } from "../../../src/rewards/spend-presets.ts";
import { solveByHighs } from "../../../src/rewards/solve-by-highs.ts";
import { quantile } from "../measure/quantile.ts";
import {
  listBenchCards,
  MAX_CARDS,
  PROFILE_KINDS,
  type ProfileKind,
  PROFILES,
  type SearchTimes,
  sumUp,
} from "./time-searches.ts";

const MILP_PROFILES = 5;
/** Beyond it, pricing every wallet takes minutes. */
const MAX_ENUMERATED_CARDS = 4;

export interface BestWalletBench {
  readonly cards: number;
  /** Of a process that has compiled nothing yet. */
  readonly firstRunMs: number;
  /** Growth of the heap over all runs without a collection: an upper limit for one. */
  readonly heapMb: number;
  readonly times: readonly SearchTimes[];
  readonly enumeration: readonly (Rivalry & { readonly maxCards: number; readonly wallets: number })[];
  readonly milp: readonly (Rivalry & { readonly profile: string })[];
}

/** The search and another way to the same answer. */
interface Rivalry {
  readonly rivalMs: number;
  readonly searchMs: number;
  readonly ratio: number;
  readonly agrees: boolean;
}

function solve(cards: readonly Card[], request: WalletRequest): BestWallet & { readonly ms: number } {
  const start = performance.now();
  const result = findBestWallet(cards, request);
  const ms = performance.now() - start;
  if (!result.ok) throw new Error(JSON.stringify(result.errors));
  return { ...result, ms };
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

/** The search three times, for its median, beside the other. */
function rival(cards: readonly Card[], request: WalletRequest, other: { netUsd: number; ms: number }): Rivalry {
  const runs = [solve(cards, request), solve(cards, request), solve(cards, request)];
  const searchMs = quantile(
    runs.map(({ ms }) => ms),
    0.5,
  );
  const netUsd = runs[0]?.wallet.netUsd ?? Number.NaN;
  const agrees = Math.abs(other.netUsd - netUsd) <= 1e-4 * Math.max(1, Math.abs(netUsd) / 100);
  return { rivalMs: other.ms, searchMs, ratio: other.ms / searchMs, agrees };
}

export async function runBestWalletBench(): Promise<BestWalletBench> {
  const cards = listBenchCards();
  const firstRunMs = solve(cards, { lines: DEFAULT_LINES, maxCards: MAX_CARDS }).ms;

  const heapBefore = process.memoryUsage().heapUsed;
  let heapMost = heapBefore;
  const time = (kind: ProfileKind, maxCards: number) => {
    const requests = PROFILE_KINDS[kind](cards, PROFILES, maxCards);
    for (const { request } of requests.slice(0, 20)) solve(cards, request);
    const runs = requests.map(({ request }) => {
      const { ms, proof, wallet } = solve(cards, request);
      heapMost = Math.max(heapMost, process.memoryUsage().heapUsed);
      return { ms, netUsd: wallet.netUsd, wallets: proof.wallets, examined: proof.examined };
    });
    return sumUp(kind, maxCards, requests, runs);
  };
  const sizes = [1, 2, 3, 4, MAX_CARDS];
  const times = [...sizes.map((maxCards) => time("varied", maxCards)), time("tied", MAX_CARDS)];

  const enumeration = sizes
    .filter((maxCards) => maxCards <= MAX_ENUMERATED_CARDS)
    .map((maxCards) => {
      const request = { lines: DEFAULT_LINES, maxCards };
      const all = enumerate(cards, request, maxCards);
      return { maxCards, wallets: all.wallets, ...rival(cards, request, all) };
    });

  const milp: BestWalletBench["milp"][number][] = [];
  const profiles = PROFILE_KINDS.varied(cards, PROFILES, MAX_CARDS);
  const picked = profiles.filter((_, index) => index % Math.floor(PROFILES / MILP_PROFILES) === 7);
  const named = [{ name: "default", request: { lines: DEFAULT_LINES, maxCards: MAX_CARDS } }, ...picked];
  for (const { name, request } of named.slice(0, MILP_PROFILES)) {
    const solved = await solveByHighs(listEligibleCards(cards, request), request);
    milp.push({ profile: name, ...rival(cards, request, solved) });
  }
  return { cards: cards.length, firstRunMs, heapMb: (heapMost - heapBefore) / 1e6, times, enumeration, milp };
}
