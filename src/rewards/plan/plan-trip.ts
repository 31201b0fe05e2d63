/**
 * The cheapest plan that has so many points of a program by a month. Every point
 * toward the trip gets a price besides its own worth; the search finds the best
 * plan at that price, and the price is moved until the plans just reach the goal.
 * For any price, no plan that reaches it is worth more than what the search
 * proves at that price less the price of all points: that is the bound.
 */
import type { Profile } from "../value/profile.ts";
import type { RewardsCatalog } from "../value/wallet-card.ts";
import type { PrintedPlan, TripAnswer, TripSource } from "./plan-answer.ts";
import type { PlanCatalog } from "./plan-catalog.ts";
import { compilePlan, type PlanModel } from "./plan-model.ts";
import type { PlanSettings, TripGoal } from "./plan-settings.ts";
import { createPlanPricer, type PlanPricer } from "./price-plan.ts";
import type { Plan } from "./plan.ts";
import { printPlan } from "./print-plan.ts";
import { createPlanSearch, type FoundPlan } from "./search-plan.ts";

/** Banks send points in steps of a thousand. */
export const TRANSFER_STEP = 1_000;
/** Dollars a point at which nothing but the points matters. */
const ALL_POINTS_USD = 1;
const PRICES = 5;
const SAME_USD = 0.01;
const LAST_MONTH = 23;

export interface TripPlan {
  readonly plan: Plan;
  readonly printed: PrintedPlan;
  readonly points: number;
  readonly sources: readonly TripSource[];
}

/** Points toward the trip that the plan as printed has by its month. */
export function countTripPoints(
  plan: Plan,
  printed: PrintedPlan,
  model: PlanModel,
  pricer: PlanPricer,
  goal: TripGoal,
): Pick<TripPlan, "points" | "sources"> {
  const { cards, settings } = model;
  const spans = pricer.layOut(plan)?.spans ?? [];
  const own = new Map<string, { points: number; rate: number }>();
  const add = (program: string, points: number, rate: number) => {
    const known = own.get(program);
    own.set(program, { points: points + (known?.points ?? 0), rate: Math.max(rate, known?.rate ?? 0) });
  };
  for (const [program, points] of Object.entries(settings.balances)) {
    if (program === goal.program) add(program, points, 1);
  }
  for (const span of spans) {
    const { card, person, lifts, goalRate } = cards[span.card]!;
    const last = Math.min(goal.month, span.to - 1, settings.months - 1);
    if (last < span.from) continue;
    const rate = goalRate(lifts && (pricer.states.find(span, Math.max(0, last), spans).mask & 1) === 1);
    if (rate === 0) continue;
    const { program } = card.points;
    const isOwn = (entry: { readonly card: string; readonly person: number }) =>
      entry.card === card.slug && entry.person === person;
    const earned = printed.months
      .filter(({ month }) => month < Math.min(goal.month, span.to) && month >= span.from)
      .flatMap(({ spend }) => spend.filter((entry) => isOwn(entry) && entry.multiplier !== null))
      .reduce((sum, { usd, multiplier }) => sum + usd * multiplier!, 0);
    const bonus = pricer.bonusGoalPoints(span, spans) / rate;
    add(program, earned + bonus, rate);
    const balance = settings.balances[program];
    if (program !== goal.program && balance && own.get(program)!.points === earned + bonus) add(program, balance, rate);
  }
  const sources = [...own].map(([program, { points, rate }]): TripSource => {
    const isTransfer = program !== goal.program;
    const sent = isTransfer ? Math.floor(points / TRANSFER_STEP + 1e-9) * TRANSFER_STEP : Math.floor(points + 1e-6);
    return { program, isTransfer, points: sent, arrivingPoints: Math.floor(sent * rate + 1e-6) };
  });
  return {
    sources: sources.filter(({ points }) => points > 0),
    points: sources.reduce((sum, { arrivingPoints }) => sum + arrivingPoints, 0),
  };
}

interface TripSearch {
  readonly rewards: RewardsCatalog;
  readonly catalog: PlanCatalog;
  readonly profile: Profile;
  readonly settings: PlanSettings;
}

