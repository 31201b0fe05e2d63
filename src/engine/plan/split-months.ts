/**
 * The best split of spend over months of a plan. Months with equal states are
 * one kind of month with a weight. Without a minimum each kind is split by
 * itself; a minimum spend ties the kinds of its window together, and minimums
 * whose windows touch are solved as one, exactly.
 */
import { type SplitCard, type SplitPool, splitSpend } from "../value/split-spend.ts";
import type { MonthState, StatePool, StateVariant } from "./month-states.ts";
import { countOperations, startWork } from "../work-budget.ts";

export interface MonthKind {
  readonly states: readonly MonthState[];
  /** Of the window of which promise each state is part; -1: none. */
  readonly promises: readonly number[];
  /** Months of this kind, or 1 for a one-off amount. */
  readonly weight: number;
  /** Dollars by cell for a weight of 1. */
  readonly lineUsd: Float64Array;
  /** A one-off amount takes no part in limits and credits. */
  readonly isOneOff: boolean;
}

/** Dollars for the whole weight of a kind. */
export interface KindPlacement {
  readonly kind: number;
  readonly state: number;
  readonly cell: number;
  readonly usd: number;
  readonly rate: number;
  readonly multiplier: number | null;
  readonly pool: StatePool | null;
}

const DUST_USD = 1e-7;
/** Ways to choose categories of a month's cards that are tried one by one; of more, the most promising first. */
const FEW_WAYS = 64;
/** For all ways of a month: whoever holds sixty cards would need a second for one plan. */
const WAYS_OPERATIONS = 250_000;
/** Blocks whose split is kept: a plan is mostly placed right after it was priced. */
const LATELY = 24;

function toSplitPool(pool: StatePool, lineUsd: Float64Array, weight: number, from: number): SplitPool {
  return {
    limitUsd: pool.limitUsd * weight,
    lines: pool.lines.map((cell) => from + cell),
    rates: pool.rates,
    capsUsd: pool.lines.map((cell) => pool.share * lineUsd[cell]! * weight),
  };
}

const toPoolKey = ({ limitUsd, share, lines, rates }: StatePool) => [limitUsd, share, ...lines, ...rates].join();

