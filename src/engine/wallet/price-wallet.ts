/**
 * The exact objective of one wallet from the search's tables. A wallet takes
 * one row of each card; which rows are best is itself a small branch and bound
 * over the rows, by the same prices that bound the wallets.
 */
import { TOLERANCE } from "../tolerances.ts";
import { type SplitCard, splitSpend } from "../value/split-spend.ts";
import { countOperations } from "../work-budget.ts";
import type { ModelPool } from "./compile-rows.ts";
import { createPoolFiller, fillModelPools } from "./fill-model-pools.ts";
import { createPriceBound, type PriceBound, rowSurplus } from "./price-bound.ts";
import type { SearchModel } from "./search-model.ts";
import { tightenPrices } from "./tighten-prices.ts";

export interface WalletPricer {
  /**
   * Objective in dollars, of card indexes in ascending order. Below or at
   * `floorUsd` it may answer -Infinity instead of the exact sum.
   */
  readonly price: (members: readonly number[], prices?: Float64Array | null, floorUsd?: number) => number;
  /** Rows of the best plan of the last wallet priced above its floor. */
  readonly lastRows: () => readonly number[];
}

/** From so many ways to take a row of each card on, prices are looked for; fewer are tried faster than that. */
const MANY_ROWS = 64;
const TIGHTENING_ROUNDS = 120;

/** The bits of a card's mask that these members set. */
export function findMask({ enablersOf }: SearchModel, card: number, members: readonly number[]): number {
  const sets = enablersOf[card]!;
  let mask = 0;
  for (let bit = 0; bit < sets.length; bit += 1) {
    const set = sets[bit]!;
    for (const member of members) {
      if (member !== card && set.includes(member)) {
        mask |= 1 << bit;
        break;
      }
    }
  }
  return mask;
}

export function createWalletPricer(model: SearchModel, bound: PriceBound = createPriceBound(model)): WalletPricer {
  const { rowsOf, effortUsd } = model;
  const priceRows = createRowsPricer(model);
  let lastRows: readonly number[] = [];

  return {
    lastRows: () => lastRows,
    price(members, given = null, floorUsd = -Infinity) {
      if (members.length === 0) {
        lastRows = [];
        return 0;
      }
      const choices = members.map((card) => rowsOf[card]![findMask(model, card, members)]!);
      if (choices.every((rows) => rows.length === 1)) {
        const rows = choices.map(([row]) => row!);
        lastRows = rows;
        return effortUsd + priceRows(rows, -Infinity);
      }
      const prices = given ?? findPrices({ model, bound, members, choices, floorUsd });
      const best = findBestRows({ model, bound, members, choices, floorUsd }, prices, priceRows);
      if (best.rows) lastRows = best.rows;
      return best.usd;
    },
  };
}

/** What rows, one of each card, are worth together; -Infinity when they cannot be, or are worth `floorUsd` at most. */
function createRowsPricer(model: SearchModel): (rows: readonly number[], floorUsd: number) => number {
  const { lineCount, spendLineCount, open, lineUsd, poolsOf, fixedUsd, minSpendUsd } = model;
  const best = new Float64Array(lineCount);
  const filler = createPoolFiller(model, best);
  const pools: ModelPool[] = [];
  return (rows, floorUsd) => {
    countOperations((rows.length * lineCount) / 4);
    let usd = 0;
    let promises = false;
    best.fill(0);
    for (let at = 0; at < rows.length; at += 1) {
      const row = rows[at]!;
      usd += fixedUsd[row]!;
      if (minSpendUsd[row]! > 0) promises = true;
      const first = row * lineCount;
      for (let line = 0; line < lineCount; line += 1) {
        if (open[first + line]! > best[line]!) best[line] = open[first + line]!;
      }
    }
    for (let line = spendLineCount; line < lineCount; line += 1) usd += best[line]!;
    if (promises) {
      const split = splitSpend(
        rows.map((row): SplitCard => ({
          open,
          from: row * lineCount,
          pools: poolsOf[row]!,
          minSpendUsd: minSpendUsd[row]!,
        })),
        lineUsd,
        spendLineCount,
      );
      return split ? usd + split.valueUsd : -Infinity;
    }
    for (let line = 0; line < spendLineCount; line += 1) usd += best[line]! * lineUsd[line]!;
    pools.length = 0;
    for (let at = 0; at < rows.length; at += 1) {
      const some = poolsOf[rows[at]!]!;
      for (let pool = 0; pool < some.length; pool += 1) pools.push(some[pool]!);
    }
    return usd + fillModelPools(filler, pools, floorUsd - usd);
  };
}

