/**
 * What a plan is worth, month by month. This is the definition that the search
 * maximizes and the printed plan is made from: spend, perks, bonuses and fees of
 * every month, less what the objective takes off besides.
 */
import { createPlanJudge, judgeRules } from "./judge-plan.ts";
import { layOutPlan } from "./lay-out-plan.ts";
import { createMonthStates, findSpanMask, type MonthState } from "./month-states.ts";
import type { PlanModel } from "./plan-model.ts";
import { type Fee, listFees, type Plan, type Span, toWindow } from "./plan.ts";
import { createMonthSplitter, valueBlock } from "./split-months.ts";

export interface PlanPrice {
  readonly objectiveUsd: number;
  readonly netUsd: number;
}

const NO_PRICE: PlanPrice = { objectiveUsd: -Infinity, netUsd: -Infinity };

/** What a question's plans are priced with, and all that is known of their months. */
export type PlanPricer = ReturnType<typeof createPlanPricer>;

export const createPlanPricer = (model: PlanModel) => ({
  model,
  states: createMonthStates(model),
  splitter: createMonthSplitter(model.cells.length, model.monthlyUsd, model.work.isOver),
  oneOffs: listOneOffs(model),
  judge: createPlanJudge(model),
});

/** By month: one-off amounts by cell. */
function listOneOffs({ settings, cells, cellOf }: PlanModel): ReadonlyMap<number, Float64Array> {
  const oneOffs = new Map<number, Float64Array>();
  for (const { month, category, usd } of settings.once) {
    const cell = cellOf.get(category);
    if (cell === undefined) continue;
    const amounts = oneOffs.get(month) ?? new Float64Array(cells.length);
    amounts[cell]! += usd;
    oneOffs.set(month, amounts);
  }
  return oneOffs;
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

/** The bonus that a span aims at, at what its points are worth beside the others. */
export function toBonusUsd(model: PlanModel, span: Span, spans: readonly Span[]): number {
  const { levels, isMatch, cpp, lifts } = model.cards[span.card]!;
  if (span.level < 0 || isMatch) return 0;
  const { points, usd, months } = levels[span.level]!;
  const canTransfer = lifts && (findSpanMask(span, span.from + months, spans, model) & 1) === 1;
  return usd + (points * cpp(canTransfer)) / 100;
}

/** Points of a bonus that are there for the trip: two months after its window, to be sure. */
export function toBonusGoalPoints(model: PlanModel, span: Span, spans: readonly Span[]): number {
  const { levels, isMatch, goalRate } = model.cards[span.card]!;
  if (!model.settings.goal || span.level < 0 || isMatch) return 0;
  const { points, months, afterUsd } = levels[span.level]!;
  if (!isBonusInTime(span.from, afterUsd > 0 ? months : 1, model.settings)) return 0;
  return points * goalRate(findSpanMask(span, span.from, spans, model));
}

/** What the objective takes off for a fee beside the fee itself: a renewal's effort, and the surcharge of our pick. */
export const toFeeEffortUsd = ({ isFirst, usd, share, surchargeUsd }: Fee, { profile }: PlanModel): number =>
  share * (surchargeUsd + (!isFirst && usd > 0 ? profile.effortUsd : 0));

/** What the objective takes off beside the dollars shown, but for the discount of a match. */
export function sumEffort({ model, judge }: PlanPricer, plan: Plan, spans: readonly Span[]): number {
  const { profile, settings } = model;
  let usd = 0;
  for (const span of spans) {
    for (const fee of listFees(span, model)) usd += toFeeEffortUsd(fee, model);
    if (!span.isNew) continue;
    const isDoubtful = judgeRules(judge, plan, span.card, span.from).warnings.length > 0;
    usd += profile.effortUsd + settings.applicationUsd * (isDoubtful ? 2 : 1);
    usd += toBonusUsd(model, span, spans) * settings.discountAMonth * span.from;
  }
  return usd;
}

/** Does not ask whether the plan is allowed. */
export function pricePlan(pricer: PlanPricer, plan: Plan): PlanPrice {
  const { model, splitter } = pricer;
  const layout = layOutPlan(pricer, plan);
  if (!layout) return NO_PRICE;
  const { spans, parts, blocks } = layout;
  let netUsd = 0;
  for (const block of blocks) {
    const usd = valueBlock(splitter, block);
    // A minimum cannot be met: the spend of later months need not be split.
    if (usd === -Infinity) return NO_PRICE;
    netUsd += usd;
  }
  for (const { weight, states } of parts) netUsd += weight * sumPerks(states);
  for (const span of spans) {
    netUsd += toBonusUsd(model, span, spans);
    for (const { usd, share } of listFees(span, model)) netUsd -= share * usd;
  }
  const goalPoints = spans.reduce((sum, span) => sum + toBonusGoalPoints(model, span, spans), 0);
  return { netUsd, objectiveUsd: netUsd + goalPoints * model.goalUsd - sumEffort(pricer, plan, spans) };
}

/** Whether a bonus aimed at from a month on counts for the trip. */
export function isBonusInTime(from: number, window: number, settings: PlanModel["settings"]): boolean {
  const { goal } = settings;
  return goal !== null && from + toWindow(from, window, settings).months + 1 <= goal.month;
}
