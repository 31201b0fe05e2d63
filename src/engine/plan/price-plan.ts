/**
 * What a plan is worth, month by month. This is the definition that the search
 * maximizes and the printed plan is made from: spend, perks, bonuses and fees of
 * every month, less what the objective takes off besides.
 */
import { createPlanJudge } from "./judge-plan.ts";
import { createPlanLayout, type PlanBlock } from "./lay-out-plan.ts";
import { createMonthStates, findSpanMask, type MonthState } from "./month-states.ts";
import type { PlanModel } from "./plan-model.ts";
import { listFees, type Plan, type Span, toWindow } from "./plan.ts";
import { createMonthSplitter, type KindPlacement } from "./split-months.ts";

export interface PlanPrice {
  readonly objectiveUsd: number;
  readonly netUsd: number;
}

const NO_PRICE: PlanPrice = { objectiveUsd: -Infinity, netUsd: -Infinity };

export function createPlanPricer(model: PlanModel) {
  const { cards, cells, monthlyUsd, settings, profile } = model;
  const states = createMonthStates(model);
  const splitter = createMonthSplitter(cells.length, monthlyUsd, model.work.isOver);
  const onceUsd = new Map<number, Float64Array>();
  for (const { month, category, usd } of settings.once) {
    const cell = model.cellOf.get(category);
    if (cell === undefined) continue;
    const amounts = onceUsd.get(month) ?? new Float64Array(cells.length);
    amounts[cell]! += usd;
    onceUsd.set(month, amounts);
  }

  const layOut = createPlanLayout(model, states, onceUsd);
  const { judge, isAllowed, isWithinFees, sumFees } = createPlanJudge(model);

  /** Cents per point of what a span earns from `month` on. */
  function centsOf(span: Span, month: number, spans: readonly Span[]): number {
    const { cpp, lifts } = cards[span.card]!;
    return cpp(lifts && (findSpanMask(span, month, spans, model) & 1) === 1);
  }

  /** Perks that count without spend, for a whole month of these states. */
  function sumPerks(held: readonly MonthState[]): number {
    let usd = 0;
    const best = new Map<string, number>();
    for (const { perks } of held) {
      for (const perk of perks) {
        if (perk.group === null) usd += perk.usd;
        else best.set(perk.group, Math.max(perk.usd, best.get(perk.group) ?? 0));
      }
    }
    for (const value of best.values()) usd += value;
    return usd;
  }

  function bonusUsd(span: Span, spans: readonly Span[]): number {
    const { levels, isMatch } = cards[span.card]!;
    if (span.level < 0 || isMatch) return 0;
    const { points, usd, months } = levels[span.level]!;
    return usd + (points * centsOf(span, span.from + months, spans)) / 100;
  }

  /** Points of a bonus that are there for the trip: two months after its window, to be sure. */
  function bonusGoalPoints(span: Span, spans: readonly Span[]): number {
    const { levels, isMatch, goalRate } = cards[span.card]!;
    const { goal } = settings;
    if (!goal || span.level < 0 || isMatch) return 0;
    const { points, months, afterUsd } = levels[span.level]!;
    if (!isBonusInTime(span.from, afterUsd > 0 ? months : 1, settings)) return 0;
    return points * goalRate(findSpanMask(span, span.from, spans, model));
  }

  /** What the objective takes off beside the dollars shown, but for the discount of a match. */
  function sumEffort(plan: Plan, spans: readonly Span[]): number {
    let usd = 0;
    for (const span of spans) {
      for (const fee of listFees(span, model)) {
        if (!fee.isFirst && fee.usd > 0) usd += fee.share * profile.effortUsd;
      }
      if (!span.isNew) continue;
      usd += profile.effortUsd + settings.applicationUsd * (isDoubtful(plan, span) ? 2 : 1);
      usd += bonusUsd(span, spans) * settings.discountAMonth * span.from;
    }
    return usd;
  }

  const isDoubtful = (plan: Plan, span: Span) => judge(plan, span.card, span.from).warnings.length > 0;

  return {
    layOut,
    sumFees,
    sumPerks,
    sumEffort,
    bonusUsd,
    bonusGoalPoints,
    judge,
    oneOffs: onceUsd as ReadonlyMap<number, Float64Array>,
    isAllowed,
    isWithinFees,
    states,
    splitter,
    place: ({ kinds, minimums }: PlanBlock): KindPlacement[] => splitter.place(kinds, minimums),
    /** Does not ask whether the plan is allowed. */
    price(plan: Plan): PlanPrice {
      const layout = layOut(plan);
      if (!layout) return NO_PRICE;
      const { spans, parts, blocks } = layout;
      let netUsd = 0;
      for (const { kinds, minimums } of blocks) {
        const usd = splitter.value(kinds, minimums);
        // A minimum cannot be met: the spend of later months need not be split.
        if (usd === -Infinity) return NO_PRICE;
        netUsd += usd;
      }
      for (const { weight, states: held } of parts) netUsd += weight * sumPerks(held);
      for (const span of spans) {
        netUsd += bonusUsd(span, spans);
        for (const { usd, share } of listFees(span, model)) netUsd -= share * usd;
      }
      const goalPoints = spans.reduce((sum, span) => sum + bonusGoalPoints(span, spans), 0);
      return { netUsd, objectiveUsd: netUsd + goalPoints * model.goalUsd - sumEffort(plan, spans) };
    },
  };
}

/** Whether a bonus aimed at from a month on counts for the trip. */
export function isBonusInTime(from: number, window: number, settings: PlanModel["settings"]): boolean {
  const { goal } = settings;
  return goal !== null && from + toWindow(from, window, settings).months + 1 <= goal.month;
}

export type PlanPricer = ReturnType<typeof createPlanPricer>;
