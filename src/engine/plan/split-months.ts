/**
 * The best split of spend over months of a plan. Months with equal states are
 * one kind of month with a weight. Without a minimum each kind is split by
 * itself; a minimum spend ties the kinds of its window together, and minimums
 * whose windows touch are solved as one, exactly.
 */
import { type SplitCard, type SplitPool, splitSpend } from "../value/split-spend.ts";
import type { MonthState, StatePool, StateVariant } from "./month-states.ts";
import { countOperations, startWork, type WorkBudget } from "../work-budget.ts";

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

/** Kinds of months that are split together, and by promise the spend that it needs. */
export interface SplitBlock {
  readonly kinds: readonly MonthKind[];
  readonly minimums: ReadonlyMap<number, number>;
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

function toSplitPool(pool: StatePool, weight: number, from: number): SplitPool {
  return {
    limitUsd: pool.limitUsd * weight,
    lines: pool.lines.map((cell) => from + cell),
    rates: pool.rates,
    capsUsd: pool.capsUsd.map((usd) => usd * weight),
  };
}

const toPoolKey = ({ limitUsd, lines, rates, capsUsd }: StatePool) => [limitUsd, ...lines, ...rates, ...capsUsd].join();

/** How to hold each card of a month, and what the month is then worth. */
export interface ChosenVariants {
  readonly usd: number;
  readonly chosen: readonly StateVariant[];
}

/** A state of a block: its kind of month, its place there, and how it is held. */
export interface BlockPart {
  readonly kind: number;
  readonly state: number;
  readonly variant: StateVariant;
  readonly pools: readonly StatePool[];
}

export interface BlockSplit {
  /** Null: a minimum cannot be met. */
  readonly split: ReturnType<typeof splitSpend>;
  /** By card of the block: months of a promise are one card. */
  readonly parts: readonly (readonly BlockPart[])[];
  readonly lineCount: number;
}

/** What is known of months that were split. */
export type MonthSplitter = ReturnType<typeof createMonthSplitter>;

/** @param isOver whether the work allowed is: then cards with very many choices get those best for each by itself */
export const createMonthSplitter = (cellCount: number, monthlyUsd: Float64Array, isOver: () => boolean) => ({
  cellCount,
  monthlyUsd,
  isOver,
  variantsOf: new Map<string, ChosenVariants>(),
  looseOf: new Map<number, StateVariant>(),
  aloneOf: new Map<number, StateVariant>(),
  blockUsd: new Map<string, number>(),
  lately: new Map<string, BlockSplit>(),
});

const toKey = (states: readonly MonthState[]) => states.map(({ id }) => id).join();

/** A way to hold a card that is never worth less than any of its own: the bound on what is not chosen yet. */
function toLoose({ looseOf }: MonthSplitter, { id, variants }: MonthState): StateVariant {
  let loose = looseOf.get(id);
  if (!loose) {
    const [first] = variants;
    const pools = new Map(variants.flatMap(({ pools: own }) => own.map((pool) => [toPoolKey(pool), pool])));
    const open = first!.open.map((_, cell) => Math.max(...variants.map((variant) => variant.open[cell]!)));
    looseOf.set(id, (loose = { ...first!, open, pools: [...pools.values()] }));
  }
  return loose;
}

function splitMonth({ cellCount, monthlyUsd }: MonthSplitter, chosen: readonly StateVariant[]): number {
  const cards = chosen.map(({ open, pools }) => ({
    open,
    from: 0,
    pools: pools.map((pool) => toSplitPool(pool, 1, 0)),
    minSpendUsd: 0,
  }));
  return splitSpend(cards, monthlyUsd, cellCount)!.valueUsd;
}

/** What is best for each card by itself. */
function findAlone(splitter: MonthSplitter, { id, variants }: MonthState): StateVariant {
  let alone = splitter.aloneOf.get(id);
  if (!alone) {
    const worths = variants.map((variant) => splitMonth(splitter, [variant]));
    splitter.aloneOf.set(id, (alone = variants[worths.indexOf(Math.max(...worths))]!));
  }
  return alone;
}

/** The ways to hold a month's cards, walked card by card. */
interface VariantWalk {
  readonly splitter: MonthSplitter;
  readonly states: readonly MonthState[];
  /** How many ways there are from each card on. */
  readonly ways: readonly number[];
  readonly work: WorkBudget;
  readonly chosen: StateVariant[];
  best: ChosenVariants;
}

function walkVariants(walk: VariantWalk, at: number): void {
  const { splitter, states, ways, work, chosen } = walk;
  if (at === states.length) {
    const usd = splitMonth(splitter, chosen);
    if (usd > walk.best.usd + DUST_USD) walk.best = { usd, chosen: [...chosen] };
    return;
  }
  const { variants } = states[at]!;
  const isMany = variants.length > 1 && ways[at]! > FEW_WAYS;
  const rest = isMany ? states.slice(at + 1).map((state) => toLoose(splitter, state)) : [];
  const mostOf = (variant: StateVariant) =>
    isMany ? splitMonth(splitter, [...chosen.slice(0, at), variant, ...rest]) : Infinity;
  const ranked = variants.map((variant) => ({ variant, mostUsd: mostOf(variant) }));
  if (isMany) ranked.sort((one, other) => other.mostUsd - one.mostUsd);
  for (const { variant, mostUsd } of ranked) {
    if (mostUsd <= walk.best.usd + DUST_USD || (work.isOver() && walk.best.usd > -Infinity)) return;
    chosen[at] = variant;
    walkVariants(walk, at + 1);
  }
}

/** The best choices of categories for a month without minimums, and its worth; of very many ways the best of those tried. */
export function chooseVariants(splitter: MonthSplitter, states: readonly MonthState[]): ChosenVariants {
  const key = toKey(states);
  const known = splitter.variantsOf.get(key);
  if (known) return known;
  const ways = states.reduceRight<number[]>((after, { variants }) => [variants.length * after[0]!, ...after], [1]);
  const work = startWork(WAYS_OPERATIONS);
  const walk: VariantWalk = { splitter, states, ways, work, chosen: [], best: { usd: -Infinity, chosen: [] } };
  if (ways[0]! > FEW_WAYS && splitter.isOver()) {
    const alone = states.map((state) => findAlone(splitter, state));
    walk.best = { usd: splitMonth(splitter, alone), chosen: alone };
  } else walkVariants(walk, 0);
  splitter.variantsOf.set(key, walk.best);
  return walk.best;
}

function splitBlock(splitter: MonthSplitter, { kinds, minimums }: SplitBlock): BlockSplit {
  const { cellCount } = splitter;
  const lineCount = kinds.length * cellCount;
  countOperations(60 * lineCount);
  const lineUsd = new Float64Array(lineCount);
  const cards: SplitCard[] = [];
  const parts: BlockPart[][] = [];
  const promised = new Map<number, number>();
  for (const [kind, { states, promises, weight, lineUsd: ofKind, isOneOff }] of kinds.entries()) {
    const from = kind * cellCount;
    const kindUsd = ofKind.map((usd) => usd * weight);
    lineUsd.set(kindUsd, from);
    const { chosen } = chooseVariants(splitter, states);
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
      (card.pools as SplitPool[]).push(...pools.map((pool) => toSplitPool(pool, weight, from)));
    }
  }
  return { split: splitSpend(cards, lineUsd, lineCount), parts, lineCount };
}

