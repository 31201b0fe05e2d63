/**
 * The best plan, proved. Prices on every month's spend bound what any plan can
 * be worth (`bound-plan.ts`). Sets of cards to open are taken in the order of
 * their bounds (`opening-sets.ts`); each gets prices of its own, and what is
 * still above the best plan is walked through month by month. Work is counted in
 * plans priced and rounds of prices, never in time, so the answer is the same
 * everywhere; when the steps end, the answer says how much better a plan could
 * be at most.
 */
import { assignOpenings, type OpeningTable } from "./assign-openings.ts";
import { createPlanBound, type HoldingTerms, type PlanPrices } from "./bound-plan.ts";
import { toVerdict } from "./check-rules.ts";
import { climbPlans } from "./climb-plans.ts";
import { createOpeningSets, type OpeningSet } from "./opening-sets.ts";
import type { PlanRule } from "./plan-catalog.ts";
import type { PlanModel } from "./plan-model.ts";
import { listOpenings, listOwnedOptions } from "./plan-options.ts";
import { createQueue } from "./priority-queue.ts";
import { createPlanPricer, type PlanPricer } from "./price-plan.ts";
import type { Holding, Plan } from "./plan.ts";
import { MONTHS_A_YEAR } from "./plan-settings.ts";
import { createPriceTuner, type Picked } from "./tune-prices.ts";

export interface FoundPlan {
  readonly plan: Plan;
  readonly objectiveUsd: number;
  readonly netUsd: number;
}

export interface SearchOutcome {
  readonly best: FoundPlan;
  readonly isProved: boolean;
  /** No plan is worth more. */
  readonly boundUsd: number;
  readonly steps: number;
}

export interface SearchOptions {
  /** The most openings of all people together, if fewer than the settings allow. */
  readonly applications?: number;
  /** Cards that must not be opened. */
  readonly without?: readonly number[];
  /** A good plan to start from, if it fits these options. */
  readonly start?: Plan;
  /** The most in fees over all months. */
  readonly mostFeesUsd?: number;
  readonly maxSteps?: number;
  /** Told every plan that is priced. */
  readonly onPriced?: (found: FoundPlan) => void;
}

/** A plan must be better by this much to count as better. */
const CENT_USD = 0.01;
const PRICE_ROUNDS = 40;
/** Where an earlier search has found good prices already. */
const MORE_ROUNDS = 8;
/** For one set of cards. */
const SET_ROUNDS = 12;
/** After one more decision. */
const NODE_ROUNDS = 8;
/** A round of prices for all cards is that much more work than one for a few. */
const ALL_CARDS_STEPS = 5;
/** Placing a card without pricing the plan is that much less work than a step. */
const PLACED_A_STEP = 20;

export interface PlanSearch {
  readonly pricer: PlanPricer;
  readonly search: (options?: SearchOptions) => SearchOutcome;
}

/** A holding with what it is worth above some prices. */
export interface Option {
  readonly terms: HoldingTerms;
  readonly surplusUsd: number;
}

/** Cards still to be placed, in or after a month, of the first person who has some. */
interface Rest {
  readonly cards: readonly (readonly number[])[];
  readonly month: number;
}

interface Node {
  readonly reach: Int32Array;
  readonly placed: Plan;
  /** How many of the owned cards are placed. */
  readonly owned: number;
  readonly rest: Rest;
}

/** What is still to be looked at, with the most that it may be worth. */
type Entry =
  | { readonly usd: number; readonly set: OpeningSet }
  | { readonly usd: number; readonly node: Node; readonly prices: PlanPrices };

const byWorth = (left: Option, right: Option) => right.surplusUsd - left.surplusUsd;

