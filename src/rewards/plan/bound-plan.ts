/**
 * What no plan can beat: prices on the spend of every month. A card earns above
 * the prices what it would earn with every dollar to itself; a minimum costs at
 * least the cheapest dollars below the prices. For any prices of 0 or more,
 *     objective(plan) <= prices of all months + sum of surpluses of its cards,
 * because a dollar is paid its price at most once. A card's surplus is a matter
 * of that card alone, so plans are bounded by adding up.
 */
import type { MonthState, StatePool } from "./month-states.ts";
import { weighMonth } from "./month-states.ts";
import type { PlanModel } from "./plan-model.ts";
import type { PlanPricer } from "./price-plan.ts";
import { type Holding, listFees, toSpans } from "./plan.ts";

export interface PlanPrices {
  /** Dollars a dollar at `month * cells + cell`. */
  readonly spend: Float64Array;
  /** Dollars a month at `month * groups + group`. */
  readonly once: Float64Array;
}

export interface PlanBound {
  readonly makePrices: () => PlanPrices;
  /** The prices of all months. */
  readonly base: (prices: PlanPrices) => number;
  /** Surplus of one card held this way; -Infinity: its minimum cannot be met. */
  readonly surplus: (holding: Holding, prices: PlanPrices) => number;
  /** Adds to `use` the share of every dollar that the card takes at these prices. */
  readonly addUse: (holding: Holding, prices: PlanPrices, use: PlanPrices) => void;
  /** Dollars of a cell in a month. */
  readonly usdAt: (month: number, cell: number) => number;
}

const DUST = 1e-12;