/** The best plan where every point toward the trip is worth `goalUsd` besides. */
function planAt({ rewards, catalog, profile, settings }: TripSearch, goalUsd: number, start?: Plan) {
  const goal = settings.goal!;
  const merged = compilePlan(rewards, catalog, profile, settings, { isMerged: true, goalUsd });
  const maxSteps = Math.ceil(settings.work.maxSteps / 2);
  const found = createPlanSearch(merged).search({ maxSteps, ...(start ? { start } : {}) });
  const full = compilePlan(rewards, catalog, profile, settings, { goalUsd });
  const pricer = createPlanPricer(full);
  const printed = printPlan(found.best.plan, full, pricer);
  const counted = countTripPoints(found.best.plan, printed, full, pricer, goal);
  return { ...counted, plan: found.best.plan, printed, found };
}

/**
 * @param best the plan with the most money
 * @returns the cheapest plan found that reaches the goal, or null; and what is to be said of it
 */
export function planTrip(
  given: TripSearch,
  best: FoundPlan,
  bestPrinted: Pick<TripPlan, "printed" | "points" | "sources">,
): { readonly trip: TripPlan | null; readonly answer: TripAnswer; readonly gapUsd: number; readonly steps: number } {
  const { settings } = given;
  const goal = settings.goal!;
  const base = { program: goal.program, points: goal.points, month: goal.month };
  if (bestPrinted.points >= goal.points) {
    const { points, sources } = bestPrinted;
    const answer = { ...base, isReached: true, reachedPoints: points, sources, priceUsd: 0, firstMonth: goal.month };
    return { trip: { plan: best.plan, ...bestPrinted }, answer, gapUsd: 0, steps: 0 };
  }
  let steps = 0;
  const tryAt = (goalUsd: number, start: Plan) => {
    const tried = planAt(given, goalUsd, start);
    steps += tried.found.steps;
    return tried;
  };
  const most = tryAt(ALL_POINTS_USD, best.plan);
  if (most.points < goal.points) {
    const { points, sources } = most;
    const answer = { ...base, isReached: false, reachedPoints: points, sources, priceUsd: 0 };
    return { trip: null, answer: { ...answer, firstMonth: findFirstMonth(given, best) }, gapUsd: 0, steps };
  }
  let cheapest = most;
  let boundUsd = best.objectiveUsd;
  let low = { usd: best.objectiveUsd, points: bestPrinted.points };
  let high = { usd: most.printed.objectiveUsd, points: most.points };
  for (let round = 0; round < PRICES; round += 1) {
    const goalUsd = (low.usd - high.usd) / (high.points - low.points);
    if (!(goalUsd > 0)) break;
    const tried = tryAt(goalUsd, cheapest.plan);
    const balances = Object.values(settings.balances).reduce((sum, points) => sum + points, 0);
    // Balances may all count: the bound is not to promise too little.
    boundUsd = Math.min(boundUsd, tried.found.boundUsd - goalUsd * Math.max(0, goal.points - balances));
    const { objectiveUsd } = tried.printed;
    if (tried.points >= goal.points && objectiveUsd > cheapest.printed.objectiveUsd) cheapest = tried;
    const isNew = (side: typeof low) =>
      Math.abs(side.points - tried.points) > 1 || Math.abs(side.usd - objectiveUsd) > SAME_USD;
    if (!isNew(low) || !isNew(high)) break;
    if (tried.points >= goal.points) high = { usd: objectiveUsd, points: tried.points };
    else low = { usd: objectiveUsd, points: tried.points };
  }
  const { plan, printed, points, sources } = cheapest;
  const priceUsd = best.objectiveUsd - printed.objectiveUsd;
  return {
    trip: { plan, printed, points, sources },
    answer: { ...base, isReached: true, reachedPoints: points, sources, priceUsd, firstMonth: goal.month },
    gapUsd: Math.max(0, boundUsd - printed.objectiveUsd),
    steps,
  };
}

/** The first month within two years in which a plan found reaches the goal; null: none does. */
function findFirstMonth(given: TripSearch, best: FoundPlan): number | null {
  const { settings } = given;
  const goal = settings.goal!;
  const reaches = (month: number) =>
    planAt({ ...given, settings: { ...settings, months: 24, goal: { ...goal, month } } }, ALL_POINTS_USD, best.plan)
      .points >= goal.points;
  let from = goal.month + 1;
  let to = LAST_MONTH;
  if (from > to || !reaches(to)) return null;
  while (from < to) {
    const middle = Math.floor((from + to) / 2);
    if (reaches(middle)) to = middle;
    else from = middle + 1;
  }
  return to;
}