export function createPlanSearch(model: PlanModel): PlanSearch {
  const { cards, settings, people, profile } = model;
  const { months, gapMonths } = settings;
  const pricer = createPlanPricer(model);
  const bound = createPlanBound(model, pricer);
  const tuner = createPriceTuner(model, pricer, bound);
  const anyReach = bound.reach(null);
  const ownedCards = cards.filter(({ isOwned }) => isOwned);
  const ownedOptions = ownedCards.map((card) => listOwnedOptions(model, card));
  const ownedIndexes = ownedCards.map(({ index }) => index);
  const mayEnd = ownedOptions.some((ofCard) => ofCard.some(({ ending }) => ending.kind !== "keep"));
  /** A card that the plan closes may be all that stands in the way. */
  const isOfHeld = (rule: PlanRule) =>
    mayEnd && (rule.form === "while-holding" || (rule.form === "count" && rule.counts === "held-at-bank"));
  /** What the issuers' rules allow by the history alone. */
  const openings = cards
    .filter(({ isCandidate }) => isCandidate)
    .flatMap((card) =>
      Array.from({ length: months }, (_, month) => {
        const { blocking } = pricer.judge([], card.index, month);
        const { mayOpen, mayEarn } = toVerdict(blocking.filter((rule) => !isOfHeld(rule)));
        return mayOpen ? listOpenings(model, card, month).filter(({ level }) => level < 0 || mayEarn) : [];
      }).flat(),
    );
  const openingsOf = Map.groupBy(openings, ({ card }) => card);
  const [one, other] = people;
  /** Whatever one of them may do, the other may. */
  const areAlike =
    other !== undefined &&
    JSON.stringify([one!.settings.otherOpened, one!.settings.had, one!.settings.closed]) ===
      JSON.stringify([other.settings.otherOpened, other.settings.had, other.settings.closed]) &&
    one!.settings.applications === other.settings.applications &&
    [one!, other].every(({ profile: own, settings: past }) => own.owned.length === 0 && past.opened.length === 0) &&
    one!.profile.score === other.profile.score &&
    one!.profile.trips === other.profile.trips &&
    one!.profile.has.join() === other.profile.has.join();

  /** The lowest bound's prices of the search before. */
  let knownPrices: PlanPrices | null = null;

  function search(options: SearchOptions = {}): SearchOutcome {
    const most = people.map((person) => person.settings.applications);
    const { without = [], start, mostFeesUsd = Infinity } = options;
    const mostInAll = Math.min(
      options.applications ?? Infinity,
      most.reduce((sum, count) => sum + count, 0),
    );
    const maxSteps = options.maxSteps ?? settings.work.maxSteps;
    const isCheap = (plan: Plan) => pricer.isWithinFees(plan) && pricer.sumFees(plan) <= mostFeesUsd;
    const allowed = openings.filter(({ card }) => !without.includes(card));
    let steps = 0;
    let placings = 0;
    const isOver = () => steps + Math.floor(placings / PLACED_A_STEP) >= maxSteps;

    const price = (plan: Plan): FoundPlan => {
      steps += 1;
      return { plan, ...pricer.price(plan) };
    };
    const nothing = ownedOptions.map(([keep]) => keep!);
    let best = isCheap(nothing) ? price(nothing) : price(findCheapest(ownedOptions));
    const consider = (plan: Plan): boolean => {
      const found = price(plan);
      options.onPriced?.(found);
      if (found.objectiveUsd <= best.objectiveUsd + 1e-9) return false;
      best = found;
      return true;
    };
    const fits = (plan: Plan) =>
      plan.filter(({ opened }) => opened !== null).length <= mostInAll &&
      plan.every(({ card, opened }) => opened === null || !without.includes(card)) &&
      pricer.isAllowed(plan) &&
      isCheap(plan);
    if (start && fits(start)) consider(start);

    const rank = (prices: PlanPrices) =>
      allowed.map((holding) => toOption(holding, anyReach, prices)).toSorted(byWorth);
    const climb = () =>
      climbPlans(
        { model, ownedOptions, openings: allowed, rank, pricesOf: (plan) => tuner.pricesOf(plan) },
        () => best,
        (plan) => !isOver() && fits(plan),
        consider,
      );
    climb();

    const tuned = tuner.tune(
      knownPrices ?? tuner.pricesOf(best.plan),
      knownPrices ? MORE_ROUNDS : PRICE_ROUNDS,
      () => best.objectiveUsd,
      (prices) => {
        const picked = pickGreedily(rank(prices), most, mostInAll);
        const owned = pickBest(ownedOptions, anyReach, prices);
        const plan = [...owned, ...picked].map(({ terms }) => terms.holding);
        if (fits(plan)) consider(plan);
        return toPicked(prices, [...owned, ...picked]);
      },
    );
    steps += tuned.rounds * ALL_CARDS_STEPS;
    climb();
    const rootPrices = tuned.prices;
    knownPrices = rootPrices;

    const floor = () => best.objectiveUsd + CENT_USD;
    const rootUsd =
      bound.base(rootPrices) +
      pickBest(ownedOptions, anyReach, rootPrices).reduce((sum, { surplusUsd }) => sum + surplusUsd, 0);
    const sets = createOpeningSets({
      products: [...Map.groupBy([...new Set(allowed.map(({ card }) => card))], (card) => cards[card]!.card.slug)].map(
        ([, ofProduct]) => people.map((_, person) => ofProduct.find((card) => cards[card]!.person === person) ?? -1),
      ),
      mostFrom: findMostFrom(allowed, rootPrices),
      gapMonths,
      months,
      most,
      mostInAll,
      areAlike: areAlike && without.length === 0,
    });
    const queue = createQueue<Entry>();
    queue.push({ usd: sets.first().usd + rootUsd, set: sets.first() });
    let boundUsd = -Infinity;

    /** The best that the rest could be at some prices, by person. */
    function makeTables(rest: Rest, placed: Plan, reach: Int32Array) {
      const isFirst = rest.cards.findIndex((ofPerson) => ofPerson.length > 0);
      const holdings = rest.cards.map((ofPerson, person) =>
        ofPerson.map((card) => listAllowed(placed, card, person === isFirst ? rest.month : 0)),
      );
      return (prices: PlanPrices): SetTable[] => holdings.map((ofPerson) => makeTable(ofPerson, reach, prices));
    }

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

    /** Prices of a node's own. The plan of the bound is a good one to try. */
    function tuneNode({ reach, placed, owned, rest }: Node, from: PlanPrices, rounds: number) {
      const fixed = placed.map((holding) => bound.toTerms(holding, reach));
      const tablesAt = makeTables(rest, placed, reach);
      const open = ownedOptions.slice(owned);
      let last: { readonly tables: readonly SetTable[]; readonly options: readonly Option[] } | null = null;
      const found = tuner.tune(from, rounds, floor, (prices) => {
        const tables = tablesAt(prices);
        const picked = tables.map(pickOpenings);
        const free = pickBest(open, reach, prices);
        const options = [
          ...fixed.map((terms) => toOptionOf(terms, prices)),
          ...free,
          ...picked.flatMap((own) => own ?? []),
        ];
        last = { tables, options };
        return picked.includes(null) ? { usd: -Infinity, terms: [] } : toPicked(prices, options);
      });
      steps += found.rounds;
      if (found.usd > floor()) {
        const plan = last!.options.map(({ terms }) => terms.holding);
        if (fits(plan)) consider(plan);
        else
          dive(
            { reach, placed: plan.slice(0, ownedOptions.length), owned: ownedOptions.length, rest: toRest(plan) },
            found.prices,
          );
      }
      return { ...found, tablesAt };
    }

    /** The same cards without their months. */
    const toRest = (plan: Plan): Rest => ({
      cards: people.map((_, person) =>
        plan.flatMap(({ card, opened }) => (opened !== null && cards[card]!.person === person ? [card] : [])),
      ),
      month: 0,
    });

    /** One plan that keeps to the rules: the earliest of the best openings again and again. */
    function dive(node: Node, prices: PlanPrices): void {
      let { placed, rest } = node;
      for (;;) {
        const person = rest.cards.findIndex((ofPerson) => ofPerson.length > 0);
        if (person < 0) break;
        const picked = pickOpenings(makeTables(rest, placed, node.reach)(prices)[person]!);
        if (!picked) return;
        const { holding } = picked.reduce((one, other) =>
          other.terms.holding.opened! < one.terms.holding.opened! ? other : one,
        ).terms;
        placed = [...placed, holding];
        const others = rest.cards[person]!.filter((card) => card !== holding.card);
        rest = {
          cards: rest.cards.map((ofPerson, index) => (index === person ? others : ofPerson)),
          month: others.length > 0 ? holding.opened! + gapMonths : 0,
        };
      }
      if (fits(placed)) consider(placed);
    }

    const toNode = (ofPeople: readonly (readonly number[])[]): Node => ({
      reach: bound.reach([...ownedIndexes, ...ofPeople.flat()]),
      placed: [],
      owned: 0,
      rest: { cards: ofPeople, month: 0 },
    });

    /** Places one more card: first the owned ones, then the openings by month. Every node has prices of its own. */
    function branch(node: Node, from: PlanPrices): void {
      const { reach, placed, owned, rest } = node;
      const person = rest.cards.findIndex((ofPerson) => ofPerson.length > 0);
      if (person < 0 && owned === ownedOptions.length) {
        if (isCheap(placed)) consider(placed);
        return;
      }
      const found = tuneNode(node, from, node.placed.length === 0 ? SET_ROUNDS : NODE_ROUNDS);
      if (found.usd <= floor()) return;
      const { prices } = found;
      const tables = found.tablesAt(prices);
      const open = pickBest(ownedOptions.slice(owned), reach, prices);
      const wholes = tables.map(({ worth, table }) => table.most((1 << worth.length) - 1, 0));
      const restUsd = [...wholes, ...open.map(({ surplusUsd }) => surplusUsd)].reduce((sum, usd) => sum + usd, 0);
      const placedUsd = placed.reduce(
        (sum, holding) => sum + bound.surplus(bound.toTerms(holding, reach), prices),
        bound.base(prices),
      );
      const add = (option: Option, elseUsd: number, nextOwned: number, next: Rest) => {
        const usd = placedUsd + elseUsd + option.surplusUsd;
        if (usd <= floor()) return false;
        const child = { reach, placed: [...placed, option.terms.holding], owned: nextOwned, rest: next };
        if (isCheap(child.placed)) queue.push({ usd: Math.min(usd, found.usd), node: child, prices });
        return true;
      };
      if (owned < ownedOptions.length) {
        const elseUsd = restUsd - open[0]!.surplusUsd;
        for (const holding of ownedOptions[owned]!) add(toOption(holding, reach, prices), elseUsd, owned + 1, rest);
      } else {
        const { worth, table, options } = tables[person]!;
        const own = rest.cards[person]!;
        for (const [at, card] of own.entries()) {
          const others = own.filter((other) => other !== card);
          for (let opened = rest.month; opened < months; opened += 1) {
            const month = opened + gapMonths;
            const elseUsd = restUsd - wholes[person]! + table.most(((1 << worth.length) - 1) ^ (1 << at), month);
            const next = {
              cards: rest.cards.map((ofPerson, index) => (index === person ? others : ofPerson)),
              month: others.length > 0 ? month : 0,
            };
            for (const option of options[at]![opened]!) if (!add(option, elseUsd, owned, next)) break;
          }
        }
      }
      bound.forget(prices);
    }

    // The most promising first: what it is worth at most is what anything left is worth at most.
    for (let entry = queue.pop(); entry && entry.usd > floor(); entry = queue.pop()) {
      if (isOver()) {
        boundUsd = entry.usd;
        break;
      }
      placings += 1;
      if ("node" in entry) branch(entry.node, entry.prices);
      else {
        for (const child of sets.branch(entry.set)) {
          const usd = Math.min(entry.usd, child.usd + rootUsd);
          if (usd <= floor() || !mayAfford(child.cards)) continue;
          queue.push(child.isWhole ? { usd, node: toNode(child.cards), prices: rootPrices } : { usd, set: child });
        }
      }
    }
    const isProved = boundUsd === -Infinity;
    return {
      best,
      isProved,
      boundUsd: isProved ? best.objectiveUsd : Math.max(boundUsd, best.objectiveUsd),
      steps: steps + Math.floor(placings / PLACED_A_STEP),
    };

    /** Whether the fees of opening alone are within the limits. */
    function mayAfford(ofPeople: readonly (readonly number[])[]): boolean {
      const feesUsd = ofPeople.flat().reduce((sum, card) => sum + cards[card]!.firstFeeUsd, 0);
      // Openings of a longer plan may be years apart.
      const yearUsd = months <= MONTHS_A_YEAR ? (profile.maxAnnualFeesUsd ?? Infinity) : Infinity;
      return feesUsd <= Math.min(mostFeesUsd, yearUsd) + CENT_USD;
    }
  }

  const toOptionOf = (terms: HoldingTerms, prices: PlanPrices): Option => ({
    terms,
    surplusUsd: bound.surplus(terms, prices),
  });
  const toOption = (holding: Holding, reach: Int32Array, prices: PlanPrices): Option =>
    toOptionOf(bound.toTerms(holding, reach), prices);
  const pickBest = (choices: readonly (readonly Holding[])[], reach: Int32Array, prices: PlanPrices): Option[] =>
    choices.map((ofCard) =>
      ofCard
        .map((holding) => toOption(holding, reach, prices))
        .reduce((best, option) => (option.surplusUsd > best.surplusUsd ? option : best)),
    );
  /** Null: the cards cannot all be opened. */
  const pickOpenings = ({ worth, table, options }: SetTable): Option[] | null =>
    table.most((1 << worth.length) - 1, 0) === -Infinity
      ? null
      : table.pick().map((month, at) => options[at]![month]![0]!);
  const toPicked = (prices: PlanPrices, options: readonly Option[]): Picked => ({
    usd: options.reduce((sum, { surplusUsd }) => sum + surplusUsd, bound.base(prices)),
    terms: options.map(({ terms }) => terms),
  });

  /** Openings that fit together and are worth most one by one. */
  function pickGreedily(ranked: readonly Option[], most: readonly number[], mostInAll: number): Option[] {
    const picked: Option[] = [];
    for (const option of ranked) {
      if (picked.length === mostInAll || option.surplusUsd <= 0) break;
      const { card, opened } = option.terms.holding;
      const { person } = cards[card]!;
      const ofPerson = picked.filter(({ terms }) => cards[terms.holding.card]!.person === person);
      const isFar = ofPerson.every(
        ({ terms: { holding } }) => holding.card !== card && Math.abs(holding.opened! - opened!) >= gapMonths,
      );
      if (isFar && ofPerson.length < most[person]!) picked.push(option);
    }
    return picked;
  }

  /** By card: the most that an opening in or after a month is worth. */
  function findMostFrom(allowed: readonly Holding[], prices: PlanPrices): Map<number, Float64Array> {
    const mostFrom = new Map<number, Float64Array>();
    for (const [card, ofCard] of Map.groupBy(allowed, ({ card }) => card)) {
      const from = new Float64Array(months + 1).fill(-Infinity);
      for (const holding of ofCard) {
        const { surplusUsd } = toOption(holding, anyReach, prices);
        from[holding.opened!] = Math.max(from[holding.opened!]!, surplusUsd);
      }
      for (let month = months - 1; month >= 0; month -= 1) from[month] = Math.max(from[month]!, from[month + 1]!);
      mostFrom.set(card, from);
    }
    return mostFrom;
  }

  interface SetTable {
    readonly worth: readonly Float64Array[];
    readonly table: OpeningTable;
    /** By card and month, the best first. */
    readonly options: readonly (readonly Option[])[][];
  }

  function makeTable(ofPerson: readonly (readonly Holding[])[], reach: Int32Array, prices: PlanPrices): SetTable {
    const options = ofPerson.map((holdings) => {
      const byMonth: Option[][] = Array.from({ length: months }, () => []);
      for (const holding of holdings) {
        byMonth[holding.opened!]!.push(toOption(holding, reach, prices));
      }
      for (const ofMonth of byMonth) ofMonth.sort(byWorth);
      return byMonth;
    });
    const worth = options.map((byMonth) => Float64Array.from(byMonth, ([first]) => first?.surplusUsd ?? -Infinity));
    return { worth, options, table: assignOpenings(worth, months, gapMonths) };
  }

  return { pricer, search };
}

/** Owned cards ended at their first renewal where that is possible: what costs least in fees. */
function findCheapest(options: readonly (readonly Holding[])[]): Plan {
  return options.map((ofCard) => ofCard.find(({ ending }) => ending.kind === "close") ?? ofCard[0]!);
}
