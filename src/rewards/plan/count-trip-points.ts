/** The points toward a trip that a plan as printed has by its month, and from where. */
import type { PrintedPlan, TripSource } from "./plan-answer.ts";
import type { PlanTransfer } from "./plan-catalog.ts";
import type { PlanModel } from "./plan-model.ts";
import type { Plan } from "./plan.ts";
import type { PlanPricer } from "./price-plan.ts";

export interface TripCount {
  /** They arrive: whole steps only. */
  readonly points: number;
  /** The same without rounding, and without what was there before the plan. */
  readonly earnedPoints: number;
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

export function countTripPoints(plan: Plan, printed: PrintedPlan, model: PlanModel, pricer: PlanPricer): TripCount {
  const { cards, settings, catalog } = model;
  const goal = settings.goal!;
  const spans = pricer.layOut(plan)?.spans ?? [];
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
  for (const span of spans) {
    const { card, person, goalRate } = cards[span.card]!;
    const last = Math.min(goal.month, span.to - 1, settings.months - 1);
    if (last < span.from) continue;
    const rate = goalRate(pricer.states.find(span, Math.max(0, last), spans).mask);
    if (rate === 0) continue;
    const earned = printed.months
      .filter(({ month }) => month < Math.min(goal.month, span.to) && month >= span.from)
      .flatMap(({ spend }) => spend)
      .filter((entry) => entry.card === card.slug && entry.person === person && entry.multiplier !== null)
      .reduce((sum, { usd, multiplier }) => sum + usd * multiplier!, 0);
    const points = earned + pricer.bonusGoalPoints(span, spans) / rate;
    earnedPoints += points * rate;
    add(card.points.program, rate, points);
  }
  for (const [program, points] of Object.entries(settings.balances)) {
    if (program === goal.program) add(program, 1, points);
    else {
      // Points of a bank count once a card of the plan can send them, at the best rate that one of them has.
      const rates = [...accounts.values()].filter((account) => account.program === program).map(({ rate }) => rate);
      if (rates.length > 0) add(program, Math.max(...rates), points);
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
    const needed = Math.min(whole, Math.ceil(missing / rate / step - DUST) * step);
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
    points: sources.reduce((sum, { arrivingPoints }) => sum + arrivingPoints, 0),
    feeUsd: sources.reduce((sum, { feeUsd }) => sum + feeUsd, 0),
  };
}
