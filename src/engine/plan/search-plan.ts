/**
 * The best plan, proved. Prices on every month's spend bound what any plan can
 * be worth (`bound-plan.ts`). Sets of cards to open are taken in the order of
 * their bounds (`opening-sets.ts`); each gets prices of its own, and what is
 * still above the best plan is walked through month by month
 * (`search-nodes.ts`). What is done next never depends on how much work is
 * allowed, so more of it only goes on where less had to stop: a plan found with
 * more is never worse. Where it stops, the answer says how much better a plan
 * could be at most.
 */
import { startWork, type WorkBudget } from "../work-budget.ts";
import { createPlanBound } from "./bound-plan.ts";
import type { PlanPrices } from "./state-surplus.ts";
import { toVerdict } from "./check-rules.ts";
import { climbMonths } from "./climb-months.ts";
import { climbOwned, climbPeople, climbSets } from "./climb-sets.ts";
import { CENT_USD, type Known, type SearchOptions, type SearchOutcome } from "./found-plan.ts";
import { toOnePerson } from "./one-person.ts";
import { areAlike, type OpeningSet } from "./opening-sets.ts";
import type { CardWorth } from "./order-openings.ts";
import { createPairRules } from "./pair-rules.ts";
import { type CardPicker, createCardPicker } from "./pick-cards.ts";
import type { PlanRule } from "./plan-catalog.ts";
import type { PlanModel } from "./plan-model.ts";
import { listOpenings, listOwnedOptions } from "./plan-options.ts";
import type { Holding, Plan } from "./plan.ts";
import { createHoldingPricer } from "./price-holdings.ts";
import { createPlanPricer, type PlanPricer } from "./price-plan.ts";
import { createQueue } from "./priority-queue.ts";
import type { Child } from "./plan-node.ts";
import { createNodes } from "./search-nodes.ts";
import { findCheapest, startRun } from "./search-run.ts";
import type { SearchTools } from "./search-tools.ts";
import { createSteadyRule, type SteadySet } from "./steady-endings.ts";
import { createSetBounds, type SetEntry } from "./set-bounds.ts";
import { createPriceTuner } from "./tune-prices.ts";

const PRICE_ROUNDS = 40;
/** For two people a round is that much more work, and good plans come from what follows it. */
const PRICE_ROUNDS_FOR_TWO = 24;
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
/** Of two people's plan, to find what is best for one of them alone. */
export const ALONE_OPERATIONS = 10_000_000;

export interface PlanSearch {
  readonly pricer: PlanPricer;
  readonly search: (options?: SearchOptions) => SearchOutcome;
  /** What the best year of a plan's cards says about each of them. */
  readonly findYear: (plan: Plan) => SteadySet;
}

/** What is still to be looked at, with the most that it may be worth. */
type Entry = Child | SetEntry;

/** What the issuers' rules allow by the history alone, and the limit on fees by the card alone. */
function listOpenable(
  model: PlanModel,
  pricer: PlanPricer,
  ownedOptions: readonly (readonly Holding[])[],
): readonly Holding[] {
  const mayEnd = ownedOptions.some((ofCard) => ofCard.some(({ ending }) => ending.kind !== "keep"));
  /** A card that the plan closes may be all that stands in the way. */
  const isOfHeld = (rule: PlanRule) =>
    mayEnd && (rule.form === "while-holding" || (rule.form === "count" && rule.counts === "held-at-bank"));
  return model.cards
    .filter(({ isCandidate }) => isCandidate)
    .flatMap((card) =>
      Array.from({ length: model.settings.months }, (_, month) => {
        const { blocking } = pricer.judge([], card.index, month);
        const { mayOpen, mayEarn } = toVerdict(blocking.filter((rule) => !isOfHeld(rule)));
        return mayOpen
          ? listOpenings(model, card, month).filter(
              // What alone is above the limit on fees is in no plan, and must not be in a bound.
              (holding) => (holding.level < 0 || mayEarn) && pricer.isWithinFees([holding]),
            )
          : [];
      }).flat(),
    );
}

