/**
 * One search for the best plan, proved. Prices on every month's spend bound what
 * any plan can be worth (`bound-plan.ts`). Sets of cards to open are taken in
 * the order of their bounds (`opening-sets.ts`); each gets prices of its own,
 * and what is still above the best plan is walked through month by month
 * (`search-nodes.ts`). For the most money, what is done next never depends on
 * how much work is allowed: from the same start, more of it only goes on where
 * less had to stop, and finds nothing worse. Where it stops, the answer says how
 * much better a plan could be at most.
 */
import { startWork, type WorkBudget } from "../work-budget.ts";
import { climbMonths } from "./climb-months.ts";
import { climbOwned, climbSets } from "./climb-sets.ts";
import { CENT_USD, type Known, type SearchOptions, type SearchOutcome } from "./found-plan.ts";
import type { CardSet, OpeningSet } from "./opening-sets.ts";
import type { CardWorth } from "./order-openings.ts";
import { boundAll, type CardPicker, createCardPicker, findWorths, pickAll } from "./pick-cards.ts";
import { toNode, toSet } from "./plan-node.ts";
import type { Plan } from "./plan.ts";
import { createQueue } from "./priority-queue.ts";
import { branchNode, type Child, tuneNode } from "./search-nodes.ts";
import { type Search, type SearchTools, startSearch } from "./search-state.ts";
import {
  addBound,
  branchEntry,
  createSetBounds,
  isSeen,
  isStop,
  lowerEntry,
  type SetBounds,
  type SetEntry,
  toFirstEntry,
  tuneEntry,
} from "./set-bounds.ts";
import type { PlanPrices } from "./state-surplus.ts";
import { sumPrices } from "./bound-plan.ts";
import { pickBest, toPicked } from "./price-holdings.ts";
import { findPlanPrices, tunePrices } from "./tune-prices.ts";
import { toCards, toTimely } from "./opening-choices.ts";

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
/** Sets that the bound took on its way: the last of them are good ones to try. */
const TRIED_SETS = 8;
/** For a trip that costs something, plans are climbed from after so much of the work: by then there are good ones, and work left for what they lead to. */
const FIRST_WALK_SHARE = 1 / 4;
/** From one word on what is known to the next. */
const OPERATIONS_A_WORD = 500_000;
/** To try the other endings of what is held where the search had to stop, and plans with a card less: more than the work allowed. */
const AFTER_OPERATIONS = 2_000_000;

/** What is still to be looked at, with the most that it may be worth. */
type Entry = Child | SetEntry;

interface Frontier {
  readonly queue: ReturnType<typeof createQueue<Entry>>;
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
  const frontier: Frontier = { queue: createQueue<Entry>(), openUsd: Infinity, onStep: options.onStep, toldAt: 0 };
  const search = startSearch(tools, options, work, () => tell(search, frontier));
  const picker = createCardPicker(search, search.allowed);
  for (const start of starts) search.offer(start);
  const known = knownPrices ?? findPlanPrices(tools.tuner, search.best().plan);
  const from = trip ? { ...known, goal: trip.pointUsd } : known;
  const { near } = search;
  if (search.isOver()) {
    // No work left: what was given is the answer.
    const outcome = {
      best: search.best(),
      near,
      isProved: false,
      operations: work.count(),
      get boundUsd() {
        return boundLoosely(search, picker, from);
      },
    };
    return { outcome, prices: null };
  }
  // The bound of two people's plans takes long: first what the second one adds to the plan of one.
  if (tools.model.people.length > 1) climbSets(search, from, work.part(CLIMB_OPERATIONS).isOver);
  const root = tuneRoot(search, picker, { from, rounds: countRounds(search, options, knownPrices !== null) });
  if (trip) search.setPointPrice(root.prices.goal ?? 0);
  const prices = trip || search.isOver() ? null : root.prices;
  walkAll(search, root, { frontier, isCostly: trip?.isCostly ?? false });
  // Not even one round of prices: what the cards would be worth with a month each bounds them, too.
  if (frontier.openUsd === Infinity) {
    frontier.openUsd = root.usd < Infinity ? root.usd : boundLoosely(search, picker, from);
  }
  offerAfter(search, { isProved: frontier.openUsd === -Infinity, isTrip: trip !== undefined });
  const found = readKnown(search, frontier);
  return { outcome: { ...found, near, isProved: found.boundUsd < found.best.objectiveUsd + CENT_USD }, prices };
}

