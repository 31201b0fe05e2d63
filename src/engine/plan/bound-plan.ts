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
import { costMinimum, createPaying, type Loss, type PriceUse, type Track } from "./cost-minimum.ts";
import { createLateNumbers } from "./late-numbers.ts";
import { findStateByMask, isFirstYear } from "./month-states.ts";
import type { PlanModel } from "./plan-model.ts";
import {
  createStateSurplus,
  fillUse,
  forgetSurpluses,
  placeOnce,
  type PlanPrices,
  stateSurplus,
} from "./state-surplus.ts";
import { listTargets } from "./plan-options.ts";
import { isBonusInTime, type PlanPricer, toFeeEffortUsd } from "./price-plan.ts";
import { MONTHS_A_YEAR, lengthOf } from "./plan-settings.ts";
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
import { sumFees } from "./judge-plan.ts";

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

/** What is known of a question's bound: whatever was worked out once is kept. */
export type PlanBound = ReturnType<typeof createPlanBound>;

export function createPlanBound(model: PlanModel, pricer: PlanPricer) {
  const { maxAnnualFeesUsd } = model.profile;
  const surpluses = createStateSurplus(model, pricer);
  return {
    model,
    pricer,
    surpluses,
    paying: createPaying(surpluses),
    /** What the fees of all months may come to; null: without limit. */
    mostFeesUsd: maxAnnualFeesUsd === null ? null : maxAnnualFeesUsd * Math.ceil(model.settings.months / MONTHS_A_YEAR),
    tracks: new Map<string, Track>(),
    losses: new Map<string, Loss>(),
    termsOf: new Map<Holding, Map<number, HoldingTerms>>(),
    trackUsd: createLateNumbers<PlanPrices>(),
    lossUsd: createLateNumbers<PlanPrices>(),
    /** What one card takes in one month. */
    ownUse: new Float64Array(2 * model.cells.length),
  };
}

/** The prices of all months. */
export function sumPrices(
  { model, surpluses, mostFeesUsd }: PlanBound,
  { spend, once, goal, fee }: PlanPrices,
): number {
  const { endMonth, settings, missingPoints } = model;
  const { cellCount, monthUsd } = surpluses;
  let usd = (fee ?? 0) * (mostFeesUsd ?? 0) - (goal ?? 0) * missingPoints;
  const groupCount = once.length / endMonth;
  for (let month = 0; month < endMonth; month += 1) {
    let ofMonth = 0;
    for (let cell = 0; cell < cellCount; cell += 1) {
      ofMonth += spend[month * cellCount + cell]! * monthUsd[month]![cell]!;
    }
    for (let group = 0; group < groupCount; group += 1) ofMonth += once[month * groupCount + group]!;
    usd += lengthOf(month, settings) * ofMonth;
  }
  return usd;
}

/** By card, as bits: what could enable it if a plan held these cards, or any cards. */
export function findReach({ model }: PlanBound, held: Iterable<number> | null): Int32Array {
  const { cards } = model;
  const able = held && new Set([...held].flatMap((card) => [card, ...listTargets(model, cards[card]!)]));
  return Int32Array.from(cards, ({ enablers }) =>
    enablers.reduce(
      (mask, others, bit) => (others.some((card) => !able || able.has(card)) ? mask | (1 << bit) : mask),
      0,
    ),
  );
}

function findTrack({ model, pricer, tracks }: PlanBound, span: Span, mask: number): Track {
  const { cards, settings, endMonth } = model;
  const { card, from, to, isNew, level, unlock } = span;
  const isMatched = level >= 0 && cards[card]!.isMatch;
  const key = [card, from, to, isNew, isMatched, mask, unlock?.at, unlock?.from, unlock?.months].join();
  let track = tracks.get(key);
  if (!track) {
    const held: Track["months"][number][] = [];
    for (let month = Math.max(0, from); month < Math.min(endMonth, to); month += 1) {
      const weight = month < settings.months || isFirstYear(span, month) ? weighMonth(span, month, settings) : 0;
      if (weight > 0) held.push({ month, weight, state: findStateByMask(pricer.states, span, month, mask) });
    }
    tracks.set(key, (track = { id: tracks.size, months: held }));
  }
  return track;
}

function findLoss({ model, losses }: PlanBound, span: Span, track: Track, minimum: Minimum): Loss {
  const { from, months: count, usd } = minimum;
  const ends = findWindowEnd(minimum, model.settings);
  const window = track.months
    .filter(({ month }) => month >= from && month < from + count)
    .map((one) => ({ ...one, weight: weighMonth(span, one.month, model.settings, ends) }));
  // However the card ends, the months of its bonus are the same.
  const key = `${window.map(({ month, weight, state }) => `${month} ${weight} ${state.id}`).join()} ${usd}`;
  let loss = losses.get(key);
  if (!loss) losses.set(key, (loss = { id: losses.size, months: window, usd }));
  return loss;
}

