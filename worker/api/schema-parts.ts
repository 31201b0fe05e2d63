/** Pieces that the schemas of query parameters and of JSON bodies share: amounts, brands, programs and parts of spend. */
import type { JsonSchema } from "@valibot/to-json-schema";
import records from "virtual:tool-records";

import { type Part, PARTS } from "../../src/engine/value/parts.ts";
import { listPrograms } from "../../src/tools/shared/profile-context.ts";
import { MAX_CENTS_PER_POINT, MAX_MONTHLY_USD } from "../../src/tools/profile/profile-parameters.ts";

export const ALL_PARTS: readonly Part[] = Object.values(PARTS).flat();
export const PROGRAM_KEYS = listPrograms(records.context).map(({ key }) => key);
export const ALL_BRANDS = records.context.brands.map(({ name }) => name);
export const CARD_COUNT = records.context.cards.length;

export const TEXT: JsonSchema = { type: "string" };
export const AMOUNT: JsonSchema = { type: "number", minimum: 0, maximum: MAX_MONTHLY_USD };
export const CENTS: JsonSchema = { type: "number", minimum: 0, maximum: MAX_CENTS_PER_POINT };
export const PERCENT: JsonSchema = { type: "number", minimum: 0, maximum: 100 };

/** An object of which each member, if there, is of one schema. */
export const toMembers = (names: readonly string[], schema: JsonSchema): JsonSchema => ({
  type: "object",
  properties: Object.fromEntries(names.map((name) => [name, schema])),
  additionalProperties: false,
});
