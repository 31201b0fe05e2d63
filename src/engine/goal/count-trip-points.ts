/** The points toward a trip that a plan has by its month, and from where. */
import type { PlanLayout } from "../plan/lay-out-plan.ts";
import type { TripSource } from "../plan/plan-answer.ts";
import type { PlanTransfer } from "../plan/plan-catalog.ts";
import { findSpanMask } from "../plan/month-states.ts";
import type { PlanModel } from "../plan/plan-model.ts";
import type { Span } from "../plan/plan.ts";
import type { PlanPricer } from "../plan/price-plan.ts";
import type { WalletCard } from "../value/wallet-card.ts";

export interface TripCount {
  /** They arrive: whole steps only. */
  readonly points: number;
  /** The same without rounding, and without what was there before the plan. */
  readonly earnedPoints: number;
  /** What those of spend, and those of bonuses, count for in the plan's objective at the prices of its points. */
  readonly spendGoalUsd: number;
  readonly bonusGoalUsd: number;
  readonly sources: readonly TripSource[];
  /** What sending them costs. */
  readonly feeUsd: number;
}

interface Account {
  readonly program: string;
  /** Null: the trip's own program. */
  readonly link: PlanTransfer | null;
  readonly rate: number;
  points: number;
}

const DUST = 1e-6;

/** Points of each product's spend before the trip's month, and what they count for. */
function countSpent({ blocks, parts }: PlanLayout, goalMonth: number, pricer: PlanPricer) {
  const pointsOf = new Map<Span, number>();
  let goalUsd = 0;
  for (const block of blocks) {
    const inTime = block.parts.filter(({ part }) => parts[part]!.month < goalMonth);
    if (inTime.length === 0) continue;
    const placements = pricer.place(block);
    for (const { kind, part, share } of inTime) {
      const { held, states } = parts[part]!;
      for (const { kind: of, state, usd, multiplier } of placements) {
        if (of !== kind || multiplier === null) continue;
        const points = usd * share * multiplier;
        pointsOf.set(held[state]!, points + (pointsOf.get(held[state]!) ?? 0));
        goalUsd += points * states[state]!.goalUsd;
      }
    }
  }
  return { pointsOf, goalUsd };
}

export function countTripPoints(layout: PlanLayout, model: PlanModel, pricer: PlanPricer): TripCount {
  const { cards, settings, catalog } = model;
  const goal = settings.goal!;
  const { spans } = layout;
  const spent = countSpent(layout, goal.month, pricer);
  const accounts = new Map<string, Account>();
  const linkOf = (program: string) =>
    catalog.transfers.find(({ from, to }) => from === program && to === goal.program) ?? null;
  const add = (program: string, rate: number, points: number) => {
    const key = `${program} ${rate}`;
    const account = accounts.get(key) ?? { program, link: linkOf(program), rate, points: 0 };
    account.points += points;
    accounts.set(key, account);
  };
  let earnedPoints = 0;
  let bonusGoalUsd = 0;
  for (const span of spans) {
    const { card, goalRate } = cards[span.card]!;
    if (span.from >= goal.month) continue;
    const rate = goalRate(findSpanMask(span, Math.max(0, span.from), spans, model));
    if (rate === 0) continue;
    const bonusPoints = pricer.bonusGoalPoints(span, spans);
    bonusGoalUsd += bonusPoints * model.goalUsd;
    const points = (spent.pointsOf.get(span) ?? 0) + bonusPoints / rate;
    earnedPoints += points * rate;
    add(card.points.program, rate, points);
  }
  for (const [program, points] of Object.entries(settings.balances)) {
    if (program === goal.program) add(program, 1, points);
    else {
      // Points of a bank count where a card can send them in the trip's month, at the best rate that is open then.
      const link = linkOf(program);
      const isOpenThen = (is: (card: WalletCard) => boolean) =>
        spans.some(({ card, from, to }) => is(cards[card]!.card) && from <= goal.month && goal.month < to);
      const canSend = isOpenThen((card) => card.points.program === program && card.points.transfersAlone);
      const isBetter = isOpenThen(({ slug }) => link?.better?.cards.includes(slug) ?? false);
      const rate = isBetter ? link!.better!.rate : (link?.rate ?? 0);
      if (canSend && rate > 0) add(program, rate, points);
    }
  }
  let missing = goal.points;
  // Points of the program itself first, then those that bring most.
  const ordered = [...accounts.values()].toSorted(
    (one, other) => Number(one.link !== null) - Number(other.link !== null) || other.rate - one.rate,
  );
  const sent = ordered.map(({ program, link, rate, points }) => {
    const step = link?.step ?? 1;
    const whole = Math.floor(points / step + DUST) * step;
    const { aPointUsd = 0, mostUsd = 0 } = link?.fee ?? {};
    // Where none are missing, rounding up ends at -0, which would be shown as such.
    const needed = Math.min(whole, Math.max(0, Math.ceil(missing / rate / step - DUST)) * step);
    missing = Math.max(0, missing - needed * rate);
    return {
      program,
      isTransfer: link !== null,
      points: whole,
      neededPoints: needed,
      arrivingPoints: Math.floor(whole * rate + DUST),
      feeUsd: Math.min(mostUsd, needed * aPointUsd),
      days: link?.days ?? null,
    };
  });
  const sources = sent.filter(({ points }) => points > 0);
  return {
    sources,
    earnedPoints,
    spendGoalUsd: spent.goalUsd,
    bonusGoalUsd,
    points: sources.reduce((sum, { arrivingPoints }) => sum + arrivingPoints, 0),
    feeUsd: sources.reduce((sum, { feeUsd }) => sum + feeUsd, 0),
  };
}
