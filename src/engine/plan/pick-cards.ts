/** Which cards each person opens, and when, at some prices: the best there is by the rules between each two of them. */
import { createPersonBound, type PersonBound } from "./bound-sets.ts";
import type { CardWorth, OrderedOpenings } from "./order-openings.ts";
import type { Holding } from "./plan.ts";
import type { Option } from "./price-holdings.ts";
import type { Search } from "./search-state.ts";
import type { PlanPrices } from "./state-surplus.ts";

export interface CardPicker {
  readonly findWorths: (prices: PlanPrices) => ReadonlyMap<number, CardWorth>;
  /** Of one person. */
  readonly pickFor: (person: number, prices: PlanPrices) => readonly Option[];
  /** Of all people. */
  readonly pickAll: (prices: PlanPrices) => readonly Option[];
  /** No more than this, with a month for each card and none for rules: quickly said. */
  readonly boundAll: (prices: PlanPrices) => number;
}

type Picking = Pick<Search, "model" | "holdings" | "rules" | "most" | "mostInAll" | "isOver" | "anyReach">;

/** @param allowed what may be opened, as far as the history goes */
export function createCardPicker(
  { model: { cards, people, settings }, holdings, rules, most, mostInAll, isOver, anyReach }: Picking,
  allowed: readonly Holding[],
): CardPicker {
  const openingsOf = Map.groupBy(allowed, ({ card }) => card);
  const cardsOf = people.map((_, person) => [...openingsOf.keys()].filter((card) => cards[card]!.person === person));
  /** What was best before is often good again. */
  const before: (readonly number[])[] = people.map(() => []);

  const worthsOf = (person: number, prices: PlanPrices): [number, CardWorth][] =>
    cardsOf[person]!.map((card) => [card, holdings.findWorth(card, openingsOf.get(card)!, anyReach, prices)]);

  function boundPerson(person: number, prices: PlanPrices, count: number): PersonBound {
    const worths = worthsOf(person, prices);
    const topOf = new Map(worths.map(([card, { best }]) => [card, Math.max(...best)]));
    const products = cardsOf[person]!.toSorted((one, other) => topOf.get(other)! - topOf.get(one)!);
    const { months, gapMonths } = settings;
    return createPersonBound({ products, worthOf: new Map(worths), months, gapMonths, rules, isOver, most: count });
  }

  function find(person: number, prices: PlanPrices, count: number): OrderedOpenings {
    const found = boundPerson(person, prices, count).findBest(before[person]!.slice(0, count));
    before[person] = found.openings.map(({ card }) => card);
    return found;
  }

  const toOptions = ({ openings }: OrderedOpenings, prices: PlanPrices): Option[] =>
    openings.map((opening) => holdings.pickOpening(opening, openingsOf.get(opening.card)!, anyReach, prices));

  /** The best for every number of openings that a person may have of those of all. */
  function findBest(prices: PlanPrices): readonly OrderedOpenings[] {
    const [first, second] = most;
    if (second === undefined || first! + second <= mostInAll) {
      return most.map((count, person) => find(person, prices, Math.min(count, mostInAll)));
    }
    let best: readonly OrderedOpenings[] = [];
    let bestUsd = -Infinity;
    for (let count = Math.max(0, mostInAll - second); count <= Math.min(first!, mostInAll); count += 1) {
      const found = [find(0, prices, count), find(1, prices, mostInAll - count)];
      const usd = found.reduce((sum, one) => sum + one.usd, 0);
      if (usd > bestUsd) [best, bestUsd] = [found, usd];
    }
    return best;
  }

  return {
    findWorths: (prices) => new Map(people.flatMap((_, person) => worthsOf(person, prices))),
    pickFor: (person, prices) => toOptions(find(person, prices, Math.min(most[person]!, mostInAll)), prices),
    boundAll: (prices) =>
      people.reduce((sum, _, person) => {
        const count = Math.min(most[person]!, mostInAll);
        return sum + boundPerson(person, prices, count).withMore([], 0, count);
      }, 0),
    pickAll: (prices) => findBest(prices).flatMap((one) => toOptions(one, prices)),
  };
}
