/**
 * Everything that a search knows, in one place. The tools are made once for a
 * question; the rest belongs to one search: what is asked of it, the work
 * allowed, and the best plan so far.
 */
import type { WorkBudget } from "../work-budget.ts";
import type { PlanBound } from "./bound-plan.ts";
import { CENT_USD, type FoundPlan, type SearchOptions } from "./found-plan.ts";
import type { PlanModel } from "./plan-model.ts";
import type { Holding, Plan } from "./plan.ts";
import type { HoldingPricer } from "./price-holdings.ts";
import { createPlanPricer, type PlanPricer, pricePlan } from "./price-plan.ts";
import { adjustEndings, type SteadyRule } from "./steady-endings.ts";
import type { PriceTuner } from "./tune-prices.ts";
import { isAllowed, isWithinFees, type PairRules } from "./judge-plan.ts";

export interface SearchTools {
  readonly model: PlanModel;
  readonly pricer: PlanPricer;
  readonly bound: PlanBound;
  readonly tuner: PriceTuner;
  readonly holdings: HoldingPricer;
  readonly rules: PairRules;
  readonly steady: SteadyRule;
  readonly ownedOptions: readonly (readonly Holding[])[];
  /** What may be opened by the history alone, by card. */
  readonly openingsOf: ReadonlyMap<number, readonly Holding[]>;
  /** What could enable each card if a plan held all others. */
  readonly anyReach: Int32Array;
}

export interface Search extends SearchTools {
  readonly work: WorkBudget;
  /** The most openings by person. */
  readonly most: readonly number[];
  /** What may be opened. */
  readonly allowed: readonly Holding[];
  readonly isOver: () => boolean;
  /** Whether fees are within the limits. */
  readonly isCheap: (plan: Plan) => boolean;
  /** For a trip: the most that the plan can be worth when it just reaches it. */
  readonly price: (plan: Plan) => FoundPlan;
  readonly best: () => FoundPlan;
  /** What a plan must be worth more than to be of interest. */
  readonly floor: () => number;
  /** The most that a plan of which all is decided could be worth when paid otherwise. */
  readonly settledUsd: () => number;
  readonly setPointPrice: (usd: number) => void;
  /** Looks at a plan, with the endings that it has by the rule. @returns null where it cannot be done */
  readonly offer: (plan: Plan) => FoundPlan | null;
  /** A plan of which all is decided. */
  readonly settle: (plan: Plan) => void;
}

const SAME_USD = 1e-9;

/** Of equally good plans the one that is done sooner. */
const sumMonths = (plan: Plan) =>
  plan.reduce((sum, { opened, unlock }) => sum + (opened ?? 0) + (unlock ? unlock.from + unlock.months : 0), 0);

/** @param onPriced told whenever a plan was priced */
export function startSearch(
  tools: SearchTools,
  options: SearchOptions,
  work: WorkBudget,
  onPriced: () => void = () => {},
): Search {
  const { model, pricer, ownedOptions, openingsOf } = tools;
  const { without = [] } = options;
  const isCheap = (plan: Plan) => isWithinFees(model, plan);
  const toLawful = createLawMaker(tools);
  const isAsked = (plan: Plan): boolean => plan.every(({ card, opened }) => opened === null || !without.includes(card));
  const { price, setPointPrice, pointUsd } = createLinePricer(tools, options);

  let best = options.trip?.known ?? price(findNothing(ownedOptions, toLawful, isCheap));
  const floor = () => best.objectiveUsd + CENT_USD;
  let settledUsd = -Infinity;

  /** Keeps a plan that is better. @returns it, and what it could be worth when paid otherwise */
  function consider(plan: Plan): { readonly found: FoundPlan; readonly boundUsd: number } {
    onPriced();
    const found = price(plan);
    if (!options.trip) {
      const moreUsd = found.objectiveUsd - best.objectiveUsd;
      if (moreUsd > SAME_USD || (moreUsd > -SAME_USD && sumMonths(plan) < sumMonths(best.plan))) best = found;
      return { found, boundUsd: found.objectiveUsd };
    }
    if (found.objectiveUsd <= floor()) return { found, boundUsd: found.objectiveUsd };
    const reached = options.trip.reach(plan, floor(), pointUsd());
    if (reached.trip && reached.trip.objectiveUsd > best.objectiveUsd) best = reached.trip;
    return { found, boundUsd: Math.min(found.objectiveUsd, reached.boundUsd) };
  }

  return {
    ...tools,
    work,
    most: model.people.map(({ settings }) => settings.applications),
    allowed: [...openingsOf.values()].flat().filter(({ card }) => !without.includes(card)),
    isOver: work.isOver,
    isCheap,
    price,
    best: () => best,
    floor,
    settledUsd: () => settledUsd,
    setPointPrice,
    offer(plan) {
      const lawful = isAsked(plan) ? toLawful(plan) : null;
      if (!lawful || !isAllowed(pricer.judge, lawful) || !isCheap(lawful)) return null;
      const { found } = consider(lawful);
      return found.objectiveUsd > -Infinity ? found : null;
    },
    settle(plan) {
      settledUsd = Math.max(settledUsd, consider(plan).boundUsd);
    },
  };
}

/** Prices plans; for a trip with what their points are worth: the most that a plan can be worth when it just reaches it. */
function createLinePricer({ model, pricer }: SearchTools, { trip }: SearchOptions) {
  let pointUsd = 0;
  let lined = pricer;
  const setPointPrice = (usd: number): void => {
    if (!trip || usd === pointUsd) return;
    pointUsd = usd;
    lined = createPlanPricer({ ...model, goalUsd: usd });
  };
  setPointPrice(trip?.pointUsd ?? 0);
  const price = (plan: Plan): FoundPlan => {
    const { netUsd, objectiveUsd } = pricePlan(lined, plan);
    return { plan, netUsd, objectiveUsd: objectiveUsd - pointUsd * model.missingPoints };
  };
  return { price, setPointPrice, pointUsd: () => pointUsd };
}

/** A plan with the endings that it has by the rule; null: it has none. */
function createLawMaker({ steady, ownedOptions, openingsOf }: SearchTools): (plan: Plan) => Plan | null {
  const waysOf = ({ card, opened }: Holding) =>
    (opened === null ? ownedOptions.find(([keep]) => keep!.card === card) : openingsOf.get(card)) ?? [];
  return (plan) => adjustEndings(steady, plan, waysOf);
}

/** A plan that opens nothing: what is owned is kept, or ended as the rule says, or where that costs too much in fees as soon as possible. */
function findNothing(
  ownedOptions: SearchTools["ownedOptions"],
  toLawful: (plan: Plan) => Plan | null,
  isCheap: Search["isCheap"],
): Plan {
  const kept = ownedOptions.map(([keep]) => keep!);
  const nothing = toLawful(kept) ?? kept;
  return isCheap(nothing) ? nothing : findCheapest(ownedOptions);
}

/** Owned cards ended at their first renewal where that is possible: what costs least in fees. */
export function findCheapest(options: readonly (readonly Holding[])[]): Plan {
  return options.map((ofCard) => ofCard.find(({ ending }) => ending.kind === "close") ?? ofCard[0]!);
}
