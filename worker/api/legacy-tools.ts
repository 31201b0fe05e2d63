/** Tools that do not read by their tables yet: their parameters and bodies as the old lists describe them. */
import type { JsonSchema } from "@valibot/to-json-schema";

import { PARTS } from "../../src/engine/value/parts.ts";
import { TOOL_ENDPOINTS } from "../../src/pages/developers/tool-endpoints.ts";
import { BODY_SCHEMAS } from "./body-schemas.ts";
import type { Parameters, QueryParameter } from "./cards-query.ts";
import { describeProperties, toExample } from "./describe-properties.ts";
import { PARAMETER_EXAMPLES } from "./parameter-examples.ts";
import { QUERY_PARAMETERS } from "./query-parameters.ts";

export interface LegacyTool {
  readonly isLegacy: true;
  readonly parameters: Parameters;
  readonly body: JsonSchema;
  readonly exampleBody: Readonly<Record<string, unknown>>;
}

type Described = (typeof TOOL_ENDPOINTS)[number]["parameters"];
const findDescription = (described: Described, name: string): string =>
  described.find((parameter) => parameter.name.split(", ").includes(name))?.description ?? "";

function findExample(name: string, { type }: JsonSchema): unknown {
  const [family = "", member = ""] = name.split(".");
  const parts: readonly string[] = family === "of" && member in PARTS ? PARTS[member as keyof typeof PARTS] : [];
  if (parts.length > 0) return `${parts[0]}:50`;
  return PARAMETER_EXAMPLES[name] ?? PARAMETER_EXAMPLES[`${family}.*`] ?? (type === "number" ? 500 : undefined);
}

const toParameter = (name: string, description: string, schema: JsonSchema, isRequired = false): QueryParameter => ({
  schema,
  description,
  example: toExample(schema as Readonly<Record<string, unknown>>, findExample(name, schema)),
  ...(isRequired ? { required: true } : {}),
});

function toParameters(path: string, described: Described): Parameters {
  const pairs = Object.entries(QUERY_PARAMETERS[path] ?? {}).flatMap(([name, { json, isRequired, prefix }]) => {
    if (prefix === undefined)
      return [[name, toParameter(name, findDescription(described, name), json, isRequired)] as const];
    if (prefix === "brand.") return [];
    const description = described.find((parameter) => parameter.name.startsWith(prefix))?.description ?? "";
    return Object.entries(json.properties ?? {}).map(
      ([member, schema]) => [member, toParameter(member, description, schema as JsonSchema)] as const,
    );
  });
  return Object.fromEntries(pairs);
}

/** Names that are data, such as `Dunkin'`, are the keys of a map: code generators cannot make properties of them. */
function toMap(schema: JsonSchema): JsonSchema {
  const { properties, additionalProperties: _, ...rest } = schema;
  const names = Object.keys(properties ?? {});
  if (!properties || names.every((name) => /^[\w-]+$/.test(name))) return schema;
  return { ...rest, propertyNames: { enum: names }, additionalProperties: Object.values(properties)[0] ?? true };
}

function toBody(schema: JsonSchema, described: Described): JsonSchema {
  const properties = Object.fromEntries(
    Object.entries(schema.properties ?? {}).map(([name, property]) => {
      const description = findDescription(described, name);
      return [name, { ...toMap(property as JsonSchema), ...(description === "" ? {} : { description }) }];
    }),
  );
  return describeProperties("body", { ...schema, properties });
}

function toLegacy(id: string): LegacyTool {
  const get = TOOL_ENDPOINTS.find((endpoint) => endpoint.id === id);
  const post = TOOL_ENDPOINTS.find((endpoint) => endpoint.id === `post-${id}`);
  if (!get || !post) throw new Error(`${id} is not described`);
  return {
    isLegacy: true,
    parameters: toParameters(get.path, get.parameters),
    body: toBody(BODY_SCHEMAS[post.path] ?? {}, post.parameters),
    exampleBody: post.exampleBody ?? {},
  };
}

export const LEGACY_TOOLS = {
  planner: toLegacy("planner"),
} as const;
