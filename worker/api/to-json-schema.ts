/** Our valibot schemas as JSON Schema (2020-12), with references as an OpenAPI document has them. */
import { type ConversionConfig, type JsonSchema, toJsonSchema, toJsonSchemaDefs } from "@valibot/to-json-schema";
import type * as v from "valibot";

/** What is said of values after they were read; rules that JSON Schema has no word for are left out. */
const CONFIG = {
  target: "draft-2020-12",
  typeMode: "output",
  ignoreActions: ["check", "trim", "finite"],
  overrideRef: ({ referenceId }) => toReference(referenceId),
} as const satisfies ConversionConfig;

export const toReference = (name: string): string => `#/components/schemas/${name}`;

export function toSchema(schema: v.GenericSchema): JsonSchema {
  const { $schema: _, ...json } = toJsonSchema(schema, CONFIG);
  return json;
}

/** Schemas that refer to each other by their names here. */
export const toNamedSchemas = (schemas: Readonly<Record<string, v.GenericSchema>>): Record<string, JsonSchema> =>
  toJsonSchemaDefs(schemas, CONFIG);

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
