/**
 * What no plan can beat: prices on the spend of every month. A card earns above
 * the prices what it would earn with every dollar to itself; a minimum costs at
 * least the cheapest dollars below the prices. For any prices of 0 or more,
 *     objective(plan) <= prices of all months + sum of surpluses of its cards,
 * because a dollar is paid its price at most once. A card's surplus is a matter
 * of that card alone, so plans are bounded by adding up.
 */
import type { MonthState } from "./month-states.ts";
import { weighMonth } from "./month-states.ts";
import type { PlanModel } from "./plan-model.ts";
import { createStateSurplus, type PlanPrices, type StateSurplus } from "./state-surplus.ts";
import { isBonusInTime, type PlanPricer } from "./price-plan.ts";
import { type Holding, listFees, listMinimums, type Minimum, type Span, toSpans } from "./plan.ts";

/** What a card held this way is worth above prices: everything that does not depend on them, and what does. */
export interface HoldingTerms {
  readonly holding: Holding;
  /** Fees, efforts and the bonus at its best. */
  readonly fixedUsd: number;
  readonly tracks: readonly Track[];
  readonly losses: readonly Loss[];
}

/** The states of a product in the months in which it is held. */
interface Track {
  readonly id: number;
  readonly months: readonly { readonly month: number; readonly weight: number; readonly state: MonthState }[];
}

/** Dollars that must be put on a card within some months of a track. */
interface Loss {
  readonly id: number;
  readonly track: Track;
  readonly minimum: Minimum;
}

export interface PlanBound extends Pick<StateSurplus, "makePrices" | "addOncePrices"> {
  /** The prices of all months. */
  readonly base: (prices: PlanPrices) => number;
  /** By card, as bits: what could enable it if a plan held these cards, or any cards. */
  readonly reach: (cards: Iterable<number> | null) => Int32Array;
  readonly toTerms: (holding: Holding, reach: Int32Array) => HoldingTerms;
  /** Surplus of one card held this way; -Infinity: its minimum cannot be met. */
  readonly surplus: (terms: HoldingTerms, prices: PlanPrices) => number;
  /** Adds to `use` the share of every dollar that the card takes at these prices. */
  readonly addUse: (terms: HoldingTerms, prices: PlanPrices, use: PlanPrices) => void;
  /** Drops what is kept for these prices. */
  readonly forget: (prices: PlanPrices) => void;
  /** Dollars of a cell in a month. */
  readonly usdAt: (month: number, cell: number) => number;
}

