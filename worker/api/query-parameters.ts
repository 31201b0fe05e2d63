/**
 * The query parameters of the API as JSON Schema, from the lists and limits
 * that the parsers use: a parameter that a parser learns and this file does
 * not know is a type error.
 */
import { SPEND_CATEGORIES, type SpendCategory } from "../../src/catalog/card.ts";
import { listCards } from "../../src/catalog/queries.ts";
import { DEFAULT_WALLET_CARDS, MAX_WALLET_CARDS } from "../../src/rewards/check-request.ts";
import { DEFAULT_PERK_PERCENT } from "../../src/rewards/perks.ts";
import { listBrandCategories, MAX_MONTHLY_USD } from "../../src/rewards/spend-lines.ts";
import { DEFAULT_SPEND, SPEND_PRESETS } from "../../src/rewards/spend-presets.ts";
import { HORIZONS, REDEEM_MODES } from "../../src/rewards/value-options.ts";
import { type ANALYZER_PARAMETERS, CARD_TYPES, MAX_FEE_BUDGET_USD } from "../../src/tools/analyzer/analyzer-query.ts";
import type { CALCULATOR_PARAMETERS } from "../../src/tools/calculator/calculator-query.ts";
import {
  FEE_CEILINGS,
  type FINDER_PARAMETERS,
  listFinderBrands,
  MATTERS,
  MAX_FINDER_BRANDS,
  SCORE_BANDS,
  TRIP_COUNTS,
} from "../../src/tools/finder/finder-query.ts";
import type { COMPARE_PARAMETERS } from "../../src/tools/compare/compare-query.ts";
import {
  BRAND_PREFIX,
  MAX_BRAND_LINES,
  SPEND_PERIODS,
  type SPEND_PARAMETERS,
} from "../../src/tools/spend/spend-query.ts";
import { cardsQuerySchema } from "./cards.ts";
import { searchQuerySchema } from "./search.ts";
import { type JsonSchema, toEntries } from "./to-json-schema.ts";

export interface QueryParameter {
  readonly json: JsonSchema;
  readonly isRequired?: boolean;
  /** For names that share a prefix: an object whose members are the parameters. */
  readonly isPrefixed?: boolean;
}
type Parameters<Names extends readonly string[]> = Readonly<Record<Names[number], QueryParameter>>;

const percent = (fallback: number): QueryParameter => ({
  json: { type: "number", minimum: 0, maximum: 100, default: fallback },
});
const choice = (options: readonly string[], fallback = options[0]): QueryParameter => ({
  json: { type: "string", enum: options, default: fallback },
});
const text: QueryParameter = { json: { type: "string" } };
const amount = { type: "number", minimum: 0, maximum: MAX_MONTHLY_USD };

const spend: Parameters<typeof SPEND_PARAMETERS> = {
  ...(Object.fromEntries<QueryParameter>(SPEND_CATEGORIES.map((category) => [category, { json: amount }])) as Record<
    SpendCategory,
    QueryParameter
  >),
  foreign: percent(0),
  value: choice(REDEEM_MODES),
  perks: percent(DEFAULT_PERK_PERCENT),
  period: choice(SPEND_PERIODS),
  preset: { json: { type: "string", enum: [DEFAULT_SPEND, ...SPEND_PRESETS].map((preset) => preset.slug) } },
};
const brandNames = [...listBrandCategories(listCards()).keys()];
const brands = {
  brands: {
    json: {
      type: "object",
      properties: Object.fromEntries(brandNames.map((brand) => [`${BRAND_PREFIX}${brand}`, amount])),
      additionalProperties: false,
      maxProperties: MAX_BRAND_LINES,
    },
    isPrefixed: true,
  },
};

const calculator: Parameters<typeof CALCULATOR_PARAMETERS> = { ...spend, cards: text };
const compare: Parameters<typeof COMPARE_PARAMETERS> = {
  ...spend,
  cards: { ...text, isRequired: true },
  differences: { json: { type: "string", enum: ["1"] } },
};
const analyzer: Parameters<typeof ANALYZER_PARAMETERS> = {
  ...spend,
  max: { json: { type: "integer", minimum: 1, maximum: MAX_WALLET_CARDS, default: DEFAULT_WALLET_CARDS } },
  own: text,
  must: text,
  not: text,
  type: choice(CARD_TYPES),
  horizon: choice(HORIZONS),
  fees: { json: { type: "number", minimum: 0, maximum: MAX_FEE_BUDGET_USD } },
};
const finder: Parameters<typeof FINDER_PARAMETERS> = {
  ...spend,
  matters: choice(MATTERS),
  balance: choice(["no", "yes"]),
  score: choice(SCORE_BANDS),
  fee: choice(FEE_CEILINGS),
  brand: {
    json: {
      type: "array",
      items: { type: "string", enum: listFinderBrands(listCards()) },
      maxItems: MAX_FINDER_BRANDS,
    },
  },
  trips: choice(TRIP_COUNTS, "4"),
  type: choice(["personal", "business"]),
};

/** By the endpoint's id; endpoints that are not here have none. */
export const QUERY_PARAMETERS: Readonly<Record<string, Readonly<Record<string, QueryParameter>>>> = {
  search: toEntries(searchQuerySchema),
  cards: toEntries(cardsQuerySchema),
  rewards: { ...calculator, ...brands, cards: { ...text, isRequired: true } },
  "rewards-twin": { ...analyzer, ...brands },
  "rewards-compare-twin": { ...calculator, ...brands },
  "compare-twin": { ...compare, ...brands },
  "card-finder-twin": { ...finder, ...brands },
};
