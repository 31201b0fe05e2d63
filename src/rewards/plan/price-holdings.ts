/** What the holdings of single cards are worth above some prices, and the best of them put together as if they did not touch. */
import { assignOpenings, type OpeningTable } from "./assign-openings.ts";
import type { HoldingTerms, PlanBound } from "./bound-plan.ts";
import type { PlanPrices } from "./state-surplus.ts";
import type { PlanModel } from "./plan-model.ts";
import type { Holding } from "./plan.ts";
import type { Picked } from "./tune-prices.ts";

/** A holding with what it is worth above some prices. */
export interface Option {
  readonly terms: HoldingTerms;
  readonly surplusUsd: number;
}

/** One person's cards with the months in which they may be opened. */
export interface SetTable {
  /** By card and month: the most that an opening is worth. */
  readonly worth: readonly Float64Array[];
  readonly table: OpeningTable;
  /** By card and month, the best first. */
  readonly options: readonly (readonly Option[])[][];
}

const byWorth = (left: Option, right: Option) => right.surplusUsd - left.surplusUsd;

/** Null: the cards cannot all be opened. */
export const pickOpenings = ({ worth, table, options }: SetTable): Option[] | null =>
  table.most((1 << worth.length) - 1, 0) === -Infinity
    ? null
    : table.pick().map((month, at) => options[at]![month]![0]!);

export type HoldingPricer = ReturnType<typeof createHoldingPricer>;

export function createHoldingPricer({ cards, settings }: PlanModel, bound: PlanBound) {
  const { months, gapMonths } = settings;
  const toOptionOf = (terms: HoldingTerms, prices: PlanPrices): Option => ({
    terms,
    surplusUsd: bound.surplus(terms, prices),
  });
  const toOption = (holding: Holding, reach: Int32Array, prices: PlanPrices): Option =>
    toOptionOf(bound.toTerms(holding, reach), prices);

  return {
    toOptionOf,
    toOption,
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

    /** Openings that fit together and are worth most one by one. */
    pickGreedily(
      holdings: readonly Holding[],
      reach: Int32Array,
      prices: PlanPrices,
      most: readonly number[],
      mostInAll: number,
    ): Option[] {
      const ranked = holdings.map((holding) => toOption(holding, reach, prices)).toSorted(byWorth);
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
    },

    /** By card: the most that an opening in or after a month is worth. */
    findMostFrom(holdings: readonly Holding[], reach: Int32Array, prices: PlanPrices): Map<number, Float64Array> {
      const mostFrom = new Map<number, Float64Array>();
      for (const [card, ofCard] of Map.groupBy(holdings, (holding) => holding.card)) {
        const from = new Float64Array(months + 1).fill(-Infinity);
        for (const holding of ofCard) {
          const { surplusUsd } = toOption(holding, reach, prices);
          from[holding.opened!] = Math.max(from[holding.opened!]!, surplusUsd);
        }
        for (let month = months - 1; month >= 0; month -= 1) from[month] = Math.max(from[month]!, from[month + 1]!);
        mostFrom.set(card, from);
      }
      return mostFrom;
    },

    makeTable(ofPerson: readonly (readonly Holding[])[], reach: Int32Array, prices: PlanPrices): SetTable {
      const options = ofPerson.map((holdings) => {
        const byMonth: Option[][] = Array.from({ length: months }, () => []);
        for (const holding of holdings) byMonth[holding.opened!]!.push(toOption(holding, reach, prices));
        for (const ofMonth of byMonth) ofMonth.sort(byWorth);
        return byMonth;
      });
      const worth = options.map((byMonth) => Float64Array.from(byMonth, ([first]) => first?.surplusUsd ?? -Infinity));
      return { worth, options, table: assignOpenings(worth, months, gapMonths) };
    },
  };
}