export function createPlanBound(model: PlanModel, pricer: PlanPricer): PlanBound {
  const { cards, cells, settings, profile } = model;
  const cellCount = cells.length;
  const { months, firstMonthShare, applicationUsd, discountAMonth } = settings;
  const states = createStateSurplus(model, pricer);
  const { monthUsd, stateSurplus, variantSurplus, findBestRates } = states;
  const ownUse = new Float64Array(cellCount);
  function findReach(held: Iterable<number> | null): Int32Array {
    const able = held && new Set([...held].flatMap((card) => [card, ...cards[card]!.changes]));
    return Int32Array.from(cards, ({ enablers }) =>
      enablers.reduce(
        (mask, others, bit) => (others.some((card) => !able || able.has(card)) ? mask | (1 << bit) : mask),
        0,
      ),
    );
  }

  const tracks = new Map<string, Track>();
  function findTrack(span: Span, mask: number): Track {
    const { card, from, to, isNew, level, unlock } = span;
    const isMatched = level >= 0 && cards[card]!.isMatch;
    const key = [card, from, to, isNew, isMatched, mask, unlock?.at, unlock?.from, unlock?.months].join();
    let track = tracks.get(key);
    if (!track) {
      const held: Track["months"][number][] = [];
      for (let month = Math.max(0, from); month < Math.min(months, to); month += 1) {
        const weight = weighMonth(span, month, firstMonthShare);
        held.push({ month, weight, state: pricer.states.findByMask(span, month, mask) });
      }
      tracks.set(key, (track = { id: tracks.size, months: held }));
    }
    return track;
  }

  const losses = new Map<string, Loss>();
  function findLoss(track: Track, minimum: Minimum): Loss {
    const key = `${track.id} ${minimum.from} ${minimum.months} ${minimum.usd}`;
    let loss = losses.get(key);
    if (!loss) losses.set(key, (loss = { id: losses.size, track, minimum }));
    return loss;
  }

  const paidAt = new Int32Array(months * cellCount);
  const paidLoss = new Float64Array(months * cellCount);
  const paidUsd = new Float64Array(months * cellCount);

  /** The least that a minimum costs against the prices: the cheapest dollars of its window. */
  function costMinimum({ track, minimum }: Loss, { spend }: PlanPrices, use: PlanPrices | null): number {
    let missingUsd = minimum.usd;
    let count = 0;
    for (const { month, weight, state } of track.months) {
      if (month < minimum.from || month >= minimum.from + minimum.months) continue;
      const rates = findBestRates(state);
      const usd = monthUsd[month]!;
      for (let cell = 0; cell < cellCount; cell += 1) {
        const rate = rates[cell]!;
        if (rate === -Infinity || !usd[cell]) continue;
        const at = month * cellCount + cell;
        const loss = spend[at]! - rate;
        if (loss < 0) missingUsd -= weight * usd[cell]!;
        else {
          paidAt[count] = at;
          paidLoss[count] = loss;
          paidUsd[count] = weight * usd[cell]!;
          count += 1;
        }
      }
    }
    let lossUsd = 0;
    // The cheapest again and again: mostly few are needed.
    while (missingUsd > 1e-9) {
      let least = -1;
      for (let one = 0; one < count; one += 1) {
        if (paidLoss[one]! < (least < 0 ? Infinity : paidLoss[least]!)) least = one;
      }
      if (least < 0) return missingUsd > 1e-6 ? Infinity : lossUsd;
      const amountUsd = Math.min(paidUsd[least]!, missingUsd);
      lossUsd += amountUsd * paidLoss[least]!;
      missingUsd -= amountUsd;
      if (use) {
        const at = paidAt[least]!;
        use.spend[at]! += amountUsd / monthUsd[Math.floor(at / cellCount)]![at % cellCount]!;
      }
      paidLoss[least] = Infinity;
    }
    return lossUsd;
  }

  type Known = Record<"tracks" | "losses", Map<number, number>>;
  const knownOf = new WeakMap<PlanPrices, Known>();
  function findKnown(prices: PlanPrices): Known {
    let known = knownOf.get(prices);
    if (!known) knownOf.set(prices, (known = { tracks: new Map(), losses: new Map() }));
    return known;
  }

  function trackSurplus(track: Track, prices: PlanPrices): number {
    let usd = 0;
    for (const { month, weight, state } of track.months) usd += weight * stateSurplus(state, month, prices);
    return usd;
  }

  function findFixed(holding: Holding, spans: readonly Span[], mask: number): number {
    let usd = 0;
    for (const span of spans) {
      for (const fee of listFees(span, model)) usd -= fee.usd + (!fee.isFirst && fee.usd > 0 ? profile.effortUsd : 0);
    }
    if (holding.opened === null) return usd;
    const { levels, isMatch, cpp, lifts, goalRate } = cards[holding.card]!;
    usd -= profile.effortUsd + applicationUsd;
    if (holding.level < 0 || isMatch) return usd;
    const { points, usd: cashUsd, afterUsd, months: window } = levels[holding.level]!;
    const isForGoal = model.goalUsd > 0 && isBonusInTime(holding.opened, afterUsd > 0 ? window : 1, settings);
    const goalUsd = isForGoal ? points * goalRate(mask) * model.goalUsd : 0;
    return (
      usd + goalUsd + (cashUsd + (points * cpp(lifts && mask % 2 === 1)) / 100) * (1 - discountAMonth * holding.opened)
    );
  }

  const termsOf = new Map<Holding, Map<number, HoldingTerms>>();
  function toTerms(holding: Holding, reach: Int32Array): HoldingTerms {
    const target = holding.ending.kind === "change" ? reach[holding.ending.to]! : 0;
    const key = reach[holding.card]! + (target << 10);
    let known = termsOf.get(holding);
    if (!known) termsOf.set(holding, (known = new Map()));
    let terms = known.get(key);
    if (!terms) {
      const spans = toSpans([holding], model);
      const own = spans.map((span) => findTrack(span, reach[span.card]!));
      const minimums = listMinimums(spans[0]!, model) ?? [{ from: 0, months: 0, usd: Infinity }];
      terms = {
        holding,
        fixedUsd: findFixed(holding, spans, reach[holding.card]!),
        tracks: own,
        losses: minimums.map((minimum) => findLoss(own[0]!, minimum)),
      };
      known.set(key, terms);
    }
    return terms;
  }

  return {
    makePrices: states.makePrices,
    addOncePrices: states.addOncePrices,
    usdAt: (month, cell) => monthUsd[month]![cell]!,
    base({ spend, once }) {
      let usd = 0;
      for (let month = 0; month < months; month += 1) {
        for (let cell = 0; cell < cellCount; cell += 1)
          usd += spend[month * cellCount + cell]! * monthUsd[month]![cell]!;
      }
      return once.reduce((sum, price) => sum + price, usd);
    },
    reach: findReach,
    forget(prices) {
      knownOf.delete(prices);
      states.forget(prices);
    },
    toTerms,
    surplus({ fixedUsd, tracks: own, losses: minimums }, prices) {
      const known = findKnown(prices);
      let usd = fixedUsd;
      for (const track of own) {
        let worthUsd = known.tracks.get(track.id);
        if (worthUsd === undefined) known.tracks.set(track.id, (worthUsd = trackSurplus(track, prices)));
        usd += worthUsd;
      }
      for (const loss of minimums) {
        let lossUsd = known.losses.get(loss.id);
        if (lossUsd === undefined) known.losses.set(loss.id, (lossUsd = costMinimum(loss, prices, null)));
        usd -= lossUsd;
      }
      return usd;
    },
    addUse({ tracks: own, losses: minimums }, prices, use) {
      for (const { month, weight, state } of own.flatMap((track) => track.months)) {
        let best = 0;
        let bestUsd = -Infinity;
        for (let at = 0; at < state.variants.length; at += 1) {
          const usd = variantSurplus(state, at, month, prices, null);
          if (usd > bestUsd) [best, bestUsd] = [at, usd];
        }
        ownUse.fill(0);
        variantSurplus(state, best, month, prices, ownUse);
        for (let cell = 0; cell < cellCount; cell += 1) {
          use.spend[month * cellCount + cell]! += weight * ownUse[cell]!;
        }
        for (const { group, usd } of state.perks) {
          if (group === null) continue;
          const at = states.placeOnce(month, group);
          if (usd > prices.once[at]!) use.once[at]! += weight;
        }
      }
      for (const loss of minimums) costMinimum(loss, prices, use);
    },
  };
}
