/** A table as JSON Schema: of a body, and of each parameter of an address. */
import type { JsonSchema } from "@valibot/to-json-schema";

import { toNameSchema, toScalarSchema } from "./kinds.ts";
import { isScalar, type Parameter, type Table } from "./parameter.ts";
import { type Vocabularies, vocabularyOf } from "./vocabulary.ts";

/** One value, without its words. */
export function toValueSchema(row: Parameter, vocabularies: Vocabularies): JsonSchema {
  if (isScalar(row)) return toScalarSchema(row, vocabularies);
  if (row.kind === "list")
    return {
      type: "array",
      items: toNameSchema(vocabularyOf(row, vocabularies)),
      ...(row.min === undefined ? {} : { minItems: row.min }),
      maxItems: row.max ?? vocabularyOf(row, vocabularies).entries.length,
    };
  if (row.kind === "map") {
    const keys = toNameSchema(vocabularies[row.of]);
    return {
      type: "object",
      ...("enum" in keys ? { propertyNames: { enum: keys.enum! } } : {}),
      additionalProperties: toScalarSchema(row.each, vocabularies),
      ...(row.max === undefined ? {} : { maxProperties: row.max }),
    };
  }
  const required = Object.entries(row.fields).flatMap(([field, { default: none }]) => (none === null ? [] : [field]));
  return {
    type: "array",
    maxItems: row.max,
    items: {
      anyOf: [
        {
          type: "object",
          properties: Object.fromEntries(
            Object.entries(row.fields).map(([field, kind]) => [field, toPropertySchema(kind, vocabularies)]),
          ),
          required,
          additionalProperties: false,
        },
        { type: "string", description: `In short: ${Object.keys(row.fields).join(":")}.` },
      ],
    },
  };
}

const toNullable = (schema: JsonSchema): JsonSchema =>
  "enum" in schema
    ? {
        ...schema,
        ...(typeof schema.type === "string" ? { type: [schema.type, "null"] } : {}),
        enum: [...schema.enum!, null],
      }
    : { anyOf: [schema, { type: "null" }] };

type JsonValue = NonNullable<Extract<JsonSchema, object>["examples"]>[number];

/** The row's example as JSON has it. */
export function toExample(row: Parameter, vocabularies: Vocabularies): unknown {
  const { example } = row;
  switch (row.kind) {
    case "amount":
    case "count":
    case "percent":
      return Number(example);
    case "flag":
      return example === "yes";
    case "choice":
      return row.choices.map(([value]) => value).find((value) => String(value) === example);
    case "list":
    case "record":
      return example.split(",");
    case "map":
      return { [vocabularies[row.of].entries[0]?.key ?? ""]: toExample({ ...row.each, example }, vocabularies) };
    default:
      return example;
  }
}

/** One property of a body: its value with its description, default and example. */
export function toPropertySchema(row: Parameter, vocabularies: Vocabularies): JsonSchema {
  const value = toValueSchema(row, vocabularies);
  const isSaid = isScalar(row) && row.default !== null && row.default !== "";
  return {
    ...(row.default === null ? toNullable(value) : value),
    description: row.doc,
    ...(isSaid ? { default: row.default } : {}),
    examples: [toExample(row, vocabularies) as JsonValue],
  };
}

/** What the names before a dot are about. */
const GROUPS: ReadonlyMap<string, string> = new Map([
  ["p2", "The second person of a plan for two, in the names of the first."],
]);

/** The whole body; a name with a dot stands inside an object. */
export function toBodySchema(table: Table, vocabularies: Vocabularies): JsonSchema {
  const properties: Record<string, JsonSchema> = {};
  const inside = Map.groupBy(Object.entries(table), ([name]) => (name.includes(".") ? name.split(".")[0]! : ""));
  for (const [name, row] of inside.get("") ?? []) properties[name] = toPropertySchema(row, vocabularies);
  for (const [group, rows] of inside) {
    if (group === "") continue;
    const own = Object.fromEntries(rows.map(([name, row]) => [name.slice(group.length + 1), row]));
    properties[group] = { ...toBodySchema(own, vocabularies), description: GROUPS.get(group) ?? "" };
  }
  return { type: "object", properties, additionalProperties: false };
}
