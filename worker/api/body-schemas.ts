/**
 * The JSON bodies of the tools' POST as JSON Schema: the parameters of the same names (query-parameters.ts),
 * but for fields whose JSON has another shape than the parameter.
 */
import type { JsonSchema } from "@valibot/to-json-schema";
import records from "virtual:tool-records";

import { SPEND_CATEGORIES } from "../../src/catalog/card.ts";
import { MAX_APPLICATIONS } from "../../src/engine/plan/plan-settings.ts";
import {
  MAX_ONE_OFF_USD,
  MAX_ONE_OFFS,
  MAX_OTHER_ACCOUNTS,
  MONTHS_CHOICES,
} from "../../src/tools/planner/planner-limits.ts";
import { MAX_POINTS } from "../../src/tools/planner/parse-trip.ts";
import { MAX_BRANDS, MAX_HISTORY, MAX_PERKS_NAMED, PERK_MODES } from "../../src/tools/profile/profile-parameters.ts";
import { UNSAID } from "../../src/tools/profile/visitor-profile.ts";
import type { BodyField, BodyFields } from "./json-body.ts";
import { PLANNER_FIELDS } from "./tool-fields.ts";

import {
  ALL_BRANDS,
  ALL_PARTS,
  AMOUNT,
  CARD_COUNT,
  CENTS,
  PERCENT,
  PROGRAM_KEYS,
  TEXT,
  toMembers,
} from "./schema-parts.ts";
import { QUERY_PARAMETERS, type QueryParameter } from "./query-parameters.ts";

const toNumbers = (values: readonly unknown[]) =>
  values.flatMap((value) => (value === "" || value === undefined ? [] : [Number(value)]));

const PERK_KEYS: JsonSchema = {
  type: "array",
  items: {
    type: "object",
    properties: { card: TEXT, perk: TEXT },
    required: ["card", "perk"],
    additionalProperties: false,
  },
  maxItems: MAX_PERKS_NAMED,
};
const MONTH: JsonSchema = { type: "string", pattern: String.raw`^20\d\d-(0[1-9]|1[0-2])$` };
const toHistoryItem = (required: readonly string[]): JsonSchema => ({
  type: "object",
  properties: { slug: TEXT, month: MONTH },
  required: [...required],
  additionalProperties: false,
});

/** Fields of a profile whose JSON has another shape than the parameter. */
const PROFILE_SCHEMAS: Readonly<Record<string, JsonSchema>> = {
  parts: toMembers(ALL_PARTS, AMOUNT),
  shares: toMembers(ALL_PARTS, PERCENT),
  brands: { ...toMembers(ALL_BRANDS, AMOUNT), maxProperties: MAX_BRANDS },
  cpp: toMembers(PROGRAM_KEYS, CENTS),
  brandsUsed: {
    anyOf: [{ type: "array", items: { type: "string", enum: ALL_BRANDS }, maxItems: MAX_BRANDS }, { const: "any" }],
  },
  perks: {
    anyOf: [
      { type: "string", enum: [...PERK_MODES] },
      { type: "object", properties: { use: PERK_KEYS, skip: PERK_KEYS }, additionalProperties: false },
    ],
  },
  rotating: { type: "boolean", default: UNSAID.rotating },
  score: { anyOf: [{ type: "number", enum: [580, 670, 700, 740] }, { const: "none" }, { type: "null" }] },
  opened: { type: "array", items: toHistoryItem(["slug", "month"]), maxItems: MAX_HISTORY },
  had: { type: "array", items: { anyOf: [TEXT, toHistoryItem(["slug"])] }, maxItems: MAX_HISTORY },
};

const toObject = (properties: Readonly<Record<string, JsonSchema>>): JsonSchema => ({
  type: "object",
  properties: { ...properties },
  required: Object.keys(properties),
  additionalProperties: false,
});

/** What one person has and had. */
const PERSON_SCHEMAS: Readonly<Record<string, JsonSchema>> = {
  renewals: { type: "object", additionalProperties: { type: "integer", minimum: 1, maximum: 12 } },
  closed: { type: "array", items: { anyOf: [TEXT, toHistoryItem(["slug"])] }, maxItems: MAX_HISTORY },
  otherOpened: {
    type: "array",
    items: toObject({ count: { type: "integer", minimum: 1, maximum: MAX_OTHER_ACCOUNTS }, month: MONTH }),
    maxItems: MAX_OTHER_ACCOUNTS,
  },
};

/** The planner's besides. */
const PLANNER_SCHEMAS: Readonly<Record<string, JsonSchema>> = {
  ...PROFILE_SCHEMAS,
  ...PERSON_SCHEMAS,
  months: { type: "integer", enum: MONTHS_CHOICES.map(Number), default: Number(MONTHS_CHOICES[0]) },
  goal: {
    anyOf: [
      toObject({
        program: { type: "string", enum: records.plan.goals.map(({ key }) => key) },
        points: { type: "integer", minimum: 1, maximum: MAX_POINTS },
        month: MONTH,
      }),
      { type: "null" },
    ],
  },
  balances: { type: "object", additionalProperties: { type: "integer", minimum: 0, maximum: MAX_POINTS } },
  second: {
    type: "object",
    properties: {
      ...PERSON_SCHEMAS,
      applications: { type: "integer", minimum: 0, maximum: MAX_APPLICATIONS },
      owned: { type: "array", items: TEXT, maxItems: CARD_COUNT },
      opened: PROFILE_SCHEMAS["opened"]!,
      had: PROFILE_SCHEMAS["had"]!,
      score: PROFILE_SCHEMAS["score"]!,
    },
    additionalProperties: false,
  },
  once: {
    type: "array",
    items: toObject({
      month: MONTH,
      usd: { type: "number", minimum: 0, maximum: MAX_ONE_OFF_USD },
      category: { type: "string", enum: [...SPEND_CATEGORIES] },
    }),
    maxItems: MAX_ONE_OFFS,
  },
};

/** A field of a body as its parameter is described, with the types that JSON has and addresses have not. */
function toFieldSchema(
  { kind, parameter, members, isNullable }: BodyField,
  parameters: Readonly<Record<string, QueryParameter>>,
): JsonSchema {
  if (kind === "numbers") {
    const properties = Object.fromEntries((members ?? ALL_BRANDS).map((member) => [member, AMOUNT]));
    return {
      type: "object",
      properties,
      additionalProperties: false,
      ...(members ? {} : { maxProperties: MAX_BRANDS }),
    };
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

const toBodySchema = (
  path: string,
  fields: BodyFields,
  { required = [], own = {} }: { required?: readonly string[]; own?: Readonly<Record<string, JsonSchema>> } = {},
): JsonSchema => ({
  type: "object",
  properties: Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [
      name,
      own[name] ?? toFieldSchema(field, QUERY_PARAMETERS[path] ?? {}),
    ]),
  ),
  ...(required.length > 0 ? { required: [...required] } : {}),
  additionalProperties: false,
});

/** By the path of the endpoint: the JSON body of its POST. */
export const BODY_SCHEMAS: Readonly<Record<string, JsonSchema>> = {
  "/api/planner": toBodySchema("/api/planner", PLANNER_FIELDS, { own: PLANNER_SCHEMAS }),
};
