/** What the holdings of single cards are worth above some prices, and the best of them put together as if they did not touch. */
import type { HoldingTerms, PlanBound } from "./bound-plan.ts";
import type { PlanPrices } from "./state-surplus.ts";
import { type CardWorth, type Opening, type OrderedOpenings, orderOpenings } from "./order-openings.ts";
import type { PairRules } from "./pair-rules.ts";
import type { PlanModel } from "./plan-model.ts";
import type { Holding } from "./plan.ts";
import type { Picked } from "./tune-prices.ts";

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

export function createHoldingPricer({ settings }: PlanModel, bound: PlanBound, rules: PairRules) {
  const { months } = settings;
  const toOptionOf = (terms: HoldingTerms, prices: PlanPrices): Option => ({
    terms,
    surplusUsd: bound.surplus(terms, prices),
  });
  const toOption = (holding: Holding, reach: Int32Array, prices: PlanPrices): Option =>
    toOptionOf(bound.toTerms(holding, reach), prices);

  /** What opening one card is worth by month. */
  function findWorth(card: number, holdings: readonly Holding[], reach: Int32Array, prices: PlanPrices): CardWorth {
    const best = new Float64Array(months).fill(-Infinity);
    const plain = new Float64Array(months).fill(-Infinity);
    for (const holding of holdings) {
      const month = holding.opened!;
      const { surplusUsd } = toOption(holding, reach, prices);
      if (surplusUsd > best[month]!) best[month] = surplusUsd;
      if (holding.level < 0 && surplusUsd > plain[month]!) plain[month] = surplusUsd;
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
      return { worths, best: orderOpenings(worths, settings, rules) };
    },
  };
}
