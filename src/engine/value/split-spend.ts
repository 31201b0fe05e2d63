/**
 * The best split of spend over the cards of one wallet, exactly: limited
 * pools, credits, and the spend that the plan promises to put on a card.
 *
 * First without promises: every dollar takes the best unlimited rate, or stays
 * off the wallet at 0, and pools gain on top of that (`fill-pools.ts`). Then
 * dollars move until the promises are kept (`keep-promises.ts`).
 */
import { fillPools } from "./fill-pools.ts";
import { keepPromises, type SpendFlow } from "./keep-promises.ts";
import { countOperations } from "../work-budget.ts";

export interface SplitPool {
  readonly limitUsd: number;
  readonly lines: ArrayLike<number>;
  /** Dollars per dollar, and the most dollars, of each of `lines`. */
  readonly rates: ArrayLike<number>;
  readonly capsUsd: ArrayLike<number>;
}

export interface SplitCard {
  /** Dollars per dollar by line at `from + line`; -Infinity: not possible. */
  readonly open: ArrayLike<number>;
  readonly from: number;
  readonly pools: readonly SplitPool[];
  readonly minSpendUsd: number;
}

export interface SpendSplit {
  readonly valueUsd: number;
  /** Dollars of line j on card i at its unlimited rate, at `i * lineCount + j`. */
  readonly openUsd: Float64Array;
  /** By pool, the cards' pools one after the other; dollars by line. */
  readonly poolUsd: readonly Float64Array[];
}

const DUST = 1e-12;

/** Null: the promises cannot be kept. @param lineUsd dollars a year; lines from `lineCount` on are not spend */
export function splitSpend(
  cards: readonly SplitCard[],
  lineUsd: ArrayLike<number>,
  lineCount: number,
): SpendSplit | null {
  const flow = splitWithoutPromises(cards, lineUsd, lineCount);
  countOperations(3 * (cards.length + flow.pools.length + 1) * lineCount);
  const minimums = cards.map(({ minSpendUsd }) => minSpendUsd);
  if (keepPromises(flow, minimums) === null) return null;
  const { openUsd, flowUsd, pools } = flow;
  const poolUsd = pools.map((_, pool) => flowUsd.subarray(pool * lineCount, (pool + 1) * lineCount));
  return { valueUsd: addUp(flow), openUsd, poolUsd };
}

function splitWithoutPromises(cards: readonly SplitCard[], lineUsd: ArrayLike<number>, lineCount: number): SpendFlow {
  const rateOf = (card: number, line: number) => cards[card]!.open[cards[card]!.from + line]!;
  const { leader, bestRate } = findLeaders(cards.length, lineCount, rateOf);
  const { pools, poolOwner, poolRates, poolCapsUsd, gains } = layOutPools(cards, bestRate);
  const lines: number[] = [];
  for (let line = 0; line < lineCount; line += 1) lines.push(lineUsd[line]!);
  const poolLimitsUsd = pools.map(({ limitUsd }) => limitUsd);
  const { flowUsd } = fillPools({ gains, capsUsd: poolCapsUsd, poolLimitsUsd, lineUsd: lines });

  const offUsd = new Float64Array(lineCount);
  const openUsd = new Float64Array(cards.length * lineCount);
  const cardUsd = new Float64Array(cards.length);
  const poolUsed = new Float64Array(pools.length);
  for (let line = 0; line < lineCount; line += 1) {
    let leftUsd = lines[line]!;
    for (let pool = 0; pool < pools.length; pool += 1) {
      const amountUsd = flowUsd[pool * lineCount + line]!;
      leftUsd -= amountUsd;
      poolUsed[pool]! += amountUsd;
      cardUsd[poolOwner[pool]!]! += amountUsd;
    }
    leftUsd = Math.max(0, leftUsd);
    const card = leader[line]!;
    if (card < 0) offUsd[line] = leftUsd;
    else {
      openUsd[card * lineCount + line] = leftUsd;
      cardUsd[card]! += leftUsd;
    }
  }
  return { lineCount, rateOf, pools, poolOwner, poolRates, poolCapsUsd, offUsd, openUsd, flowUsd, poolUsed, cardUsd };
}

/**
 * By line, the best unlimited rate above 0 and the card that has it, or -1. Of equally good cards,
 * one that earns somewhere anyway: the split uses few cards.
 */
function findLeaders(cardCount: number, lineCount: number, rateOf: SpendFlow["rateOf"]) {
  const leader = new Int32Array(lineCount).fill(-1);
  const bestRate = new Float64Array(lineCount);
  const used = new Uint8Array(cardCount);
  const tied: number[] = [];
  for (const line of bestRate.keys()) {
    let isTied = false;
    for (let card = 0; card < cardCount; card += 1) {
      const rate = rateOf(card, line);
      if (rate > bestRate[line]! + DUST) {
        bestRate[line] = rate;
        leader[line] = card;
        isTied = false;
      } else if (rate > bestRate[line]! - DUST) isTied = true;
    }
    if (leader[line] === -1) continue;
    if (isTied) tied.push(line);
    else used[leader[line]!] = 1;
  }
  for (const line of tied) {
    const known = used.findIndex((isUsed, card) => isUsed === 1 && rateOf(card, line) > bestRate[line]! - DUST);
    if (known >= 0) leader[line] = known;
    used[leader[line]!] = 1;
  }
  return { leader, bestRate };
}

/** All cards' pools one after the other, with what a dollar gains in each over its line's best unlimited rate. */
function layOutPools(cards: readonly SplitCard[], bestRate: Float64Array) {
  const pools: SplitPool[] = [];
  const poolOwner: number[] = [];
  for (const [card, { pools: ofCard }] of cards.entries()) {
    for (const pool of ofCard) {
      pools.push(pool);
      poolOwner.push(card);
    }
  }
  const lineCount = bestRate.length;
  const poolRates = new Float64Array(pools.length * lineCount);
  const poolCapsUsd = new Float64Array(pools.length * lineCount);
  const gains = new Float64Array(pools.length * lineCount);
  for (const [pool, { lines, rates, capsUsd }] of pools.entries()) {
    for (let at = 0; at < lines.length; at += 1) {
      const line = lines[at]!;
      const place = pool * lineCount + line;
      poolRates[place] = rates[at]!;
      poolCapsUsd[place] = capsUsd[at]!;
      gains[place] = rates[at]! - bestRate[line]!;
    }
  }
  return { pools, poolOwner, poolRates, poolCapsUsd, gains };
}

/** What the dollars earn. Where none are, a rate may be -Infinity. */
function addUp({ lineCount, rateOf, pools, poolRates, openUsd, flowUsd, cardUsd }: SpendFlow): number {
  let valueUsd = 0;
  for (let line = 0; line < lineCount; line += 1) {
    for (let card = 0; card < cardUsd.length; card += 1) {
      const amountUsd = openUsd[card * lineCount + line]!;
      if (amountUsd > 0) valueUsd += amountUsd * rateOf(card, line);
    }
    for (let pool = 0; pool < pools.length; pool += 1) {
      const at = pool * lineCount + line;
      valueUsd += flowUsd[at]! * poolRates[at]!;
    }
  }
  return valueUsd;
}
