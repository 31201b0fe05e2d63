/**
 * The query parameters of the API as JSON Schema, from the lists and limits
 * that the parsers use: a parameter that a parser learns and this file does
 * not know is a type error. The fields of JSON bodies are described by the same (body-schemas.ts).
 */
import type { JsonSchema } from "@valibot/to-json-schema";
import records from "virtual:tool-records";

import { SPEND_CATEGORIES, type SpendCategory } from "../../src/catalog/card.ts";
import { PARTS } from "../../src/engine/value/parts.ts";
import { PRESETS } from "../../src/engine/value/presets.ts";
import { PROFILE_DEFAULTS } from "../../src/engine/value/profile.ts";
import { MAX_APPLICATIONS } from "../../src/engine/plan/plan-settings.ts";
import {
  MAX_ONE_OFFS,
  MAX_OTHER_ACCOUNTS,
  MONTHS_CHOICES,
  PEOPLE_CHOICES,
} from "../../src/tools/planner/planner-limits.ts";
import type { PLANNER_PARAMETERS } from "../../src/tools/planner/planner-parameters.ts";
import { MAX_FEE_BUDGET_USD } from "../../src/tools/profile/visitor-profile.ts";
import { MAX_EFFORT_USD } from "../../src/tools/profile/visitor-profile.ts";
import {
  MAX_BAGS,
  MAX_BRANDS,
  MAX_HISTORY,
  MAX_PERKS_NAMED,
  MAX_TRAVELERS,
  MAX_TRIPS,
  MAX_VISIT_USD,
  PERK_MODES,
  PROFILE_CARD_TYPES,
  type PROFILE_PARAMETERS,
  SCORE_CHOICES,
  SPEND_PERIODS,
  VALUE_WAYS,
} from "../../src/tools/profile/profile-parameters.ts";
import { UNSAID } from "../../src/tools/profile/visitor-profile.ts";
import { ALL_BRANDS, ALL_PARTS, AMOUNT, CARD_COUNT, CENTS, PROGRAM_KEYS, TEXT, toMembers } from "./schema-parts.ts";

export interface QueryParameter {
  readonly json: JsonSchema;
  readonly isRequired?: boolean;
  /** A list: its values joined by commas, or the parameter repeated. */
  readonly style?: "joined" | "repeated";
  /** For names that share a prefix: an object whose members are the parameters. */
  readonly prefix?: string;
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

const count = (minimum: number, maximum: number, fallback?: number): QueryParameter => ({
  json: { type: "integer", minimum, maximum, ...(fallback === undefined ? {} : { default: fallback }) },
});
const list = (items: JsonSchema, maxItems: number): QueryParameter => ({
  json: { type: "array", items, maxItems },
  style: "joined",
});

const profile: Parameters<typeof PROFILE_PARAMETERS> = {
  ...(Object.fromEntries<QueryParameter>(SPEND_CATEGORIES.map((category) => [category, { json: AMOUNT }])) as Record<
    SpendCategory,
    QueryParameter
  >),
  foreign: percent(0),
  period: choice(SPEND_PERIODS),
  preset: { json: { type: "string", enum: PRESETS.map(({ slug }) => slug) } },
  trips: count(0, MAX_TRIPS),
  travelers: count(1, MAX_TRAVELERS),
  bags: count(0, MAX_BAGS, UNSAID.bags),
  brand: { json: { type: "array", items: TEXT, maxItems: MAX_BRANDS }, style: "repeated" },
  brands: list({ type: "string", enum: [...ALL_BRANDS, "any"] }, MAX_BRANDS),
  perks: choice(PERK_MODES),
  use: list(TEXT, MAX_PERKS_NAMED),
  skip: list(TEXT, MAX_PERKS_NAMED),
  visit: { json: { type: "number", minimum: 0, maximum: MAX_VISIT_USD, default: UNSAID.visitUsd } },
  value: { json: { type: "string", enum: [...VALUE_WAYS] } },
  rotating: choice(["yes", "no"]),
  mobile: percent(UNSAID.mobileWalletPercent),
  type: choice(PROFILE_CARD_TYPES),
  score: { json: { type: "string", enum: [...SCORE_CHOICES] } },
  has: list({ type: "string", enum: records.context.requirements.map(({ key }) => key) }, CARD_COUNT),
  opened: list(TEXT, MAX_HISTORY),
  had: list(TEXT, MAX_HISTORY),
};
const planner: Parameters<typeof PLANNER_PARAMETERS> = {
  ...profile,
  own: cards(0, CARD_COUNT),
  not: cards(0, CARD_COUNT),
  fees: { json: { type: "number", minimum: 0, maximum: MAX_FEE_BUDGET_USD } },
  effort: { json: { type: "number", minimum: 0, maximum: MAX_EFFORT_USD, default: PROFILE_DEFAULTS.effortUsd } },
  months: choice(MONTHS_CHOICES),
  apply: count(0, MAX_APPLICATIONS),
  renews: list(TEXT, CARD_COUNT),
  closed: list(TEXT, MAX_HISTORY),
  accounts: list(TEXT, MAX_OTHER_ACCOUNTS),
  once: list(TEXT, MAX_ONE_OFFS),
  goal: { json: TEXT },
  points: list(TEXT, records.plan.goals.length),
  people: choice(PEOPLE_CHOICES),
  "p2.apply": count(0, MAX_APPLICATIONS),
  "p2.own": cards(0, CARD_COUNT),
  "p2.opened": list(TEXT, MAX_HISTORY),
  "p2.renews": list(TEXT, CARD_COUNT),
  "p2.closed": list(TEXT, MAX_HISTORY),
  "p2.accounts": list(TEXT, MAX_OTHER_ACCOUNTS),
  "p2.had": list(TEXT, MAX_HISTORY),
  "p2.score": { json: { type: "string", enum: [...SCORE_CHOICES] } },
};
const withPrefix = (prefix: string, names: readonly string[], schema: JsonSchema): QueryParameter => ({
  json: toMembers(
    names.map((name) => prefix + name),
    schema,
  ),
  prefix,
});
/** Parameters whose names share a prefix. */
const profilePrefixes = {
  part: withPrefix("part.", ALL_PARTS, AMOUNT),
  of: withPrefix("of.", Object.keys(PARTS), TEXT),
  brandAmounts: withPrefix("brand.", ALL_BRANDS, AMOUNT),
  cpp: withPrefix("cpp.", PROGRAM_KEYS, CENTS),
};
const tools: Readonly<Record<string, Readonly<Record<string, QueryParameter>>>> = {
  "/api/planner": { ...planner, ...profilePrefixes },
};

/** By the path of the endpoint; endpoints that are not here have none. */
export const QUERY_PARAMETERS: Readonly<Record<string, Readonly<Record<string, QueryParameter>>>> = {
  ...tools,
  ...Object.fromEntries(Object.entries(tools).map(([path, parameters]) => [`${path}.csv`, parameters])),
  "/api/planner.ics": { ...planner, ...profilePrefixes },
};
