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
import { TOLERANCE } from "../tolerances.ts";
import { countOperations, startWork, type WorkBudget } from "../work-budget.ts";
import { type BestList, createBestList, type ListLimits, type RankedWallet } from "./best-list.ts";
import { climbWallets } from "./climb-wallets.ts";
import { coverLines, listMostValues } from "./cover-lines.ts";
import { findNodeRows, type NodeRows, pricesOf, type BoundPrices } from "./node-rows.ts";
import { pickAffordable } from "./pick-top.ts";
import { createPriceBound, findSurplus, type PriceBound } from "./price-bound.ts";
import { createWalletPricer } from "./price-wallet.ts";
import type { SearchModel } from "./search-model.ts";
import { createSpareTest, type SpareTest } from "./spare-cards.ts";
import { type BoundNode, listUseful, type PriceWalk, type TightBound, tightenPrices } from "./tighten-prices.ts";

/** How many of the best wallets of up to `maxCards` cards to prove, and how far below the best. */
export interface SearchLimits extends ListLimits {
  /** Indexes of the cards every wallet holds, at most `maxCards`, and of the others that may join. */
  readonly must: readonly number[];
  readonly free: readonly number[];
  /** Whether to prove the best wallet of each smaller size as well. */
  readonly everySize: boolean;
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

/** Everything that one search knows and changes. */
interface Search {
  readonly model: SearchModel;
  readonly limits: SearchLimits;
  readonly bound: PriceBound;
  readonly list: BestList;
  readonly most: Float64Array;
  readonly spare: SpareTest;
  readonly isWarm: boolean;
  /** The size of the wallets that are looked for now. */
  upTo: number;
  isStopped: boolean;
  rootPrices: BoundPrices | null;
}

/** A node as it is being looked at. */
interface Visit {
  readonly node: BoundNode;
  readonly rows: NodeRows;
  readonly open: readonly number[];
  readonly feesUsd: number;
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
  const { maxCards, must, free, everySize, work, seeds = [], climb = true } = limits;
  const counted = startWork();
  const bound = createPriceBound(model);
  const most = listMostValues(model);
  const list = createBestList(model, createWalletPricer(model, bound), limits);
  const search: Search = {
    model,
    limits,
    bound,
    list,
    most,
    spare: createSpareTest(model, most),
    isWarm: startPrices !== null,
    upTo: 0,
    isStopped: false,
    rootPrices: startPrices,
  };
  for (const wallet of [must, ...seeds]) if (wallet.length <= maxCards) list.offer(wallet);
  search.upTo = everySize ? Math.max(1, must.length) : maxCards;
  for (; search.upTo <= maxCards && !search.isStopped; search.upTo += 1) {
    if (climb) climbWallets({ model, bound, list, free, must, upTo: search.upTo, isSpent: work.isOver });
    visit(search, must, free, search.rootPrices ?? pricesOfBest(search, search.upTo));
  }
  const isProved = !search.isStopped;
  if (isProved) addSpares(search);
  let boundUsd = isProved ? (list.best[0]?.objectiveUsd ?? 0) : undefined;
  return {
    best: list.best,
    bestUpTo: list.bestUpTo,
    examined: list.countExamined(),
    operations: counted.count(),
    isProved,
    // Worked out for whoever asks: most searches that end early were asked whether there is a wallet at all.
    get boundUsd() {
      return (boundUsd ??= boundAll(search));
    },
    prices: search.rootPrices,
  };
}

const sumFees = ({ model: { laterFeeUsd } }: Search, members: readonly number[]) =>
  members.reduce((sum, card) => sum + laterFeeUsd[card]!, 0);

function toNode({ model, upTo }: Search, members: readonly number[], rows: NodeRows): Omit<BoundNode, "candidates"> {
  const { laterFeeUsd: feeUsd, feeLimitUsd, effortUsd } = model;
  const feesUsd = members.reduce((sum, card) => sum + feeUsd[card]!, 0);
  return { members, room: upTo - members.length, ...rows, feeUsd, feesLeftUsd: feeLimitUsd - feesUsd, effortUsd };
}

function visit(search: Search, members: readonly number[], open: readonly number[], start: BoundPrices): void {
  const { model, limits, upTo, spare } = search;
  if (limits.work.isOver()) search.isStopped = true;
  countOperations(OPEN_CARD_OPERATIONS * open.length);
  const feesUsd = sumFees(search, members);
  const mostFeeUsd = model.feeLimitUsd - feesUsd + 2 * TOLERANCE.spendUsd;
  const payable = open.filter((card) => model.laterFeeUsd[card]! <= mostFeeUsd);
  const rows = findNodeRows(model, members, payable, upTo - members.length);
  const isLifting = rows.lifters.size > 0;
  const candidates = isLifting ? payable : payable.filter((card) => !spare.isSpare(card, members));
  const node: BoundNode = { ...toNode(search, members, rows), candidates };
  if (node.room === 0 || candidates.length === 0 || search.isStopped) return;
  if (node.room === 1 && !isLifting) scan(search, node, start.lines);
  else branch(search, { node, rows, open, feesUsd }, start);
}

/** One more card may join and all rows are known: two sets of prices bound each wallet before it is priced. */
function scan(search: Search, { members, candidates, rowsOf }: BoundNode, start: Float64Array): void {
  const { model, bound, list, upTo } = search;
  const feesUsd = sumFees(search, members);
  const tables = [start, pricesOf(model, members, rowsOf)].map((prices) => {
    let baseUsd = model.effortUsd;
    for (let line = 0; line < prices.length; line += 1) baseUsd += prices[line]!;
    for (const card of members) baseUsd += findSurplus(bound, rowsOf[card]!, prices);
    return { prices, baseUsd };
  });
  for (const card of candidates) {
    const first = [...members, card];
    const size = first.length;
    const isOpen = tables.every(({ prices, baseUsd }) => {
      const boundUsd = baseUsd + findSurplus(bound, rowsOf[card]!, prices);
      return list.mayEnter(upTo, { boundUsd, size, feesUsd: feesUsd + model.laterFeeUsd[card]!, first });
    });
    if (isOpen) list.offer(first, start);
  }
}

/** Looks for prices that close the node, then at the wallets with one more of the cards that are left. */
function branch(search: Search, { node: whole, rows, open, feesUsd }: Visit, start: BoundPrices): void {
  const { model, limits, bound, list, upTo } = search;
  const { members, room } = whole;
  const size = members.length + 1;
  const walk: Omit<PriceWalk, "rounds"> = {
    targetUsd: Math.max(0, list.floorUsd(upTo)),
    isLowEnough: (boundUsd) => !list.mayEnter(upTo, { boundUsd, size, feesUsd }),
  };
  const isOfUse = (card: number, boundUsd: number) =>
    list.mayEnter(upTo, {
      boundUsd,
      size,
      feesUsd: feesUsd + model.laterFeeUsd[card]!,
      first: [...members, card],
    });
  // Who cannot join by the prices at hand need not be looked at again and again while they get better.
  const first = tightenPrices(bound, whole, start, { ...walk, rounds: 0 });
  const node: BoundNode = { ...whole, candidates: listUseful(whole, first, isOfUse) };
  const isRoot = members.length === limits.must.length && open.length === limits.free.length;
  const rootRounds = search.isWarm ? ROUNDS.warmRoot : ROUNDS.root;
  const rounds = isRoot ? rootRounds : room <= 2 ? ROUNDS.pair : ROUNDS.inner;
  const tight = tightenPrices(bound, node, start, { ...walk, rounds });
  if (isRoot) search.rootPrices = tight.prices;
  if (walk.isLowEnough(tight.boundUsd)) return;

  const left = listUseful(node, tight, isOfUse);
  const isLifting = rows.lifters.size > 0;
  const branching = isLifting ? left.filter((card) => rows.lifters.has(card)) : left;
  const others = isLifting ? left.filter((card) => !rows.lifters.has(card)) : [];
  visitEach(search, { node, tight, branching, others });
  // No (further) card that lets others transfer.
  if (isLifting && !search.isStopped) visit(search, members, others, tight.prices);
}

interface Branching {
  readonly node: BoundNode;
  readonly tight: TightBound;
  /** The cards one of which joins, and those that may join after whichever does. */
  readonly branching: readonly number[];
  readonly others: readonly number[];
}

function visitEach(search: Search, { node, tight, branching, others }: Branching): void {
  const { model, limits, list, upTo, spare } = search;
  const { members, room, feeUsd, feesLeftUsd } = node;
  const { baseUsd, boundUsd, prices, surpluses } = tight;
  const feesUsd = sumFees(search, members);
  const size = members.length + 1;
  const mayCover = ![...members, ...branching, ...others].some((card) => model.hasPromise[card] === 1);
  const slackUsd = Math.max(0, boundUsd - list.floorUsd(upTo)) + TOLERANCE.boundUsd;
  const { order, lossUsd } = mayCover
    ? coverLines(branching, {
        most: search.most,
        lineCount: model.lineCount,
        prices: prices.lines,
        held: [...members, ...others],
        slackUsd,
      })
    : { order: branching, lossUsd: new Float64Array(branching.length) };
  for (const [at, card] of order.entries()) {
    // None of the cards from here on earns enough on some line.
    if (!list.mayEnter(upTo, { boundUsd: boundUsd - lossUsd[at]!, size, feesUsd })) return;
    const rest = [...order.slice(at + 1), ...others];
    const budgetUsd = feesLeftUsd - feeUsd[card]!;
    const besideUsd = pickAffordable(rest, surpluses, { room: room - 1, feeUsd, budgetUsd }).sumUsd;
    const branchUsd = Math.min(boundUsd, baseUsd + surpluses[card]! + besideUsd) - lossUsd[at]!;
    const wallet = [...members, card];
    if (node.lifts.length === 0 && spare.holdsSpare(wallet, limits.must)) continue;
    if (!list.mayEnter(upTo, { boundUsd: branchUsd, size, feesUsd: feesUsd + feeUsd[card]!, first: wallet })) continue;
    list.offer(wallet, prices.lines);
    visit(search, wallet, rest, prices);
    if (search.isStopped) return;
  }
}

function pricesOfBest({ model, limits, list }: Search, size: number): BoundPrices {
  const members = list.bestUpTo[size]?.members ?? limits.must;
  const lines = pricesOf(model, members, findNodeRows(model, members, []).rowsOf);
  return { lines, lifts: new Float64Array(model.cards.length) };
}

/** What no wallet of any size is worth more than, where the search ended before it had seen them all. */
function boundAll(search: Search): number {
  const { model, limits, list, bound } = search;
  search.upTo = limits.maxCards;
  const { must, free } = limits;
  const rows = findNodeRows(model, must, free, search.upTo - must.length);
  const bestUsd = list.best[0]?.objectiveUsd ?? -Infinity;
  const start = search.rootPrices ?? pricesOfBest(search, limits.maxCards);
  const walk = { rounds: ROUNDS.root, targetUsd: Math.max(0, bestUsd), isLowEnough: () => false };
  const root: BoundNode = { ...toNode(search, must, rows), candidates: free };
  return Math.max(tightenPrices(bound, root, start, walk).boundUsd, bestUsd);
}

/** Wallets with a card to spare were left out (`spare-cards.ts`): the best plus one card bring them back. */
function addSpares(search: Search): void {
  const { limits, list, spare } = search;
  if (spare.isOff) return;
  const known = [...list.best];
  for (const { members } of known) {
    if (members.length === limits.maxCards) continue;
    for (const card of limits.free) if (!members.includes(card)) list.offer([...members, card]);
  }
  if (list.best.some((wallet, at) => wallet !== known[at])) addSpares(search);
}
