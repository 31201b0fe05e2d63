/** What the holdings of single cards are worth above some prices, and the best of them put together as if they did not touch. */
import { type HoldingTerms, type PlanBound, sumPrices, surplusAt, toTerms } from "./bound-plan.ts";
import type { PlanPrices } from "./state-surplus.ts";
import { type CardWorth, type Opening, type OrderedOpenings, orderOpenings } from "./order-openings.ts";
import type { Holding } from "./plan.ts";
import type { Picked } from "./tune-prices.ts";
import { countOperations } from "../work-budget.ts";
import type { PairRules } from "./judge-plan.ts";

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

/** What single cards are priced with. */
export type HoldingPricer = ReturnType<typeof createHoldingPricer>;

export const createHoldingPricer = (bound: PlanBound, rules: PairRules, isOver: () => boolean) => ({
  bound,
  rules,
  calendar: { ...bound.model.settings, isOver },
  /** By holdings of which one is looked for at many prices. */
  known: new WeakMap<readonly Holding[], { readonly reach: Int32Array; readonly terms: readonly HoldingTerms[] }>(),
});

/** Where holdings are priced: what could enable each card, and the prices. */
export interface PricedAt {
  readonly reach: Int32Array;
  readonly prices: PlanPrices;
}

export const toOptionOf = ({ bound }: HoldingPricer, terms: HoldingTerms, prices: PlanPrices): Option => ({
  terms,
  surplusUsd: surplusAt(bound, prices)(terms),
});

export const toOption = (pricer: HoldingPricer, holding: Holding, { reach, prices }: PricedAt): Option =>
  toOptionOf(pricer, toTerms(pricer.bound, holding, reach), prices);

function listTerms({ known, bound }: HoldingPricer, holdings: readonly Holding[], reach: Int32Array) {
  let list = known.get(holdings);
  if (list?.reach !== reach) {
    list = { reach, terms: holdings.map((holding) => toTerms(bound, holding, reach)) };
    known.set(holdings, list);
  }
  return list.terms;
}

/** What opening one card is worth by month. */
export function findWorth(pricer: HoldingPricer, card: number, holdings: readonly Holding[], at: PricedAt): CardWorth {
  const { months } = pricer.calendar;
  const best = new Float64Array(months).fill(-Infinity);
  const plain = new Float64Array(months).fill(-Infinity);
  const surplusOf = surplusAt(pricer.bound, at.prices);
  countOperations(HOLDING_OPERATIONS * holdings.length);
  for (const terms of listTerms(pricer, holdings, at.reach)) {
    const month = terms.holding.opened!;
    const usd = surplusOf(terms);
    if (usd > best[month]!) best[month] = usd;
    if (terms.holding.level < 0 && usd > plain[month]!) plain[month] = usd;
  }
  return { card, best, plain };
}

function pickHolding(pricer: HoldingPricer, holdings: readonly Holding[], at: PricedAt): Option {
  return holdings
    .map((holding) => toOption(pricer, holding, at))
    .reduce((best, option) => (option.surplusUsd > best.surplusUsd ? option : best));
}

/** Of each card the best. */
export const pickBest = (pricer: HoldingPricer, choices: readonly (readonly Holding[])[], at: PricedAt): Option[] =>
  choices.map((ofCard) => pickHolding(pricer, ofCard, at));

/** The best way to open a card as it is given. */
export function pickOpening(
  pricer: HoldingPricer,
  { month, mayEarn }: Opening,
  ofCard: readonly Holding[],
  at: PricedAt,
): Option {
  const ways = ofCard.filter(({ opened, level }) => opened === month && (mayEarn || level < 0));
  return pickHolding(pricer, ways, at);
}

export const toPicked = ({ bound }: HoldingPricer, prices: PlanPrices, options: readonly Option[]): Picked => ({
  usd: options.reduce((sum, { surplusUsd }) => sum + surplusUsd, sumPrices(bound, prices)),
  terms: options.map(({ terms }) => terms),
});

export function makeTable(
  pricer: HoldingPricer,
  ofCards: ReadonlyMap<number, readonly Holding[]>,
  at: PricedAt,
): SetTable {
  const worths = [...ofCards].map(([card, ofCard]) => findWorth(pricer, card, ofCard, at));
  return { worths, best: orderOpenings(worths, pricer.calendar, pricer.rules) };
}
