/**
 * Branch and bound over wallets: proves the best wallet of up to k cards, and
 * the ones after it. A node knows some cards in the wallet (members) and the
 * cards that may still join (candidates); price bounds (`price-bound.ts`) drop
 * candidates and whole nodes that cannot enter the list of the best.
 *
 * Pooled points make the value of a wallet jump when a card lifts its
 * program. So cards that may lift others are decided first: while some are
 * open, a program is bounded at the best cents per point that could still
 * come; from then on its cents per point are known and the bound is tight.
 *
 * Ties are the worst case: of wallets worth the same there can be a hundred
 * thousand. `cover-lines.ts`, `spare-cards.ts` and the order of slugs keep the
 * search from walking through them.
 */
import { createBestList } from "./best-list.ts";
import { climbWallets } from "./climb-wallets.ts";
import { coverLines, listMostValues } from "./cover-lines.ts";
import { listUseful } from "./list-useful.ts";
import { findRows, pricesOf } from "./node-rows.ts";
import { FEE_SLACK_USD, pickAffordable } from "./pick-top.ts";
import { createPriceBound } from "./price-bound.ts";
import type { SearchModel } from "./search-model.ts";
import { createSpareTest } from "./spare-cards.ts";
import { type BoundNode, tightenPrices } from "./tighten-prices.ts";
import { canOutrank, type RankedWallet } from "./wallet-order.ts";

export interface SearchLimits {
  /** At least the number of must-haves. */
  readonly maxCards: number;
  /** How many of the best wallets of up to `maxCards` cards to prove. */
  readonly keep: number;
  /** Indexes of the cards every wallet holds. */
  readonly must: readonly number[];
  /** Called every few nodes; true ends the search. `fraction` never falls. */
  readonly poll: (examined: number, fraction: number) => boolean;
}

export interface SearchOutcome {
  readonly best: readonly RankedWallet[];
  /** The best wallet of up to k cards at index k; undefined below the number of must-haves. */
  readonly bestUpTo: readonly (RankedWallet | undefined)[];
  /** Different wallets priced exactly. */
  readonly examined: number;
}

/** Rounding of the bound; wider than what `canOutrank` takes for a tie. */
const TIE_SLACK_USD = 1e-6;
const POLL_EVERY_NODES = 16;
/** Rounds of better prices, by how much of the search hangs on the node. */
const ROUNDS = { root: 30, inner: 8, pair: 4 };

/** A slice of the progress bar. */
interface Span {
  readonly from: number;
  readonly to: number;
}

