/** The points toward a trip that a plan has by its month, and from where. */
import type { PlanLayout } from "../plan/lay-out-plan.ts";
import type { TripSource } from "../plan/plan-answer.ts";
import type { PlanTransfer } from "../plan/plan-catalog.ts";
import { findSpanMask } from "../plan/month-states.ts";
import type { PlanModel } from "../plan/plan-model.ts";
import type { Span } from "../plan/plan.ts";
import { type PlanPricer, toBonusGoalPoints } from "../plan/price-plan.ts";
import type { WalletCard } from "../value/wallet-card.ts";
import { placeBlock } from "../plan/split-months.ts";
import type { TripGoal } from "../plan/plan-settings.ts";

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
    const placements = placeBlock(pricer.splitter, block);
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

/** Points by what they are worth for the trip. */
interface Accounts {
  readonly model: PlanModel;
  readonly goal: TripGoal;
  readonly byKey: Map<string, Account>;
}

const findLink = ({ model, goal }: Accounts, program: string): PlanTransfer | null =>
  model.catalog.transfers.find(({ from, to }) => from === program && to === goal.program) ?? null;

function addPoints(accounts: Accounts, program: string, rate: number, points: number): void {
  const key = `${program} ${rate}`;
  const account = accounts.byKey.get(key) ?? { program, link: findLink(accounts, program), rate, points: 0 };
  account.points += points;
  accounts.byKey.set(key, account);
}

/** Points that are there before the plan. */
function addBalances(accounts: Accounts, spans: readonly Span[]): void {
  const { model, goal } = accounts;
  const isOpenThen = (is: (card: WalletCard) => boolean) =>
    spans.some(({ card, from, to }) => is(model.cards[card]!.card) && from <= goal.month && goal.month < to);
  for (const [program, points] of Object.entries(model.settings.balances)) {
    if (program === goal.program) addPoints(accounts, program, 1, points);
    else {
      // Points of a bank count where a card can send them in the trip's month, at the best rate that is open then.
      const link = findLink(accounts, program);
      const canSend = isOpenThen((card) => card.points.program === program && card.points.transfersAlone);
      const isBetter = isOpenThen(({ slug }) => link?.better?.cards.includes(slug) ?? false);
      const rate = isBetter ? link!.better!.rate : (link?.rate ?? 0);
      if (canSend && rate > 0) addPoints(accounts, program, rate, points);
    }
  }
}

/** Points of the program itself first, then those that bring most; whole steps only. */
function sendPoints({ byKey, goal }: Accounts): TripSource[] {
  let missing = goal.points;
  const ordered = [...byKey.values()].toSorted(
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
  return sent.filter(({ points }) => points > 0);
}

export function countTripPoints(layout: PlanLayout, model: PlanModel, pricer: PlanPricer): TripCount {
  const goal = model.settings.goal!;
  const { spans } = layout;
  const spent = countSpent(layout, goal.month, pricer);
  const accounts: Accounts = { model, goal, byKey: new Map() };
  let earnedPoints = 0;
  let bonusGoalUsd = 0;
  for (const span of spans) {
    const { card, goalRate } = model.cards[span.card]!;
    if (span.from >= goal.month) continue;
    const rate = goalRate(findSpanMask(span, Math.max(0, span.from), spans, model));
    if (rate === 0) continue;
    const bonusPoints = toBonusGoalPoints(model, span, spans);
    bonusGoalUsd += bonusPoints * model.goalUsd;
    const points = (spent.pointsOf.get(span) ?? 0) + bonusPoints / rate;
    earnedPoints += points * rate;
    addPoints(accounts, card.points.program, rate, points);
  }
  addBalances(accounts, spans);
  const sources = sendPoints(accounts);
  return {
    sources,
    earnedPoints,
    spendGoalUsd: spent.goalUsd,
    bonusGoalUsd,
    points: sources.reduce((sum, { arrivingPoints }) => sum + arrivingPoints, 0),
    feeUsd: sources.reduce((sum, { feeUsd }) => sum + feeUsd, 0),
  };
}
