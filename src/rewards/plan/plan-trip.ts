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
import { createPlanSearch } from "./search-plan.ts";
import type { FoundPlan } from "./found-plan.ts";

/** Banks send points in steps of a thousand. */
export const TRANSFER_STEP = 1_000;
/** Dollars a point at which nothing but the points matters. */
const ALL_POINTS_USD = 1;
const PRICES = 5;
/** Of each price so many plans are looked at: the cheapest that reaches the goal need not be the best at any price. */
const PLANS_A_PRICE = 25;
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
    own.set(program, { points: points + (known?.points ?? 0), rate: known?.rate ?? rate });
  };
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
  }
  // Points of a bank count once a card of the plan can send them.
  for (const [program, points] of Object.entries(settings.balances)) {
    if (program === goal.program || own.has(program)) add(program, points, 1);
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

interface Tried extends TripPlan {
  readonly objectiveUsd: number;
}

/** The best plans found where every point toward the trip is worth `goalUsd` besides, the best first. */
function planAt(
  { rewards, catalog, profile, settings }: TripSearch,
  goalUsd: number,
  { start, maxSteps, count }: { readonly start: Plan; readonly maxSteps: number; readonly count: number },
) {
  const merged = compilePlan(rewards, catalog, profile, settings, { isMerged: true, goalUsd });
  const priced: FoundPlan[] = [];
  const found = createPlanSearch(merged).search({ maxSteps, start, onPriced: (one) => priced.push(one) });
  const full = compilePlan(rewards, catalog, profile, settings, { goalUsd });
  const pricer = createPlanPricer(full);
  const others = priced
    .filter(({ plan, objectiveUsd }) => plan !== found.best.plan && objectiveUsd > -Infinity)
    .toSorted((one, other) => other.objectiveUsd - one.objectiveUsd);
  const tried = [found.best, ...others.slice(0, count - 1)].map(({ plan }): Tried => {
    const printed = printPlan(plan, full, pricer);
    const counted = countTripPoints(plan, printed, full, pricer, settings.goal!);
    return { ...counted, plan, printed, objectiveUsd: printed.objectiveUsd };
  });
  return { tried, boundUsd: found.boundUsd, steps: found.steps };
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
  const maxSteps = Math.ceil(settings.work.maxSteps / 2);
  const tryAt = (goalUsd: number, start: Plan) => {
    const found = planAt(given, goalUsd, { start, maxSteps, count: PLANS_A_PRICE });
    steps += found.steps;
    return found;
  };
  const [most, ...others] = tryAt(ALL_POINTS_USD, best.plan).tried;
  if (most!.points < goal.points) {
    const { points, sources } = most!;
    const answer = { ...base, isReached: false, reachedPoints: points, sources, priceUsd: 0 };
    return { trip: null, answer: { ...answer, firstMonth: findFirstMonth(given, best) }, gapUsd: 0, steps };
  }
  // Whatever is there may count: the bound must not be too low.
  const missing = Object.entries(settings.balances).reduce((left, [program, points]) => {
    const link = given.catalog.transfers.find(({ from, to }) => from === program && to === goal.program);
    return left - points * (program === goal.program ? 1 : (link?.rate ?? 0));
  }, goal.points);
  let cheapest = most!;
  const consider = (tried: readonly Tried[]) => {
    for (const one of tried) if (one.points >= goal.points && one.objectiveUsd > cheapest.objectiveUsd) cheapest = one;
  };
  consider(others);
  let boundUsd = best.objectiveUsd;
  let low = { objectiveUsd: best.objectiveUsd, points: bestPrinted.points };
  let high: { readonly objectiveUsd: number; readonly points: number } = most!;
  for (let round = 0; round < PRICES; round += 1) {
    const goalUsd = (low.objectiveUsd - high.objectiveUsd) / (high.points - low.points);
    if (!(goalUsd > 0)) break;
    const found = tryAt(goalUsd, cheapest.plan);
    boundUsd = Math.min(boundUsd, found.boundUsd - goalUsd * missing);
    consider(found.tried);
    const [top] = found.tried;
    const isKnown = [low, high].some(
      ({ points, objectiveUsd }) =>
        Math.abs(points - top!.points) <= 1 && Math.abs(objectiveUsd - top!.objectiveUsd) < SAME_USD,
    );
    if (isKnown) break;
    if (top!.points >= goal.points) high = top!;
    else low = top!;
  }
  const { plan, printed, points, sources, objectiveUsd } = cheapest;
  const priceUsd = best.objectiveUsd - objectiveUsd;
  return {
    trip: { plan, printed, points, sources },
    answer: { ...base, isReached: true, reachedPoints: points, sources, priceUsd, firstMonth: goal.month },
    gapUsd: Math.max(0, boundUsd - objectiveUsd),
    steps,
  };
}

/** The first month within two years in which a plan found reaches the goal; null: none does. */
function findFirstMonth(given: TripSearch, best: FoundPlan): number | null {
  const { settings } = given;
  const goal = settings.goal!;
  const limits = { start: best.plan, maxSteps: Math.ceil(settings.work.maxSteps / 8), count: 1 };
  const reaches = (month: number) => {
    const longer = { ...given, settings: { ...settings, months: LAST_MONTH + 1, goal: { ...goal, month } } };
    return planAt(longer, ALL_POINTS_USD, limits).tried[0]!.points >= goal.points;
  };
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