/** What is told beside the best plan: its neighbors. */
function offerAfter(
  search: Search,
  { isProved, isTrip }: { readonly isProved: boolean; readonly isTrip: boolean },
): void {
  const after = startWork(AFTER_OPERATIONS);
  // What is shown must not be worse than itself with another end of a card that is held.
  if (!isProved) climbOwned(search, after.isOver);
  // Among those nearly as good that our pick is chosen from.
  const { plan } = search.best();
  for (const holding of isTrip ? [] : plan) {
    if (holding.opened !== null && !after.isOver()) search.offer(plan.filter((other) => other.card !== holding.card));
  }
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
  const { holdings, bound, ownedOptions, anyReach } = search;
  const owned = pickBest(holdings, ownedOptions, { reach: anyReach, prices });
  return owned.reduce((sum, { surplusUsd }) => sum + surplusUsd, sumPrices(bound, prices)) + boundAll(picker, prices);
}

function countRounds({ model }: Search, { trip }: SearchOptions, isKnown: boolean): number {
  if (!trip && isKnown) return MORE_ROUNDS;
  if (model.people.length > 1) return ROUNDS_FOR_TWO;
  return trip ? TRIP_ROUNDS : PRICE_ROUNDS;
}

interface Root {
  /** No plan is worth more. */
  readonly usd: number;
  readonly prices: PlanPrices;
  /** The sets that the bound took on its way, the latest last. */
  readonly tried: readonly CardSet[];
}

/** Prices that bound all plans. */
function tuneRoot(
  search: Search,
  picker: CardPicker,
  { from, rounds }: { readonly from: PlanPrices; readonly rounds: number },
): Root {
  const { tuner, holdings, ownedOptions, anyReach, most, allowed, floor } = search;
  const isForOne = most.filter((count) => count > 0).length < 2;
  const tried = new Map<string, CardSet>();
  const pickBy = (by: CardPicker) => (prices: PlanPrices) => {
    const picked = pickAll(by, prices);
    const owned = pickBest(holdings, ownedOptions, { reach: anyReach, prices });
    const plan = [...owned, ...picked].map(({ terms }) => terms.holding);
    // Two people would mostly want the same dollars: such a plan is rarely worth the work to price it.
    if (isForOne) search.offer(plan);
    const set = toSet(search.model, plan).map((own) => own.toSorted((one, other) => one - other));
    tried.delete(set.join("|"));
    tried.set(set.join("|"), set);
    return toPicked(holdings, prices, [...owned, ...picked]);
  };
  if (search.model.people.length === 1) {
    const { usd, prices } = tunePrices(tuner, from, { rounds, toFloor: floor }, pickBy(picker));
    return { usd, prices, tried: [...tried.values()] };
  }
  // Mostly few cards matter: the bound is then that of all of them.
  const few = listPromising(search, findWorths(picker, from));
  const fewPicker = createCardPicker(
    search,
    allowed.filter(({ card }) => few.has(card)),
  );
  const found = tunePrices(tuner, from, { rounds, toFloor: floor }, pickBy(fewPicker));
  const { usd, prices } = tunePrices(tuner, found.prices, { rounds: 1, toFloor: floor }, pickBy(picker));
  return { usd, prices, tried: [...tried.values()] };
}

