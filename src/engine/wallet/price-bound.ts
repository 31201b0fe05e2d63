/**
 * What no wallet can beat: an upper bound from prices on the lines.
 *
 * Put a price on each line (dollars for the whole of it). A row's surplus is
 * what it earns above the prices, each line as if it had it to itself, plus
 * what it brings for sure. For any prices of 0 or more,
 *     objective(S) <= effort + sum of prices + sum of surpluses of the rows of S,
 * because splitting a line pays its price at most once (Lagrangian relaxation).
 * A card's surplus is that of its best row.
 *
 * A row that promises spend T may have to take dollars at a loss against the
 * prices. Paying itself l for each dollar that it takes, and giving back l x T,
 * costs it nothing when it takes T and something when it takes more: so its
 * surplus at prices lowered by l, less l x T, bounds it for every l of 0 or
 * more. The l used is the loss of the dollar that fills T, cheapest first.
 */
import { TOLERANCE } from "../tolerances.ts";
import type { ModelPool } from "./compile-rows.ts";
import type { SearchModel } from "./search-model.ts";
import { countOperations } from "../work-budget.ts";
import { fillOnePool } from "../value/fill-pools.ts";

/** The model's tables, and the row that is looked at: there is one, so that a million looks ask for no memory. */
export interface PriceBound extends Pick<
  SearchModel,
  "lineCount" | "spendLineCount" | "open" | "lineUsd" | "poolsOf" | "fixedUsd" | "minSpendUsd"
> {
  /** How fast each price should move: one line may be worth a million times another. */
  readonly toPace: () => Float64Array;
  prices: Float64Array;
  /** Place of the row's first line. */
  first: number;
  /** What the row is paid for each dollar that it takes. */
  bribe: number;
  /** Paper for one pool. */
  readonly gains: Float64Array;
  readonly taken: Float64Array;
}

/** The root of the most that a row could earn on each line, at least 1: between equal steps and steps in proportion. */
function findPace({ lineCount, open, lineUsd, poolsOf }: SearchModel): Float64Array {
  const mostUsd = new Float64Array(lineCount).fill(1);
  for (let row = 0, at = 0; row < poolsOf.length; row += 1) {
    for (let line = 0; line < lineCount; line += 1, at += 1) {
      const usd = open[at]! * lineUsd[line]!;
      if (usd > mostUsd[line]!) mostUsd[line] = usd;
    }
    for (const { limitUsd, lines, rates, capsUsd } of poolsOf[row]!) {
      for (const [arc, line] of lines.entries()) {
        mostUsd[line] = Math.max(mostUsd[line]!, rates[arc]! * Math.min(limitUsd, capsUsd[arc]!));
      }
    }
  }
  return mostUsd.map(Math.sqrt);
}

export function createPriceBound(model: SearchModel): PriceBound {
  const { lineCount, spendLineCount, open, lineUsd, poolsOf, fixedUsd, minSpendUsd } = model;
  let pace: Float64Array | null = null;
  return {
    lineCount,
    spendLineCount,
    open,
    lineUsd,
    poolsOf,
    fixedUsd,
    minSpendUsd,
    toPace: () => (pace ??= findPace(model)),
    prices: new Float64Array(0),
    first: 0,
    bribe: 0,
    gains: new Float64Array(lineCount),
    taken: new Float64Array(lineCount),
  };
}

/**
 * Fills a pool with its lines' dollars above both their price (lowered by the bribe) and their open value. A line in two
 * pools of one card counts in both: looser, never too low.
 */
function poolSurplus(bound: PriceBound, pool: ModelPool, use: Float64Array | null): number {
  const { lines, rates, capsUsd, isRoomy } = pool;
  const { open, lineUsd, prices, first, bribe, gains, taken } = bound;
  countOperations(lines.length);
  let roomyUsd = 0;
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at]!;
    const priceRate = prices[line]! / lineUsd[line]! - bribe;
    const openRate = open[first + line]!;
    const gain = rates[at]! - (priceRate > openRate ? priceRate : openRate);
    gains[at] = gain;
    if (gain > 0) roomyUsd += gain * capsUsd[at]!;
  }
  if (!use) return isRoomy ? roomyUsd : fillOnePool(pool, gains, 0, null);
  const gainUsd = fillOnePool(pool, gains, 0, taken);
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at]!;
    // Where the open value beats the price, the card has the line already.
    if (open[first + line]! + bribe <= prices[line]! / lineUsd[line]!) use[line]! += taken[at]! / lineUsd[line]!;
  }
  return gainUsd;
}

/**
 * Loss a dollar of the line that fills a row's promise, cheapest first; 0: full without any. Where all lines together
 * do not fill it, credits and limited entries may still take the rest: without a bribe the bound holds anyway.
 */
