/**
 * One search for the best plan, proved. Prices on every month's spend bound what
 * any plan can be worth (`bound-plan.ts`). Sets of cards to open are taken in
 * the order of their bounds (`set-bounds.ts`); each gets prices of its own,
 * and what is still above the best plan is walked through month by month
 * (`search-nodes.ts`). For the most money, what is done next never depends on
 * how much work is allowed: from the same start, more of it only goes on where
 * less had to stop, and finds nothing worse. Where it stops, the answer says how
 * much better a plan could be at most.
 */
import { startWork, type WorkBudget } from "../work-budget.ts";
import { climbOwned, climbSets, climbMonths } from "./climb-sets.ts";
import { CENT_USD, type Known, type SearchOptions, type SearchOutcome } from "./found-plan.ts";
import { type CardPicker, createCardPicker, findWorths, listPromising, pickAll } from "./pick-cards.ts";
import { toNode } from "./plan-node.ts";
import type { Plan } from "./plan.ts";
import { createQueue } from "./priority-queue.ts";
import { branchNode, type Child } from "./search-nodes.ts";
import { type Search, type SearchTools, startSearch } from "./search-state.ts";
import { createSetBounds, lowerEntry, type SetBounds, type SetEntry, toFirstEntry } from "./set-bounds.ts";
import type { PlanPrices } from "./state-surplus.ts";
import { pickBest, toPicked } from "./price-holdings.ts";
import { findPlanPrices, type TunedPrices, tunePrices } from "./tune-prices.ts";
import { branchSet, type CardSet } from "./bound-sets.ts";

const PRICE_ROUNDS = 40;
/** For two people a round is that much more work, and good plans come from what follows it. */
const ROUNDS_FOR_TWO = 10;
/** For two people, what may go into plans before any goes into their bound. */
const CLIMB_OPERATIONS = 8_000_000;
/** Where an earlier search has found good prices already. */
const MORE_ROUNDS = 8;
/** And one for what a point toward the trip is worth. */
const TRIP_ROUNDS = 24;
/** Cards of each of two people with which prices are found. */
const PROMISING = 24;
/** From one word on what is known to the next. */
const OPERATIONS_A_WORD = 500_000;
/** To try the other endings of what is held where the search had to stop: more than the work allowed. */
const AFTER_OPERATIONS = 2_000_000;

/** What is still to be looked at, with the most that it may be worth. */
type Entry = Child | SetEntry;

interface Frontier {
  /** What anything not looked at yet is worth at most. */
  openUsd: number;
  readonly onStep: SearchOptions["onStep"];
  toldAt: number;
}

export interface Beginning {
  readonly work: WorkBudget;
  /** Good plans to begin with. */
  readonly starts: readonly Plan[];
  /** The lowest bound's prices of the search before. */
  readonly knownPrices: PlanPrices | null;
}

/** @returns the outcome, and the prices that bound all plans, if there was work for them */
export function runSearch(
  tools: SearchTools,
  options: SearchOptions,
  { work, starts, knownPrices }: Beginning,
): { readonly outcome: SearchOutcome; readonly prices: PlanPrices | null } {
  const { trip } = options;
  const frontier: Frontier = { openUsd: Infinity, onStep: options.onStep, toldAt: 0 };
  const search = startSearch(tools, options, work, () => tell(search, frontier));
  const picker = createCardPicker(search, search.allowed);
  for (const start of starts) search.offer(start);
  const known = knownPrices ?? findPlanPrices(tools.tuner, search.best().plan);
  const from = trip ? { ...known, goal: trip.pointUsd } : known;
  if (search.isOver()) {
    // No work left: what was given is the answer.
    const outcome = {
      best: search.best(),
      isProved: false,
      operations: work.count(),
      get boundUsd() {
        return boundLoosely(search, picker, from);
      },
    };
    return { outcome, prices: null };
  }
  // The bound of two people's plans takes long: first what the second one adds to the plan of one.
  if (tools.model.people.length > 1) climbSets(search, picker, from, work.part(CLIMB_OPERATIONS).isOver);
  const root = tuneRoot(search, picker, { from, rounds: countRounds(search, options, knownPrices !== null) });
  if (trip) search.setPointPrice(root.prices.goal ?? 0);
  const prices = trip || search.isOver() ? null : root.prices;
  walkAll(search, picker, root, frontier);
  // Not even one round of prices: what the cards would be worth with a month each bounds them, too.
  if (frontier.openUsd === Infinity) {
    frontier.openUsd = root.usd < Infinity ? root.usd : boundLoosely(search, picker, from);
  }
  // What is shown must not be worse than itself with another end of a card that is held.
  if (frontier.openUsd > -Infinity) climbOwned(search, startWork(AFTER_OPERATIONS).isOver);
  const found = readKnown(search, frontier);
  return { outcome: { ...found, isProved: found.boundUsd < found.best.objectiveUsd + CENT_USD }, prices };
}