/** @returns null when `poll` ended the search */
export function searchWallets(model: SearchModel, limits: SearchLimits): SearchOutcome | null {
  const { maxCards, keep, must, poll } = limits;
  const { levelOf, feeUsd, feeBudgetUsd } = model;
  const bound = createPriceBound(model);
  const most = listMostValues(model);
  const { isSpare, holdsSpare } = createSpareTest(model, most);
  const list = createBestList(model, maxCards, keep);
  const isLifter = (card: number) => levelOf[card]! > 0;
  let upTo = 0;
  let nodes = 0;
  let fraction = 0;
  let isStopped = false;

  function report(reached: number): void {
    fraction = Math.max(fraction, reached);
    if (poll(list.countExamined(), fraction)) isStopped = true;
  }

  /** The wallet that a find must beat: the last one kept, or the best so far on the way to `maxCards`. */
  const rival = () => (upTo < maxCards ? list.bestUpTo[upTo] : list.best[keep - 1]);
  const sumFees = (members: readonly number[]) => members.reduce((sum, card) => sum + feeUsd[card]!, 0);

  /** One more card may join and cents per point are known: the members' own values are the best prices. */
  function scan(members: readonly number[], candidates: readonly number[], rowOf: Int32Array): void {
    const feesUsd = sumFees(members);
    const prices = pricesOf(model, members, rowOf);
    let baseUsd = 0;
    for (const price of prices) baseUsd += price;
    for (const card of members) baseUsd += bound.surplus(card, rowOf[card]!, prices);
    for (const card of candidates) {
      const boundUsd = baseUsd + bound.surplus(card, rowOf[card]!, prices);
      const wallet = [...members, card];
      if (canOutrank(rival(), boundUsd, wallet.length, feesUsd + feeUsd[card]!, wallet)) list.offer(wallet);
    }
  }

  function visit(members: readonly number[], open: readonly number[], start: Float64Array, { from, to }: Span): void {
    nodes += 1;
    if (nodes % POLL_EVERY_NODES === 0) report(from);
    const feesUsd = sumFees(members);
    const feesLeftUsd = feeBudgetUsd - feesUsd;
    const payable = open.filter((card) => feeUsd[card]! <= feesLeftUsd + 2 * FEE_SLACK_USD);
    const room = upTo - members.length;
    const liftersOpen = payable.some(isLifter);
    const rowOf = findRows(model, members, payable);
    const candidates = liftersOpen ? payable : payable.filter((card) => !isSpare(card, members, rowOf));
    if (room === 0 || candidates.length === 0 || isStopped) return;
    const size = members.length + 1;
    const node: BoundNode = { members, candidates, room, rowOf, feeUsd, feesLeftUsd };
    if (room === 1 && !liftersOpen) return scan(members, candidates, rowOf);

    const rounds = members.length === must.length ? ROUNDS.root : room === 2 ? ROUNDS.pair : ROUNDS.inner;
    const isHopeless = (boundUsd: number) => !canOutrank(rival(), boundUsd, size, feesUsd);
    const targetUsd = (rival()?.netMicroUsd ?? 0) / 1e6;
    const tight = tightenPrices(bound, node, start, rounds, targetUsd, isHopeless);
    if (isHopeless(tight.boundUsd)) return;

    const { baseUsd, boundUsd, prices, surpluses } = tight;
    const left = listUseful(node, tight, (card, usd) =>
      canOutrank(rival(), usd, size, feesUsd + feeUsd[card]!, [...members, card]),
    );
    const lifters = liftersOpen ? left.filter(isLifter) : [];
    const others = liftersOpen ? left.filter((card) => !isLifter(card)) : left;
    const slackUsd = Math.max(0, boundUsd - (rival()?.netMicroUsd ?? -Infinity) / 1e6) + TIE_SLACK_USD;
    const held = liftersOpen ? [...members, ...others] : members;
    const cover = { most, lineCount: model.lineCount, rowOf, prices, held, slackUsd };
    const { order: branches, lossUsd } = coverLines(liftersOpen ? lifters : others, cover);
    const stepSize = (to - from) / (branches.length + 1);
    for (const [at, card] of branches.entries()) {
      const span = { from: from + at * stepSize, to: from + (at + 1) * stepSize };
      // None of the cards from here on earns enough on some line.
      if (isHopeless(boundUsd - lossUsd[at]!)) break;
      const rest = liftersOpen ? [...branches.slice(at + 1), ...others] : branches.slice(at + 1);
      const leftUsd = feesLeftUsd - feeUsd[card]!;
      const besideCardUsd = pickAffordable(rest, surpluses, room - 1, feeUsd, leftUsd).sumUsd;
      const branchUsd = Math.min(boundUsd, baseUsd + surpluses[card]! + besideCardUsd) - lossUsd[at]!;
      const wallet = [...members, card];
      if (!liftersOpen && holdsSpare(wallet, must, rowOf)) continue;
      if (!canOutrank(rival(), branchUsd, size, feesUsd + feeUsd[card]!, wallet)) continue;
      list.offer(wallet);
      visit(wallet, rest, prices, span);
      if (isStopped) return;
    }
    // No (further) lifter at all.
    if (liftersOpen) visit(members, others, prices, { from: to - stepSize, to });
  }

  /** Wallets with a card to spare were left out (`spare-cards.ts`): the best plus one card bring them back. */
  function addSpares(): void {
    const known = [...list.best];
    for (const { members } of known) {
      if (members.length === maxCards) continue;
      const candidates = free.filter((card) => !isLifter(card) && !members.includes(card));
      scan(members, candidates, findRows(model, members, candidates));
    }
    if (list.best.some((wallet, at) => wallet !== known[at])) addSpares();
  }

  list.offer(must);
  const free = [...model.cards.keys()].filter((card) => !must.includes(card));
  for (upTo = Math.max(1, must.length); upTo <= maxCards && !isStopped; upTo += 1) {
    climbWallets(list, upTo, free);
    const seed = list.bestUpTo[upTo]?.members ?? [];
    visit(must, free, pricesOf(model, seed, findRows(model, seed, [])), {
      from: (upTo - 1) / maxCards,
      to: upTo / maxCards,
    });
    if (!isStopped) report(upTo / maxCards);
  }
  if (isStopped) return null;
  upTo = maxCards;
  addSpares();
  return { best: list.best, bestUpTo: list.bestUpTo, examined: list.countExamined() };
}
