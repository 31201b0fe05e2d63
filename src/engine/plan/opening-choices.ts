/**
 * What sets of cards to open are made of. For a trip a card is two choices, with
 * its bonus in time or not, and those in time stand before the others: how a plan
 * has its points is decided first. Before them stand the cards that send more
 * points, if the household has none yet. Otherwise a card is one choice.
 */
import { createPersonBound, type PersonBound } from "./bound-sets.ts";
import type { OpeningSet } from "./opening-sets.ts";
import type { CardWorth } from "./order-openings.ts";
import type { PlanModel } from "./plan-model.ts";
import type { Holding } from "./plan.ts";
import type { Node } from "./plan-node.ts";
import type { Search } from "./search-state.ts";
import type { PlanPrices } from "./state-surplus.ts";

/** By product: each person's choice; -1: none. */
export type Products = readonly (readonly number[])[];

export interface OpeningChoices {
  /** Those that are decided first stand first. */
  readonly products: Products;
  /** Places among them up to which all is decided before the next. */
  readonly stops: readonly number[];
  readonly size: number;
  readonly holdingsOf: (choice: number) => readonly Holding[];
  /** @param of some choices; null: all of them */
  readonly findWorths: (
    of: Iterable<number> | null,
    reach: Int32Array,
    prices: PlanPrices,
  ) => ReadonlyMap<number, CardWorth>;
  /** What can be sent by a plan with these choices. */
  readonly reachOf: (set: OpeningSet) => Int32Array;
  readonly boundPerson: (person: number, worthOf: ReadonlyMap<number, CardWorth>, among?: Products) => PersonBound;
  /** The cards of a whole set, and which of them are in time for the trip. */
  readonly toCards: (set: OpeningSet) => readonly (readonly number[])[];
  readonly toTimely: (set: OpeningSet) => Node["timely"];
}

/** Cards that send more points, if nobody has one yet. */
function findSenders({ cards }: PlanModel): ReadonlySet<number> {
  const senders = new Set(cards.flatMap(({ enablers, tripBit }) => enablers[tripBit + 1] ?? []));
  return cards.some(({ isOwned, index }) => isOwned && senders.has(index)) ? new Set() : senders;
}

/** By choice: a card, or the number of cards more where its bonus is in time. */
function splitCards(
  allowed: readonly Holding[],
  count: number,
  mayBeTimely: (holding: Holding) => boolean,
): ReadonlyMap<number, readonly Holding[]> {
  const choices = new Map<number, readonly Holding[]>();
  for (const [card, ofCard] of Map.groupBy(allowed, (holding) => holding.card)) {
    const timely = ofCard.filter(mayBeTimely);
    const others = timely.length === 0 ? ofCard : ofCard.filter((holding) => !mayBeTimely(holding));
    if (timely.length > 0) choices.set(card + count, timely);
    if (others.length > 0) choices.set(card, others);
  }
  return choices;
}

export function createOpeningChoices(
  { model, bound, holdings, rules, most, isOver, allowed, anyReach }: Search,
  rootPrices: PlanPrices,
  mayDecideTrip: boolean,
): OpeningChoices {
  const { cards, people, settings } = model;
  const { months, gapMonths } = settings;
  const count = cards.length;
  const senders = mayDecideTrip ? findSenders(model) : new Set<number>();
  const poorReach = senders.size === 0 ? anyReach : bound.reach([...cards.keys()].filter((card) => !senders.has(card)));
  const choices = splitCards(
    allowed,
    count,
    (holding) => mayDecideTrip && !senders.has(holding.card) && bound.toTerms(holding, anyReach).goalPoints > 0,
  );

  const findWorths: OpeningChoices["findWorths"] = (of, reach, prices) =>
    new Map(
      [...(of ?? choices.keys())].map((choice) => {
        const worth = holdings.findWorth(choice % count, choices.get(choice)!, reach, prices);
        return [choice, { ...worth, card: choice }];
      }),
    );
  const { products, stops } = orderProducts();
  const afterSenders = stops[0]!;

  /** Those decided first, then those worth most. */
  function orderProducts(): Pick<OpeningChoices, "products" | "stops"> {
    const worths = findWorths(null, anyReach, rootPrices);
    const rankOf = (choice: number) => (senders.has(choice) ? 0 : choice >= count ? 1 : 2);
    const mostOf = (product: readonly number[]) =>
      Math.max(...product.map((choice) => Math.max(...(worths.get(choice)?.best ?? [0]))));
    const toName = (choice: number) => `${cards[choice % count]!.card.slug} ${choice >= count}`;
    const ranked = [...Map.groupBy(choices.keys(), toName).values()]
      .map((ofProduct) =>
        people.map((_, person) => ofProduct.find((one) => cards[one % count]!.person === person) ?? -1),
      )
      .map((product) => ({ product, rank: rankOf(Math.max(...product)), usd: mostOf(product) }))
      .toSorted((one, other) => one.rank - other.rank || other.usd - one.usd);
    const before = (rank: number) => ranked.filter((one) => one.rank < rank).length;
    return { products: ranked.map(({ product }) => product), stops: [...new Set([before(1), before(2)])] };
  }

  return {
    products,
    stops,
    size: choices.size,
    holdingsOf: (choice) => choices.get(choice)!,
    findWorths,
    reachOf({ cards: chosen, next }) {
      const isPoor =
        senders.size > 0 &&
        (next === null || next >= afterSenders) &&
        !chosen.flat().some((choice) => senders.has(choice));
      return isPoor ? poorReach : anyReach;
    },
    boundPerson: (person, worthOf, among = products) =>
      createPersonBound({
        products: among.map((product) => product[person]!),
        worthOf,
        months,
        gapMonths,
        rules: (before, after, apart) => rules(before % count, after % count, apart),
        most: most[person]!,
        isOver,
        toOther: (choice) => (choice >= count ? choice - count : choice + count),
      }),
    toCards: ({ cards: chosen }) => chosen.map((own) => own.map((choice) => choice % count)),
    toTimely: ({ cards: chosen }) =>
      new Map(
        chosen
          .flat()
          .filter((choice) => choice >= count || choices.has(choice + count))
          .map((choice) => [choice % count, choice >= count]),
      ),
  };
}
