/**
 * The best split of spend over the cards of one wallet, exactly: limited
 * pools, credits, and the spend that the plan promises to put on a card.
 *
 * First without promises: every dollar takes the best unlimited rate, or stays
 * off the wallet at 0, and pools gain on top of that (`fill-pools.ts`). Then,
 * card by card, dollars move to it along the cheapest paths until its promise
 * is kept; each path is a best one, so every stage is an optimum.
 */
import { fillPools } from "./fill-pools.ts";

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
const DUST_USD = 1e-9;
/** What a card may fall short of a promise by rounding. */
const SHORT_USD = 1e-6;

/** Null: the promises cannot be kept. @param lineUsd dollars a year; lines from `lineCount` on are not spend */
export function splitSpend(
  cards: readonly SplitCard[],
  lineUsd: ArrayLike<number>,
  lineCount: number,
): SpendSplit | null {
  const cardCount = cards.length;
  const poolOwner: number[] = [];
  const pools: SplitPool[] = [];
  for (const [index, card] of cards.entries()) {
    for (const pool of card.pools) {
      poolOwner.push(index);
      pools.push(pool);
    }
  }
  const poolCount = pools.length;
  const openUsd = new Float64Array(cardCount * lineCount);
  const offUsd = new Float64Array(lineCount);
  const rateOf = (card: number, line: number) => cards[card]!.open[cards[card]!.from + line]!;

  const used = new Uint8Array(cardCount);
  const leader = new Int32Array(lineCount).fill(-1);
  const bestRate = new Float64Array(lineCount);
  const isTied: number[] = [];
  for (let line = 0; line < lineCount; line += 1) {
    let ties = 0;
    for (let card = 0; card < cardCount; card += 1) {
      const rate = rateOf(card, line);
      if (rate > bestRate[line]! + DUST) {
        bestRate[line] = rate;
        leader[line] = card;
        ties = 0;
      } else if (leader[line]! >= 0 && rate > bestRate[line]! - DUST) ties += 1;
    }
    if (ties > 0) isTied.push(line);
    else if (leader[line]! >= 0) used[leader[line]!] = 1;
  }
  // Of equally good cards, one that earns somewhere anyway: the split uses few cards.
  for (const line of isTied) {
    for (let card = 0; card < cardCount; card += 1) {
      if (used[card] === 1 && rateOf(card, line) > bestRate[line]! - DUST) {
        leader[line] = card;
        break;
      }
    }
    used[leader[line]!] = 1;
  }

  const rates = new Float64Array(poolCount * lineCount).fill(-Infinity);
  const capsUsd = new Float64Array(poolCount * lineCount);
  const gains = new Float64Array(poolCount * lineCount);
  for (const [pool, { lines, rates: ofPool, capsUsd: ofCaps }] of pools.entries()) {
    for (let at = 0; at < lines.length; at += 1) {
      const place = pool * lineCount + lines[at]!;
      rates[place] = ofPool[at]!;
      capsUsd[place] = ofCaps[at]!;
      gains[place] = ofPool[at]! - bestRate[lines[at]!]!;
    }
  }
  const poolLimitsUsd = pools.map(({ limitUsd }) => limitUsd);
  const lines = Array.from({ length: lineCount }, (_, line) => lineUsd[line]!);
  const { flowUsd } = fillPools({ gains, capsUsd, poolLimitsUsd, lineUsd: lines });
  const cardUsd = new Float64Array(cardCount);
  const poolUsed = new Float64Array(poolCount);
  for (let line = 0; line < lineCount; line += 1) {
    let leftUsd = lines[line]!;
    for (let pool = 0; pool < poolCount; pool += 1) {
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

  // Nodes: lines, pools, cards, off the wallet, and the sum of all spend.
  const firstPool = lineCount;
  const firstCard = firstPool + poolCount;
  const off = firstCard + cardCount;
  const all = off + 1;
  const lossTo = new Float64Array(all + 1);
  const from = new Int32Array(all + 1);

  /** By line: the cards and pools that could take it. Most lines have few. Made when a promise is short. */
  let takers: { readonly cards: readonly number[]; readonly pools: readonly number[] }[] | null = null;
  function listTakers(): NonNullable<typeof takers> {
    if (takers) return takers;
    const found = lines.map(() => ({ cards: [] as number[], pools: [] as number[] }));
    for (let card = 0; card < cardCount; card += 1) {
      for (let line = 0; line < lineCount; line += 1) if (rateOf(card, line) > -Infinity) found[line]!.cards.push(card);
    }
    for (const [pool, { lines: ofPool }] of pools.entries()) {
      for (let at = 0; at < ofPool.length; at += 1) found[ofPool[at]!]!.pools.push(pool);
    }
    takers = found;
    return takers;
  }

  function findLosses(target: number): void {
    const takersOf = listTakers();
    lossTo.fill(Infinity);
    from.fill(-1);
    lossTo[all] = 0;
    let changed = true;
    const relax = (tail: number, head: number, loss: number) => {
      const reached = lossTo[tail]! + loss;
      if (reached < lossTo[head]! - DUST) {
        lossTo[head] = reached;
        from[head] = tail;
        changed = true;
      }
    };
    // Every path visits a node once, so this many rounds are enough.
    for (let round = 0; changed && round <= all; round += 1) {
      changed = false;
      relax(all, off, 0);
      for (let card = 0; card < cardCount; card += 1) {
        const spareUsd = cardUsd[card]! - promisedUsd[card]!;
        if (card !== target && spareUsd > DUST_USD) relax(all, firstCard + card, 0);
      }
      for (let line = 0; line < lineCount; line += 1) {
        const { cards: ofCards, pools: ofPools } = takersOf[line]!;
        if (offUsd[line]! > DUST_USD) relax(off, line, 0);
        for (const card of ofCards) {
          if (openUsd[card * lineCount + line]! > DUST_USD) relax(firstCard + card, line, rateOf(card, line));
        }
        for (const pool of ofPools) {
          const at = pool * lineCount + line;
          if (flowUsd[at]! > DUST_USD) relax(firstPool + pool, line, rates[at]!);
        }
        if (lossTo[line] === Infinity) continue;
        relax(line, off, 0);
        for (const card of ofCards) relax(line, firstCard + card, -rateOf(card, line));
        for (const pool of ofPools) {
          const at = pool * lineCount + line;
          if (capsUsd[at]! - flowUsd[at]! > DUST_USD) relax(line, firstPool + pool, -rates[at]!);
        }
      }
      for (let pool = 0; pool < poolCount; pool += 1) {
        const card = firstCard + poolOwner[pool]!;
        if (poolLimitsUsd[pool]! - poolUsed[pool]! > DUST_USD) relax(firstPool + pool, card, 0);
        if (poolUsed[pool]! > DUST_USD) relax(card, firstPool + pool, 0);
      }
    }
  }

  /** Room on the arc, and with `moveUsd` above 0 the change. */
  function roomOf(tail: number, head: number, moveUsd: number): number {
    if (tail === all) {
      if (head === off) return Infinity;
      const card = head - firstCard;
      cardUsd[card]! -= moveUsd;
      return cardUsd[card]! + moveUsd - promisedUsd[card]!;
    }
    if (head < firstPool) {
      if (tail === off) {
        offUsd[head]! -= moveUsd;
        return offUsd[head]! + moveUsd;
      }
      if (tail >= firstCard) {
        const at = (tail - firstCard) * lineCount + head;
        openUsd[at]! -= moveUsd;
        return openUsd[at]! + moveUsd;
      }
      const at = (tail - firstPool) * lineCount + head;
      flowUsd[at]! -= moveUsd;
      return flowUsd[at]! + moveUsd;
    }
    if (tail < firstPool) {
      if (head === off) {
        offUsd[tail]! += moveUsd;
        return Infinity;
      }
      if (head >= firstCard) {
        openUsd[(head - firstCard) * lineCount + tail]! += moveUsd;
        return Infinity;
      }
      const at = (head - firstPool) * lineCount + tail;
      flowUsd[at]! += moveUsd;
      return capsUsd[at]! - flowUsd[at]! + moveUsd;
    }
    if (tail < firstCard) {
      const pool = tail - firstPool;
      poolUsed[pool]! += moveUsd;
      return poolLimitsUsd[pool]! - poolUsed[pool]! + moveUsd;
    }
    const pool = head - firstPool;
    poolUsed[pool]! -= moveUsd;
    return poolUsed[pool]! + moveUsd;
  }

  const promisedUsd = new Float64Array(cardCount);
  for (let card = 0; card < cardCount; card += 1) {
    const neededUsd = cards[card]!.minSpendUsd;
    while (cardUsd[card]! < neededUsd - SHORT_USD) {
      findLosses(card);
      const target = firstCard + card;
      if (lossTo[target] === Infinity) return null;
      let moveUsd = neededUsd - cardUsd[card]!;
      for (let node = target; node !== all; node = from[node]!)
        moveUsd = Math.min(moveUsd, roomOf(from[node]!, node, 0));
      for (let node = target; node !== all; node = from[node]!) roomOf(from[node]!, node, moveUsd);
      cardUsd[card]! += moveUsd;
    }
    promisedUsd[card] = neededUsd;
  }

  let valueUsd = 0;
  for (let line = 0; line < lineCount; line += 1) {
    for (let card = 0; card < cardCount; card += 1) {
      const amountUsd = openUsd[card * lineCount + line]!;
      if (amountUsd > 0) valueUsd += amountUsd * rateOf(card, line);
    }
    for (let pool = 0; pool < poolCount; pool += 1) {
      const amountUsd = flowUsd[pool * lineCount + line]!;
      if (amountUsd > 0) valueUsd += amountUsd * rates[pool * lineCount + line]!;
    }
  }
  const poolUsd = pools.map((_, pool) => flowUsd.subarray(pool * lineCount, (pool + 1) * lineCount));
  return { valueUsd, openUsd, poolUsd };
}
