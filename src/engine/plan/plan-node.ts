/** A plan with some of its decisions made, what is left of them, and one way to make the rest. */
import { findReach } from "./bound-plan.ts";
import type { Verdict } from "./check-rules.ts";
import { judgeRules } from "./judge-plan.ts";
import { makeTable, type Option, pickOpening, type PricedAt } from "./price-holdings.ts";
import type { Holding, Plan } from "./plan.ts";
import type { Search } from "./search-state.ts";
import type { PlanPrices } from "./state-surplus.ts";
import { allows, findSteadySet, type SteadySet } from "./steady-endings.ts";
import type { CardSet } from "./bound-sets.ts";

/** Cards still to be placed, in or after a month, of the first person who has some. */
export interface Rest {
  readonly cards: CardSet;
  readonly month: number;
}

export interface Node {
  readonly reach: Int32Array;
  readonly placed: Plan;
  /** How many of the owned cards are placed. */
  readonly owned: number;
  /** Of every owned card the ways to hold it that the rule leaves. */
  readonly ways: readonly (readonly Holding[])[];
  readonly rest: Rest;
  /** What the best year of its cards says about each of them. */
  readonly steady: SteadySet;
}

/** By card: the openings that are left. */
export type RestOpenings = ReadonlyMap<number, readonly Holding[]>;

export function toNode(search: Search, cards: CardSet): Node {
  const { bound, steady, ownedOptions } = search;
  const set = findSteadySet(steady, cards.flat());
  return {
    reach: findReach(bound, [...ownedOptions.map(([keep]) => keep!.card), ...cards.flat()]),
    placed: [],
    owned: 0,
    ways: ownedOptions.map((ofCard) => ofCard.filter((holding) => allows(steady, holding, set))),
    rest: { cards, month: 0 },
    steady: set,
  };
}

/** The cards that a plan opens, by person. */
export const toSet = ({ people, cards }: Search["model"], plan: Plan): CardSet =>
  people.map((_, person) =>
    plan.flatMap(({ card, opened }) => (opened !== null && cards[card]!.person === person ? [card] : [])),
  );

export const findPerson = ({ cards }: Rest): number => cards.findIndex((ofPerson) => ofPerson.length > 0);

/** The rest without a card of `person`. */
export function takeOut({ cards }: Rest, person: number, card: number, month: number): Rest {
  const others = cards[person]!.filter((other) => other !== card);
  return { cards: cards.with(person, others), month: others.length > 0 ? month : 0 };
}

/** Openings of a card in or after a month that the rules leave beside what is placed already. */
function listAllowed({ openingsOf, pricer }: Search, placed: Plan, card: number, month: number): readonly Holding[] {
  const ofCard = openingsOf.get(card) ?? [];
  if (placed.length === 0) return month === 0 ? ofCard : ofCard.filter(({ opened }) => opened! >= month);
  let known: Verdict | undefined;
  let at = -1;
  return ofCard.filter(({ opened, level }) => {
    if (opened! < month) return false;
    if (opened !== at) [known, at] = [judgeRules(pricer.judge, placed, card, opened!), opened!];
    return known!.mayOpen && (level < 0 || known!.mayEarn);
  });
}

/** What is left of the openings of each person. */
export function listRest(search: Search, node: Node, refused?: ReadonlySet<Holding>): RestOpenings[] {
  const { placed, rest } = node;
  const first = findPerson(rest);
  const listOf = (card: number, person: number) =>
    listAllowed(search, placed, card, person === first ? rest.month : 0).filter(
      (holding) => !refused?.has(holding) && allows(search.steady, holding, node.steady),
    );
  return rest.cards.map((ofPerson, person) => new Map(ofPerson.map((card) => [card, listOf(card, person)])));
}

/** The best that one person's rest could be at some prices; null: it cannot be. */
export function pickRest({ holdings }: Search, ofCards: RestOpenings, at: PricedAt): Option[] | null {
  const { best } = makeTable(holdings, ofCards, at);
  return best && best.openings.map((opening) => pickOpening(holdings, opening, ofCards.get(opening.card)!, at));
}

/**
 * One plan that keeps to the rules: the earliest of the best openings of one person again and again, then of the other, as
 * long as each adds something. It decides nothing.
 */
export function dive(search: Search, node: Node, placed: Plan, prices: PlanPrices): void {
  const at = { reach: node.reach, prices };
  const refused = new Set<Holding>();
  let found = search.price(placed);
  let { rest } = node;
  for (let person = findPerson(rest); person >= 0 && !search.isOver(); person = findPerson(rest)) {
    const own = rest.cards.map((cards, one) => (one === person ? cards : []));
    const left = listRest(search, { ...node, placed: found.plan, rest: { ...rest, cards: own } }, refused);
    const options = pickRest(search, left[person]!, at);
    if (!options) {
      rest = takeOut(rest, person, own[person]!.at(-1)!, rest.month);
      continue;
    }
    const openings = options.map(({ terms }) => terms.holding);
    const earliest = openings.reduce((one, other) => (other.opened! < one.opened! ? other : one));
    const next = search.price([...found.plan, earliest]);
    if (next.objectiveUsd > found.objectiveUsd && search.isCheap(next.plan)) {
      found = next;
      rest = takeOut(rest, person, earliest.card, earliest.opened! + search.model.settings.gapMonths);
    } else refused.add(earliest);
  }
  search.offer(found.plan);
}