/** The cards of each person that are worth most at some prices. */
function listPromising({ model }: Search, worths: readonly CardWorth[]): ReadonlySet<number> {
  const ordered = worths
    .map(({ card, best }) => ({ card, usd: Math.max(...best) }))
    .toSorted((one, other) => other.usd - one.usd);
  const ofPeople = model.people.map((_, person) => ordered.filter(({ card }) => model.cards[card]!.person === person));
  return new Set(ofPeople.flatMap((own) => own.slice(0, PROMISING).map(({ card }) => card)));
}

/** Good plans first, then all sets in the order of their bounds. */
function walkAll(
  search: Search,
  { usd, prices, tried }: Root,
  { frontier, isCostly }: { readonly frontier: Frontier; readonly isCostly: boolean },
): void {
  const { work, model } = search;
  const climb = (): void => {
    climbSets(search, prices);
    climbOwned(search);
    if (model.people.length > 1) climbMonths(search);
  };
  const ofTried: PlanPrices[] = [];
  if (!isCostly) {
    for (const set of tried.slice(-TRIED_SETS)) {
      if (!search.isOver()) ofTried.push(tuneNode(search, toNode(search, set), prices).prices);
    }
    climb();
  }
  const bounds = createSetBounds(search, prices, isCostly);
  for (const other of ofTried) addBound(bounds, other);
  if (!search.isOver()) frontier.queue.push(lowerEntry(bounds, toFirstEntry(bounds, usd)));
  const open = (entry: Entry) => openEntry(search, bounds, entry);
  if (isCostly) {
    walk(search, frontier, open, work.part(work.left() * FIRST_WALK_SHARE));
    climb();
  }
  walk(search, frontier, open, work);
}

/** The most promising first: what it is worth at most is what anything left is worth at most. */
function walk(search: Search, frontier: Frontier, open: (entry: Entry) => readonly Entry[], part: WorkBudget): void {
  const { queue } = frontier;
  for (let entry = queue.pop(); entry && entry.usd > search.floor(); entry = queue.pop()) {
    frontier.openUsd = entry.usd;
    tell(search, frontier);
    const next = part.isOver() ? null : open(entry);
    if (!next || search.isOver()) {
      // What was cut short bounds nothing.
      queue.push(entry);
      return;
    }
    for (const one of next) queue.push(one);
  }
  if (!search.isOver()) frontier.openUsd = -Infinity;
}

/** What an entry of the queue is made of. */
function openEntry(search: Search, bounds: SetBounds, entry: Entry): readonly Entry[] {
  if ("node" in entry) return branchNode(search, entry.node, entry.prices).children;
  const { choices } = bounds;
  const toSetNode = (set: OpeningSet) => toNode(search, toCards(choices, set), toTimely(choices, set));
  if (!isSeen(bounds, entry)) return [lowerEntry(bounds, entry)];
  if (isStop(bounds, entry)) {
    return [
      tuneEntry(bounds, entry, (set, prices) => {
        if (!search.isOver()) tuneNode(search, toSetNode(set), prices);
      }),
    ];
  }
  if (entry.set.next === null) {
    const { children, tuned } = branchNode(search, toSetNode(entry.set), entry.from);
    if (tuned) addBound(bounds, tuned);
    return children.map((child) => ({ ...child, usd: Math.min(child.usd, entry.usd) }));
  }
  const sets: Entry[] = [];
  for (const set of branchEntry(bounds, entry)) {
    if (search.isOver()) break;
    const child = lowerEntry(bounds, set);
    if (child.usd > search.floor() && mayAfford(search, toCards(choices, child.set))) sets.push(child);
  }
  return sets;
}

/** Whether the fees of opening alone are within the limits. */
function mayAfford({ model, bound, mostFeesUsd }: Search, ofPeople: CardSet): boolean {
  const feesUsd = ofPeople.flat().reduce((sum, card) => sum + model.cards[card]!.firstFeeUsd, 0);
  return feesUsd <= Math.min(mostFeesUsd, bound.mostFeesUsd ?? Infinity) + CENT_USD;
}
