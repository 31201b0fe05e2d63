/**
 * The best plan, proved. Prices on every month's spend bound what any plan can
 * be worth (`bound-plan.ts`); a depth-first search over openings in the order of
 * their months drops what cannot beat the best plan found. Work is counted in
 * plans priced, never in time, so the answer is the same everywhere; when the
 * steps end, the answer says how much better a plan could be at most.
 */
import { createPlanBound, type PlanPrices } from "./bound-plan.ts";
import { toVerdict } from "./check-rules.ts";
import type { PlanRule } from "./plan-catalog.ts";
import type { PlanModel } from "./plan-model.ts";
import { listOpenings, listOwnedOptions } from "./plan-options.ts";
import { createPlanPricer, type PlanPricer } from "./price-plan.ts";
import type { Holding, Plan } from "./plan.ts";

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
  /** The most openings, if fewer than the settings allow. */
  readonly applications?: number;
  /** Cards that must not be opened. */
  readonly without?: readonly number[];
  /** A good plan to start from, if it fits these options. */
  readonly start?: Plan;
  /** The most in fees over all months. */
  readonly mostFeesUsd?: number;
  readonly maxSteps?: number;
}

/** A plan must be better by this much to count as better. */
const CENT_USD = 0.01;
const PRICE_ROUNDS = 40;
/** Where an earlier search has found good prices already. */
const MORE_ROUNDS = 8;
const CLIMB_CARDS = 10;

export interface PlanSearch {
  readonly pricer: PlanPricer;
  readonly search: (options?: SearchOptions) => SearchOutcome;
}

interface Option {
  readonly holding: Holding;
  readonly surplusUsd: number;
}

