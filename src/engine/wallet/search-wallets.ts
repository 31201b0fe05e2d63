/**
 * Branch and bound over wallets: proves the best wallet of up to k cards, and
 * the ones near it. A node knows some cards in the wallet (members) and the
 * cards that may still join (candidates); price bounds (`price-bound.ts`) drop
 * candidates and whole nodes that cannot enter the list of the best.
 *
 * A card can be worth more beside another that lets its points transfer. Cards
 * that would do that for somebody at a node are decided first: while one is
 * open, whoever it could help is bounded as if it came; afterwards the rows
 * are known and the bound is tight. Choices and promises of spend need no
 * branch: a card's surplus is that of its best row, and `price-wallet.ts`
 * decides the rows of a whole wallet exactly.
 */
import { createBestList } from "./best-list.ts";
import { climbWallets } from "./climb-wallets.ts";
import { coverLines, listMostValues } from "./cover-lines.ts";
import type { BoundPrices } from "./lift-prices.ts";
import { listUseful } from "./list-useful.ts";
import { findNodeRows, type NodeRows, pricesOf } from "./node-rows.ts";
import { FEE_SLACK_USD, pickAffordable } from "./pick-top.ts";
import { createPriceBound } from "./price-bound.ts";
import { createWalletPricer } from "./price-wallet.ts";
import type { SearchModel } from "./search-model.ts";
import { createSpareTest } from "./spare-cards.ts";
import { type BoundNode, tightenPrices } from "./tighten-prices.ts";
import { type RankedWallet, SLACK_USD } from "./wallet-order.ts";
import { countOperations, startWork, type WorkBudget } from "../work-budget.ts";

export interface SearchLimits {
  /** At least the number of must-haves. */
  readonly maxCards: number;
  /** How many of the best wallets of up to `maxCards` cards to prove, and how far below the best. */
  readonly keep: number;
  readonly withinUsd: number;
  /** Indexes of the cards every wallet holds, and of the others that may join. */
  readonly must: readonly number[];
  readonly free: readonly number[];
  /** Whether to prove the best wallet of each smaller size as well. */
  readonly everySize: boolean;
  /** Only wallets worth more than this are of interest, and not this one. */
  readonly aboveUsd?: number;
  readonly besides?: readonly number[];
  /** Ends the search, unproved, as soon as there are `keep` wallets. */
  readonly stopsWhenFull?: boolean;
  /** Wallets to start from. */
  readonly seeds?: readonly (readonly number[])[];
  /** Whether to look for a good wallet first. Default true; where a seed is most likely the best it is lost work. */
  readonly climb?: boolean;
  readonly work: WorkBudget;
}

export interface SearchOutcome {
  readonly best: readonly RankedWallet[];
  /** The best wallet of up to k cards at index k; undefined below the number of must-haves. */
  readonly bestUpTo: readonly (RankedWallet | undefined)[];
  /** Different wallets priced exactly. */
  readonly examined: number;
  readonly operations: number;
  /** False when the budget ended the search; then no wallet is worth more than `boundUsd`. */
  readonly isProved: boolean;
  readonly boundUsd: number;
  /** The root's prices, a good start for a search like this one. */
  readonly prices: BoundPrices | null;
}

/** Rounds of better prices, by how much of the search hangs on the node. */
const ROUNDS = { root: 40, warmRoot: 10, inner: 5, pair: 3 };
/** To look whether one more card may join takes about so many operations. */
const OPEN_CARD_OPERATIONS = 600;

