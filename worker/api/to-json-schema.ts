/** Our valibot schemas as JSON Schema (2020-12), with references as an OpenAPI document has them. */
import { type ConversionConfig, type JsonSchema, toJsonSchema, toJsonSchemaDefs } from "@valibot/to-json-schema";
import type * as v from "valibot";

import { describeProperties } from "./describe-properties.ts";

/** What is said of values after they were read; rules that JSON Schema has no word for are left out. */
const CONFIG = {
  target: "draft-2020-12",
  typeMode: "output",
  ignoreActions: ["check", "trim", "finite"],
  overrideRef: ({ referenceId }) => toReference(referenceId),
} as const satisfies ConversionConfig;

export const toReference = (name: string): string => `#/components/schemas/${name}`;

function toPlainSchema(schema: v.GenericSchema): JsonSchema {
  const { $schema: _, ...json } = toJsonSchema(schema, CONFIG);
  return json;
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

/** A schema of an answer: open, and each of its properties described. */
export const toAnswerSchema = (name: string, schema: v.GenericSchema): JsonSchema =>
  describeProperties(name, toOpen(toPlainSchema(schema)));

/** Schemas of answers that refer to each other by their names here. */
export const toNamedSchemas = (schemas: Readonly<Record<string, v.GenericSchema>>): Record<string, JsonSchema> =>
  Object.fromEntries(
    Object.entries(toJsonSchemaDefs(schemas, CONFIG)).map(([name, json]) => [
      name,
      describeProperties(name, toOpen(json)),
    ]),
  );

/** The entries of an object schema, by name. */
export const toEntries = (
  schema: v.StrictObjectSchema<v.ObjectEntries, undefined>,
): Readonly<Record<string, { readonly json: JsonSchema; readonly isRequired: boolean }>> =>
  Object.fromEntries(
    Object.entries(schema.entries).map(([name, entry]) => [
      name,
      { json: toSchema(entry as v.GenericSchema), isRequired: entry.type !== "optional" },
    ]),
  );
