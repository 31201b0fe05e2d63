/** What a card in one month is worth above prices on that month's spend, on perks that count once and on points toward a trip. */
import { createLateNumbers } from "./late-numbers.ts";
import type { MonthState, StatePool, StateVariant } from "./month-states.ts";
import type { PlanModel } from "./plan-model.ts";
import type { PlanPricer } from "./price-plan.ts";
import { countOperations } from "../work-budget.ts";
import { fillOnePool } from "../value/fill-pools.ts";
import { TOLERANCE } from "../tolerances.ts";
import { lengthOf } from "./plan-settings.ts";

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
export interface BestRates {
  readonly rates: Float64Array;
  readonly points: Float64Array;
}

/** A card's state in a month of the plan. */
export interface HeldState {
  readonly month: number;
  readonly state: MonthState;
}

/** One of its variants at some prices. */
interface Look {
  readonly prices: PlanPrices;
  /** Where the month begins among the prices of spend. */
  readonly from: number;
  readonly goalRate: number;
  /** What a point that it earns is worth besides. */
  readonly pointUsd: number;
  variant: StateVariant;
  /** The variant's rates, with the price of points on what they earn. */
  open: Float64Array;
}

/** Everything that surpluses are worked out from, and those known already. */
export type StateSurplus = ReturnType<typeof createStateSurplus>;

/** What is spent in each month, one-off amounts included. */
function listMonthUsd({ cells, monthlyUsd, settings, endMonth }: PlanModel, { oneOffs }: PlanPricer): Float64Array[] {
  const monthUsd = Array.from({ length: endMonth }, () => Float64Array.from(monthlyUsd));
  for (const [month, amounts] of oneOffs) {
    if (month >= settings.months) continue;
    // Of a month that has begun only its rest is counted, but all of the amount.
    const length = lengthOf(month, settings);
    for (let cell = 0; cell < cells.length; cell += 1) monthUsd[month]![cell]! += amounts[cell]! / length;
  }
  return monthUsd;
}

/** The perks that count once for a person, each with its place among their prices. */
function listGroups({ cards }: PlanModel): ReadonlyMap<string, number> {
  const groups = new Set<string>();
  for (const { first, later, person } of cards) {
    for (const { variants, unlocked } of [first, later]) {
      for (const { perks } of [variants, ...unlocked].flat(2)) {
        for (const { term } of perks) if (term.kind === "once") groups.add(`${person} ${term.group}`);
      }
    }
  }
  return new Map([...groups].map((group, at) => [group, at]));
}

export function createStateSurplus(model: PlanModel, pricer: PlanPricer) {
  const cellCount = model.cells.length;
  return {
    model,
    cellCount,
    monthUsd: listMonthUsd(model, pricer),
    groups: listGroups(model),
    /** A variant's rates with the trip's price on what they earn. */
    pricedOpen: new Float64Array(cellCount),
    /** Paper for one pool. */
    gains: new Float64Array(cellCount),
    taken: new Float64Array(cellCount),
    /** By prices: the surplus of a state in a month. */
    surplusOf: createLateNumbers<PlanPrices>(),
    /** Without a price of points, and with that of some prices. */
    plainRates: new Map<MonthState, BestRates>(),
    ratesOf: new WeakMap<PlanPrices, Map<MonthState, BestRates>>(),
  };
}

export const makePrices = ({ model, cellCount, groups }: StateSurplus): PlanPrices => ({
  spend: new Float64Array(model.endMonth * cellCount),
  once: new Float64Array(model.endMonth * groups.size),
  goal: null,
  fee: model.profile.maxAnnualFeesUsd === null ? null : 0,
});

/** Drops what is kept for these prices. */
export function forgetSurpluses({ surplusOf, ratesOf }: StateSurplus, prices: PlanPrices): void {
  surplusOf.forget(prices);
  ratesOf.delete(prices);
}

/** Place of a perk that counts once among the prices of a month. */
export const placeOnce = ({ groups }: StateSurplus, month: number, group: string): number =>
  month * groups.size + groups.get(group)!;

function lookAt({ cellCount }: StateSurplus, { month, state }: HeldState, prices: PlanPrices): Look {
  const { goalRate, variants } = state;
  const [variant] = variants;
  const pointUsd = goalRate * (prices.goal ?? 0);
  return { prices, from: month * cellCount, goalRate, pointUsd, variant: variant!, open: variant!.open };
}

