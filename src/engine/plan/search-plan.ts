/**
 * The best plan, proved. Prices on every month's spend bound what any plan can
 * be worth (`bound-plan.ts`). Sets of cards to open are taken in the order of
 * their bounds (`opening-sets.ts`); each gets prices of its own, and what is
 * still above the best plan is walked through month by month
 * (`search-nodes.ts`). Work is counted in plans priced and rounds of prices,
 * never in time, so the answer is the same everywhere; when the steps end, the
 * answer says how much better a plan could be at most.
 */
import { createPlanBound } from "./bound-plan.ts";
import type { PlanPrices } from "./state-surplus.ts";
import { toVerdict } from "./check-rules.ts";
import { climbMonths } from "./climb-months.ts";
import { climbOwned, climbPeople, climbSets } from "./climb-sets.ts";
import { CENT_USD, type Known, type SearchOptions, type SearchOutcome } from "./found-plan.ts";
import type { OpeningSet } from "./opening-sets.ts";
import type { CardWorth } from "./order-openings.ts";
import { createPairRules } from "./pair-rules.ts";
import { type CardPicker, createCardPicker } from "./pick-cards.ts";
import type { PlanRule } from "./plan-catalog.ts";
import type { PlanModel } from "./plan-model.ts";
import { listOpenings, listOwnedOptions } from "./plan-options.ts";
import { MONTHS_A_YEAR } from "./plan-settings.ts";
import type { Holding } from "./plan.ts";
import { createHoldingPricer } from "./price-holdings.ts";
import { createPlanPricer, type PlanPricer } from "./price-plan.ts";
import { createQueue } from "./priority-queue.ts";
import { type Child, createNodes } from "./search-nodes.ts";
import { startRun } from "./search-run.ts";
import type { SearchTools } from "./search-tools.ts";
import { createSetBounds, type SetEntry } from "./set-bounds.ts";
import { createPriceTuner } from "./tune-prices.ts";

const PRICE_ROUNDS = 40;
/** What two people share takes longer to find prices for. */
const PRICE_ROUNDS_FOR_TWO = 60;
/** Where an earlier search has found good prices already. */
const MORE_ROUNDS = 8;
/** And one for what a point toward the trip is worth. */
const TRIP_ROUNDS = 24;
/** A round of prices for all cards is that much more work than one for a few: at least so much, and a step for so many cards. */
const ALL_CARDS_STEPS = 5;
const CARDS_A_STEP = 8;
/** Cards of each of two people with which prices are found. */
const PROMISING = 24;
/** Sets that the bound took on its way: the last of them are good ones to try. */
const TRIED_SETS = 8;
/** For a trip that costs something, plans are climbed from after so much of the work: by then there are good ones, and work left for what they lead to. */
const FIRST_WALK_SHARE = 1 / 4;
/** Steps from one word on what is known to the next. */
const STEPS_A_WORD = 20;

export interface PlanSearch {
  readonly pricer: PlanPricer;
  readonly search: (options?: SearchOptions) => SearchOutcome;
}

/** What is still to be looked at, with the most that it may be worth. */
type Entry = Child | SetEntry;

/** What the issuers' rules allow by the history alone. */
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
        return mayOpen ? listOpenings(model, card, month).filter(({ level }) => level < 0 || mayEarn) : [];
      }).flat(),
    );
}

