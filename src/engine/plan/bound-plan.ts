/**
 * What no plan can beat: prices on the spend of every month. A card earns above
 * the prices what it would earn with every dollar to itself; a minimum costs at
 * least the cheapest dollars below the prices. For any prices of 0 or more,
 *     objective(plan) <= prices of all months + sum of surpluses of its cards,
 * because a dollar is paid its price at most once. A card's surplus is a matter
 * of that card alone, so plans are bounded by adding up. Where fees have a limit
 * a dollar of them has a price as well: cards pay it, and no plan pays more than
 * the price of the limit.
 */
import { type Loss, type PriceUse, type Track, createMinimumCost } from "./cost-minimum.ts";
import { createLateNumbers } from "./late-numbers.ts";
import { isFirstYear } from "./month-states.ts";
import type { PlanModel } from "./plan-model.ts";
import { createStateSurplus, type PlanPrices, type StateSurplus } from "./state-surplus.ts";
import { listTargets } from "./plan-options.ts";
import { isBonusInTime, type PlanPricer } from "./price-plan.ts";
import { MONTHS_A_YEAR } from "./plan-settings.ts";
import { lengthOf } from "./plan-time.ts";
import {
  findWindowEnd,
  type Holding,
  listFees,
  listMinimums,
  type Minimum,
  type Span,
  toSpans,
  weighMonth,
} from "./plan.ts";
import { countOperations } from "../work-budget.ts";

/** To work out what does not depend on prices, once for a holding; or to add what it uses. */
const TERMS_OPERATIONS = 600;

/** What a card held this way is worth above prices: everything that does not depend on them, and what does. */
export interface HoldingTerms {
  readonly holding: Holding;
  /** Fees, efforts and the bonus at its best. */
  readonly fixedUsd: number;
  /** Of all months, whatever part of them counts. */
  readonly feesUsd: number;
  /** Of the bonus, toward the trip. */
  readonly goalPoints: number;
  readonly tracks: readonly Track[];
  readonly losses: readonly Loss[];
}

export interface PlanBound extends Pick<StateSurplus, "makePrices" | "addOncePrices"> {
  /** The prices of all months. */
  readonly base: (prices: PlanPrices) => number;
  /** By card, as bits: what could enable it if a plan held these cards, or any cards. */
  readonly reach: (cards: Iterable<number> | null) => Int32Array;
  readonly toTerms: (holding: Holding, reach: Int32Array) => HoldingTerms;
  /** Surplus of one card held this way; -Infinity: its minimum cannot be met. */
  readonly surplus: (terms: HoldingTerms, prices: PlanPrices) => number;
  /** The same of many, one after the other at the same prices. */
  readonly surplusAt: (prices: PlanPrices) => (terms: HoldingTerms) => number;
  /** Adds to `use` the share of every dollar that the card takes at these prices. */
  readonly addUse: (terms: HoldingTerms, prices: PlanPrices, use: PriceUse) => void;
  /** What the fees of all months may come to; null: without limit. */
  readonly mostFeesUsd: number | null;
  /** Drops what is kept for these prices. */
  readonly forget: (prices: PlanPrices) => void;
  /** Dollars of a cell in a month. */
  readonly usdAt: (month: number, cell: number) => number;
}

