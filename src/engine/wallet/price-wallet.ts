/**
 * The exact objective of one wallet from the search's tables. A wallet takes
 * one row of each card; which rows are best is itself a small branch and bound
 * over the rows, by the same prices that bound the wallets.
 */
import { canEarnAll } from "../value/bonus-rules.ts";
import { type SplitCard, splitSpend } from "../value/split-spend.ts";
import { createPoolFiller } from "./fill-model-pools.ts";
import type { PriceBound } from "./price-bound.ts";
import type { ModelPool } from "./model-pool.ts";
import type { SearchModel } from "./search-model.ts";
import { tightenPrices } from "./tighten-prices.ts";
import { countOperations } from "../work-budget.ts";

export interface WalletPricer {
  /**
   * Objective in dollars, of card indexes in ascending order. Below or at
   * `floorUsd` it may answer -Infinity instead of the exact sum.
   */
  readonly price: (members: readonly number[], prices: Float64Array | null, floorUsd: number) => number;
  /** Every way to take a row of each member that is worth more than `floorUsd`. */
  readonly listWays: (
    members: readonly number[],
    prices: Float64Array | null,
    floorUsd: number,
  ) => readonly (readonly number[])[];
  /** What these rows, one of each member, are worth together; -Infinity when they cannot be. */
  readonly priceRows: (rows: readonly number[]) => number;
  /** Rows of the best plan of the last wallet priced above its floor. */
  readonly lastRows: () => readonly number[];
}

/** Rows are dropped only if they fall short by more than rounding. */
const ROW_SLACK_USD = 1e-7;
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

export function createWalletPricer(model: SearchModel, bound: PriceBound): WalletPricer {
  const { lineCount, spendLineCount, open, lineUsd, poolsOf, fixedUsd, minSpendUsd, rowsOf, hasBonus, opening } = model;
  const best = new Float64Array(lineCount);
  const poolsGain = createPoolFiller(model, best);
  const pools: ModelPool[] = [];
  let lastRows: readonly number[] = [];

  /** What these rows are worth together; -Infinity when they cannot be, or are worth `floorUsd` at most. */
  function priceRows(rows: readonly number[], floorUsd = -Infinity): number {
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
    return usd + poolsGain(pools, floorUsd - usd);
  }

  function isExcluded(rows: readonly number[], members: readonly number[]): boolean {
    const earning = members.filter((_, at) => hasBonus[rows[at]!] === 1);
    return !canEarnAll(earning, opening);
  }

  /** Prices that the members' own rates set: a fair start where the caller has none. */
  function ownPrices(choices: readonly Int32Array[]): Float64Array {
    const prices = new Float64Array(lineCount);
    for (const rows of choices) {
      for (const row of rows) {
        for (let line = 0; line < lineCount; line += 1) {
          prices[line] = Math.max(prices[line]!, open[row * lineCount + line]! * lineUsd[line]!);
        }
      }
    }
    return prices;
  }

  /** Many rows each make many wallets of rows: prices that bound them well are then worth their walk. */
  function tightPrices(members: readonly number[], choices: readonly Int32Array[], floorUsd: number): Float64Array {
    const start = ownPrices(choices);
    if (choices.reduce((count, { length }) => count * length, 1) < MANY_ROWS) return start;
    const node = {
      members: [...members.keys()],
      candidates: [],
      room: 0,
      rowsOf: choices,
      lifts: [],
      feeUsd: new Float64Array(members.length),
      feesLeftUsd: Infinity,
      effortUsd: model.effortUsd,
    };
    const isBelow = (boundUsd: number) => boundUsd + ROW_SLACK_USD <= floorUsd;
    const from = { lines: start, lifts: new Float64Array(members.length) };
    return tightenPrices(bound, node, from, TIGHTENING_ROUNDS, Math.max(0, floorUsd), isBelow).prices.lines;
  }

  const listChoices = (members: readonly number[]) =>
    members.map((card) => rowsOf[card]![findMask(model, card, members)]!);

  /** Prices every way to take a row of each member that might be worth more than the floor, the most promising first. */
  function walkWays(
    members: readonly number[],
    choices: readonly Int32Array[],
    prices: Float64Array,
    floorUsd: () => number,
    see: (rows: readonly number[], usd: number) => void,
  ): void {
    // Plain loops and no iterators: this runs some thousand times for an answer.
    const ranked = choices.map((rows) => {
      const known: { row: number; usd: number }[] = [];
      for (let at = 0; at < rows.length; at += 1) {
        known.push({ row: rows[at]!, usd: bound.rowSurplus(rows[at]!, prices) });
      }
      return known.sort((one, other) => other.usd - one.usd);
    });
    let baseUsd = model.effortUsd;
    for (let line = 0; line < lineCount; line += 1) baseUsd += prices[line]!;
    const restUsd = new Float64Array(members.length + 1);
    for (let at = members.length - 1; at >= 0; at -= 1) restUsd[at] = restUsd[at + 1]! + ranked[at]![0]!.usd;
    const rows: number[] = [];
    const walk = (at: number, sumUsd: number): void => {
      if (at === members.length) {
        if (!isExcluded(rows, members))
          see(rows, model.effortUsd + priceRows(rows, floorUsd() - model.effortUsd - ROW_SLACK_USD));
        return;
      }
      const ways = ranked[at]!;
      for (let way = 0; way < ways.length; way += 1) {
        const { row, usd } = ways[way]!;
        if (sumUsd + usd + restUsd[at + 1]! + ROW_SLACK_USD <= floorUsd()) return;
        rows.push(row);
        walk(at + 1, sumUsd + usd);
        rows.pop();
      }
    };
    walk(0, baseUsd);
  }

  return {
    listWays(members, given, floorUsd) {
      const choices = listChoices(members);
      const ways: (readonly number[])[] = [];
      walkWays(
        members,
        choices,
        given ?? tightPrices(members, choices, floorUsd),
        () => floorUsd,
        (rows, usd) => {
          if (usd > floorUsd) ways.push([...rows]);
        },
      );
      return ways;
    },
    priceRows: (rows) => (rows.length === 0 ? 0 : model.effortUsd + priceRows(rows)),
    lastRows: () => lastRows,
    price(members, given, floorUsd) {
      if (members.length === 0) {
        lastRows = [];
        return 0;
      }
      const choices = listChoices(members);
      if (choices.every((rows) => rows.length === 1)) {
        const rows = choices.map(([row]) => row!);
        lastRows = rows;
        return isExcluded(rows, members) ? -Infinity : model.effortUsd + priceRows(rows);
      }

      const prices = given ?? tightPrices(members, choices, floorUsd);
      let bestUsd = -Infinity;
      const leastUsd = () => Math.max(bestUsd, floorUsd);
      walkWays(members, choices, prices, leastUsd, (rows, usd) => {
        if (usd <= bestUsd) return;
        bestUsd = usd;
        lastRows = [...rows];
      });
      return bestUsd;
    },
  };
}
