/** Good plans early: add, replace, move or exchange openings while that helps. It decides nothing. */
import type { PlanPrices } from "./bound-plan.ts";
import type { PlanModel } from "./plan-model.ts";
import type { Holding, Plan } from "./plan.ts";
import type { FoundPlan, Option } from "./search-plan.ts";

const CENT_USD = 0.01;
const CLIMB_CARDS = 10;
const MOVES_A_CARD = 8;

interface ClimbTools {
  readonly model: PlanModel;
  readonly ownedOptions: readonly (readonly Holding[])[];
  readonly openings: readonly Holding[];
  /** The most promising first. */
  readonly rank: (prices: PlanPrices) => readonly Option[];
  readonly pricesOf: (plan: Plan) => PlanPrices;
}

/**
 * @param fits whether a plan is allowed
 * @param consider prices a plan and keeps it if it is better
 */
export function climbPlans(
  { model, ownedOptions, openings, rank, pricesOf }: ClimbTools,
  best: () => FoundPlan,
  fits: (plan: Plan) => boolean,
  consider: (plan: Plan) => boolean,
): void {
  /** The same card opened in another month, with the same bonus and end where there are such. */
  const findHolding = ({ card, level, unlock, ending }: Holding, opened: number): Holding | undefined => {
    const ofCard = openings.filter((holding) => holding.card === card && holding.opened === opened);
    return (
      ofCard.find(
        (holding) => holding.level === level && holding.ending.kind === ending.kind && !holding.unlock === !unlock,
      ) ?? ofCard.find((holding) => holding.level === level)
    );
  };
  const isOpening = ({ opened }: Holding) => opened !== null;
  const mostOpenings = model.people.reduce((sum, { settings }) => sum + settings.applications, 0);

  for (let round = 0; round < 2 + mostOpenings; round += 1) {
    const ranked = rank(pricesOf(best().plan)).map(({ terms }) => terms.holding);
    const tops = new Map<number, Holding[]>();
    for (const holding of ranked) {
      const known = tops.get(holding.card);
      if (known) known.push(holding);
      else if (tops.size < CLIMB_CARDS * model.people.length) tops.set(holding.card, [holding]);
    }
    const before = best().objectiveUsd;
    for (const card of [
      ...best()
        .plan.filter(isOpening)
        .map((holding) => holding.card),
      -1,
    ]) {
      const rest = best().plan.filter((holding) => !isOpening(holding) || holding.card !== card);
      const moves = [...tops.values()].flatMap((holdings) => holdings.slice(0, MOVES_A_CARD));
      const own = ranked.filter((holding) => holding.card === card);
      for (const holding of [...moves, ...own]) {
        const plan = [...rest, holding];
        if (rest.some((other) => other.card === holding.card) || !fits(plan)) continue;
        if (consider(plan)) break;
      }
    }
    const opened = best().plan.filter(isOpening);
    for (const [at, one] of opened.entries()) {
      for (const other of opened.slice(at + 1)) {
        const exchange = new Map([
          [one, findHolding(one, other.opened!)],
          [other, findHolding(other, one.opened!)],
        ]);
        const plan = best().plan.map((holding) => exchange.get(holding) ?? holding);
        if (fits(plan) && consider(plan)) break;
      }
    }
    for (const options of ownedOptions) {
      for (const option of options) {
        const plan = best().plan.map((holding) =>
          holding.opened === null && holding.card === option.card ? option : holding,
        );
        if (fits(plan)) consider(plan);
      }
    }
    if (best().objectiveUsd - before < CENT_USD) break;
  }
}
