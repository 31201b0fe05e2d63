/** One search on its way: the best plan so far, which plans are asked for, and the work done. */
import { CENT_USD, type FoundPlan, type SearchOptions } from "./found-plan.ts";
import type { PlanModel } from "./plan-model.ts";
import type { Holding, Plan } from "./plan.ts";
import type { PlanPricer } from "./price-plan.ts";

/** Placing a card without pricing the plan is that much less work than a step. */
const PLACED_A_STEP = 20;
/** Splits of long windows take as long as some steps: so much of their work is one. */
const WORK_A_STEP = 1_000;

const SAME_USD = 1e-9;

/** Of equally good plans the one that is done sooner. */
const sumMonths = (plan: Plan) =>
  plan.reduce((sum, { opened, unlock }) => sum + (opened ?? 0) + (unlock ? unlock.from + unlock.months : 0), 0);

export type SearchRun = ReturnType<typeof startRun>;

export function startRun(
  { people, settings }: PlanModel,
  pricer: PlanPricer,
  ownedOptions: readonly (readonly Holding[])[],
  options: SearchOptions,
) {
  const { without = [], mostFeesUsd = Infinity, maxSteps = settings.work.maxSteps } = options;
  const most = people.map((person) => person.settings.applications);
  const mostInAll = Math.min(
    options.applications ?? Infinity,
    most.reduce((sum, count) => sum + count, 0),
  );
  const firstWork = pricer.splitter.countWork();
  let rounds = 0;
  let placings = 0;

  const isCheap = (plan: Plan) => pricer.isWithinFees(plan) && pricer.sumFees(plan) <= mostFeesUsd;
  const price = (plan: Plan): FoundPlan => {
    rounds += 1;
    return { plan, ...pricer.price(plan) };
  };
  const nothing = ownedOptions.map(([keep]) => keep!);
  let best = price(isCheap(nothing) ? nothing : findCheapest(ownedOptions));
  const countSteps = () =>
    rounds + Math.floor(placings / PLACED_A_STEP) + Math.floor((pricer.splitter.countWork() - firstWork) / WORK_A_STEP);

  return {
    maxSteps,
    most,
    mostInAll,
    without,
    mostFeesUsd,
    isCheap,
    price,
    best: () => best,
    countSteps,
    isOver: () => countSteps() >= maxSteps,
    addRounds(count: number) {
      rounds += count;
    },
    addPlacing() {
      placings += 1;
    },
    /** What a plan must be worth to be of interest. */
    floor: () => Math.min(best.objectiveUsd + CENT_USD, options.toFloor?.() ?? Infinity),
    fits: (plan: Plan) =>
      plan.filter(({ opened }) => opened !== null).length <= mostInAll &&
      plan.every(({ card, opened }) => opened === null || !without.includes(card)) &&
      pricer.isAllowed(plan) &&
      isCheap(plan),
    /** Keeps a plan that is better. */
    consider(plan: Plan): FoundPlan {
      const found = price(plan);
      options.onPriced?.(found);
      const moreUsd = found.objectiveUsd - best.objectiveUsd;
      if (moreUsd > SAME_USD || (moreUsd > -SAME_USD && sumMonths(plan) < sumMonths(best.plan))) best = found;
      return found;
    },
  };
}

/** Owned cards ended at their first renewal where that is possible: what costs least in fees. */
function findCheapest(options: readonly (readonly Holding[])[]): Plan {
  return options.map((ofCard) => ofCard.find(({ ending }) => ending.kind === "close") ?? ofCard[0]!);
}
