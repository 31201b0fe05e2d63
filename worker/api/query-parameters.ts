/**
 * The query parameters of the API as JSON Schema, from the lists and limits
 * that the parsers use: a parameter that a parser learns and this file does
 * not know is a type error. The fields of JSON bodies are described by the same.
 */
import type { JsonSchema } from "@valibot/to-json-schema";

import { SPEND_CATEGORIES, type SpendCategory } from "../../src/catalog/card.ts";
import { listCards } from "../../src/catalog/queries.ts";
import { DEFAULT_WALLET_CARDS, MAX_WALLET_CARDS } from "../../src/rewards/check-request.ts";
import { DEFAULT_PERK_PERCENT } from "../../src/rewards/perks.ts";
import { MAX_MONTHLY_USD } from "../../src/rewards/spend-lines.ts";
import { DEFAULT_SPEND, SPEND_PRESETS } from "../../src/rewards/spend-presets.ts";
import { HORIZONS, REDEEM_MODES } from "../../src/rewards/value-options.ts";
import { SEARCH_MAX_RESULTS } from "../../src/search/search-limits.ts";
import {
  type ANALYZER_PARAMETERS,
  CARD_TYPES,
  MAX_EXCLUDED_CARDS,
  MAX_FEE_BUDGET_USD,
  MAX_OWNED_CARDS,
} from "../../src/tools/analyzer/analyzer-query.ts";
import { type CALCULATOR_PARAMETERS, MAX_CALCULATOR_CARDS } from "../../src/tools/calculator/calculator-query.ts";
import { type COMPARE_PARAMETERS, MAX_COMPARED_CARDS } from "../../src/tools/compare/compare-query.ts";
import {
  FEE_CEILINGS,
  type FINDER_PARAMETERS,
  listFinderBrands,
  MATTERS,
  MAX_FINDER_BRANDS,
  SCORE_BANDS,
  TRIP_COUNTS,
} from "../../src/tools/finder/finder-query.ts";
import {
  BRAND_PREFIX,
  MAX_BRAND_LINES,
  SPEND_PERIODS,
  type SPEND_PARAMETERS,
} from "../../src/tools/spend/spend-query.ts";
import { BRAND_NAMES } from "../../src/tools/tool-catalog.ts";
import { cardsQuerySchema } from "./cards.ts";
import type { BodyField, BodyFields } from "./json-body.ts";
import { searchQuerySchema } from "./search.ts";
import { ANALYZER_FIELDS, CARDS_FIELDS, FINDER_FIELDS } from "./tool-fields.ts";
import { toEntries } from "./to-json-schema.ts";

export interface QueryParameter {
  readonly json: JsonSchema;
  readonly isRequired?: boolean;
  /** A list: its values joined by commas, or the parameter repeated. */
  readonly style?: "joined" | "repeated";
  /** For names that share a prefix: an object whose members are the parameters. */
  readonly isPrefixed?: boolean;
}
type Parameters<Names extends readonly string[]> = Readonly<Record<Names[number], QueryParameter>>;

const percent = (fallback: number): QueryParameter => ({
  json: { type: "number", minimum: 0, maximum: 100, default: fallback },
});
const choice = (options: readonly string[], fallback = options[0] ?? ""): QueryParameter => ({
  json: { type: "string", enum: [...options], default: fallback },
});
const cards = (min: number, max: number): QueryParameter => ({
  json: { type: "array", items: { type: "string" }, ...(min > 0 ? { minItems: min } : {}), maxItems: max },
  style: "joined",
});
const amount: JsonSchema = { type: "number", minimum: 0, maximum: MAX_MONTHLY_USD };

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
const toBrandAmounts = (prefix: string): JsonSchema => ({
  type: "object",
  properties: Object.fromEntries(BRAND_NAMES.map((brand) => [prefix + brand, amount])),
  additionalProperties: false,
  maxProperties: MAX_BRAND_LINES,
});
const brands = { brands: { json: toBrandAmounts(BRAND_PREFIX), isPrefixed: true } };

const calculator: Parameters<typeof CALCULATOR_PARAMETERS> = { ...spend, cards: cards(0, MAX_CALCULATOR_CARDS) };
const compare: Parameters<typeof COMPARE_PARAMETERS> = {
  ...spend,
  cards: { ...cards(2, MAX_COMPARED_CARDS), isRequired: true },
  differences: { json: { type: "string", enum: ["1"] } },
};
const analyzer: Parameters<typeof ANALYZER_PARAMETERS> = {
  ...spend,
  max: { json: { type: "integer", minimum: 1, maximum: MAX_WALLET_CARDS, default: DEFAULT_WALLET_CARDS } },
  own: cards(0, MAX_OWNED_CARDS),
  must: cards(0, MAX_WALLET_CARDS),
  not: cards(0, MAX_EXCLUDED_CARDS),
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
    style: "repeated",
  },
  trips: choice(TRIP_COUNTS, "4"),
  type: choice(["personal", "business"]),
};

const search = toEntries(searchQuerySchema);

/** By the path of the endpoint; endpoints that are not here have none. */
export const QUERY_PARAMETERS: Readonly<Record<string, Readonly<Record<string, QueryParameter>>>> = {
  "/api/search": {
    ...search,
    limit: { json: { ...search["limit"]?.json, type: "integer", default: SEARCH_MAX_RESULTS } },
  },
  "/api/cards": toEntries(cardsQuerySchema),
  "/api/analyzer": { ...analyzer, ...brands },
  "/api/calculator": { ...calculator, ...brands },
  "/api/compare": { ...compare, ...brands },
  "/api/finder": { ...finder, ...brands },
};

const toNumbers = (values: readonly unknown[]) =>
  values.flatMap((value) => (value === "" || value === undefined ? [] : [Number(value)]));

/** A field of a body as its parameter is described, with the types that JSON has and addresses have not. */
function toFieldSchema(
  { kind, parameter, members, isNullable }: BodyField,
  parameters: Readonly<Record<string, QueryParameter>>,
): JsonSchema {
  if (kind === "numbers") {
    if (!members) return toBrandAmounts("");
    const properties = Object.fromEntries(members.map((member) => [member, amount]));
    return { type: "object", properties, additionalProperties: false };
  }
  const json = parameters[parameter]?.json ?? {};
  if (kind === "flag") return { type: "boolean", default: false };
  if (kind !== "count" || !json.enum) return isNullable ? { anyOf: [json, { type: "null" }] } : json;
  const numbers: JsonSchema = {
    type: "number",
    enum: toNumbers(json.enum),
    ...(json.default === "" ? {} : { default: Number(json.default) }),
  };
  return isNullable ? { anyOf: [numbers, { type: "null" }] } : numbers;
}

const toBodySchema = (path: string, fields: BodyFields, required: readonly string[] = []): JsonSchema => ({
  type: "object",
  properties: Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, toFieldSchema(field, QUERY_PARAMETERS[path] ?? {})]),
  ),
  ...(required.length > 0 ? { required: [...required] } : {}),
  additionalProperties: false,
});

/** By the path of the endpoint: the JSON body of its POST. */
export const BODY_SCHEMAS: Readonly<Record<string, JsonSchema>> = {
  "/api/analyzer": toBodySchema("/api/analyzer", ANALYZER_FIELDS),
  "/api/calculator": toBodySchema("/api/calculator", CARDS_FIELDS),
  "/api/compare": toBodySchema("/api/compare", CARDS_FIELDS, ["cards"]),
  "/api/finder": toBodySchema("/api/finder", FINDER_FIELDS),
};
