/**
 * Branch and bound over wallets: proves the best wallet of up to k cards, and
 * the ones after it. A node knows some cards in the wallet (members) and the
 * cards that may still join (candidates); price bounds (`price-bound.ts`) drop
 * candidates and whole nodes that cannot enter the list of the best.
 *
 * Pooled points make the value of a wallet jump when a card lifts its
 * programme. So cards that may lift others are decided first: while some are
 * open, a programme is bounded at the best cents per point that could still
 * come; from then on its cents per point are known and the bound is tight.
 */
import { createBestList } from "./best-list.ts";
import { climbWallets } from "./climb-wallets.ts";
import { FEE_SLACK_USD, pickAffordable } from "./pick-top.ts";
import { createPriceBound } from "./price-bound.ts";
import type { SearchModel } from "./search-model.ts";
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
  const { programOf, levelOf, firstRowOf, feeUsd, feeBudgetUsd, lineCount, openValues } = model;
  const bound = createPriceBound(model);
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

  /** Rows at the highest cents per point among members and candidates; candidates that lift nothing change nothing. */
  function findRows(members: readonly number[], candidates: readonly number[]): Int32Array {
    const programLevel = new Int32Array(model.programCount);
    const rowOf = new Int32Array(model.cards.length);
    for (const cards of [members, candidates]) {
      for (const card of cards) {
        const program = programOf[card]!;
        programLevel[program] = Math.max(programLevel[program]!, levelOf[card]!);
      }
    }
    for (const cards of [members, candidates]) {
      for (const card of cards) rowOf[card] = firstRowOf[card]! + programLevel[programOf[card]!]!;
    }
    return rowOf;
  }

  /** Prices at what the members earn on each line already. */
  function pricesOf(members: readonly number[], rowOf: Int32Array): Float64Array {
    const prices = new Float64Array(bound.priceCount);
    for (const card of members) {
      const first = rowOf[card]! * lineCount;
      for (let line = 0; line < lineCount; line += 1) {
        prices[line] = Math.max(prices[line]!, openValues[first + line]!);
      }
    }
    return prices;
  }

  /** One more card may join and cents per point are known: the members' own values are the best prices. */
  function scan({ members, candidates, rowOf }: BoundNode, feesUsd: number): void {
    const prices = pricesOf(members, rowOf);
    let baseUsd = 0;
    for (const price of prices) baseUsd += price;
    for (const card of members) baseUsd += bound.surplus(card, rowOf[card]!, prices);
    for (const card of candidates) {
      const boundUsd = baseUsd + bound.surplus(card, rowOf[card]!, prices);
      if (canOutrank(rival(), boundUsd, members.length + 1, feesUsd + feeUsd[card]!)) list.offer([...members, card]);
    }
  }

  function visit(members: readonly number[], open: readonly number[], start: Float64Array, { from, to }: Span): void {
    nodes += 1;
    if (nodes % POLL_EVERY_NODES === 0) report(from);
    const feesUsd = sumFees(members);
    const feesLeftUsd = feeBudgetUsd - feesUsd;
    const candidates = open.filter((card) => feeUsd[card]! <= feesLeftUsd + 2 * FEE_SLACK_USD);
    const room = upTo - members.length;
    if (room === 0 || candidates.length === 0 || isStopped) return;
    const size = members.length + 1;
    const liftersOpen = candidates.some(isLifter);
    const node: BoundNode = { members, candidates, room, rowOf: findRows(members, candidates), feeUsd, feesLeftUsd };
    if (room === 1 && !liftersOpen) return scan(node, feesUsd);

    const rounds = members.length === must.length ? ROUNDS.root : room === 2 ? ROUNDS.pair : ROUNDS.inner;
    const isHopeless = (boundUsd: number) => !canOutrank(rival(), boundUsd, size, feesUsd);
    const targetUsd = (rival()?.netMicroUsd ?? 0) / 1e6;
    const tight = tightenPrices(bound, node, start, rounds, targetUsd, isHopeless);
    if (isHopeless(tight.boundUsd)) return;

    // With card i in the wallet, the others share the room and the fees that it leaves.
    const { baseUsd, boundUsd, prices, surpluses } = tight;
    const besideUsd = new Map<number, number>();
    for (const card of candidates) {
      const leftUsd = feesLeftUsd - feeUsd[card]!;
      if (besideUsd.has(leftUsd)) continue;
      besideUsd.set(leftUsd, pickAffordable(candidates, surpluses, room - 1, feeUsd, leftUsd).sumUsd);
    }
    const left = candidates
      .filter((card) => {
        const withCardUsd = baseUsd + surpluses[card]! + besideUsd.get(feesLeftUsd - feeUsd[card]!)!;
        return canOutrank(rival(), Math.min(boundUsd, withCardUsd), size, feesUsd + feeUsd[card]!);
      })
      .toSorted((one, other) => surpluses[other]! - surpluses[one]! || one - other);

    const lifters = liftersOpen ? left.filter(isLifter) : [];
    const others = liftersOpen ? left.filter((card) => !isLifter(card)) : left;
    const branches = liftersOpen ? lifters : others;
    const stepSize = (to - from) / (branches.length + 1);
    for (const [at, card] of branches.entries()) {
      const span = { from: from + at * stepSize, to: from + (at + 1) * stepSize };
      const rest = liftersOpen ? [...lifters.slice(at + 1), ...others] : others.slice(at + 1);
      const leftUsd = feesLeftUsd - feeUsd[card]!;
      const branchUsd = baseUsd + surpluses[card]! + pickAffordable(rest, surpluses, room - 1, feeUsd, leftUsd).sumUsd;
      if (!canOutrank(rival(), branchUsd, size, feesUsd + feeUsd[card]!)) continue;
      list.offer([...members, card]);
      visit([...members, card], rest, prices, span);
      if (isStopped) return;
    }
    // No (further) lifter at all.
    if (liftersOpen) visit(members, others, prices, { from: to - stepSize, to });
  }

  list.offer(must);
  const free = [...model.cards.keys()].filter((card) => !must.includes(card));
  for (upTo = Math.max(1, must.length); upTo <= maxCards && !isStopped; upTo += 1) {
    climbWallets(list, upTo, free);
    const seed = list.bestUpTo[upTo]?.members ?? [];
    visit(must, free, pricesOf(seed, findRows(seed, [])), { from: (upTo - 1) / maxCards, to: upTo / maxCards });
    if (!isStopped) report(upTo / maxCards);
  }
  return isStopped ? null : { best: list.best, bestUpTo: list.bestUpTo, examined: list.countExamined() };
}
