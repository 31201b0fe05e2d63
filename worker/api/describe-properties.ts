/** Puts the glossary's words and examples into a schema. */
import type { JsonSchema } from "@valibot/to-json-schema";

import { type GlossaryEntry, PROPERTY_GLOSSARY } from "./property-glossary.ts";

/**
 * The entry of a property: the one for its place first; `parent.*` is for names that are data.
 * @param parents names of the schema and the properties that it is in, the innermost last
 */
export function findEntry(parents: readonly string[], name: string): GlossaryEntry | undefined {
  const [grandparent, parent] = ["", "", ...parents].slice(-2);
  const keys = [`${grandparent}.${parent}.${name}`, `${parent}.${name}`, `${parent}.*`, name];
  return keys.map((key) => PROPERTY_GLOSSARY[key]).find((entry) => entry !== undefined);
}

type Part = Readonly<Record<string, unknown>>;
const isObject = (value: unknown): value is Part =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** What the schema itself tells: a constant, the first choice, a truth. */
function findOwnExample(schema: Part): unknown {
  if ("default" in schema) return schema["default"];
  if ("const" in schema) return schema["const"];
  if (Array.isArray(schema["enum"])) return (schema["enum"] as unknown[])[0];
  if (schema["type"] === "boolean") return true;
  if (schema["type"] === "array" && isObject(schema["items"])) {
    const item = findOwnExample(schema["items"]);
    return item === undefined ? undefined : [item];
  }
  if (Array.isArray(schema["anyOf"])) {
    return (schema["anyOf"] as Part[]).map(findOwnExample).find((example) => example !== undefined);
  }
  return undefined;
}

const isOfType = ({ type }: Part, value: unknown): boolean =>
  type === undefined ||
  (type === "integer" ? typeof value === "number" : type === (Array.isArray(value) ? "array" : typeof value));

/** @param wanted taken where it is of the schema's type, and the schema has no choices of its own */
export function toExample(schema: Part, wanted: unknown): unknown {
  const own = findOwnExample(schema);
  // One word for a text and for a list of such texts.
  const candidates: readonly unknown[] = [wanted, Array.isArray(wanted) ? wanted[0] : [wanted]];
  const given = wanted === undefined ? undefined : candidates.find((candidate) => isOfType(schema, candidate));
  const isChoice = JSON.stringify(schema).includes('"enum":[') || schema["type"] === "boolean" || "const" in schema;
  return isChoice ? (own ?? given) : (given ?? own);
}

/**
 * Describes every property inside a schema.
 * @param name of the schema
 */
export const describeProperties = (name: string, schema: JsonSchema): JsonSchema => describe([name], { ...schema });

function describe(parents: readonly string[], schema: Part): Part {
  const inner = (part: unknown) => describe(parents, part as Part);
  const changed = Object.entries(schema).map(([keyword, value]): [string, unknown] => {
    if (keyword === "properties") return [keyword, describeAll(parents, value as Readonly<Record<string, Part>>)];
    if (keyword === "anyOf" || keyword === "oneOf") return [keyword, (value as readonly Part[]).map(inner)];
    const isSchema = (keyword === "items" || keyword === "additionalProperties") && isObject(value);
    return [keyword, isSchema ? inner(value) : value];
  });
  return Object.fromEntries(changed);
}

const describeAll = (parents: readonly string[], properties: Readonly<Record<string, Part>>) =>
  Object.fromEntries(
    Object.entries(properties).map(([name, property]) => [name, describeProperty(parents, name, property)]),
  );

function describeProperty(parents: readonly string[], name: string, schema: Part): Part {
  const [description, given] = findEntry(parents, name) ?? [];
  const isPlain = ["string", "number", "integer"].includes(String(schema["type"])) && !schema["enum"];
  const example = isPlain && !("examples" in schema) ? toExample(schema, given) : undefined;
  return {
    ...describe([...parents, name], schema),
    ...(description === undefined || "description" in schema ? {} : { description }),
    ...(example === undefined ? {} : { examples: [example] }),
  };
}