/** The same for blocks that differ only in the numbers of their promises. */
function toBlockKey({ kinds, minimums }: SplitBlock): string {
  const order = [...new Set(kinds.flatMap(({ promises }) => promises))].filter((promise) => promise >= 0);
  return kinds
    .map(({ states, promises, weight, isOneOff, lineUsd }) => {
      const places = promises.map((promise) => order.indexOf(promise));
      return [toKey(states), places.join(), weight.toFixed(6), isOneOff ? lineUsd.join() : ""].join("/");
    })
    .concat(order.map((promise) => String(minimums.get(promise))).join(";"))
    .join("|");
}

function findSplit(splitter: MonthSplitter, key: string, block: SplitBlock): BlockSplit {
  const { lately } = splitter;
  let split = lately.get(key);
  if (split) return split;
  split = splitBlock(splitter, block);
  if (lately.size >= LATELY) lately.delete(lately.keys().next().value!);
  lately.set(key, split);
  return split;
}

/** Worth of a block in dollars; -Infinity: a minimum cannot be met. */
export function valueBlock(splitter: MonthSplitter, block: SplitBlock): number {
  const { kinds, minimums } = block;
  if (minimums.size === 0 && !kinds[0]!.isOneOff) {
    return chooseVariants(splitter, kinds[0]!.states).usd * kinds[0]!.weight;
  }
  countOperations(1_000 * kinds.length);
  const { blockUsd } = splitter;
  const key = toBlockKey(block);
  let usd = blockUsd.get(key);
  if (usd === undefined) blockUsd.set(key, (usd = findSplit(splitter, key, block).split?.valueUsd ?? -Infinity));
  return usd;
}

/** The same with every dollar in its place. */
export function placeBlock(splitter: MonthSplitter, block: SplitBlock): KindPlacement[] {
  const { cellCount } = splitter;
  const { split, parts, lineCount } = findSplit(splitter, toBlockKey(block), block);
  if (!split) throw new Error("a minimum that cannot be met");
  const placed: KindPlacement[] = [];
  const add = (placement: KindPlacement) => placement.usd > DUST_USD && placed.push(placement);
  let poolAt = 0;
  for (const [at, ofCard] of parts.entries()) {
    for (const { kind, state, variant, pools } of ofCard) {
      const from = kind * cellCount;
      for (const [cell, rate] of variant.open.entries()) {
        const usd = split.openUsd[at * lineCount + from + cell]!;
        add({ kind, state, cell, usd, rate, multiplier: variant.row.multipliers[cell]!, pool: null });
      }
      for (const pool of pools) {
        const poolUsd = split.poolUsd[poolAt++]!;
        for (const [arc, cell] of pool.lines.entries()) {
          const [rate, multiplier] = [pool.rates[arc]!, pool.multipliers[arc]!];
          add({ kind, state, cell, usd: poolUsd[from + cell]!, rate, multiplier, pool });
        }
      }
    }
  }
  return placed;
}