export function searchWallets(
  model: SearchModel,
  limits: SearchLimits,
  startPrices: BoundPrices | null = null,
): SearchOutcome {
  const { maxCards, must, free, everySize, work, keep, stopsWhenFull = false } = limits;
  const { laterFeeUsd, feeLimitUsd, effortUsd, hasPromise } = model;
  const bound = createPriceBound(model);
  const pricer = createWalletPricer(model, bound);
  const most = listMostValues(model);
  const { isSpare, holdsSpare } = createSpareTest(model, most);
  const list = createBestList(model, pricer, limits);
  let upTo = 0;
  let isStopped = false;
  let rootPrices = startPrices;

  const isSpent = work.isOver;
  const counted = startWork();
  const sumFees = (members: readonly number[]) => members.reduce((sum, card) => sum + laterFeeUsd[card]!, 0);

  /** One more card may join and all rows are known: two sets of prices bound each wallet before it is priced. */
  function scan(
    members: readonly number[],
    candidates: readonly number[],
    { rowsOf }: NodeRows,
    start: Float64Array,
  ): void {
    const feesUsd = sumFees(members);
    const size = members.length + 1;
    const tables = [start, pricesOf(model, members, rowsOf)].map((prices) => {
      let baseUsd = effortUsd;
      for (let line = 0; line < prices.length; line += 1) baseUsd += prices[line]!;
      for (const card of members) baseUsd += bound.surplus(rowsOf[card]!, prices);
      return { prices, baseUsd };
    });
    for (const card of candidates) {
      const fees = feesUsd + laterFeeUsd[card]!;
      const wallet = [...members, card];
      const isOpen = tables.every(({ prices, baseUsd }) =>
        list.mayEnter(upTo, baseUsd + bound.surplus(rowsOf[card]!, prices), size, fees, wallet),
      );
      if (isOpen) list.offer(wallet, start);
    }
  }

  function visit(members: readonly number[], open: readonly number[], start: BoundPrices): void {
    if (isSpent() || (stopsWhenFull && list.best.length === keep)) isStopped = true;
    countOperations(OPEN_CARD_OPERATIONS * open.length);
    const feesUsd = sumFees(members);
    const feesLeftUsd = feeLimitUsd - feesUsd;
    const payable = open.filter((card) => laterFeeUsd[card]! <= feesLeftUsd + 2 * FEE_SLACK_USD);
    const room = upTo - members.length;
    const rows = findNodeRows(model, members, payable, room);
    const { rowsOf, lifters, lifts } = rows;
    const candidates = lifters.size > 0 ? payable : payable.filter((card) => !isSpare(card, members));
    if (room === 0 || candidates.length === 0 || isStopped) return;
    const size = members.length + 1;
    if (room === 1 && lifters.size === 0) return scan(members, candidates, rows, start.lines);

    const isOfUse = (card: number, usd: number) =>
      list.mayEnter(upTo, usd, size, feesUsd + laterFeeUsd[card]!, [...members, card]);
    const isHopeless = (boundUsd: number) => !list.mayEnter(upTo, boundUsd, size, feesUsd);
    const floorUsd = list.floorUsd(upTo);
    const targetUsd = Math.max(0, floorUsd);
    const whole: BoundNode = { members, candidates, room, rowsOf, lifts, feeUsd: laterFeeUsd, feesLeftUsd, effortUsd };
    // Who cannot join by the prices at hand need not be looked at again and again while they get better.
    const first = tightenPrices(bound, whole, start, 0, targetUsd, isHopeless);
    const node: BoundNode = { ...whole, candidates: listUseful(whole, first, isOfUse) };
    const isRoot = members.length === must.length && open.length === free.length;
    const rounds = isRoot ? (startPrices ? ROUNDS.warmRoot : ROUNDS.root) : room <= 2 ? ROUNDS.pair : ROUNDS.inner;
    const tight = tightenPrices(bound, node, start, rounds, targetUsd, isHopeless);
    if (isRoot) rootPrices = tight.prices;
    if (isHopeless(tight.boundUsd)) return;

    const { baseUsd, boundUsd, prices, surpluses } = tight;
    const left = listUseful(node, tight, isOfUse);
    const isLifting = lifters.size > 0;
    const branching = isLifting ? left.filter((card) => lifters.has(card)) : left;
    const others = isLifting ? left.filter((card) => !lifters.has(card)) : left;
    const mayCover = ![...members, ...left].some((card) => hasPromise[card] === 1);
    const { order, lossUsd } = mayCover
      ? coverLines(branching, {
          most,
          lineCount: model.lineCount,
          prices: prices.lines,
          held: isLifting ? [...members, ...others] : members,
          slackUsd: Math.max(0, boundUsd - floorUsd) + SLACK_USD,
        })
      : { order: branching, lossUsd: new Float64Array(branching.length) };
    for (const [at, card] of order.entries()) {
      // None of the cards from here on earns enough on some line.
      if (isHopeless(boundUsd - lossUsd[at]!)) break;
      const rest = isLifting ? [...order.slice(at + 1), ...others] : order.slice(at + 1);
      const leftUsd = feesLeftUsd - laterFeeUsd[card]!;
      const besideCardUsd = pickAffordable(rest, surpluses, room - 1, laterFeeUsd, leftUsd).sumUsd;
      const branchUsd = Math.min(boundUsd, baseUsd + surpluses[card]! + besideCardUsd) - lossUsd[at]!;
      const wallet = [...members, card];
      if (!isLifting && holdsSpare(wallet, must)) continue;
      if (!list.mayEnter(upTo, branchUsd, size, feesUsd + laterFeeUsd[card]!, wallet)) continue;
      list.offer(wallet, prices.lines);
      visit(wallet, rest, prices);
      if (isStopped) return;
    }
    // No (further) card that lets others transfer.
    if (isLifting) visit(members, others, prices);
  }

  function pricesOfBest(size: number): BoundPrices {
    const members = list.bestUpTo[size]?.members ?? must;
    const lines = pricesOf(model, members, findNodeRows(model, members, []).rowsOf);
    return { lines, lifts: new Float64Array(model.cards.length) };
  }

  /** What no wallet of any size is worth more than, where the search ended before it had seen them all. */
  function boundAll(): number {
    const room = maxCards - must.length;
    const feesLeftUsd = feeLimitUsd - sumFees(must);
    const { rowsOf, lifts } = findNodeRows(model, must, free, room);
    const costs = { feeUsd: laterFeeUsd, feesLeftUsd, effortUsd };
    const root: BoundNode = { members: must, candidates: free, room, rowsOf, lifts, ...costs };
    const bestUsd = list.best[0]?.objectiveUsd ?? -Infinity;
    const start = rootPrices ?? pricesOfBest(maxCards);
    const { boundUsd } = tightenPrices(bound, root, start, ROUNDS.root, Math.max(0, bestUsd), () => false);
    return Math.max(boundUsd, bestUsd);
  }

  /** Wallets with a card to spare were left out (`spare-cards.ts`): the best plus one card bring them back. */
  function addSpares(): void {
    const known = [...list.best];
    for (const { members } of known) {
      if (members.length === maxCards) continue;
      for (const card of free) if (!members.includes(card)) list.offer([...members, card]);
    }
    if (list.best.some((wallet, at) => wallet !== known[at])) addSpares();
  }

  list.offer(must);
  for (const seed of limits.seeds ?? []) if (seed.length <= maxCards) list.offer(seed);
  const smallest = everySize ? Math.max(1, must.length) : maxCards;
  for (upTo = smallest; upTo <= maxCards && !isStopped; upTo += 1) {
    if (limits.climb ?? true) climbWallets({ model, bound, list, free, must, upTo, isSpent });
    visit(must, free, rootPrices ?? pricesOfBest(upTo));
  }
  if (!isStopped && effortUsd <= 0.01) addSpares();
  let boundUsd = isStopped ? undefined : (list.best[0]?.objectiveUsd ?? 0);
  return {
    best: list.best,
    bestUpTo: list.bestUpTo,
    examined: list.countExamined(),
    operations: counted.count(),
    isProved: !isStopped,
    // Worked out for whoever asks: most searches that end early were asked whether there is a wallet at all.
    get boundUsd() {
      return (boundUsd ??= boundAll());
    },
    prices: rootPrices,
  };
}
