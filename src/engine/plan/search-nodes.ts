/**
 * Plans of one set of cards to open. A node has some of its decisions made; it
 * gets prices of its own, and its best months are found by dynamic programming.
 */
import { assignOpenings } from "./order-openings.ts";
import type { PlanPrices } from "./state-surplus.ts";
import type { Holding, Plan } from "./plan.ts";
import { createDive } from "./dive-plan.ts";
import type { Option } from "./price-holdings.ts";
import type { Branched, Child, Node, Rest, RestOpenings } from "./plan-node.ts";
import type { PlanPricer } from "./price-plan.ts";
import type { Search } from "./search-state.ts";
import type { SteadySet } from "./steady-endings.ts";

/** For one set of cards. */
const SET_ROUNDS = 12;
/** After one more decision. */
export const NODE_ROUNDS = 8;

export type SearchNodes = ReturnType<typeof createNodes>;

const findPerson = ({ cards }: Rest) => cards.findIndex((ofPerson) => ofPerson.length > 0);

/** The rest without a card of `person`. */
function takeOut({ cards }: Rest, person: number, card: number, month: number): Rest {
  const others = cards[person]!.filter((other) => other !== card);
  return { cards: cards.with(person, others), month: others.length > 0 ? month : 0 };
}

export function createNodes(search: Search) {
  const { model, pricer, bound, tuner, holdings, steady, ownedOptions, openingsOf, anyReach } = search;
  const { cards, people, settings } = model;
  const { months, gapMonths } = settings;
  const ownedIndexes = ownedOptions.map(([keep]) => keep!.card);

  const toNode = (ofPeople: readonly (readonly number[])[], timely: Node["timely"] = new Map()): Node => ({
    reach: bound.reach([...ownedIndexes, ...ofPeople.flat()]),
    placed: [],
    owned: 0,
    rest: { cards: ofPeople, month: 0 },
    steady: steady.find(ofPeople.flat()),
    timely,
  });

  /** Ways to hold what is owned and not placed yet, as the rule leaves them. */
  const waysOf = new Map<SteadySet, readonly (readonly Holding[])[]>();
  function listOwned({ steady: set, owned }: Node): readonly (readonly Holding[])[] {
    let ways = waysOf.get(set);
    if (!ways) waysOf.set(set, (ways = ownedOptions.map((ofCard) => steady.filter(ofCard, set))));
    return ways.slice(owned);
  }

  /** Whatever else the plan opens. */
  const isTimely = (holding: Holding) => bound.toTerms(holding, anyReach).goalPoints > 0;

  /** The cards that a plan opens, by person. */
  const toSet = (plan: Plan): readonly (readonly number[])[] =>
    people.map((_, person) =>
      plan.flatMap(({ card, opened }) => (opened !== null && cards[card]!.person === person ? [card] : [])),
    );

  /** Openings of a card in or after a month that the rules leave beside what is placed already. */
  function listAllowed(placed: Plan, card: number, month: number): readonly Holding[] {
    const ofCard = openingsOf.get(card) ?? [];
    if (placed.length === 0) return month === 0 ? ofCard : ofCard.filter(({ opened }) => opened! >= month);
    let known: ReturnType<PlanPricer["judge"]> | undefined;
    let at = -1;
    return ofCard.filter(({ opened, level }) => {
      if (opened! < month) return false;
      if (opened !== at) [known, at] = [pricer.judge(placed, card, opened!), opened!];
      return known!.mayOpen && (level < 0 || known!.mayEarn);
    });
  }

  /** By person and card: the openings that are left. */
  function listRest({ timely, placed, steady: set, rest }: Node, refused?: ReadonlySet<Holding>): RestOpenings {
    const first = findPerson(rest);
    return rest.cards.map(
      (ofPerson, person) =>
        new Map(
          ofPerson.map((card) => {
            const inTime = timely.get(card);
            const ofCard = listAllowed(placed, card, person === first ? rest.month : 0).filter(
              (holding) =>
                !refused?.has(holding) &&
                steady.allows(holding, set) &&
                (inTime === undefined || isTimely(holding) === inTime),
            );
            return [card, ofCard];
          }),
        ),
    );
  }

  /** The best that the rest could be at some prices; null: it cannot be. */
  function pickRest(ofCards: RestOpenings[number], reach: Int32Array, prices: PlanPrices): Option[] | null {
    const { best } = holdings.makeTable(ofCards, reach, prices);
    return (
      best && best.openings.map((opening) => holdings.pickOpening(opening, ofCards.get(opening.card)!, reach, prices))
    );
  }

  const dive = createDive(search, listRest, pickRest);

  /** Prices of a node's own. The plan of the bound is a good one to try. */
  function tune(node: Node, from: PlanPrices, rounds = node.placed.length === 0 ? SET_ROUNDS : NODE_ROUNDS) {
    const { reach, placed } = node;
    const fixed = placed.map((holding) => bound.toTerms(holding, reach));
    const left = listRest(node);
    const open = listOwned(node);
    let last: readonly Option[] = [];
    const found = tuner.tune(from, rounds, search.floor, (prices) => {
      const picked = left.map((ofCards) => pickRest(ofCards, reach, prices));
      const free = holdings.pickBest(open, reach, prices);
      last = [
        ...fixed.map((terms) => holdings.toOptionOf(terms, prices)),
        ...free,
        ...picked.flatMap((own) => own ?? []),
      ];
      return picked.includes(null) ? { usd: -Infinity, terms: [] } : holdings.toPicked(prices, last);
    });
    if (found.usd > search.floor()) {
      const plan = last.map(({ terms }) => terms.holding);
      if (!search.offer(plan) && placed.length === 0) dive(node, plan.slice(0, ownedOptions.length), found.prices);
    }
    return { ...found, left };
  }

  /** Places one more card: first the owned ones, then the openings by month. */
  function branch(node: Node, from: PlanPrices): Branched {
    const { reach, placed, owned, rest } = node;
    const person = findPerson(rest);
    if (person < 0 && owned === ownedOptions.length) {
      if (search.isCheap(placed)) search.settle(placed);
      return { children: [], tuned: null };
    }
    const found = tune(node, from);
    const { prices } = found;
    if (found.usd <= search.floor()) return { children: [], tuned: prices };
    const tables = found.left.map((ofCards) => holdings.makeTable(ofCards, reach, prices));
    const ways = listOwned(node);
    const open = holdings.pickBest(ways, reach, prices);
    const wholes = tables.map(({ best }) => best?.usd ?? -Infinity);
    const restUsd = [...wholes, ...open.map(({ surplusUsd }) => surplusUsd)].reduce((sum, usd) => sum + usd, 0);
    const placedUsd = placed.reduce(
      (sum, holding) => sum + bound.surplus(bound.toTerms(holding, reach), prices),
      bound.base(prices),
    );
    const children: Child[] = [];
    const add = (option: Option, elseUsd: number, nextOwned: number, next: Rest): void => {
      const usd = placedUsd + elseUsd + option.surplusUsd;
      if (usd <= search.floor()) return;
      const child = { ...node, placed: [...placed, option.terms.holding], owned: nextOwned, rest: next };
      if (search.isCheap(child.placed)) children.push({ usd: Math.min(usd, found.usd), node: child, prices });
    };
    if (owned < ownedOptions.length) {
      const elseUsd = restUsd - open[0]!.surplusUsd;
      for (const holding of ways[0]!) {
        add(holdings.toOption(holding, reach, prices), elseUsd, owned + 1, rest);
      }
    } else {
      const { worths } = tables[person]!;
      const most = assignOpenings(
        worths.map(({ best }) => best),
        months,
        gapMonths,
      );
      for (const [at, [card, ofCard]] of [...found.left[person]!].entries()) {
        for (const holding of ofCard) {
          const month = holding.opened! + gapMonths;
          const elseUsd = restUsd - wholes[person]! + most(((1 << worths.length) - 1) ^ (1 << at), month);
          add(holdings.toOption(holding, reach, prices), elseUsd, owned, takeOut(rest, person, card, month));
        }
      }
    }
    bound.forget(prices);
    return { children, tuned: prices };
  }

  return { toNode, toSet, tune, branch };
}