/** @param isOver whether the work allowed is: then cards with very many choices get those best for each by itself */
export function createMonthSplitter(cellCount: number, monthlyUsd: Float64Array, isOver: () => boolean) {
  const variantsOf = new Map<string, { readonly usd: number; readonly chosen: readonly StateVariant[] }>();
  const blocks = new Map<string, number>();
  const lately = new Map<string, ReturnType<typeof splitBlock>>();

  const toKey = (states: readonly MonthState[]) => states.map(({ id }) => id).join();

  /** A way to hold a card that is never worth less than any of its own: the bound on what is not chosen yet. */
  const looseOf = new Map<number, StateVariant>();
  function toLoose({ id, variants }: MonthState): StateVariant {
    let loose = looseOf.get(id);
    if (!loose) {
      const [first] = variants;
      const pools = new Map(variants.flatMap(({ pools: own }) => own.map((pool) => [toPoolKey(pool), pool])));
      const open = first!.open.map((_, cell) => Math.max(...variants.map((variant) => variant.open[cell]!)));
      looseOf.set(id, (loose = { ...first!, open, pools: [...pools.values()] }));
    }
    return loose;
  }

  function splitMonth(chosen: readonly StateVariant[]): number {
    const cards = chosen.map(({ open, pools }) => ({
      open,
      from: 0,
      pools: pools.map((pool) => toSplitPool(pool, monthlyUsd, 1, 0)),
      minSpendUsd: 0,
    }));
    return splitSpend(cards, monthlyUsd, cellCount)!.valueUsd;
  }

  /** What is best for each card by itself. */
  const aloneOf = new Map<number, StateVariant>();
  function findAlone({ id, variants }: MonthState): StateVariant {
    let alone = aloneOf.get(id);
    if (!alone) {
      const worths = variants.map((variant) => splitMonth([variant]));
      aloneOf.set(id, (alone = variants[worths.indexOf(Math.max(...worths))]!));
    }
    return alone;
  }

  /** The best choices of categories for a month without minimums, and its worth; of very many ways the best of those tried. */
  function chooseVariants(states: readonly MonthState[]) {
    const key = toKey(states);
    const known = variantsOf.get(key);
    if (known) return known;
    let best: { usd: number; chosen: readonly StateVariant[] } = { usd: -Infinity, chosen: [] };
    /** Ways from each card on. */
    const ways = states.reduceRight<number[]>((after, { variants }) => [variants.length * after[0]!, ...after], [1]);
    const work = startWork(WAYS_OPERATIONS);
    const chosen: StateVariant[] = [];
    const walk = (at: number): void => {
      if (at === states.length) {
        const usd = splitMonth(chosen);
        if (usd > best.usd + DUST_USD) best = { usd, chosen: [...chosen] };
        return;
      }
      const { variants } = states[at]!;
      const rest = states.slice(at + 1);
      const isMany = variants.length > 1 && ways[at]! > FEW_WAYS;
      const mostOf = (variant: StateVariant) => {
        return isMany ? splitMonth([...chosen.slice(0, at), variant, ...rest.map(toLoose)]) : Infinity;
      };
      const ranked = variants.map((variant) => ({ variant, mostUsd: mostOf(variant) }));
      if (isMany) ranked.sort((one, other) => other.mostUsd - one.mostUsd);
      for (const { variant, mostUsd } of ranked) {
        if (mostUsd <= best.usd + DUST_USD || (work.isOver() && best.usd > -Infinity)) return;
        chosen[at] = variant;
        walk(at + 1);
      }
    };
    if (ways[0]! > FEW_WAYS && isOver()) {
      const alone = states.map(findAlone);
      best = { usd: splitMonth(alone), chosen: alone };
    } else walk(0);
    variantsOf.set(key, best);
    return best;
  }

  function splitBlock(kinds: readonly MonthKind[], minimums: ReadonlyMap<number, number>) {
    const lineCount = kinds.length * cellCount;
    countOperations(60 * lineCount);
    const lineUsd = new Float64Array(lineCount);
    const cards: SplitCard[] = [];
    /** By card of the block: its kinds, each with its state and way to hold it. */
    const parts: { kind: number; state: number; variant: StateVariant; pools: readonly StatePool[] }[][] = [];
    const promised = new Map<number, number>();
    for (const [kind, { states, promises, weight, lineUsd: ofKind, isOneOff }] of kinds.entries()) {
      const from = kind * cellCount;
      const kindUsd = ofKind.map((usd) => usd * weight);
      lineUsd.set(kindUsd, from);
      const { chosen } = chooseVariants(states);
      for (const [state, variant] of chosen.entries()) {
        const promise = promises[state]!;
        let at = promised.get(promise);
        if (at === undefined) {
          at = parts.push([]) - 1;
          if (promise >= 0) promised.set(promise, at);
          const minSpendUsd = promise < 0 ? 0 : minimums.get(promise)!;
          cards.push({ open: new Float64Array(lineCount).fill(-Infinity), from: 0, pools: [], minSpendUsd });
        }
        const pools = isOneOff ? [] : variant.pools;
        parts[at]!.push({ kind, state, variant, pools });
        const card = cards[at]!;
        (card.open as Float64Array).set(variant.open, from);
        (card.pools as SplitPool[]).push(...pools.map((pool) => toSplitPool(pool, ofKind, weight, from)));
      }
    }
    return { split: splitSpend(cards, lineUsd, lineCount), parts, lineCount };
  }

  /** The same for blocks that differ only in the numbers of their promises. */
  function toBlockKey(kinds: readonly MonthKind[], minimums: ReadonlyMap<number, number>): string {
    const order = [...new Set(kinds.flatMap(({ promises }) => promises))].filter((promise) => promise >= 0);
    return kinds
      .map(({ states, promises, weight, isOneOff, lineUsd }) => {
        const places = promises.map((promise) => order.indexOf(promise));
        return [toKey(states), places.join(), weight.toFixed(6), isOneOff ? lineUsd.join() : ""].join("/");
      })
      .concat(order.map((promise) => String(minimums.get(promise))).join(";"))
      .join("|");
  }

  function toBlock(key: string, kinds: readonly MonthKind[], minimums: ReadonlyMap<number, number>) {
    let block = lately.get(key);
    if (block) return block;
    block = splitBlock(kinds, minimums);
    if (lately.size >= LATELY) lately.delete(lately.keys().next().value!);
    lately.set(key, block);
    return block;
  }

  return {
    chooseVariants,
    /** Worth of a block in dollars; -Infinity: a minimum cannot be met. */
    value(kinds: readonly MonthKind[], minimums: ReadonlyMap<number, number>): number {
      if (minimums.size === 0 && !kinds[0]!.isOneOff) {
        return chooseVariants(kinds[0]!.states).usd * kinds[0]!.weight;
      }
      countOperations(1_000 * kinds.length);
      const key = toBlockKey(kinds, minimums);
      let usd = blocks.get(key);
      if (usd === undefined) blocks.set(key, (usd = toBlock(key, kinds, minimums).split?.valueUsd ?? -Infinity));
      return usd;
    },
    /** The same with every dollar in its place. */
    place(kinds: readonly MonthKind[], minimums: ReadonlyMap<number, number>): KindPlacement[] {
      const { split, parts, lineCount } = toBlock(toBlockKey(kinds, minimums), kinds, minimums);
      if (!split) throw new Error("a minimum that cannot be met");
      const placed: KindPlacement[] = [];
      let poolAt = 0;
      for (const [at, ofCard] of parts.entries()) {
        for (const { kind, state, variant, pools } of ofCard) {
          const from = kind * cellCount;
          const take = (cell: number, usd: number, rate: number, multiplier: number | null, pool: StatePool | null) => {
            if (usd > DUST_USD) placed.push({ kind, state, cell, usd, rate, multiplier, pool });
          };
          for (let cell = 0; cell < cellCount; cell += 1) {
            const rate = variant.open[cell]!;
            take(cell, split.openUsd[at * lineCount + from + cell]!, rate, variant.row.multipliers[cell]!, null);
          }
          for (const pool of pools) {
            const usd = split.poolUsd[poolAt++]!;
            for (const [arc, cell] of pool.lines.entries()) {
              take(cell, usd[from + cell]!, pool.rates[arc]!, pool.multipliers[arc]!, pool);
            }
          }
        }
      }
      return placed;
    },
  };
}
