/** Another set of cards with far lower fees that is worth nearly as much. Model: "Our pick" takes its place tool by tool. */
const WITHIN_USD = 50;
const SAVING_USD = 200;

interface Weighed {
  readonly objectiveUsd: number;
  /** Of a later year. */
  readonly feesUsd: number;
}

/** The best of those with far lower fees than the best of all, if it is nearly as good. @param others best first */
export function findLowerFees<Item extends Weighed>(best: Weighed, others: readonly Item[]): Item | undefined {
  return others.find(
    ({ objectiveUsd, feesUsd }) =>
      objectiveUsd >= best.objectiveUsd - WITHIN_USD && feesUsd <= best.feesUsd - SAVING_USD,
  );
}
