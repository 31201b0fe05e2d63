/** What a card in one month is worth above prices on that month's spend, on perks that count once and on points toward a trip. */
import { createLateNumbers } from "./late-numbers.ts";
import type { MonthState, StatePool, StateVariant } from "./month-states.ts";
import type { PlanModel } from "./plan-model.ts";
import { lengthOf } from "./plan-time.ts";
import type { PlanPricer } from "./price-plan.ts";
import { countOperations } from "../work-budget.ts";

export interface PlanPrices {
  /** Dollars a dollar at `month * cells + cell`. */
  readonly spend: Float64Array;
  /** Dollars a month at `month * groups + group`. */
  readonly once: Float64Array;
  /** Dollars a point toward the trip; null: points are not asked for. */
  readonly goal: number | null;
  /** Dollars a dollar of fees, where fees have a limit; null: they have none. */
  readonly fee: number | null;
}

/** The best rates of a state by cell, limits aside, with the points toward the trip that a dollar brings. */
interface BestRates {
  readonly rates: Float64Array;
  readonly points: Float64Array;
}

const DUST = 1e-12;

export type StateSurplus = ReturnType<typeof createStateSurplus>;

export function createStateSurplus(model: PlanModel, pricer: PlanPricer) {
  const { cards, cells, monthlyUsd, settings, endMonth: months } = model;
  const cellCount = cells.length;
  const monthUsd = Array.from({ length: months }, () => Float64Array.from(monthlyUsd));
  for (const [month, amounts] of pricer.oneOffs) {
    if (month >= settings.months) continue;
    // Of a month that has begun only its rest is counted, but all of the amount.
    const length = lengthOf(month, settings);
    for (let cell = 0; cell < cellCount; cell += 1) monthUsd[month]![cell]! += amounts[cell]! / length;
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

  /** With the trip's price on what the row earns. */
  const pricedOpen = new Float64Array(cellCount);
  function toOpen({ open, row }: StateVariant, pointUsd: number): Float64Array {
    if (pointUsd === 0) return open;
    for (let cell = 0; cell < cellCount; cell += 1) pricedOpen[cell] = open[cell]! + row.multipliers[cell]! * pointUsd;
    return pricedOpen;
  }

  function fillPool(
    pool: StatePool,
    { row }: StateVariant,
    open: Float64Array,
    spend: Float64Array,
    from: number,
    goalRate: number,
    pointUsd: number,
    use: Float64Array | null,
  ): number {
    let roomUsd = pool.limitUsd;
    let gainUsd = 0;
    const { lines, rates, multipliers, share } = pool;
    countOperations(lines.length);
    const gains = lines.map(
      (cell, arc) => rates[arc]! + (multipliers[arc] ?? 0) * pointUsd - Math.max(open[cell]!, spend[from + cell]!),
    );
    for (;;) {
      let best = -1;
      for (let arc = 0; arc < lines.length; arc += 1) if (gains[arc]! > (best < 0 ? DUST : gains[best]!)) best = arc;
      if (best < 0 || roomUsd <= 0) return gainUsd;
      const cell = lines[best]!;
      const amountUsd = Math.min(roomUsd, share * monthlyUsd[cell]!);
      gainUsd += amountUsd * gains[best]!;
      if (use) {
        const isNew = open[cell]! <= spend[from + cell]!;
        if (isNew) use[cell]! += amountUsd / monthUsd[from / cellCount]![cell]!;
        const points = (multipliers[best] ?? 0) - (isNew ? 0 : row.multipliers[cell]!);
        use[cellCount + cell]! += amountUsd * points * goalRate;
      }
      roomUsd -= amountUsd;
      gains[best] = -1;
    }
  }

  /** @param use by cell the share of its dollars that is taken; behind them by cell the points toward the trip */
  function variantSurplus(
    { variants, goalRate }: MonthState,
    at: number,
    month: number,
    { spend, goal }: PlanPrices,
    use: Float64Array | null,
  ) {
    const variant = variants[at]!;
    countOperations(cellCount);
    const pointUsd = goalRate * (goal ?? 0);
    const open = toOpen(variant, pointUsd);
    const from = month * cellCount;
    const usd = monthUsd[month]!;
    let sum = 0;
    for (let cell = 0; cell < cellCount; cell += 1) {
      const gain = open[cell]! - spend[from + cell]!;
      if (gain > 0) {
        sum += gain * usd[cell]!;
        if (use) {
          use[cell]! += 1;
          use[cellCount + cell]! += usd[cell]! * variant.row.multipliers[cell]! * goalRate;
        }
      }
    }
    for (const pool of variant.pools) sum += fillPool(pool, variant, open, spend, from, goalRate, pointUsd, use);
    return sum;
  }

  /** By prices: the surplus of a state in a month. */
  const surplusOf = createLateNumbers<PlanPrices>();
  function stateSurplus(state: MonthState, month: number, prices: PlanPrices): number {
    const known = surplusOf.find(prices);
    const key = state.id * months + month;
    if (known.has(key)) return known.get(key);
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

  /** Without a price of points, and with that of some prices. */
  const plainRates = new Map<MonthState, BestRates>();
  const ratesOf = new WeakMap<PlanPrices, Map<MonthState, BestRates>>();
  function findBestRates(state: MonthState, prices: PlanPrices): BestRates {
    const { variants, goalRate } = state;
    const pointUsd = goalRate * (prices.goal ?? 0);
    let known = pointUsd === 0 ? plainRates : ratesOf.get(prices);
    if (!known) ratesOf.set(prices, (known = new Map()));
    let best = known.get(state);
    if (best) return best;
    countOperations(15 * variants.length * cellCount);
    best = { rates: new Float64Array(cellCount).fill(-Infinity), points: new Float64Array(cellCount) };
    const { rates, points } = best;
    const consider = (cell: number, rate: number, multiplier: number) => {
      const worth = rate + multiplier * pointUsd;
      // Where nothing is earned at all, there is no multiplier either.
      if (!(worth > rates[cell]!)) return;
      rates[cell] = worth;
      points[cell] = multiplier * goalRate;
    };
    for (const { open, row, pools } of variants) {
      for (let cell = 0; cell < cellCount; cell += 1) consider(cell, open[cell]!, row.multipliers[cell]!);
      for (const pool of pools) {
        for (const [arc, cell] of pool.lines.entries()) consider(cell, pool.rates[arc]!, pool.multipliers[arc] ?? 0);
      }
    }
    known.set(state, best);
    return best;
  }

  /** Adds what the states' perks that count once are worth in a part of a month. */
  function addOncePrices({ once }: PlanPrices, month: number, weight: number, states: readonly MonthState[]) {
    const share = weight / lengthOf(month, settings);
    const best = new Map<number, number>();
    for (const { group, usd } of states.flatMap(({ perks }) => perks)) {
      if (group !== null) best.set(groupOf(group), Math.max(usd, best.get(groupOf(group)) ?? 0));
    }
    for (const [group, usd] of best) once[month * groupCount + group]! += share * usd;
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
      goal: null,
      fee: model.profile.maxAnnualFeesUsd === null ? null : 0,
    }),
    forget(prices: PlanPrices) {
      surplusOf.forget(prices);
      ratesOf.delete(prices);
    },
    addOncePrices,
  };
}
