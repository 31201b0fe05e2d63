/** What a card in one month is worth above prices on that month's spend and on perks that count once. */
import type { MonthState, StatePool } from "./month-states.ts";
import type { PlanModel } from "./plan-model.ts";
import type { PlanPricer } from "./price-plan.ts";

export interface PlanPrices {
  /** Dollars a dollar at `month * cells + cell`. */
  readonly spend: Float64Array;
  /** Dollars a month at `month * groups + group`. */
  readonly once: Float64Array;
}

const DUST = 1e-12;

export type StateSurplus = ReturnType<typeof createStateSurplus>;

export function createStateSurplus({ cards, cells, monthlyUsd, settings }: PlanModel, pricer: PlanPricer) {
  const cellCount = cells.length;
  const { months } = settings;
  const monthUsd = Array.from({ length: months }, () => Float64Array.from(monthlyUsd));
  for (const [month, amounts] of pricer.oneOffs) {
    if (month < months) for (let cell = 0; cell < cellCount; cell += 1) monthUsd[month]![cell]! += amounts[cell]!;
  }
  const groups = new Map<string, number>();
  const groupOf = (group: string) => {
    let at = groups.get(group);
    if (at === undefined) groups.set(group, (at = groups.size));
    return at;
  };
  for (const { first, later, person } of cards) {
    for (const { variants, unlocked } of [first, later]) {
      for (const { perks } of [variants, ...unlocked].flat(2)) {
        for (const { term } of perks) if (term.kind === "once") groupOf(`${person} ${term.group}`);
      }
    }
  }
  const groupCount = groups.size;

  function fillPool(
    pool: StatePool,
    open: Float64Array,
    spend: Float64Array,
    from: number,
    use: Float64Array | null,
  ): number {
    let roomUsd = pool.limitUsd;
    let gainUsd = 0;
    const { lines, rates, share } = pool;
    const gains = lines.map((cell, arc) => rates[arc]! - Math.max(open[cell]!, spend[from + cell]!));
    for (;;) {
      let best = -1;
      for (let arc = 0; arc < lines.length; arc += 1) if (gains[arc]! > (best < 0 ? DUST : gains[best]!)) best = arc;
      if (best < 0 || roomUsd <= 0) return gainUsd;
      const cell = lines[best]!;
      const amountUsd = Math.min(roomUsd, share * monthlyUsd[cell]!);
      gainUsd += amountUsd * gains[best]!;
      if (use && open[cell]! <= spend[from + cell]!) use[cell]! += amountUsd / monthUsd[from / cellCount]![cell]!;
      roomUsd -= amountUsd;
      gains[best] = -1;
    }
  }

  function variantSurplus(
    state: MonthState,
    at: number,
    month: number,
    { spend }: PlanPrices,
    use: Float64Array | null,
  ) {
    const { open, pools } = state.variants[at]!;
    const from = month * cellCount;
    const usd = monthUsd[month]!;
    let sum = 0;
    for (let cell = 0; cell < cellCount; cell += 1) {
      const gain = open[cell]! - spend[from + cell]!;
      if (gain > 0) {
        sum += gain * usd[cell]!;
        if (use) use[cell]! += 1;
      }
    }
    for (const pool of pools) sum += fillPool(pool, open, spend, from, use);
    return sum;
  }

  /** By prices: the surplus of a state in a month. */
  const surplusOf = new WeakMap<PlanPrices, Map<number, number>>();
  function stateSurplus(state: MonthState, month: number, prices: PlanPrices): number {
    let known = surplusOf.get(prices);
    if (!known) surplusOf.set(prices, (known = new Map()));
    const key = state.id * months + month;
    const before = known.get(key);
    if (before !== undefined) return before;
    let best = -Infinity;
    for (let at = 0; at < state.variants.length; at += 1) {
      best = Math.max(best, variantSurplus(state, at, month, prices, null));
    }
    for (const { group, usd } of state.perks) {
      best += group === null ? usd : Math.max(0, usd - prices.once[month * groupCount + groupOf(group)]!);
    }
    known.set(key, best);
    return best;
  }

  /** The best rate of a state by cell, limits aside. */
  const bestRates = new Map<MonthState, Float64Array>();
  function findBestRates(state: MonthState): Float64Array {
    let rates = bestRates.get(state);
    if (rates) return rates;
    rates = new Float64Array(cellCount).fill(-Infinity);
    for (const { open, pools } of state.variants) {
      for (let cell = 0; cell < cellCount; cell += 1) rates[cell] = Math.max(rates[cell]!, open[cell]!);
      for (const pool of pools) {
        for (const [arc, cell] of pool.lines.entries()) rates[cell] = Math.max(rates[cell]!, pool.rates[arc]!);
      }
    }
    bestRates.set(state, rates);
    return rates;
  }

  /** Adds what the states' perks that count once are worth in a part of a month. */
  function addOncePrices({ once }: PlanPrices, month: number, weight: number, states: readonly MonthState[]) {
    const best = new Map<number, number>();
    for (const { group, usd } of states.flatMap(({ perks }) => perks)) {
      if (group !== null) best.set(groupOf(group), Math.max(usd, best.get(groupOf(group)) ?? 0));
    }
    for (const [group, usd] of best) once[month * groupCount + group]! += weight * usd;
  }

  return {
    monthUsd,
    variantSurplus,
    stateSurplus,
    findBestRates,
    /** Place of a perk that counts once among the prices of a month. */
    placeOnce: (month: number, group: string) => month * groupCount + groupOf(group),
    makePrices: (): PlanPrices => ({
      spend: new Float64Array(months * cellCount),
      once: new Float64Array(months * groupCount),
    }),
    forget: (prices: PlanPrices) => surplusOf.delete(prices),
    addOncePrices,
  };
}
