/** Good plans early: one card more, or another in the place of one, while that helps. It decides nothing. */
import { type CardWorth, orderOpenings } from "./order-openings.ts";
import type { PlanPrices } from "./state-surplus.ts";
import { NODE_ROUNDS, tuneNode } from "./search-nodes.ts";
import type { Search } from "./search-state.ts";
import { findWorth } from "./price-holdings.ts";
import { allows, findPlanSet } from "./steady-endings.ts";
import { toNode, toSet } from "./plan-node.ts";

/** The most promising cards of each person. */
const CARDS = 12;
/** The most promising changes of a set, each priced. */
const MOVES = 6;
const ROUNDS = 24;

/** Which changes look best is told by these prices, as if the cards did not touch. */
export function climbSets(search: Search, rootPrices: PlanPrices, isOver = search.isOver): void {
  const { model, holdings, openingsOf, rules, allowed, anyReach } = search;
  const { cards, settings, people } = model;
  const createWorth = (prices: PlanPrices) => {
    const known = new Map<number, CardWorth>();
    return (card: number): CardWorth => {
      let worth = known.get(card);
      if (!worth)
        known.set(card, (worth = findWorth(holdings, card, openingsOf.get(card)!, { reach: anyReach, prices })));
      return worth;
    };
  };
  const calendar = { ...settings, isOver };
  const toKey = (set: readonly (readonly number[])[]) =>
    set.map((own) => own.toSorted((one, other) => one - other).join()).join("|");

  let worth = createWorth(rootPrices);
  const indexes = [...new Set(allowed.map(({ card }) => card))];
  const promising = people.map((_, person) =>
    indexes
      .filter((card) => cards[card]!.person === person)
      .map((card) => ({ card, usd: Math.max(...worth(card).best) }))
      .toSorted((one, other) => other.usd - one.usd)
      .slice(0, CARDS)
      .map(({ card }) => card),
  );
  const whole = (own: readonly number[]) => orderOpenings(own.map(worth), calendar, rules)?.usd ?? -Infinity;

  const tried = new Set<string>();
  let prices = rootPrices;
  for (let round = 0; round < ROUNDS && !isOver(); round += 1) {
    const set = toSet(model, search.best().plan);
    const moves = set.flatMap((own, person) => {
      const more = promising[person]!.filter((card) => !own.includes(card));
      const nowUsd = whole(own);
      const changed = [
        ...(own.length < search.most[person]! ? more.map((card) => [...own, card]) : []),
        ...own.flatMap((old) => more.map((card) => [...own.filter((other) => other !== old), card])),
      ];
      return changed.map((next) => ({ set: set.with(person, next), usd: whole(next) - nowUsd }));
    });
    const before = search.best();
    const best = moves
      .filter((move) => move.usd > -Infinity && !tried.has(toKey(move.set)))
      .toSorted((one, other) => other.usd - one.usd)
      .slice(0, MOVES);
    for (const move of best) {
      tried.add(toKey(move.set));
      const tuned = tuneNode(search, toNode(search, move.set), prices, NODE_ROUNDS);
      if (search.best() !== before) {
        prices = tuned.prices;
        worth = createWorth(prices);
      }
      if (search.best() !== before || isOver()) break;
    }
    if (search.best() === before) return;
  }
}

/** The other ways to keep, end and use what is owned, one card after the other. */
export function climbOwned(search: Search, isOver = search.isOver): void {
  const { ownedOptions, steady } = search;
  for (const option of ownedOptions.flat()) {
    const { plan } = search.best();
    if (plan.includes(option) || isOver()) continue;
    if (!allows(steady, option, findPlanSet(steady, plan))) continue;
    const other = plan.map((holding) => (holding.opened === null && holding.card === option.card ? option : holding));
    search.offer(other);
  }
}