function toOpen({ pricedOpen, cellCount }: StateSurplus, { open, row }: StateVariant, pointUsd: number): Float64Array {
  if (pointUsd === 0) return open;
  for (let cell = 0; cell < cellCount; cell += 1) pricedOpen[cell] = open[cell]! + row.multipliers[cell]! * pointUsd;
  return pricedOpen;
}

function poolSurplus(surpluses: StateSurplus, look: Look, pool: StatePool, use: Float64Array | null): number {
  const { cellCount, monthUsd, gains, taken } = surpluses;
  const { variant, open, from, goalRate, pointUsd } = look;
  const { spend } = look.prices;
  const { lines, rates, multipliers } = pool;
  countOperations(lines.length);
  for (let arc = 0; arc < lines.length; arc += 1) {
    const cell = lines[arc]!;
    gains[arc] = rates[arc]! + (multipliers[arc] ?? 0) * pointUsd - Math.max(open[cell]!, spend[from + cell]!);
  }
  const gainUsd = fillOnePool(pool, gains, TOLERANCE.rate, use && taken);
  for (let arc = 0; use && arc < lines.length; arc += 1) {
    const cell = lines[arc]!;
    const amountUsd = taken[arc]!;
    if (amountUsd === 0) continue;
    const isNew = open[cell]! <= spend[from + cell]!;
    if (isNew) use[cell]! += amountUsd / monthUsd[from / cellCount]![cell]!;
    const points = (multipliers[arc] ?? 0) - (isNew ? 0 : variant.row.multipliers[cell]!);
    use[cellCount + cell]! += amountUsd * points * goalRate;
  }
  return gainUsd;
}

function variantSurplus(surpluses: StateSurplus, look: Look, variant: StateVariant, use: Float64Array | null): number {
  const { cellCount, monthUsd } = surpluses;
  const { from, goalRate, pointUsd } = look;
  const { spend } = look.prices;
  countOperations(cellCount);
  const open = toOpen(surpluses, variant, pointUsd);
  const usd = monthUsd[from / cellCount]!;
  look.variant = variant;
  look.open = open;
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
  for (const pool of variant.pools) sum += poolSurplus(surpluses, look, pool, use);
  return sum;
}

export function stateSurplus(surpluses: StateSurplus, held: HeldState, prices: PlanPrices): number {
  const { surplusOf, model } = surpluses;
  const { month, state } = held;
  const known = surplusOf.find(prices);
  const key = state.id * model.endMonth + month;
  if (known.has(key)) return known.get(key);
  const look = lookAt(surpluses, held, prices);
  let best = -Infinity;
  for (const variant of state.variants) best = Math.max(best, variantSurplus(surpluses, look, variant, null));
  for (const { group, usd } of state.perks) {
    best += group === null ? usd : Math.max(0, usd - prices.once[placeOnce(surpluses, month, group)]!);
  }
  known.set(key, best);
  return best;
}

/** What the best variant takes. @param use by cell the share of its dollars; behind them by cell the points toward the trip */
export function fillUse(surpluses: StateSurplus, held: HeldState, prices: PlanPrices, use: Float64Array): void {
  const look = lookAt(surpluses, held, prices);
  let best = look.variant;
  let bestUsd = -Infinity;
  for (const variant of held.state.variants) {
    const usd = variantSurplus(surpluses, look, variant, null);
    if (usd > bestUsd) [best, bestUsd] = [variant, usd];
  }
  use.fill(0);
  variantSurplus(surpluses, look, best, use);
}

export function findBestRates(surpluses: StateSurplus, state: MonthState, prices: PlanPrices): BestRates {
  const { plainRates, ratesOf, cellCount } = surpluses;
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
export function addOncePrices(
  surpluses: StateSurplus,
  { once }: PlanPrices,
  { month, weight }: { readonly month: number; readonly weight: number },
  states: readonly MonthState[],
): void {
  const share = weight / lengthOf(month, surpluses.model.settings);
  const best = new Map<string, number>();
  for (const { group, usd } of states.flatMap(({ perks }) => perks)) {
    if (group !== null) best.set(group, Math.max(usd, best.get(group) ?? 0));
  }
  for (const [group, usd] of best) once[placeOnce(surpluses, month, group)]! += share * usd;
}