export function createPlanSearch(asked: PlanModel): PlanSearch {
  // Who holds nothing and may open nothing changes nothing: their cards come last.
  const isAlone = asked.people[1]?.settings.applications === 0 && asked.people[1].profile.owned.length === 0;
  const model = isAlone ? toOnePerson(asked, 0).model : asked;
  const { cards, settings, people } = model;
  const pricer = createPlanPricer(model);
  const bound = createPlanBound(model, pricer);
  /** Of the search that is on its way. */
  let work = startWork();
  const isOver = () => work.isOver();
  const tuner = createPriceTuner(model, pricer, bound, isOver);
  const rules = createPairRules(model);
  const holdings = createHoldingPricer(model, bound, rules, isOver);
  const anyReach = bound.reach(null);
  const ownedOptions = cards.filter(({ isOwned }) => isOwned).map((card) => listOwnedOptions(model, card));
  const openings = listOpenable(model, pricer, ownedOptions);
  const openingsOf = Map.groupBy(openings, ({ card }) => card);
  const steady = createSteadyRule(model, model.rewards);
  const waysOf = ({ card, opened }: Holding) =>
    (opened === null ? ownedOptions.find(([keep]) => keep!.card === card) : openingsOf.get(card)) ?? [];
  const tools: SearchTools = { model, pricer, bound, tuner, holdings, rules, steady, ownedOptions, openingsOf };
  /** By person, of two. */
  const alone: ReturnType<typeof createAlone>[] = [];
  /** The lowest bound's prices of the search before. */
  let knownPrices: PlanPrices | null = null;

  function search(options: SearchOptions = {}): SearchOutcome {
    const allowedWork = options.work ?? startWork(settings.work.plan);
    // With two people first each alone: no plan for both is then below one for one of them.
    const starts = options.start
      ? [options.start]
      : people.length > 1 && !options.trip
        ? searchAlone(options, allowedWork)
        : [];
    work = allowedWork;
    /** What anything not looked at yet is worth at most. */
    let openUsd = Infinity;
    let told = 0;
    const tell = (): void => {
      if (openUsd === Infinity || work.count() < told + OPERATIONS_A_WORD) return;
      told = work.count();
      options.onStep?.(readKnown());
    };
    const toLawful = (plan: Plan) => steady.adjust(plan, waysOf);
    const run = startRun(model, pricer, ownedOptions, options, work, toLawful, tell);
    const nodes = createNodes(tools, run);
    const { most, without } = run;
    const isForOne = most.filter((count) => count > 0).length < 2;
    const allowed = openings.filter(({ card }) => !without.includes(card));
    const picker = createCardPicker(tools, run, allowed, anyReach);
    for (const start of starts) run.offer(start);

    const { trip } = options;
    const known = knownPrices ?? tuner.pricesOf(run.best().plan);
    const from = trip ? { ...known, goal: trip.pointUsd } : known;
    if (run.isOver()) {
      // No work left: what was given is the answer.
      return {
        best: run.best(),
        near: run.near,
        isProved: false,
        operations: work.count(),
        get boundUsd() {
          return boundLoosely();
        },
      };
    }
    const rounds = trip
      ? TRIP_ROUNDS
      : knownPrices
        ? MORE_ROUNDS
        : people.length > 1
          ? PRICE_ROUNDS_FOR_TWO
          : PRICE_ROUNDS;
    const tried = new Map<string, readonly (readonly number[])[]>();
    const pickBy = (by: CardPicker) => (prices: PlanPrices) => {
      const picked = by.pickAll(prices);
      const owned = holdings.pickBest(ownedOptions, anyReach, prices);
      const plan = [...owned, ...picked].map(({ terms }) => terms.holding);
      // Two people would mostly want the same dollars: such a plan is rarely worth the work to price it.
      if (isForOne) run.offer(plan);
      const set = nodes.toSet(plan).map((own) => own.toSorted((one, other) => one - other));
      tried.delete(set.join("|"));
      tried.set(set.join("|"), set);
      return holdings.toPicked(prices, [...owned, ...picked]);
    };
    let fewPicker = picker;
    let tuned: { readonly usd: number; readonly prices: PlanPrices };
    if (people.length > 1) {
      // Mostly few cards matter: the bound is then that of all of them.
      const few = listPromising(picker.findWorths(from));
      fewPicker = createCardPicker(
        tools,
        run,
        allowed.filter(({ card }) => few.has(card)),
        anyReach,
      );
      const { prices } = tuner.tune(from, rounds, run.floor, pickBy(fewPicker));
      tuned = tuner.tune(prices, 1, run.floor, pickBy(picker));
    } else tuned = tuner.tune(from, rounds, run.floor, pickBy(picker));
    const { prices } = tuned;
    if (trip) run.setPointPrice(prices.goal ?? 0);
    else if (!run.isOver()) knownPrices = prices;
    const isCostly = trip?.isCostly ?? false;
    const climb = (): void => {
      climbSets(tools, run, nodes, allowed, anyReach, prices);
      climbOwned(tools, run);
      if (people.length > 1) climbMonths(tools, run);
    };
    const ofTried: PlanPrices[] = [];
    if (people.length > 1) climbPeople(tools, run, fewPicker, anyReach, prices);
    if (!isCostly) {
      for (const set of [...tried.values()].slice(-TRIED_SETS)) {
        if (!run.isOver()) ofTried.push(nodes.tune(nodes.toNode(set), prices).prices);
      }
      climb();
    }
    const bounds = createSetBounds(tools, run, allowed, anyReach, prices, isCostly);
    for (const other of ofTried) bounds.addBound(other);
    /** What an entry of the queue is made of. */
    const open = (entry: Entry): readonly Entry[] => {
      if ("node" in entry) return nodes.branch(entry.node, entry.prices).children;
      if (!bounds.isSeen(entry)) return [bounds.lower(entry)];
      if (bounds.isStop(entry)) return [bounds.tuneSet(entry, tryWhole)];
      if (entry.set.next === null) {
        const node = nodes.toNode(bounds.choices.toCards(entry.set), bounds.choices.toTimely(entry.set));
        const { children, tuned: own } = nodes.branch(node, entry.from);
        if (own) bounds.addBound(own);
        return children.map((child) => ({ ...child, usd: Math.min(child.usd, entry.usd) }));
      }
      const sets: Entry[] = [];
      for (const set of bounds.branch(entry)) {
        if (run.isOver()) break;
        const child = bounds.lower(set);
        if (child.usd > run.floor() && mayAfford(bounds.choices.toCards(child.set))) sets.push(child);
      }
      return sets;
    };
    const tryWhole = (set: OpeningSet, at: PlanPrices): void => {
      if (!run.isOver()) nodes.tune(nodes.toNode(bounds.choices.toCards(set), bounds.choices.toTimely(set)), at);
    };
    const queue = createQueue<Entry>();
    if (!run.isOver()) queue.push(bounds.lower(bounds.first(tuned.usd)));
    const walk = (part: WorkBudget): void => {
      // The most promising first: what it is worth at most is what anything left is worth at most.
      for (let entry = queue.pop(); entry && entry.usd > run.floor(); entry = queue.pop()) {
        openUsd = entry.usd;
        tell();
        if (part.isOver()) {
          queue.push(entry);
          return;
        }
        const next = open(entry);
        if (run.isOver()) {
          // What was cut short bounds nothing.
          queue.push(entry);
          return;
        }
        for (const one of next) queue.push(one);
      }
      if (!run.isOver()) openUsd = -Infinity;
    };
    if (isCostly) {
      walk(work.part(work.left() * FIRST_WALK_SHARE));
      climb();
    }
    walk(work);
    // Not even one round of prices: what the cards would be worth with a month each bounds them, too.
    if (openUsd === Infinity) openUsd = tuned.usd < Infinity ? tuned.usd : boundLoosely();
    // What is shown must not be worse than itself with another end of a card that is held.
    const after = startWork(AFTER_OPERATIONS);
    if (openUsd > -Infinity) climbOwned(tools, run, after.isOver);
    // Among those nearly as good that our pick is chosen from.
    const { plan } = run.best();
    for (const holding of trip ? [] : plan) {
      if (holding.opened !== null && !after.isOver()) run.offer(plan.filter((other) => other.card !== holding.card));
    }
    const outcome = readKnown();
    return { ...outcome, near: run.near, isProved: outcome.boundUsd < outcome.best.objectiveUsd + CENT_USD };

    function readKnown(): Known {
      const best = run.best();
      const boundUsd = Math.max(openUsd, run.settledUsd(), best.objectiveUsd);
      return { best, boundUsd, operations: work.count() };
    }

    function boundLoosely(): number {
      const owned = holdings.pickBest(ownedOptions, anyReach, from);
      return owned.reduce((sum, { surplusUsd }) => sum + surplusUsd, bound.base(from)) + picker.boundAll(from);
    }

    /** The cards of each person that are worth most at some prices. */
    function listPromising(worths: ReadonlyMap<number, CardWorth>): ReadonlySet<number> {
      const ordered = [...worths]
        .map(([card, { best }]) => ({ card, usd: Math.max(...best) }))
        .toSorted((one, other) => other.usd - one.usd);
      const ofPeople = people.map((_, person) => ordered.filter(({ card }) => cards[card]!.person === person));
      return new Set(ofPeople.flatMap((own) => own.slice(0, PROMISING).map(({ card }) => card)));
    }

    /** Whether the fees of opening alone are within the limits. */
    function mayAfford(ofPeople: readonly (readonly number[])[]): boolean {
      const feesUsd = ofPeople.flat().reduce((sum, card) => sum + cards[card]!.firstFeeUsd, 0);
      return feesUsd <= Math.min(run.mostFeesUsd, bound.mostFeesUsd ?? Infinity) + CENT_USD;
    }
  }

  /** The best plans found for one person alone, the other's cards kept or ended; of two who are alike, one is searched. */
  function searchAlone({ without = [], ...options }: SearchOptions, allowed: WorkBudget): Plan[] {
    const openers = areAlike(model) ? [0] : [...people.keys()];
    return openers.flatMap((person) => {
      // Counted before anything is made ready, as for a question about one person.
      const left = allowed.left();
      const { toShared, toOwn, search: searchOne } = (alone[person] ??= createAlone(person));
      const { applications, mostFeesUsd } = options;
      const found = searchOne({
        ...(applications === undefined ? {} : { applications }),
        ...(mostFeesUsd === undefined ? {} : { mostFeesUsd }),
        without: toOwn(without),
        work: startWork(Math.min(ALONE_OPERATIONS, left)),
      });
      const own = toShared(found.best.plan);
      const others = ownedOptions.filter(([keep]) => cards[keep!.card]!.person !== person);
      return [
        [...own, ...others.map(([keep]) => keep!)],
        [...own, ...findCheapest(others)],
        [...ownedOptions.map(([keep]) => keep!), ...mirror(own)],
      ];
    });
  }

  function createAlone(person: number) {
    const one = toOnePerson(model, person);
    return { ...one, search: createPlanSearch(one.model).search };
  }

  /** What one person opens, opened by the other one, as far as that one may. */
  function mirror(plan: Plan): Plan {
    return plan.flatMap((holding) => {
      if (holding.opened === null) return [];
      const { card, person } = cards[holding.card]!;
      const mirrored = cards.find((other) => other.person !== person && other.card === card);
      const openings = mirrored ? (openingsOf.get(mirrored.index) ?? []) : [];
      return openings.find(({ opened, level }) => opened === holding.opened && level === holding.level) ?? [];
    });
  }

  return {
    pricer,
    search,
    findYear: (plan) => steady.find(plan.flatMap(({ card, opened }) => (opened === null ? [] : [card]))),
  };
}