export function createPlanBound(model: PlanModel, pricer: PlanPricer): PlanBound {
  const { cards, cells, settings, profile, missingPoints } = model;
  const cellCount = cells.length;
  const { months, applicationUsd, discountAMonth } = settings;
  const { maxAnnualFeesUsd } = profile;
  const mostFeesUsd = maxAnnualFeesUsd === null ? null : maxAnnualFeesUsd * Math.ceil(months / MONTHS_A_YEAR);
  const states = createStateSurplus(model, pricer);
  const { monthUsd, stateSurplus, variantSurplus } = states;
  const costMinimum = createMinimumCost(states);
  const ownUse = new Float64Array(2 * cellCount);
  function findReach(held: Iterable<number> | null): Int32Array {
    const able = held && new Set([...held].flatMap((card) => [card, ...listTargets(model, cards[card]!)]));
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
      for (let month = Math.max(0, from); month < Math.min(model.endMonth, to); month += 1) {
        const weight = month < months || isFirstYear(span, month) ? weighMonth(span, month, settings) : 0;
        if (weight > 0) held.push({ month, weight, state: pricer.states.findByMask(span, month, mask) });
      }
      tracks.set(key, (track = { id: tracks.size, months: held }));
    }
    return track;
  }

  const losses = new Map<string, Loss>();
  function findLoss(span: Span, track: Track, minimum: Minimum): Loss {
    const { from, months: count, usd } = minimum;
    const ends = findWindowEnd(minimum, settings);
    const window = track.months
      .filter(({ month }) => month >= from && month < from + count)
      .map((one) => ({ ...one, weight: weighMonth(span, one.month, settings, ends) }));
    // However the card ends, the months of its bonus are the same.
    const key = `${window.map(({ month, weight, state }) => `${month} ${weight} ${state.id}`).join()} ${usd}`;
    let loss = losses.get(key);
    if (!loss) losses.set(key, (loss = { id: losses.size, months: window, usd }));
    return loss;
  }

  const trackUsd = createLateNumbers<PlanPrices>();
  const lossUsd = createLateNumbers<PlanPrices>();

  function trackSurplus(track: Track, prices: PlanPrices): number {
    let usd = 0;
    countOperations(track.months.length);
    for (const { month, weight, state } of track.months) usd += weight * stateSurplus(state, month, prices);
    return usd;
  }

  function findFixed(holding: Holding, spans: readonly Span[], mask: number): number {
    let usd = 0;
    for (const span of spans) {
      for (const { isFirst, usd: feeUsd, share } of listFees(span, model)) {
        usd -= share * (feeUsd + (!isFirst && feeUsd > 0 ? profile.effortUsd : 0));
      }
    }
    if (holding.opened === null) return usd;
    const { levels, isMatch, cpp, lifts } = cards[holding.card]!;
    usd -= profile.effortUsd + applicationUsd;
    if (holding.level < 0 || isMatch) return usd;
    const { points, usd: cashUsd } = levels[holding.level]!;
    return usd + (cashUsd + (points * cpp(lifts && mask % 2 === 1)) / 100) * (1 - discountAMonth * holding.opened);
  }

  function findGoalPoints({ card, opened, level }: Holding, mask: number): number {
    const { levels, isMatch, goalRate } = cards[card]!;
    if (opened === null || level < 0 || isMatch) return 0;
    const { points, afterUsd, months: window } = levels[level]!;
    return isBonusInTime(opened, afterUsd > 0 ? window : 1, settings) ? points * goalRate(mask) : 0;
  }

  const termsOf = new Map<Holding, Map<number, HoldingTerms>>();
  function toTerms(holding: Holding, reach: Int32Array): HoldingTerms {
    const target = holding.ending.kind === "change" ? reach[holding.ending.to]! : 0;
    const key = reach[holding.card]! + (target << 10);
    let known = termsOf.get(holding);
    if (!known) termsOf.set(holding, (known = new Map()));
    let terms = known.get(key);
    if (!terms) {
      countOperations(TERMS_OPERATIONS);
      const spans = toSpans([holding], model);
      const own = spans.map((span) => findTrack(span, reach[span.card]!));
      const minimums = listMinimums(spans[0]!, model) ?? [{ from: 0, months: 0, lastShare: 1, usd: Infinity }];
      const goalPoints = findGoalPoints(holding, reach[holding.card]!);
      terms = {
        holding,
        fixedUsd: findFixed(holding, spans, reach[holding.card]!) + goalPoints * model.goalUsd,
        feesUsd: pricer.sumFees([holding]),
        goalPoints,
        tracks: own,
        losses: minimums.map((minimum) => findLoss(spans[0]!, own[0]!, minimum)),
      };
      known.set(key, terms);
    }
    return terms;
  }

  function surplusAt(prices: PlanPrices) {
    const ofTracks = trackUsd.find(prices);
    const ofLosses = lossUsd.find(prices);
    return ({ fixedUsd, feesUsd, goalPoints, tracks: own, losses: minimums }: HoldingTerms): number => {
      let usd = fixedUsd + goalPoints * (prices.goal ?? 0) - feesUsd * (prices.fee ?? 0);
      for (const track of own) {
        if (!ofTracks.has(track.id)) ofTracks.set(track.id, trackSurplus(track, prices));
        usd += ofTracks.get(track.id);
      }
      for (const loss of minimums) {
        if (!ofLosses.has(loss.id)) ofLosses.set(loss.id, costMinimum(loss, prices, null));
        usd -= ofLosses.get(loss.id);
      }
      return usd;
    };
  }

  return {
    makePrices: states.makePrices,
    addOncePrices: states.addOncePrices,
    usdAt: (month, cell) => monthUsd[month]![cell]!,
    mostFeesUsd,
    base({ spend, once, goal, fee }) {
      let usd = (fee ?? 0) * (mostFeesUsd ?? 0) - (goal ?? 0) * missingPoints;
      const groupCount = once.length / model.endMonth;
      for (let month = 0; month < model.endMonth; month += 1) {
        let ofMonth = 0;
        for (let cell = 0; cell < cellCount; cell += 1) {
          ofMonth += spend[month * cellCount + cell]! * monthUsd[month]![cell]!;
        }
        for (let group = 0; group < groupCount; group += 1) ofMonth += once[month * groupCount + group]!;
        usd += lengthOf(month, settings) * ofMonth;
      }
      return usd;
    },
    reach: findReach,
    forget(prices) {
      trackUsd.forget(prices);
      lossUsd.forget(prices);
      states.forget(prices);
    },
    toTerms,
    surplus: (terms, prices) => surplusAt(prices)(terms),
    surplusAt,
    addUse({ feesUsd, goalPoints, tracks: own, losses: minimums }, prices, use) {
      countOperations(TERMS_OPERATIONS * (own.length + minimums.length));
      use.points += goalPoints;
      use.feesUsd += feesUsd;
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
          if (ownUse[cell] === 0) continue;
          const at = month * cellCount + cell;
          const points = ownUse[cellCount + cell]!;
          use.spend[at]! += weight * ownUse[cell]!;
          use.points += weight * points;
          use.rates[at] = Math.max(use.rates[at]!, points / (ownUse[cell]! * monthUsd[month]![cell]!));
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
