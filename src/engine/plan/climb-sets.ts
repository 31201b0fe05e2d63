/** Good plans early: another set of cards, other months, another ending, while that helps. It decides nothing. */
import { orderOpenings } from "./order-openings.ts";
import { type CardPicker, findWorths, listPromising } from "./pick-cards.ts";
import { toNode, toSet } from "./plan-node.ts";
import { NODE_ROUNDS, tuneNode } from "./search-nodes.ts";
import type { Search } from "./search-state.ts";
import type { PlanPrices } from "./state-surplus.ts";
import { allows, findPlanSet } from "./steady-endings.ts";

/** The most promising cards of each person. */
const CARDS = 12;
/** The most promising changes of a set, each priced. */
const MOVES = 6;
const ROUNDS = 24;
/** Months by which a card moves. */
const SHIFTS = [-1, 1, -2, 2, -3, 3, -4, 4, -6, 6] as const;

/** One card more, or another in the place of one. Which changes look best is told by these prices, as if cards did not touch. */
export function climbSets(search: Search, picker: CardPicker, rootPrices: PlanPrices, isOver = search.isOver): void {
  const { model, rules } = search;
  const worths = findWorths(picker, rootPrices);
  const worthOf = new Map(worths.map((worth) => [worth.card, worth]));
  const promising = listPromising(picker, worths, CARDS);
  const calendar = { ...model.settings, isOver };
  const whole = (own: readonly number[]) =>
    orderOpenings(
      own.map((card) => worthOf.get(card)!),
      calendar,
      rules,
    )?.usd ?? -Infinity;
  const tried = new Set<string>();
  let prices = rootPrices;
  for (let round = 0; round < ROUNDS && !isOver(); round += 1) {
    const before = search.best();
    const set = toSet(model, before.plan);
    const moves = set.flatMap((own, person) => {
      const more = promising[person]!.filter((card) => !own.includes(card));
      const nowUsd = whole(own);
      const changed = [
        ...(own.length < search.most[person]! ? more.map((card) => [...own, card]) : []),
        ...own.flatMap((old) => more.map((card) => [...own.filter((other) => other !== old), card])),
      ];
      return changed.map((next) => {
        const moved = set.with(person, next);
        const key = moved.map((cards) => cards.toSorted((one, other) => one - other).join()).join("|");
        return { set: moved, key, usd: whole(next) - nowUsd };
      });
    });
    const best = moves
      .filter(({ usd, key }) => usd > -Infinity && !tried.has(key))
      .toSorted((one, other) => other.usd - one.usd)
      .slice(0, MOVES);
    for (const move of best) {
      tried.add(move.key);
      const tuned = tuneNode(search, toNode(search, move.set), prices, NODE_ROUNDS);
      if (search.best() !== before) prices = tuned.prices;
      if (search.best() !== before || isOver()) break;
    }
    if (search.best() === before) return;
  }
}

/** Another month for one card after the other. */
export function climbMonths(search: Search): void {
  for (let before = null; before !== search.best();) {
    before = search.best();
    for (const { card, opened } of before.plan) {
      for (const months of opened === null ? [] : SHIFTS) {
        if (search.isOver()) return;
        const { plan } = search.best();
        const now = plan.find((holding) => holding.card === card)!;
        const inMonth = search.openingsOf.get(card)!.filter((other) => other.opened === now.opened! + months);
        const other = inMonth.find(({ level, unlock }) => level < 0 === now.level < 0 && unlock?.at === now.unlock?.at);
        if (inMonth.length > 0)
          search.offer(plan.map((holding) => (holding === now ? (other ?? inMonth[0]!) : holding)));
      }
    }
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