export function createPlanSearch(model: PlanModel): PlanSearch {
  const { cards, settings, people, profile } = model;
  const { months } = settings;
  const pricer = createPlanPricer(model);
  const bound = createPlanBound(model, pricer);
  const tuner = createPriceTuner(model, pricer, bound);
  const rules = createPairRules(model);
  const holdings = createHoldingPricer(model, bound, rules);
  const anyReach = bound.reach(null);
  const ownedOptions = cards.filter(({ isOwned }) => isOwned).map((card) => listOwnedOptions(model, card));
  const openings = listOpenable(model, pricer, ownedOptions);
  const openingsOf = Map.groupBy(openings, ({ card }) => card);
  const tools: SearchTools = { model, pricer, bound, tuner, holdings, rules, ownedOptions, openingsOf };
  const allCardsSteps = Math.max(ALL_CARDS_STEPS, Math.ceil(cards.length / CARDS_A_STEP));
  /** The lowest bound's prices of the search before. */
  let knownPrices: PlanPrices | null = null;

  function search(options: SearchOptions = {}): SearchOutcome {
    /** What anything not looked at yet is worth at most. */
    let openUsd = Infinity;
    let toldSteps = 0;
    const tell = (): void => {
      if (openUsd === Infinity || run.countSteps() < toldSteps + STEPS_A_WORD) return;
      toldSteps = run.countSteps();
      options.onStep?.(readKnown());
    };
    const run = startRun(model, pricer, ownedOptions, options, tell);
    const nodes = createNodes(tools, run);
    const { most, mostInAll, without } = run;
    const allowed = openings.filter(({ card }) => !without.includes(card));
    const picker = createCardPicker(model, holdings, rules, allowed, anyReach, most, mostInAll);
    if (options.start && run.fits(options.start)) run.consider(options.start);

    if (run.isOver()) {
      // No work left: what was given is the answer.
      return { best: run.best(), isProved: false, boundUsd: Infinity, steps: run.countSteps() };
    }
    const { trip } = options;
    const rounds = trip
      ? TRIP_ROUNDS
      : knownPrices
        ? MORE_ROUNDS
        : people.length > 1
          ? PRICE_ROUNDS_FOR_TWO
          : PRICE_ROUNDS;
    const known = knownPrices ?? tuner.pricesOf(run.best().plan);
    const from = trip ? { ...known, goal: trip.pointUsd } : known;
    const tried = new Map<string, readonly (readonly number[])[]>();
    const pickBy = (by: CardPicker, steps: number) => (prices: PlanPrices) => {
      run.addRounds(steps);
      const picked = by.pickAll(prices);
      const owned = holdings.pickBest(ownedOptions, anyReach, prices);
      const plan = [...owned, ...picked].map(({ terms }) => terms.holding);
      if (run.fits(plan)) run.consider(plan);
      const set = nodes.toSet(plan).map((own) => own.toSorted((one, other) => one - other));
      tried.delete(set.join("|"));
      tried.set(set.join("|"), set);
      return holdings.toPicked(prices, [...owned, ...picked]);
    };
    const pickAll = pickBy(picker, allCardsSteps);
    // At most a third of the work.
    const toRounds = (steps: number) => Math.min(rounds, Math.ceil(run.maxSteps / (3 * steps)));
    let fewPicker = picker;
    let fewSteps = allCardsSteps;
    let tuned: { readonly usd: number; readonly prices: PlanPrices };
    if (people.length > 1 && settings.goal) {
      // Mostly few cards matter: the bound is then that of all of them.
      const few = listPromising(picker.findWorths(from));
      run.addRounds(allCardsSteps);
      fewPicker = createCardPicker(
        model,
        holdings,
        rules,
        allowed.filter(({ card }) => few.has(card)),
        anyReach,
        most,
        mostInAll,
      );
      fewSteps = Math.ceil(few.size / CARDS_A_STEP);
      const own = tuner.tune(from, toRounds(fewSteps), run.floor, pickBy(fewPicker, fewSteps));
      tuned = { usd: pickAll(own.prices).usd, prices: own.prices };
    } else tuned = tuner.tune(from, toRounds(allCardsSteps), run.floor, pickAll);
    const { prices } = tuned;
    if (trip) run.setPointPrice(prices.goal ?? 0);
    else knownPrices = prices;
    const isCostly = trip?.isCostly ?? false;
    const climb = (): void => {
      climbSets(tools, run, nodes, allowed, anyReach, prices);
      climbOwned(tools, run);
      if (people.length > 1) climbMonths(tools, run);
    };
    const ofTried: PlanPrices[] = [];
    if (people.length > 1) climbPeople(tools, run, fewPicker, anyReach, prices, Math.ceil(fewSteps / people.length));
    if (!isCostly) {
      for (const set of [...tried.values()].slice(-TRIED_SETS)) {
        if (!run.isOver()) ofTried.push(nodes.tune(nodes.toNode(set), prices).prices);
      }
      climb();
    }
    const bounds = createSetBounds(tools, run, allowed, anyReach, prices, isCostly);
    for (const other of ofTried) bounds.addBound(other);
    const tryWhole = (set: OpeningSet, at: PlanPrices): void => {
      if (!run.isOver()) nodes.tune(nodes.toNode(bounds.choices.toCards(set), bounds.choices.toTimely(set)), at);
    };
    const queue = createQueue<Entry>();
    queue.push(bounds.lower(bounds.first(tuned.usd)));
    const walk = (steps: number): void => {
      // The most promising first: what it is worth at most is what anything left is worth at most.
      for (let entry = queue.pop(); entry && entry.usd > run.floor(); entry = queue.pop()) {
        openUsd = entry.usd;
        tell();
        if (run.isOver() || run.countSteps() >= steps) {
          queue.push(entry);
          return;
        }
        run.addPlacing();
        if ("node" in entry) {
          for (const child of nodes.branch(entry.node, entry.prices).children) queue.push(child);
        } else if (!bounds.isSeen(entry)) queue.push(bounds.lower(entry));
        else if (bounds.isStop(entry)) queue.push(bounds.tuneSet(entry, tryWhole));
        else if (entry.set.next === null) {
          const node = nodes.toNode(bounds.choices.toCards(entry.set), bounds.choices.toTimely(entry.set));
          const { children, tuned: own } = nodes.branch(node, entry.from);
          for (const child of children) queue.push({ ...child, usd: Math.min(child.usd, entry.usd) });
          if (own && bounds.addBound(own)) run.addRounds(allCardsSteps);
        } else {
          for (const set of bounds.branch(entry)) {
            const child = bounds.lower(set);
            if (child.usd > run.floor() && mayAfford(bounds.choices.toCards(child.set))) queue.push(child);
          }
        }
      }
      openUsd = -Infinity;
    };
    if (isCostly) {
      walk(run.countSteps() + Math.ceil((run.maxSteps - run.countSteps()) * FIRST_WALK_SHARE));
      climb();
    }
    walk(Infinity);
    // What is shown must not be worse than itself with another end of a card that is held.
    if (openUsd > -Infinity) climbOwned(tools, run, () => false);
    const outcome = readKnown();
    return { ...outcome, isProved: outcome.boundUsd < outcome.best.objectiveUsd + CENT_USD };

    function readKnown(): Known {
      const best = run.best();
      const boundUsd = Math.max(openUsd, run.settledUsd(), best.objectiveUsd);
      return { best, boundUsd, steps: run.countSteps() };
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
      // Openings of a longer plan may be years apart.
      const yearUsd = months <= MONTHS_A_YEAR ? (profile.maxAnnualFeesUsd ?? Infinity) : Infinity;
      return feesUsd <= Math.min(run.mostFeesUsd, yearUsd) + CENT_USD;
    }
  }

  return { pricer, search };
}