function readKnown({ best, settledUsd, work }: Search, { openUsd }: Frontier): Known {
  const boundUsd = Math.max(openUsd, settledUsd(), best().objectiveUsd);
  return { best: best(), boundUsd, operations: work.count() };
}

function tell(search: Search, frontier: Frontier): void {
  const operations = search.work.count();
  if (frontier.openUsd === Infinity || operations < frontier.toldAt + OPERATIONS_A_WORD) return;
  frontier.toldAt = operations;
  frontier.onStep?.(readKnown(search, frontier));
}

function boundLoosely(search: Search, picker: CardPicker, prices: PlanPrices): number {
  return toFirstEntry(search, createSetBounds(search, picker, prices), Infinity).usd;
}

function countRounds({ model }: Search, { trip }: SearchOptions, isKnown: boolean): number {
  if (!trip && isKnown) return MORE_ROUNDS;
  if (model.people.length > 1) return ROUNDS_FOR_TWO;
  return trip ? TRIP_ROUNDS : PRICE_ROUNDS;
}

/** Prices that bound all plans. */
function tuneRoot(
  search: Search,
  picker: CardPicker,
  { from, rounds }: { readonly from: PlanPrices; readonly rounds: number },
): TunedPrices {
  const { model, tuner, holdings, ownedOptions, anyReach, most, allowed, floor } = search;
  const isForOne = most.filter((count) => count > 0).length < 2;
  const pickBy = (by: CardPicker) => (prices: PlanPrices) => {
    const options = [...pickBest(holdings, ownedOptions, { reach: anyReach, prices }), ...pickAll(by, prices)];
    // Two people would mostly want the same dollars: such a plan is rarely worth the work to price it.
    if (isForOne) search.offer(options.map(({ terms }) => terms.holding));
    return toPicked(holdings, prices, options);
  };
  if (model.people.length === 1) return tunePrices(tuner, from, { rounds, toFloor: floor }, pickBy(picker));
  // Mostly few cards matter: the bound is then that of all of them.
  const few = new Set(listPromising(picker, findWorths(picker, from), PROMISING).flat());
  const ofFew = allowed.filter(({ card }) => few.has(card));
  const found = tunePrices(tuner, from, { rounds, toFloor: floor }, pickBy(createCardPicker(search, ofFew)));
  return tunePrices(tuner, found.prices, { rounds: 1, toFloor: floor }, pickBy(picker));
}

/** Good plans first, then all sets in the order of their bounds. */
function walkAll(search: Search, picker: CardPicker, { usd, prices }: TunedPrices, frontier: Frontier): void {
  climbSets(search, picker, prices);
  climbOwned(search);
  if (search.model.people.length > 1) climbMonths(search);
  if (search.isOver()) return;
  const bounds = createSetBounds(search, picker, prices);
  walk(search, bounds, toFirstEntry(search, bounds, usd), frontier);
}

/** The most promising first: what it is worth at most is what anything left is worth at most. */
function walk(search: Search, bounds: SetBounds, first: Entry, frontier: Frontier): void {
  const queue = createQueue<Entry>();
  queue.push(first);
  for (let entry = queue.pop(); entry && entry.usd > search.floor(); entry = queue.pop()) {
    frontier.openUsd = entry.usd;
    tell(search, frontier);
    const next = search.isOver() ? [] : openEntry(search, bounds, entry);
    // What was cut short bounds nothing.
    if (search.isOver()) return;
    for (const one of next) queue.push(one);
  }
  if (!search.isOver()) frontier.openUsd = -Infinity;
}

/** What an entry of the queue is made of. */
function openEntry(search: Search, bounds: SetBounds, entry: Entry): readonly Entry[] {
  if ("node" in entry) return branchNode(search, entry.node, entry.prices);
  const { set } = entry;
  if (set.next === null) {
    const children = branchNode(search, toNode(search, set.cards), bounds.prices);
    return children.map((child) => ({ ...child, usd: Math.min(child.usd, entry.usd) }));
  }
  const sets: Entry[] = [];
  for (const more of branchSet(set, bounds.products, search.most)) {
    if (search.isOver()) break;
    const child = lowerEntry(bounds, more, entry.usd);
    if (child.usd > search.floor() && mayAfford(search, more.cards)) sets.push(child);
  }
  return sets;
}

/** Whether the fees of opening alone are within the limits. */
function mayAfford({ model, bound }: Search, ofPeople: CardSet): boolean {
  const feesUsd = ofPeople.flat().reduce((sum, card) => sum + model.cards[card]!.firstFeeUsd, 0);
  return feesUsd <= (bound.mostFeesUsd ?? Infinity) + CENT_USD;
}
