/**
 * What sets of cards to open are made of. For a trip a card is two choices, with
 * its bonus in time or not, and those in time stand before the others: how a plan
 * has its points is decided first. Before them stand the cards that send more
 * points, if the household has none yet. Otherwise a card is one choice.
 */
import { createPersonBound, type PersonBound } from "./bound-sets.ts";
import type { CardSet, OpeningSet } from "./opening-sets.ts";
import type { CardWorth } from "./order-openings.ts";
import type { PlanModel } from "./plan-model.ts";
import type { Holding } from "./plan.ts";
import type { Node } from "./plan-node.ts";
import type { Search } from "./search-state.ts";
import type { PlanPrices } from "./state-surplus.ts";
import { findReach, toTerms } from "./bound-plan.ts";
import { findWorth, type PricedAt } from "./price-holdings.ts";

/** By product: each person's choice; -1: none. */
export type Products = readonly (readonly number[])[];

/** A search's cards as choices: a card, or the number of cards more where its bonus is in time. */
export interface OpeningChoices {
  readonly search: Search;
  readonly senders: ReadonlySet<number>;
  /** What could enable each card without them. */
  readonly poorReach: Int32Array;
  readonly holdingsOf: ReadonlyMap<number, readonly Holding[]>;
  /** Those that are decided first stand first. */
  readonly products: Products;
  /** Places among them up to which all is decided before the next. */
  readonly stops: readonly number[];
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

export function createOpeningChoices(search: Search, rootPrices: PlanPrices, mayDecideTrip: boolean): OpeningChoices {
  const { model, bound, allowed, anyReach } = search;
  const { cards } = model;
  const senders = mayDecideTrip ? findSenders(model) : new Set<number>();
  const others = [...cards.keys()].filter((card) => !senders.has(card));
  const poorReach = senders.size === 0 ? anyReach : findReach(bound, others);
  const holdingsOf = splitCards(
    allowed,
    cards.length,
    (holding) => mayDecideTrip && !senders.has(holding.card) && toTerms(bound, holding, anyReach).goalPoints > 0,
  );
  const choices = { search, senders, poorReach, holdingsOf };
  return { ...choices, ...orderProducts(choices, rootPrices) };
}

/** What some choices are worth. */
export function findChoiceWorths(
  { search, holdingsOf }: Pick<OpeningChoices, "search" | "holdingsOf">,
  of: Iterable<number>,
  at: PricedAt,
): ReadonlyMap<number, CardWorth> {
  const { holdings, model } = search;
  return new Map(
    [...of].map((choice) => {
      const worth = findWorth(holdings, choice % model.cards.length, holdingsOf.get(choice)!, at);
      return [choice, { ...worth, card: choice }];
    }),
  );
}

/** Those decided first, then those worth most. */
function orderProducts(
  choices: Omit<OpeningChoices, "products" | "stops">,
  prices: PlanPrices,
): Pick<OpeningChoices, "products" | "stops"> {
  const { search, senders, holdingsOf } = choices;
  const { cards, people } = search.model;
  const count = cards.length;
  const worths = findChoiceWorths(choices, holdingsOf.keys(), { reach: search.anyReach, prices });
  const rankOf = (choice: number) => (senders.has(choice) ? 0 : choice >= count ? 1 : 2);
  const mostOf = (product: readonly number[]) =>
    Math.max(...product.map((choice) => Math.max(...(worths.get(choice)?.best ?? [0]))));
  const toName = (choice: number) => `${cards[choice % count]!.card.slug} ${choice >= count}`;
  const ranked = [...Map.groupBy(holdingsOf.keys(), toName).values()]
    .map((ofProduct) => people.map((_, person) => ofProduct.find((one) => cards[one % count]!.person === person) ?? -1))
    .map((product) => ({ product, rank: rankOf(Math.max(...product)), usd: mostOf(product) }))
    .toSorted((one, other) => one.rank - other.rank || other.usd - one.usd);
  const before = (rank: number) => ranked.filter((one) => one.rank < rank).length;
  return { products: ranked.map(({ product }) => product), stops: [...new Set([before(1), before(2)])] };
}

/** What can be sent by a plan with these choices. */
export function findSetReach(choices: OpeningChoices, { cards, next }: OpeningSet): Int32Array {
  const { search, senders, poorReach, stops } = choices;
  const isPoor =
    senders.size > 0 && (next === null || next >= stops[0]!) && !cards.flat().some((choice) => senders.has(choice));
  return isPoor ? poorReach : search.anyReach;
}

export function boundChoices(
  { search }: OpeningChoices,
  person: number,
  worthOf: ReadonlyMap<number, CardWorth>,
  among: Products,
): PersonBound {
  const { model, rules, most, isOver } = search;
  const { months, gapMonths } = model.settings;
  const count = model.cards.length;
  return createPersonBound({
    products: among.map((product) => product[person]!),
    worthOf,
    months,
    gapMonths,
    rules: (before, after, apart) => rules(before % count, after % count, apart),
    most: most[person]!,
    isOver,
    toOther: (choice) => (choice >= count ? choice - count : choice + count),
  });
}

/** The cards of a whole set. */
export const toCards = ({ search }: OpeningChoices, { cards }: OpeningSet): CardSet =>
  cards.map((own) => own.map((choice) => choice % search.model.cards.length));

/** Which of them are in time for the trip, where that is decided. */
export function toTimely({ search, holdingsOf }: OpeningChoices, { cards }: OpeningSet): Node["timely"] {
  const count = search.model.cards.length;
  const decided = cards.flat().filter((choice) => choice >= count || holdingsOf.has(choice + count));
  return new Map(decided.map((choice) => [choice % count, choice >= count]));
}
