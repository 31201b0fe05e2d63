/**
 * What no wallet can beat: an upper bound from prices on the lines.
 *
 * Put a price on each line (dollars for the whole of it). A card's surplus is
 * what it earns above the prices, each line as if it had it to itself, plus its
 * perks, less its fee. For any prices of 0 or more,
 *     net(S) <= sum of prices + sum of surpluses of the cards in S,
 * because splitting a line pays its price at most once (Lagrangian
 * relaxation). So the prices, plus the surpluses of cards already chosen, plus
 * the r highest surpluses above 0 of the rest bound every wallet with up to r
 * more cards. Good prices make it tight; bad ones only make it loose.
 *
 * The year's spend for bonuses is one more priced thing, of which a card uses
 * a share. The fee budget has no price: which r cards fit it is decided exactly
 * (`pick-top.ts`), and that is never looser than the best price for it.
 */
import type { RowPool, SearchModel } from "./search-model.ts";

export interface PriceBound {
  /** Length of a price vector: the lines, then the bonus budget. */
  readonly priceCount: number;
  /** How fast each price should move: one line may be worth a million times another. */
  readonly pace: Float64Array;
  /** Surplus of a card in dollars. */
  readonly surplus: (card: number, row: number, prices: Float64Array) => number;
  /** Adds the share of each priced thing that the surplus uses to `use`. */
  readonly addUse: (card: number, row: number, prices: Float64Array, use: Float64Array) => void;
}

/** The root of the most that a card could earn on each line, at least 1: between equal steps and steps in proportion. */
function toPace({ lineCount, openValues, lineSpendUsd, poolsOfRow, bonusUsd }: SearchModel): Float64Array {
  const mostUsd = new Float64Array(lineCount + 1).fill(1);
  const raise = (at: number, valueUsd: number) => (mostUsd[at] = Math.max(mostUsd[at]!, valueUsd));
  for (const [at, valueUsd] of openValues.entries()) raise(at % lineCount, valueUsd);
  for (const { limitUsd, lines, values } of poolsOfRow.flat()) {
    for (const [at, line] of lines.entries()) raise(line, values[at]! * Math.min(1, limitUsd / lineSpendUsd[line]!));
  }
  for (const valueUsd of bonusUsd) raise(lineCount, valueUsd);
  return mostUsd.map(Math.sqrt);
}

export function createPriceBound(model: SearchModel): PriceBound {
  const { lineCount, openValues, lineSpendUsd, poolsOfRow, fixedUsd, bonusUsd, minSpendUsd, bonusBudgetUsd } = model;
  const bonusAt = lineCount;

  /**
   * Fills a pool with its best-paying lines above both price and open value.
   * A line in two pools of one card counts in both: looser, never too low.
   */
  function poolSurplus(
    { limitUsd, lines, values }: RowPool,
    first: number,
    prices: Float64Array,
    use: Float64Array | null,
  ) {
    let roomUsd = limitUsd;
    let gainUsd = 0;
    let lastRate = Infinity;
    let lastArc = -1;
    while (roomUsd > 0) {
      let next = -1;
      let nextRate = 0;
      for (let at = 0; at < lines.length; at += 1) {
        const line = lines[at]!;
        const floor = Math.max(prices[line]!, openValues[first + line]!);
        const rate = (values[at]! - floor) / lineSpendUsd[line]!;
        if (rate > nextRate && (rate < lastRate || (rate === lastRate && at > lastArc))) {
          next = at;
          nextRate = rate;
        }
      }
      if (next < 0) break;
      const line = lines[next]!;
      const amountUsd = Math.min(roomUsd, lineSpendUsd[line]!);
      gainUsd += amountUsd * nextRate;
      // Where the open value beats the price, the card has the line already.
      if (use && openValues[first + line]! <= prices[line]!) use[line]! += amountUsd / lineSpendUsd[line]!;
      roomUsd -= amountUsd;
      lastRate = nextRate;
      lastArc = next;
    }
    return gainUsd;
  }

  return {
    priceCount: lineCount + 1,
    pace: toPace(model),
    surplus(card, row, prices) {
      const first = row * lineCount;
      let sumUsd = fixedUsd[card]!;
      for (let line = 0; line < lineCount; line += 1) {
        const gainUsd = openValues[first + line]! - prices[line]!;
        if (gainUsd > 0) sumUsd += gainUsd;
      }
      const pools = poolsOfRow[row]!;
      for (let at = 0; at < pools.length; at += 1) sumUsd += poolSurplus(pools[at]!, first, prices, null);
      if (bonusUsd[row]! > 0) {
        const gainUsd = bonusUsd[row]! - (prices[bonusAt]! * minSpendUsd[card]!) / bonusBudgetUsd;
        if (gainUsd > 0) sumUsd += gainUsd;
      }
      return sumUsd;
    },
    addUse(card, row, prices, use) {
      const first = row * lineCount;
      for (let line = 0; line < lineCount; line += 1) {
        if (openValues[first + line]! > prices[line]!) use[line]! += 1;
      }
      for (const pool of poolsOfRow[row]!) poolSurplus(pool, first, prices, use);
      const share = minSpendUsd[card]! / bonusBudgetUsd;
      if (bonusUsd[row]! > prices[bonusAt]! * share) use[bonusAt]! += share;
    },
  };
}
