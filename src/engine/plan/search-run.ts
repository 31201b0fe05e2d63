/** One search on its way: the best plan so far, which plans are asked for, and the work allowed. */
import type { WorkBudget } from "../work-budget.ts";
import { CENT_USD, type FoundPlan, type SearchOptions } from "./found-plan.ts";
import { toNearUsd } from "./pick-plan.ts";
import type { PlanModel } from "./plan-model.ts";
import type { Holding, Plan } from "./plan.ts";
import { createPlanPricer, type PlanPricer } from "./price-plan.ts";

const SAME_USD = 1e-9;

/** Of equally good plans the one that is done sooner. */
const sumMonths = (plan: Plan) =>
  plan.reduce((sum, { opened, unlock }) => sum + (opened ?? 0) + (unlock ? unlock.from + unlock.months : 0), 0);

export type SearchRun = ReturnType<typeof startRun>;

export function startRun(
  model: PlanModel,
  pricer: PlanPricer,
  ownedOptions: readonly (readonly Holding[])[],
  options: SearchOptions,
  work: WorkBudget,
  toLawful: (plan: Plan) => Plan | null,
  onPriced: () => void = () => {},
) {
  const { people, missingPoints } = model;
  const { without = [], mostFeesUsd = Infinity, trip } = options;
  const most = people.map(({ settings }) => settings.applications);
  const mostInAll = Math.min(
    options.applications ?? Infinity,
    most.reduce((sum, count) => sum + count, 0),
  );
  let pointUsd = trip?.pointUsd ?? 0;
  /** Prices plans with what their points are worth. */
  let lined = trip ? createPlanPricer({ ...model, goalUsd: pointUsd }) : pricer;
  /** The most that a plan of which all is decided could be worth when paid otherwise. */
  let settledUsd = -Infinity;

  const isCheap = (plan: Plan) => pricer.isWithinFees(plan) && pricer.sumFees(plan) <= mostFeesUsd;
  /** For a trip: the most that the plan can be worth when it just reaches it. */
  const price = (plan: Plan): FoundPlan => {
    const { netUsd, objectiveUsd } = lined.price(plan);
    return { plan, netUsd, objectiveUsd: objectiveUsd - pointUsd * missingPoints };
  };
  const kept = ownedOptions.map(([keep]) => keep!);
  const nothing = toLawful(kept) ?? kept;
  let best: FoundPlan = trip?.known ?? price(isCheap(nothing) ? nothing : findCheapest(ownedOptions));
  /** Met on the way; those that were near a worse best are among them. */
  const near: FoundPlan[] = [];
  const floor = () => best.objectiveUsd + CENT_USD;

  /** Keeps a plan that is better. */
  function consider(plan: Plan): { readonly found: FoundPlan; readonly boundUsd: number } {
    onPriced();
    const found = price(plan);
    if (!trip) {
      const moreUsd = found.objectiveUsd - best.objectiveUsd;
      if (-moreUsd <= toNearUsd(best.objectiveUsd)) near.push(found);
      if (moreUsd > SAME_USD || (moreUsd > -SAME_USD && sumMonths(plan) < sumMonths(best.plan))) best = found;
      return { found, boundUsd: found.objectiveUsd };
    }
    if (found.objectiveUsd <= floor()) return { found, boundUsd: found.objectiveUsd };
    const reached = trip.reach(plan, floor(), pointUsd);
    if (reached.trip && reached.trip.objectiveUsd > best.objectiveUsd) best = reached.trip;
    return { found, boundUsd: Math.min(found.objectiveUsd, reached.boundUsd) };
  }

  const isAsked = (plan: Plan): boolean =>
    plan.filter(({ opened }) => opened !== null).length <= mostInAll &&
    plan.every(({ card, opened }) => opened === null || !without.includes(card));

  return {
    work,
    most,
    mostInAll,
    without,
    mostFeesUsd,
    isCheap,
    price,
    floor,
    best: () => best,
    near: near as readonly FoundPlan[],
    settledUsd: () => settledUsd,
    isOver: work.isOver,
    setPointPrice(usd: number) {
      if (!trip || usd === pointUsd) return;
      pointUsd = usd;
      lined = createPlanPricer({ ...model, goalUsd: usd });
    },
    /** Looks at a plan, with the endings that it has by the rule. @returns null where it cannot be done */
    offer(plan: Plan): FoundPlan | null {
      const lawful = isAsked(plan) ? toLawful(plan) : null;
      if (!lawful || !pricer.isAllowed(lawful) || !isCheap(lawful)) return null;
      const { found } = consider(lawful);
      return found.objectiveUsd > -Infinity ? found : null;
    },
    /** A plan of which all is decided. */
    settle(plan: Plan): void {
      settledUsd = Math.max(settledUsd, consider(plan).boundUsd);
    },
  };
}

/** Owned cards ended at their first renewal where that is possible: what costs least in fees. */
export function findCheapest(options: readonly (readonly Holding[])[]): Plan {
  return options.map((ofCard) => ofCard.find(({ ending }) => ending.kind === "close") ?? ofCard[0]!);
}