export function createPlanBound(model: PlanModel, pricer: PlanPricer): PlanBound {
  const { cards, cells, monthlyUsd, settings, profile } = model;
  const cellCount = cells.length;
  const { months, firstMonthShare, applicationUsd, discountAMonth } = settings;
  const groups = new Map<string, number>();
  const monthUsd = Array.from({ length: months }, () => Float64Array.from(monthlyUsd));
  for (const [month, amounts] of pricer.oneOffs) {
    if (month < months) for (let cell = 0; cell < cellCount; cell += 1) monthUsd[month]![cell]! += amounts[cell]!;
  }
  const groupOf = (group: string) => {
    let at = groups.get(group);
    if (at === undefined) groups.set(group, (at = groups.size));
    return at;
  };
  for (const { first, later } of cards) {
    for (const rows of [...first.variants, ...later.variants].flat()) {
      for (const { term } of rows.perks) if (term.kind === "once") groupOf(term.group);
    }
  }
  const groupCount = groups.size;
  /** Everything that could enable the card, as if the plan held it. */
  const fullMask = cards.map(({ enablers }) =>
    enablers.reduce((mask, able, bit) => (able.length > 0 ? mask | (1 << bit) : mask), 0),
  );
  const statesOf = new Map<Holding, { month: number; weight: number; state: MonthState }[]>();

  function listStates(holding: Holding) {
    let listed = statesOf.get(holding);
    if (!listed) {
      listed = [];
      for (const span of toSpans([holding], model)) {
        for (let month = Math.max(0, span.from); month < Math.min(months, span.to); month += 1) {
          const weight = weighMonth(span, month, firstMonthShare);
          listed.push({ month, weight, state: pricer.states.findByMask(span, month, fullMask[span.card]!) });
        }
      }
      statesOf.set(holding, listed);
    }
    return listed;
  }

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
      if (use && open[cell]! <= spend[from + cell]!)
        use[from + cell]! += amountUsd / monthUsd[from / cellCount]![cell]!;
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
        if (use) use[from + cell]! += 1;
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

  /** The least that a minimum costs against the prices: the cheapest dollars of its window. */
  function findLoss(holding: Holding, afterUsd: number, window: number, { spend }: PlanPrices): number {
    let missingUsd = afterUsd;
    const paid: { loss: number; usd: number }[] = [];
    for (const { month, weight, state } of listStates(holding)) {
      if (month >= holding.opened! + window) break;
      const rates = findBestRates(state);
      for (let cell = 0; cell < cellCount; cell += 1) {
        const rate = rates[cell]!;
        if (rate === -Infinity) continue;
        const loss = spend[month * cellCount + cell]! - rate;
        if (loss <= 0) missingUsd -= weight * monthUsd[month]![cell]!;
        else paid.push({ loss, usd: weight * monthUsd[month]![cell]! });
      }
    }
    let lossUsd = 0;
    for (const { loss, usd } of missingUsd > 0 ? paid.toSorted((one, other) => one.loss - other.loss) : []) {
      const amountUsd = Math.min(usd, missingUsd);
      lossUsd += amountUsd * loss;
      missingUsd -= amountUsd;
      if (missingUsd <= 0) break;
    }
    return missingUsd > 1e-6 ? Infinity : lossUsd;
  }

  /** By prices: the loss of a minimum, which does not depend on how the card ends. */
  const lossOf = new WeakMap<PlanPrices, Map<string, number>>();
  function findKnownLoss(holding: Holding, afterUsd: number, window: number, prices: PlanPrices): number {
    let known = lossOf.get(prices);
    if (!known) lossOf.set(prices, (known = new Map()));
    const key = `${holding.card} ${holding.opened} ${holding.level}`;
    let usd = known.get(key);
    if (usd === undefined) known.set(key, (usd = findLoss(holding, afterUsd, window, prices)));
    return usd;
  }

  /** Fees, efforts and the bonus at its best: what does not depend on prices. */
  const fixedOf = new Map<Holding, number>();
  function findFixed(holding: Holding): number {
    const known = fixedOf.get(holding);
    if (known !== undefined) return known;
    let usd = 0;
    for (const span of toSpans([holding], model)) {
      for (const fee of listFees(span, model)) usd -= fee.usd + (!fee.isFirst && fee.usd > 0 ? profile.effortUsd : 0);
    }
    if (holding.opened !== null) {
      const { levels, isMatch, cpp, lifts, enablers } = cards[holding.card]!;
      usd -= profile.effortUsd + applicationUsd;
      if (holding.level >= 0 && !isMatch) {
        const { points, usd: cashUsd } = levels[holding.level]!;
        const bonusUsd = cashUsd + (points * cpp(lifts && (enablers[0]?.length ?? 0) > 0)) / 100;
        usd += bonusUsd * (1 - discountAMonth * holding.opened);
      }
    }
    fixedOf.set(holding, usd);
    return usd;
  }

  return {
    makePrices: () => ({
      spend: new Float64Array(months * cellCount),
      once: new Float64Array(months * groupCount),
    }),
    usdAt: (month, cell) => monthUsd[month]![cell]!,
    base({ spend, once }) {
      let usd = 0;
      for (let month = 0; month < months; month += 1) {
        for (let cell = 0; cell < cellCount; cell += 1)
          usd += spend[month * cellCount + cell]! * monthUsd[month]![cell]!;
      }
      for (const price of once) usd += price;
      return usd;
    },
    surplus(holding, prices) {
      let usd = findFixed(holding);
      for (const { month, weight, state } of listStates(holding)) usd += weight * stateSurplus(state, month, prices);
      const { levels, isMatch } = cards[holding.card]!;
      if (holding.level >= 0 && !isMatch) {
        const { afterUsd, months: given } = levels[holding.level]!;
        const window = Math.min(given, months - 1 - holding.opened!);
        if (afterUsd > 0) usd -= findKnownLoss(holding, afterUsd, window, prices);
      }
      return usd;
    },
    addUse(holding, prices, use) {
      for (const { month, weight, state } of listStates(holding)) {
        let best = 0;
        let bestUsd = -Infinity;
        for (let at = 0; at < state.variants.length; at += 1) {
          const usd = variantSurplus(state, at, month, prices, null);
          if (usd > bestUsd) [best, bestUsd] = [at, usd];
        }
        const own = new Float64Array(use.spend.length);
        variantSurplus(state, best, month, prices, own);
        for (let cell = 0; cell < cellCount; cell += 1) {
          use.spend[month * cellCount + cell]! += weight * own[month * cellCount + cell]!;
        }
        for (const { group, usd } of state.perks) {
          if (group === null) continue;
          const at = month * groupCount + groupOf(group);
          if (usd > prices.once[at]!) use.once[at]! += weight;
        }
      }
    },
  };
}