function findFixed(model: PlanModel, holding: Holding, spans: readonly Span[], mask: number): number {
  const { profile, settings, cards } = model;
  let usd = 0;
  for (const span of spans) {
    for (const fee of listFees(span, model)) usd -= fee.share * fee.usd + toFeeEffortUsd(fee, model);
  }
  if (holding.opened === null) return usd;
  const { levels, isMatch, cpp, lifts } = cards[holding.card]!;
  usd -= profile.effortUsd + settings.applicationUsd;
  if (holding.level < 0 || isMatch) return usd;
  const { points, usd: cashUsd } = levels[holding.level]!;
  const keptShare = 1 - settings.discountAMonth * holding.opened;
  return usd + (cashUsd + (points * cpp(lifts && mask % 2 === 1)) / 100) * keptShare;
}

function findGoalPoints({ cards, settings }: PlanModel, { card, opened, level }: Holding, mask: number): number {
  const { levels, isMatch, goalRate } = cards[card]!;
  if (opened === null || level < 0 || isMatch) return 0;
  const { points, afterUsd, months: window } = levels[level]!;
  return isBonusInTime(opened, afterUsd > 0 ? window : 1, settings) ? points * goalRate(mask) : 0;
}

function makeTerms(bound: PlanBound, holding: Holding, reach: Int32Array): HoldingTerms {
  const { model } = bound;
  countOperations(TERMS_OPERATIONS);
  const spans = toSpans([holding], model);
  const tracks = spans.map((span) => findTrack(bound, span, reach[span.card]!));
  const minimums = listMinimums(spans[0]!, model) ?? [{ from: 0, months: 0, lastShare: 1, usd: Infinity }];
  const goalPoints = findGoalPoints(model, holding, reach[holding.card]!);
  return {
    holding,
    fixedUsd: findFixed(model, holding, spans, reach[holding.card]!) + goalPoints * model.goalUsd,
    feesUsd: sumFees(model, [holding]),
    goalPoints,
    tracks,
    losses: minimums.map((minimum) => findLoss(bound, spans[0]!, tracks[0]!, minimum)),
  };
}

export function toTerms(bound: PlanBound, holding: Holding, reach: Int32Array): HoldingTerms {
  const target = holding.ending.kind === "change" ? reach[holding.ending.to]! : 0;
  const key = reach[holding.card]! + (target << 10);
  let known = bound.termsOf.get(holding);
  if (!known) bound.termsOf.set(holding, (known = new Map()));
  let terms = known.get(key);
  if (!terms) known.set(key, (terms = makeTerms(bound, holding, reach)));
  return terms;
}

function trackSurplus({ surpluses }: PlanBound, track: Track, prices: PlanPrices): number {
  let usd = 0;
  countOperations(track.months.length);
  for (const held of track.months) usd += held.weight * stateSurplus(surpluses, held, prices);
  return usd;
}

/** Surplus of cards held this way, one after the other at the same prices; -Infinity: a minimum cannot be met. */
export function surplusAt(bound: PlanBound, prices: PlanPrices): (terms: HoldingTerms) => number {
  const ofTracks = bound.trackUsd.find(prices);
  const ofLosses = bound.lossUsd.find(prices);
  return ({ fixedUsd, feesUsd, goalPoints, tracks, losses }) => {
    let usd = fixedUsd + goalPoints * (prices.goal ?? 0) - feesUsd * (prices.fee ?? 0);
    for (const track of tracks) {
      if (!ofTracks.has(track.id)) ofTracks.set(track.id, trackSurplus(bound, track, prices));
      usd += ofTracks.get(track.id);
    }
    for (const loss of losses) {
      if (!ofLosses.has(loss.id)) ofLosses.set(loss.id, costMinimum(bound.paying, loss, prices, null));
      usd -= ofLosses.get(loss.id);
    }
    return usd;
  };
}

/** Drops what is kept for these prices. */
export function forget({ trackUsd, lossUsd, surpluses }: PlanBound, prices: PlanPrices): void {
  trackUsd.forget(prices);
  lossUsd.forget(prices);
  forgetSurpluses(surpluses, prices);
}

/** Adds to `use` the share of every dollar that the card takes at these prices. */
export function addUse(bound: PlanBound, terms: HoldingTerms, prices: PlanPrices, use: PriceUse): void {
  const { feesUsd, goalPoints, tracks, losses } = terms;
  countOperations(TERMS_OPERATIONS * (tracks.length + losses.length));
  use.points += goalPoints;
  use.feesUsd += feesUsd;
  for (const { months } of tracks) for (const held of months) addMonthUse(bound, held, prices, use);
  for (const loss of losses) costMinimum(bound.paying, loss, prices, use);
}

function addMonthUse(
  { surpluses, ownUse }: PlanBound,
  held: Track["months"][number],
  prices: PlanPrices,
  use: PriceUse,
): void {
  const { cellCount, monthUsd } = surpluses;
  const { month, weight, state } = held;
  fillUse(surpluses, held, prices, ownUse);
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
    const at = placeOnce(surpluses, month, group);
    if (usd > prices.once[at]!) use.once[at]! += weight;
  }
}
