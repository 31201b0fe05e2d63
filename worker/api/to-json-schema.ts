/** Our valibot schemas as JSON Schema (2020-12), with references as an OpenAPI document has them. */
import { type ConversionConfig, type JsonSchema, toJsonSchema, toJsonSchemaDefs } from "@valibot/to-json-schema";
import type * as v from "valibot";

import type { AnswerMetadata } from "../../src/tools/shared/answer-parts.ts";

/** What is said of values after they were read; rules that JSON Schema has no word for are left out. */
const CONFIG = {
  target: "draft-2020-12",
  typeMode: "output",
  ignoreActions: ["check", "trim", "finite"],
  overrideRef: ({ referenceId }) => toReference(referenceId),
  // A component that is described elsewhere.
  overrideSchema: ({ valibotSchema, jsonSchema }) =>
    valibotSchema.type === "custom" ? { ...jsonSchema, type: "object" } : undefined,
} as const satisfies ConversionConfig;

export const toReference = (name: string): string => `#/components/schemas/${name}`;

function toPlainSchema(schema: v.GenericSchema): JsonSchema {
  const { $schema: _, ...json } = toJsonSchema(schema, CONFIG);
  return unmark(json);
}

/** A schema of a request: it says no to what it does not know. */
export const toSchema = toPlainSchema;

/** An answer may get members that today's clients do not know, so that nothing breaks when one is added. */
export function toOpen(json: JsonSchema): JsonSchema {
  return mapSchemas(json, (part) => {
    if (part.additionalProperties !== false) return part;
    const { additionalProperties: _, ...open } = part;
    return open;
  });
}

/** The same with every schema inside it changed, the innermost first. */
export function mapSchemas(json: JsonSchema, change: (part: JsonSchema) => JsonSchema): JsonSchema {
  const inner = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(inner);
    return typeof value === "object" && value !== null ? mapSchemas(value, change) : value;
  };
  const toMembers = (members: object) =>
    Object.fromEntries(Object.entries(members).map(([name, member]) => [name, inner(member)]));
  const mapped = Object.fromEntries(
    Object.entries(json).map(([keyword, value]) => {
      if (keyword === "properties") return [keyword, toMembers(value as object)];
      const isSchema = ["items", "anyOf", "oneOf", "allOf", "prefixItems", "additionalProperties"].includes(keyword);
      return [keyword, isSchema ? inner(value) : value];
    }),
  );
  return change(mapped);
}

/** A schema of an answer is open. */
export const toAnswerSchema = (schema: v.GenericSchema): JsonSchema => toOpen(toPlainSchema(schema));

type Marked = JsonSchema & AnswerMetadata;

/**
 * Without what schemas carry for us.
 * @param found gets the components by name, each of which is then referred to where it was; without it they stay
 */
function unmark(json: JsonSchema, found?: Map<string, JsonSchema>): JsonSchema {
  return mapSchemas(json, (part) => {
    const { isUsd: _, component, ...plain } = part as Marked;
    if (component === undefined || !found) return plain;
    const { description, ...schema } = plain;
    if (!found.has(component)) found.set(component, schema);
    return { $ref: toReference(component), ...(description === undefined ? {} : { description }) };
  });
}

/** Schemas of answers that refer to each other by their names here, and the parts that they share. */
export function toNamedSchemas(schemas: Readonly<Record<string, v.GenericSchema>>): Record<string, JsonSchema> {
  const parts = new Map<string, JsonSchema>();
  const named = Object.entries(toJsonSchemaDefs(schemas, CONFIG)).map(([name, json]): [string, JsonSchema] => [
    name,
    unmark(toOpen(json), parts),
  ]);
  return Object.fromEntries([...parts, ...named]);
}
