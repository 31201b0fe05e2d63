/**
 * The best split of spend over the cards of one wallet, exactly, caps and
 * pools included. Model: rewards(S) in "What a wallet is worth".
 *
 * Every dollar first takes the best open (unlimited) rate of any card. On top
 * of that each pool offers a gain on some lines up to its limit, which leaves
 * a transportation problem of pools and lines only. An after-cap rate is open
 * from the first dollar here; that is exact, because it is never above the
 * capped rate, so no best split uses it while its pool has room.
 */
import { type EarnPool, findEarnRate, listEarnPools } from "./earn-rates.ts";
import { fillPools } from "./fill-pools.ts";
import { listSpendParts, type SpendLine, type SpendPart } from "./spend.ts";
import type { WalletCard } from "./wallet-card.ts";

/** Spend of one part that goes on one card at one rate. */
interface Placement extends SpendPart {
  readonly card: number;
  readonly multiplier: number;
  readonly valueUsd: number;
}

/** How much of a card's yearly limit the best split uses. */
interface PoolUse extends EarnPool {
  readonly card: number;
  readonly usedUsd: number;
}

export interface SpendSplit {
  readonly rewardsUsd: number;
  readonly placements: readonly Placement[];
  /** Spend that every card of the wallet would lose money on (foreign fees). */
  readonly unplaced: readonly SpendPart[];
  readonly pools: readonly PoolUse[];
}

type SplitCard = Pick<WalletCard, "slug" | "rewards" | "foreignTransactionFeePercent"> & { readonly cpp: number };

const EQUAL_RATE = 1e-12;
const DUST_USD = 1e-9;

/** Dollars earned per dollar spent, a foreign transaction fee taken off abroad. */
export function dollarRate(multiplier: number, cpp: number, foreignFeePercent: number): number {
  return (multiplier * cpp - foreignFeePercent) / 100;
}

/**
 * Of equally good cards, one that earns somewhere anyway, then the first by
 * slug: the split uses few cards, and none that only ties.
 */
function chooseOpenCards(rates: readonly (readonly number[])[], slugs: readonly string[], used: Set<number>): number[] {
  const leaders = rates.map((ofCards) => {
    const best = Math.max(0, ...ofCards);
    const equal = [...ofCards.keys()].filter((card) => ofCards[card]! > best - EQUAL_RATE && best > 0);
    return equal.toSorted((left, right) => (slugs[left]! < slugs[right]! ? -1 : 1));
  });
  for (const [only, ...others] of leaders) if (only !== undefined && others.length === 0) used.add(only);
  return leaders.map((equal) => {
    const card = equal.find((candidate) => used.has(candidate)) ?? equal[0] ?? -1;
    if (card >= 0) used.add(card);
    return card;
  });
}

/** @param cards with the cents per point that hold in this wallet */
export function splitSpend(cards: readonly SplitCard[], lines: readonly SpendLine[]): SpendSplit {
  const parts = listSpendParts(lines);
  const cardPools = cards.map(listEarnPools);
  const pools = cardPools.flatMap((ofCard, card) => ofCard.map((pool, ownIndex) => ({ ...pool, card, ownIndex })));
  const ratesOfLine = new Map(
    lines.map((line) => [line, cards.map((card, index) => findEarnRate(card, line, cardPools[index]))]),
  );
  const earnRates = parts.map(({ line }) => ratesOfLine.get(line)!);
  const rateOf = (part: SpendPart, card: SplitCard, multiplier: number) =>
    dollarRate(multiplier, card.cpp, part.foreign ? card.foreignTransactionFeePercent : 0);
  const openRates = parts.map((part, at) =>
    cards.map((card, index) => rateOf(part, card, earnRates[at]![index]!.openMultiplier)),
  );

  const gains = new Float64Array(pools.length * parts.length);
  const multipliers = new Float64Array(gains.length);
  for (const [poolAt, pool] of pools.entries()) {
    for (const [at, part] of parts.entries()) {
      const pooled = earnRates[at]![pool.card]!.pooled.find((rate) => rate.pool === pool.ownIndex);
      if (!pooled) continue;
      const bestOpen = Math.max(0, ...openRates[at]!);
      multipliers[poolAt * parts.length + at] = pooled.multiplier;
      gains[poolAt * parts.length + at] = rateOf(part, cards[pool.card]!, pooled.multiplier) - bestOpen;
    }
  }
  const { flowUsd } = fillPools({
    gains,
    poolLimitsUsd: pools.map((pool) => pool.limitUsd),
    lineSpendUsd: parts.map((part) => part.annualUsd),
  });

  const placements: Placement[] = [];
  const place = (part: SpendPart, annualUsd: number, index: number, multiplier: number) => {
    const valueUsd = annualUsd * rateOf(part, cards[index]!, multiplier);
    placements.push({ ...part, annualUsd, card: index, multiplier, valueUsd });
  };
  const leftUsd = parts.map((part) => part.annualUsd);
  const used = new Set<number>();
  const poolUses = pools.map(({ card, limitUsd, rewards }, poolAt): PoolUse => {
    let usedUsd = 0;
    for (const [at, part] of parts.entries()) {
      const amountUsd = flowUsd[poolAt * parts.length + at]!;
      if (amountUsd <= DUST_USD) continue;
      place(part, amountUsd, card, multipliers[poolAt * parts.length + at]!);
      used.add(card);
      usedUsd += amountUsd;
      leftUsd[at]! -= amountUsd;
    }
    return { card, limitUsd, rewards, usedUsd };
  });

  const openParts = [...parts.keys()].filter((at) => leftUsd[at]! > DUST_USD);
  const slugs = cards.map((card) => card.slug);
  const openCards = chooseOpenCards(
    openParts.map((at) => openRates[at]!),
    slugs,
    used,
  );
  const unplaced: SpendPart[] = [];
  for (const [nth, at] of openParts.entries()) {
    const part = parts[at]!;
    const card = openCards[nth]!;
    if (card < 0) unplaced.push({ ...part, annualUsd: leftUsd[at]! });
    else place(part, leftUsd[at]!, card, earnRates[at]![card]!.openMultiplier);
  }
  const order = (placement: Placement) =>
    parts.findIndex((p) => p.line === placement.line && p.foreign === placement.foreign);
  placements.sort((left, right) => order(left) - order(right) || right.valueUsd - left.valueUsd);
  const rewardsUsd = placements.reduce((sum, placement) => sum + placement.valueUsd, 0);
  return { rewardsUsd, placements, unplaced, pools: poolUses };
}
