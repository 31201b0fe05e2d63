/** What the holdings of single cards are worth above some prices, and the best of them put together as if they did not touch. */
import type { HoldingTerms, PlanBound } from "./bound-plan.ts";
import type { PlanPrices } from "./state-surplus.ts";
import { type CardWorth, type Opening, type OrderedOpenings, orderOpenings } from "./order-openings.ts";
import type { PairRules } from "./pair-rules.ts";
import type { PlanModel } from "./plan-model.ts";
import type { Holding } from "./plan.ts";
import type { Picked } from "./tune-prices.ts";
import { countOperations } from "../work-budget.ts";

/** To look up what a holding is worth. */
const HOLDING_OPERATIONS = 30;

/** A holding with what it is worth above some prices. */
export interface Option {
  readonly terms: HoldingTerms;
  readonly surplusUsd: number;
}

/** One person's cards, all of them to be opened. */
export interface SetTable {
  readonly worths: readonly CardWorth[];
  /** Null: they cannot all be opened. */
  readonly best: OrderedOpenings | null;
}

export type HoldingPricer = ReturnType<typeof createHoldingPricer>;

export function createHoldingPricer(
  { settings }: PlanModel,
  bound: PlanBound,
  rules: PairRules,
  isOver: () => boolean,
) {
  const { months, gapMonths } = settings;
  const toOptionOf = (terms: HoldingTerms, prices: PlanPrices): Option => ({
    terms,
    surplusUsd: bound.surplus(terms, prices),
  });
  const toOption = (holding: Holding, reach: Int32Array, prices: PlanPrices): Option =>
    toOptionOf(bound.toTerms(holding, reach), prices);

  /** By holdings of which one is looked for at many prices. */
  const known = new WeakMap<
    readonly Holding[],
    { readonly reach: Int32Array; readonly terms: readonly HoldingTerms[] }
  >();
  function listTerms(holdings: readonly Holding[], reach: Int32Array): readonly HoldingTerms[] {
    let list = known.get(holdings);
    if (list?.reach !== reach) {
      list = { reach, terms: holdings.map((holding) => bound.toTerms(holding, reach)) };
      known.set(holdings, list);
    }
    return list.terms;
  }

  /** What opening one card is worth by month. */
  function findWorth(card: number, holdings: readonly Holding[], reach: Int32Array, prices: PlanPrices): CardWorth {
    const best = new Float64Array(months).fill(-Infinity);
    const plain = new Float64Array(months).fill(-Infinity);
    const surplusOf = bound.surplusAt(prices);
    countOperations(HOLDING_OPERATIONS * holdings.length);
    for (const terms of listTerms(holdings, reach)) {
      const month = terms.holding.opened!;
      const usd = surplusOf(terms);
      if (usd > best[month]!) best[month] = usd;
      if (terms.holding.level < 0 && usd > plain[month]!) plain[month] = usd;
    }
    return { card, best, plain };
  }

  return {
    toOptionOf,
    toOption,
    findWorth,
    /** Of each card the best. */
    pickBest: (choices: readonly (readonly Holding[])[], reach: Int32Array, prices: PlanPrices): Option[] =>
      choices.map((ofCard) =>
        ofCard
          .map((holding) => toOption(holding, reach, prices))
          .reduce((best, option) => (option.surplusUsd > best.surplusUsd ? option : best)),
      ),
    toPicked: (prices: PlanPrices, options: readonly Option[]): Picked => ({
      usd: options.reduce((sum, { surplusUsd }) => sum + surplusUsd, bound.base(prices)),
      terms: options.map(({ terms }) => terms),
    }),

    /** The best way to open a card as it is given. */
    pickOpening(
      { month, mayEarn }: Opening,
      ofCard: readonly Holding[],
      reach: Int32Array,
      prices: PlanPrices,
    ): Option {
      return ofCard
        .filter(({ opened, level }) => opened === month && (mayEarn || level < 0))
        .map((holding) => toOption(holding, reach, prices))
        .reduce((best, option) => (option.surplusUsd > best.surplusUsd ? option : best));
    },

    makeTable(ofCards: ReadonlyMap<number, readonly Holding[]>, reach: Int32Array, prices: PlanPrices): SetTable {
      const worths = [...ofCards].map(([card, ofCard]) => findWorth(card, ofCard, reach, prices));
      return { worths, best: orderOpenings(worths, { months, gapMonths, isOver }, rules) };
    },
  };
}