interface RowQuestion {
  readonly model: SearchModel;
  readonly bound: PriceBound;
  readonly members: readonly number[];
  /** By member: the rows that it may take. */
  readonly choices: readonly Int32Array[];
  readonly floorUsd: number;
}

/** Prices that the members' own rates set, and where many rows each make many wallets of rows, tighter ones. */
function findPrices({ model, bound, members, choices, floorUsd }: RowQuestion): Float64Array {
  const { lineCount, lineUsd, open, effortUsd } = model;
  const lines = new Float64Array(lineCount);
  for (const rows of choices) {
    for (const row of rows) {
      for (let line = 0; line < lineCount; line += 1) {
        lines[line] = Math.max(lines[line]!, open[row * lineCount + line]! * lineUsd[line]!);
      }
    }
  }
  if (choices.reduce((count, { length }) => count * length, 1) < MANY_ROWS) return lines;
  const node = {
    members: [...members.keys()],
    candidates: [],
    room: 0,
    rowsOf: choices,
    lifts: [],
    feeUsd: new Float64Array(members.length),
    feesLeftUsd: Infinity,
    effortUsd,
  };
  const walk = {
    rounds: TIGHTENING_ROUNDS,
    targetUsd: Math.max(0, floorUsd),
    isLowEnough: (boundUsd: number) => boundUsd + TOLERANCE.rowUsd <= floorUsd,
  };
  return tightenPrices(bound, node, { lines, lifts: new Float64Array(members.length) }, walk).prices.lines;
}

interface BestRows {
  readonly usd: number;
  /** Null: none above the floor. */
  readonly rows: readonly number[] | null;
}

/** Tries the ways to take a row of each member, the most promising first, as long as prices say that they might be better. */
function findBestRows(
  { model, bound, members, choices, floorUsd }: RowQuestion,
  prices: Float64Array,
  priceRows: (rows: readonly number[], floorUsd: number) => number,
): BestRows {
  const { effortUsd } = model;
  let best: BestRows = { usd: -Infinity, rows: null };
  // Plain loops and no iterators: this runs some thousand times for an answer.
  const ranked = choices.map((rows) => {
    const known: { row: number; usd: number }[] = [];
    for (let at = 0; at < rows.length; at += 1) {
      known.push({ row: rows[at]!, usd: rowSurplus(bound, rows[at]!, prices) });
    }
    return known.sort((one, other) => other.usd - one.usd);
  });
  let baseUsd = effortUsd;
  for (let line = 0; line < prices.length; line += 1) baseUsd += prices[line]!;
  const restUsd = new Float64Array(members.length + 1);
  for (let at = members.length - 1; at >= 0; at -= 1) restUsd[at] = restUsd[at + 1]! + ranked[at]![0]!.usd;
  const rows: number[] = [];

  function walk(at: number, sumUsd: number): void {
    const leastUsd = Math.max(best.usd, floorUsd);
    if (at === members.length) {
      const usd = effortUsd + priceRows(rows, leastUsd - effortUsd - TOLERANCE.rowUsd);
      if (usd > best.usd) best = { usd, rows: [...rows] };
      return;
    }
    const ways = ranked[at]!;
    for (let way = 0; way < ways.length; way += 1) {
      const { row, usd } = ways[way]!;
      if (sumUsd + usd + restUsd[at + 1]! + TOLERANCE.rowUsd <= Math.max(best.usd, floorUsd)) return;
      rows.push(row);
      walk(at + 1, sumUsd + usd);
      rows.pop();
    }
  }
  walk(0, baseUsd);
  return best;
}