export function createPlanSearch(model: PlanModel): PlanSearch {
  const { cards, settings } = model;
  const { months, gapMonths } = settings;
  const pricer = createPlanPricer(model);
  const bound = createPlanBound(model, pricer);
  const ownedOptions = cards.filter(({ isOwned }) => isOwned).map((card) => listOwnedOptions(model, card));
  const mayEnd = ownedOptions.some((ofCard) => ofCard.length > 1);
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

  /** The lowest bound's prices of the search before. */
  let knownPrices: PlanPrices | null = null;

  function search(options: SearchOptions = {}): SearchOutcome {
    const { applications = settings.applications, without = [], start, mostFeesUsd = Infinity } = options;
    const maxSteps = options.maxSteps ?? settings.maxSteps;
    const isCheap = (plan: Plan) => pricer.isWithinFees(plan) && pricer.sumFees(plan) <= mostFeesUsd;
    const most = Math.min(applications, settings.applications);
    const allowed = openings.filter(({ card }) => !without.includes(card));
    let steps = 0;

    const price = (plan: Plan): FoundPlan => {
      steps += 1;
      return { plan, ...pricer.price(plan) };
    };
    const nothing = ownedOptions.map(([keep]) => keep!);
    let best = isCheap(nothing) ? price(nothing) : price(findCheapest(ownedOptions));
    const consider = (plan: Plan): boolean => {
      const found = price(plan);
      if (found.objectiveUsd <= best.objectiveUsd + 1e-9) return false;
      best = found;
      return true;
    };
    const fits = (plan: Plan) =>
      plan.filter(({ opened }) => opened !== null).length <= most &&
      plan.every(({ card, opened }) => opened === null || !without.includes(card)) &&
      pricer.isAllowed(plan) &&
      isCheap(plan);
    if (start && fits(start)) consider(start);

    let prices = pricesOf(best.plan);
    const rank = () => allowed.map((holding): Option => ({ holding, surplusUsd: bound.surplus(holding, prices) }));
    const byWorth = (left: Option, right: Option) => right.surplusUsd - left.surplusUsd;

    /** Openings that fit together and are worth most one by one. */
    function pickGreedily(options: readonly Option[]): Option[] {
      const picked: Option[] = [];
      for (const option of options) {
        if (picked.length === most || option.surplusUsd <= 0) break;
        const { card, opened } = option.holding;
        const isFar = picked.every(
          ({ holding }) => holding.card !== card && Math.abs(holding.opened! - opened!) >= gapMonths,
        );
        if (isFar) picked.push(option);
      }
      return picked;
    }

    /** The same card opened in another month, with the same bonus and end where there are such. */
    const findHolding = ({ card, level, ending }: Holding, opened: number): Holding | undefined => {
      const ofCard = allowed.filter((holding) => holding.card === card && holding.opened === opened);
      return (
        ofCard.find((holding) => holding.level === level && holding.ending.kind === ending.kind) ??
        ofCard.find((holding) => holding.level === level)
      );
    };

    /** Good plans early: add, replace, move or exchange openings while that helps. */
    function climb(): void {
      for (let round = 0; round < 2 + most; round += 1) {
        prices = pricesOf(best.plan);
        const ranked = rank().toSorted(byWorth);
        const tops = new Map<number, Holding[]>();
        for (const { holding } of ranked) {
          const known = tops.get(holding.card);
          if (known) known.push(holding);
          else if (tops.size < CLIMB_CARDS) tops.set(holding.card, [holding]);
        }
        const before = best.objectiveUsd;
        for (const { opened, card } of [...best.plan, { opened: 0, card: -1 }]) {
          if (opened === null) continue;
          const rest = best.plan.filter((holding) => holding.opened === null || holding.card !== card);
          const moves = [...tops.values()].flatMap((holdings) => holdings.slice(0, 8));
          const own = ranked.filter(({ holding }) => holding.card === card).map(({ holding }) => holding);
          for (const holding of [...moves, ...own]) {
            const plan = [...rest, holding];
            if (rest.some((other) => other.card === holding.card) || !fits(plan)) continue;
            if (consider(plan)) break;
          }
        }
        const opened = best.plan.filter((holding) => holding.opened !== null);
        for (const [at, one] of opened.entries()) {
          for (const other of opened.slice(at + 1)) {
            const exchange = new Map([
              [one, findHolding(one, other.opened!)],
              [other, findHolding(other, one.opened!)],
            ]);
            const plan = best.plan.map((holding) => exchange.get(holding) ?? holding);
            if (fits(plan) && consider(plan)) break;
          }
        }
        for (const options of ownedOptions) {
          for (const option of options) {
            const plan = best.plan.map((holding) =>
              holding.opened === null && holding.card === option.card ? option : holding,
            );
            if (fits(plan)) consider(plan);
          }
        }
        if (best.objectiveUsd - before < CENT_USD) break;
      }
    }
    climb();

    // Prices that make the bound low: a subgradient walk from those of the best plan.
    const rounds = knownPrices ? MORE_ROUNDS : PRICE_ROUNDS;
    prices = knownPrices ?? pricesOf(best.plan);
    let lowest = { usd: Infinity, prices };
    let stride = 1;
    let stale = 0;
    for (let round = 0; round < rounds; round += 1) {
      const ranked = rank().toSorted(byWorth);
      const picked = pickGreedily(ranked);
      const ownedBest = ownedOptions.map((options) =>
        options
          .map((holding): Option => ({ holding, surplusUsd: bound.surplus(holding, prices) }))
          .reduce((one, other) => (other.surplusUsd > one.surplusUsd ? other : one)),
      );
      const picks = [...ownedBest, ...picked].map(({ holding }) => holding);
      if (fits(picks)) consider(picks);
      const usd = bound.base(prices) + [...picked, ...ownedBest].reduce((sum, { surplusUsd }) => sum + surplusUsd, 0);
      stale += 1;
      if (usd < lowest.usd) {
        lowest = { usd, prices };
        stale = 0;
      } else if (stale === 3) {
        stride /= 2;
        stale = 0;
      }
      const use = bound.makePrices();
      for (const { holding } of [...picked, ...ownedBest]) bound.addUse(holding, prices, use);
      const next = moveAgainstUse(prices, use, stride * Math.max(usd - best.objectiveUsd, 0.01));
      if (!next) break;
      prices = next;
    }
    climb();
    prices = lowest.prices;
    knownPrices = prices;

    const ranking = rank().toSorted(byWorth);
    const floor = () => best.objectiveUsd + CENT_USD;
    let boundUsd = -Infinity;
    const byCard = Map.groupBy(ranking, ({ holding }) => holding.card);
    /** By card and month: the most an opening in or after that month is worth. */
    const mostFrom = new Map<number, Float64Array>();
    for (const [card, ofCard] of byCard) {
      const from = new Float64Array(months + gapMonths + 1).fill(-Infinity);
      for (const { holding, surplusUsd } of ofCard)
        from[holding.opened!] = Math.max(from[holding.opened!]!, surplusUsd);
      for (let month = months - 1; month >= 0; month -= 1) from[month] = Math.max(from[month]!, from[month + 1]!);
      mostFrom.set(card, from);
    }
    const cardList = [...mostFrom.keys()];

    /**
     * The most that up to `left` further openings from `month` on could add: the
     * best cards for one place each, a gap later from place to place.
     */
    function mostMore(left: number, month: number, placed: Plan): number {
      const places: { card: number; usd: number }[][] = [];
      for (let place = 0; place < left && month + place * gapMonths < months; place += 1) {
        const tops: { card: number; usd: number }[] = [];
        for (const card of cardList) {
          const usd = mostFrom.get(card)![month + place * gapMonths]!;
          if (usd <= (tops.length === left ? tops[left - 1]!.usd : 0)) continue;
          if (placed.some((holding) => holding.card === card)) continue;
          let at = tops.length === left ? left - 1 : tops.length;
          while (at > 0 && tops[at - 1]!.usd < usd) {
            if (at < left) tops[at] = tops[at - 1]!;
            at -= 1;
          }
          tops[at] = { card, usd };
        }
        places.push(tops);
      }
      const taken: number[] = [];
      const assign = (place: number): number => {
        let mostUsd = 0;
        if (place === places.length) return mostUsd;
        // A place may stay empty: nobody has to apply.
        mostUsd = assign(place + 1);
        for (const { card, usd } of places[place]!) {
          if (taken.includes(card)) continue;
          taken.push(card);
          mostUsd = Math.max(mostUsd, usd + assign(place + 1));
          taken.pop();
        }
        return mostUsd;
      };
      return assign(0);
    }

    const isOver = () => steps >= maxSteps;
    function walk(placed: Plan, sumUsd: number, month: number, left: number): void {
      if (left === 0) return;
      const children: { option: Option; usd: number }[] = [];
      for (const option of ranking) {
        const { card, opened } = option.holding;
        if (opened! < month || placed.some((holding) => holding.card === card)) continue;
        const usd = sumUsd + option.surplusUsd;
        const moreUsd = left === 1 ? 0 : mostMore(left - 1, opened! + gapMonths, [...placed, option.holding]);
        if (usd + moreUsd > floor()) children.push({ option, usd: usd + moreUsd });
      }
      children.sort((one, other) => other.usd - one.usd);
      for (const { option, usd } of children) {
        if (usd <= floor()) return;
        if (isOver()) {
          boundUsd = Math.max(boundUsd, usd);
          return;
        }
        const { holding, surplusUsd } = option;
        const { mayOpen, mayEarn } = pricer.judge(placed, holding.card, holding.opened!);
        if (!mayOpen || (holding.level >= 0 && !mayEarn)) continue;
        const plan = [...placed, holding];
        if (!isCheap(plan)) continue;
        if (sumUsd + surplusUsd > floor()) consider(plan);
        walk(plan, sumUsd + surplusUsd, holding.opened! + gapMonths, left - 1);
      }
    }

    function walkOwned(at: number, placed: Plan, sumUsd: number, restUsd: readonly number[]): void {
      if (at === ownedOptions.length) {
        if (isCheap(placed) && sumUsd > floor()) consider(placed);
        walk(placed, sumUsd, 0, most);
        return;
      }
      const ranked = ownedOptions[at]!.map((holding): Option => ({
        holding,
        surplusUsd: bound.surplus(holding, prices),
      })).toSorted(byWorth);
      for (const { holding, surplusUsd } of ranked) {
        const usd = sumUsd + surplusUsd + restUsd[at + 1]! + mostMore(most, 0, []);
        if (usd <= floor()) return;
        if (isOver()) {
          boundUsd = Math.max(boundUsd, usd);
          return;
        }
        walkOwned(at + 1, [...placed, holding], sumUsd + surplusUsd, restUsd);
      }
    }

    const restUsd = [0];
    for (const ofCard of ownedOptions.toReversed()) {
      const usd = Math.max(...ofCard.map((holding) => bound.surplus(holding, prices)));
      restUsd.unshift(restUsd[0]! + usd);
    }
    walkOwned(0, [], bound.base(prices), restUsd);
    const isProved = boundUsd === -Infinity;
    return {
      best,
      isProved,
      boundUsd: isProved ? best.objectiveUsd : Math.max(boundUsd, best.objectiveUsd),
      steps,
    };
  }

  /** The best rate that the plan's cards pay, by month: its own worth of one dollar more. */
  function pricesOf(plan: Plan): PlanPrices {
    const prices = bound.makePrices();
    const layout = pricer.layOut(plan);
    const cellCount = model.cells.length;
    for (const { month, weight, states } of layout?.parts ?? []) {
      const { chosen } = pricer.splitter.chooseVariants(states);
      for (let cell = 0; cell < cellCount; cell += 1) {
        let rate = 0;
        for (const { open } of chosen) rate = Math.max(rate, open[cell]!);
        prices.spend[month * cellCount + cell]! += weight * rate;
      }
    }
    return prices;
  }

  /** Dearer where several cards want a dollar, cheaper where none does. Null: nothing to change. */
  function moveAgainstUse(prices: PlanPrices, use: PlanPrices, lengthUsd: number): PlanPrices | null {
    const cellCount = model.cells.length;
    const next = { spend: prices.spend.slice(), once: prices.once.slice() };
    let norm = 0;
    for (const pass of [0, 1]) {
      const step = pass === 0 || norm === 0 ? 0 : lengthUsd / norm;
      for (const [at, price] of prices.spend.entries()) {
        const slack = 1 - use.spend[at]!;
        if (slack > 0 && price === 0) continue;
        const usd = bound.usdAt(Math.floor(at / cellCount), at % cellCount);
        if (usd === 0) continue;
        const pace = Math.sqrt(usd);
        if (pass === 0) norm += pace * slack * slack;
        else next.spend[at] = Math.max(0, price - (step * pace * slack) / usd);
      }
      for (const [at, price] of prices.once.entries()) {
        const slack = 1 - use.once[at]!;
        if (slack > 0 && price === 0) continue;
        if (pass === 0) norm += slack * slack;
        else next.once[at] = Math.max(0, price - step * slack);
      }
    }
    return norm === 0 ? null : next;
  }

  return { pricer, search };
}

/** Owned cards ended at their first renewal where that is possible: what costs least in fees. */
function findCheapest(options: readonly (readonly Holding[])[]): Plan {
  return options.map((ofCard) => ofCard.find(({ ending }) => ending.kind === "close") ?? ofCard[0]!);
}