function findBribe(bound: PriceBound, row: number, prices: Float64Array): number {
  const { lineCount, spendLineCount, open, lineUsd } = bound;
  let leftUsd = bound.minSpendUsd[row]!;
  if (leftUsd === 0) return 0;
  const first = row * lineCount;
  const lossOf = (line: number) => prices[line]! / lineUsd[line]! - open[first + line]!;
  for (let line = 0; line < spendLineCount; line += 1) {
    if (lossOf(line) < 0) leftUsd -= lineUsd[line]!;
  }
  let last = 0;
  let lastLine = -1;
  while (leftUsd > TOLERANCE.spendUsd) {
    let next = -1;
    let nextLoss = Infinity;
    for (let line = 0; line < spendLineCount; line += 1) {
      const loss = lossOf(line);
      if (loss < nextLoss && (loss > last || (loss === last && line > lastLine))) {
        next = line;
        nextLoss = loss;
      }
    }
    if (next < 0) return 0;
    leftUsd -= lineUsd[next]!;
    last = nextLoss;
    lastLine = next;
  }
  return last;
}

function lookAt(bound: PriceBound, row: number, prices: Float64Array): void {
  bound.prices = prices;
  bound.first = row * bound.lineCount;
  bound.bribe = findBribe(bound, row, prices);
}

/** Surplus of a row in dollars. */
export function rowSurplus(bound: PriceBound, row: number, prices: Float64Array): number {
  const { lineCount, spendLineCount, open, lineUsd, fixedUsd, minSpendUsd } = bound;
  countOperations(lineCount / (minSpendUsd[row]! > 0 ? 2 : 4));
  lookAt(bound, row, prices);
  const { first, bribe } = bound;
  let sumUsd = fixedUsd[row]! - bribe * minSpendUsd[row]!;
  for (let line = 0; line < spendLineCount; line += 1) {
    const gainUsd = (open[first + line]! + bribe) * lineUsd[line]! - prices[line]!;
    if (gainUsd > 0) sumUsd += gainUsd;
  }
  for (let line = spendLineCount; line < lineCount; line += 1) {
    const gainUsd = open[first + line]! - prices[line]!;
    if (gainUsd > 0) sumUsd += gainUsd;
  }
  const pools = bound.poolsOf[row]!;
  for (let at = 0; at < pools.length; at += 1) sumUsd += poolSurplus(bound, pools[at]!, null);
  return sumUsd;
}

/** Surplus of the best of the rows. */
export function findSurplus(bound: PriceBound, rows: Int32Array, prices: Float64Array): number {
  let bestUsd = -Infinity;
  for (let at = 0; at < rows.length; at += 1) bestUsd = Math.max(bestUsd, rowSurplus(bound, rows[at]!, prices));
  return bestUsd;
}

function findBestRow(bound: PriceBound, rows: Int32Array, prices: Float64Array): number {
  let best = rows[0]!;
  if (rows.length === 1) return best;
  let bestUsd = -Infinity;
  for (let at = 0; at < rows.length; at += 1) {
    const usd = rowSurplus(bound, rows[at]!, prices);
    if (usd > bestUsd) {
      bestUsd = usd;
      best = rows[at]!;
    }
  }
  return best;
}

/** Adds the share of each line that the best of the rows uses to `use`. */
export function addUse(bound: PriceBound, rows: Int32Array, prices: Float64Array, use: Float64Array): void {
  const { lineCount, spendLineCount, open, lineUsd } = bound;
  const row = findBestRow(bound, rows, prices);
  lookAt(bound, row, prices);
  const { first, bribe } = bound;
  let neededUsd = bound.minSpendUsd[row]!;
  for (let line = 0; line < spendLineCount; line += 1) {
    if (open[first + line]! * lineUsd[line]! <= prices[line]! - bribe * lineUsd[line]!) continue;
    use[line]! += 1;
    neededUsd -= lineUsd[line]!;
  }
  // The lines at the edge take what the promise still needs.
  for (let line = 0; neededUsd > 0 && line < spendLineCount; line += 1) {
    const overUsd = (open[first + line]! + bribe) * lineUsd[line]! - prices[line]!;
    if (overUsd > 0 || overUsd < -TOLERANCE.spendUsd) continue;
    const amountUsd = Math.min(lineUsd[line]!, neededUsd);
    use[line]! += amountUsd / lineUsd[line]!;
    neededUsd -= amountUsd;
  }
  for (let line = spendLineCount; line < lineCount; line += 1) {
    if (open[first + line]! > prices[line]!) use[line]! += 1;
  }
  for (const pool of bound.poolsOf[row]!) poolSurplus(bound, pool, use);
}
