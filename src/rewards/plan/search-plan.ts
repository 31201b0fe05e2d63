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
import { CENT_USD, type SearchOptions, type SearchOutcome } from "./found-plan.ts";
import { createPersonBound, createSetBound, type SetBound } from "./bound-sets.ts";
import { areAlike, createOpeningSets, type OpeningSet } from "./opening-sets.ts";
import { createPairRules } from "./pair-rules.ts";
import { createCardPicker } from "./pick-cards.ts";
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
/** Sets that the bound took on its way: the last of them are good ones to try. */
const TRIED_SETS = 8;
/** Prices that are kept to bound sets by. */
const MOST_BOUNDS = 16;

export interface PlanSearch {
  readonly pricer: PlanPricer;
  readonly search: (options?: SearchOptions) => SearchOutcome;
}

/** A set with the prices at which it is bounded lowest, and how many of the bounds it has been held against. */
interface SetEntry {
  readonly usd: number;
  readonly set: OpeningSet;
  readonly from: PlanPrices;
  readonly seen: number;
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
  const { months, gapMonths } = settings;
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
  const isMirrored = areAlike(model);
  /** The lowest bound's prices of the search before. */
  let knownPrices: PlanPrices | null = null;

  function search(options: SearchOptions = {}): SearchOutcome {
    const run = startRun(model, pricer, ownedOptions, options);
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
    const from = knownPrices ?? tuner.pricesOf(run.best().plan);
    const tried = new Map<string, readonly (readonly number[])[]>();
    const tuned = tuner.tune(
      trip ? { ...from, goal: trip.pointUsd } : from,
      // At most a third of the work.
      Math.min(rounds, Math.ceil(run.maxSteps / (3 * allCardsSteps))),
      run.floor,
      (prices) => {
        const picked = picker.pickAll(prices);
        const owned = holdings.pickBest(ownedOptions, anyReach, prices);
        const plan = [...owned, ...picked].map(({ terms }) => terms.holding);
        if (run.fits(plan)) run.consider(plan);
        const set = nodes.toSet(plan).map((own) => own.toSorted((one, other) => one - other));
        tried.delete(set.join("|"));
        tried.set(set.join("|"), set);
        return holdings.toPicked(prices, [...owned, ...picked]);
      },
    );
    run.addRounds(tuned.rounds * allCardsSteps);
    const { prices } = tuned;
    if (trip) run.setPointPrice(prices.goal ?? 0);
    else knownPrices = prices;
    if (people.length > 1) climbPeople(tools, run, picker, anyReach, prices, Math.ceil(allCardsSteps / people.length));
    const known: PlanPrices[] = [];
    for (const set of [...tried.values()].slice(-TRIED_SETS)) {
      if (!run.isOver()) known.push(nodes.tune(nodes.toNode(set), prices).prices);
    }
    climbSets(tools, run, nodes, allowed, anyReach, prices);
    climbOwned(tools, run);
    if (people.length > 1) climbMonths(tools, run);

    const firstWorths = picker.findWorths(prices);
    const mostOf = (product: readonly number[]) =>
      Math.max(...product.map((card) => Math.max(...(firstWorths.get(card)?.best ?? [0]))));
    const products = [...Map.groupBy([...new Set(allowed.map(({ card }) => card))], (card) => cards[card]!.card.slug)]
      .map(([, ofProduct]) => people.map((_, person) => ofProduct.find((card) => cards[card]!.person === person) ?? -1))
      .toSorted((left, right) => mostOf(right) - mostOf(left));
    /** Prices that are good for one set are good for those like it: each bounds all sets. */
    const bounds: { readonly prices: PlanPrices; readonly find: SetBound }[] = [];
    const addBound = (at: PlanPrices, worthOf = picker.findWorths(at)) => {
      const besideUsd = holdings
        .pickBest(ownedOptions, anyReach, at)
        .reduce((sum, { surplusUsd }) => sum + surplusUsd, bound.base(at));
      const ofPeople = people.map((_, person) =>
        createPersonBound({
          products: products.map((product) => product[person]!),
          worthOf,
          months,
          gapMonths,
          rules,
          most: most[person]!,
        }),
      );
      const find = createSetBound(ofPeople, most, mostInAll, besideUsd);
      bounds.push({ prices: at, find });
      bound.forget(at);
    };
    /** Looks at the bounds that the entry has not seen. */
    const lower = ({ usd, set, from, seen }: SetEntry): SetEntry =>
      bounds.slice(seen).reduce<SetEntry>(
        (entry, one) => {
          const mostUsd = one.find(set.cards, set.next);
          return mostUsd < entry.usd ? { ...entry, usd: mostUsd, from: one.prices } : entry;
        },
        { usd, set, from, seen: bounds.length },
      );
    addBound(prices, firstWorths);
    for (const other of known) addBound(other);

    const sets = createOpeningSets({ products, most, mostInAll, areAlike: isMirrored && without.length === 0 });
    const queue = createQueue<Entry>();
    queue.push(lower({ usd: tuned.usd, set: sets.first(), from: prices, seen: 0 }));
    let openUsd = -Infinity;
    // The most promising first: what it is worth at most is what anything left is worth at most.
    for (let entry = queue.pop(); entry && entry.usd > run.floor(); entry = queue.pop()) {
      if (run.isOver()) {
        openUsd = entry.usd;
        break;
      }
      run.addPlacing();
      if ("node" in entry) {
        for (const child of nodes.branch(entry.node, entry.prices).children) queue.push(child);
      } else if (entry.seen < bounds.length) queue.push(lower(entry));
      else if (entry.set.next === null) {
        const { children, tuned: own } = nodes.branch(nodes.toNode(entry.set.cards), entry.from);
        for (const child of children) queue.push({ ...child, usd: Math.min(child.usd, entry.usd) });
        if (own && bounds.length < MOST_BOUNDS) {
          addBound(own);
          run.addRounds(allCardsSteps);
        }
      } else {
        for (const set of sets.branch(entry.set)) {
          const child = lower({ usd: entry.usd, set, from: entry.from, seen: 0 });
          if (child.usd > run.floor() && mayAfford(set.cards)) queue.push(child);
        }
      }
    }
    const best = run.best();
    const boundUsd = Math.max(openUsd, run.settledUsd(), best.objectiveUsd);
    return {
      best,
      isProved: boundUsd < best.objectiveUsd + CENT_USD,
      boundUsd,
      steps: run.countSteps(),
    };

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
