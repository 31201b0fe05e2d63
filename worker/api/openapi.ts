/** GET /api/openapi.json: the API for programs, made from the schemas and lists that requests are checked with and answers described by. */
import type { JsonSchema } from "@valibot/to-json-schema";
import type { Context } from "hono";

import { API_ENDPOINTS } from "../../src/pages/developers/api-endpoints.ts";
import type { ApiEndpoint } from "../../src/pages/developers/api-endpoint.ts";
import { API_TAGS } from "../../src/pages/developers/api-endpoint.ts";
import { API_VERSION } from "../../src/pages/developers/api-limits.ts";
import { paths as sitePaths } from "../../src/paths.ts";
import { PROBLEMS } from "../../src/problems.ts";
import { PARTS } from "../../src/engine/value/parts.ts";
import { SITE } from "../../src/site.ts";
import type { WorkerEnvironment } from "../environment.ts";
import { subscribeBodySchema } from "../newsletter/subscribe-schema.ts";
import { readSiteOptions } from "../site-options.ts";
import { plainJson } from "./cached-json.ts";
import { cardAnswer } from "./card-answer-schema.ts";
import { NAMED_ANSWERS } from "./answer-schemas.ts";
import { describeProperties, toExample } from "./describe-properties.ts";
import { PARAMETER_EXAMPLES } from "./parameter-examples.ts";
import { QUERY_PARAMETERS, type QueryParameter } from "./query-parameters.ts";
import { BODY_SCHEMAS } from "./body-schemas.ts";
import { toNamedSchemas, toReference, toSchema } from "./to-json-schema.ts";

type Described = ApiEndpoint["parameters"];
const findDescription = (described: Described, name: string): string | undefined =>
  described.find((parameter) => parameter.name.split(", ").includes(name))?.description;

/** Names that are data, such as `Dunkin'`, are the keys of a map: code generators cannot make properties of them. */
function toMap(schema: JsonSchema): JsonSchema {
  const { properties, additionalProperties: _, ...rest } = schema;
  const names = Object.keys(properties ?? {});
  if (!properties || names.every((name) => /^[\w-]+$/.test(name))) return schema;
  return { ...rest, propertyNames: { enum: names }, additionalProperties: Object.values(properties)[0] ?? true };
}

/** The fields of a body in the words of the endpoint's own table, and what is inside them in the glossary's. */
export function describeBody(schema: JsonSchema, described: Described): JsonSchema {
  const properties = Object.fromEntries(
    Object.entries(schema.properties ?? {}).map(([name, property]) => {
      const description = findDescription(described, name);
      return [name, { ...toMap(property as JsonSchema), ...(description === undefined ? {} : { description }) }];
    }),
  );
  return describeProperties("body", { ...schema, properties });
}

/** Bodies of requests, by media type. */
function listBodies({ id, path, method, parameters }: ApiEndpoint): Readonly<Record<string, JsonSchema>> {
  if (id === "subscribe") {
    const json = describeBody(toSchema(subscribeBodySchema), parameters);
    return { "application/json": json, "application/x-www-form-urlencoded": json };
  }
  const json = method === "POST" ? BODY_SCHEMAS[path] : undefined;
  return json ? { "application/json": describeBody(json, parameters) } : {};
}

const ETAG = { ETag: { description: "Names this very answer.", schema: { type: "string" } } };
const RETRY_AFTER = { "Retry-After": { description: "Seconds to wait.", schema: { type: "integer" } } };
const ALLOW = { Allow: { description: "The methods there are.", schema: { type: "string" } } };
const LOCATION = { Location: { description: "The address as it is spelled.", schema: { type: "string" } } };

interface Parameter {
  readonly name: string;
  readonly in: "query" | "path";
  readonly required: boolean;
  readonly description: string;
  readonly schema: JsonSchema;
  readonly example: unknown;
}

function findParameterExample(name: string, { type }: JsonSchema): unknown {
  const [family = "", member = ""] = name.split(".");
  const parts: readonly string[] = family === "of" && member in PARTS ? PARTS[member as keyof typeof PARTS] : [];
  if (parts.length > 0) return `${parts[0]}:50`;
  return PARAMETER_EXAMPLES[name] ?? PARAMETER_EXAMPLES[`${family}.*`] ?? (type === "number" ? 500 : undefined);
}

function toParameter(
  name: string,
  description: string | undefined,
  json: JsonSchema,
  options: Pick<Parameter, "in" | "required">,
): Parameter {
  return {
    name,
    ...options,
    description: json.description ?? description ?? "",
    schema: json,
    example:
      json.examples?.[0] ?? toExample(json as Readonly<Record<string, unknown>>, findParameterExample(name, json)),
  };
}

/**
 * Every parameter by itself, plain or repeated: generated clients read objects and joined lists each in its own way.
 * Amounts at brands have a plain form, `brand=Marriott:200`, and names of brands are no names that a generator can
 * use; other families of names are written out.
 */
function toQueryParameters(table: Readonly<Record<string, QueryParameter>>, described: Described): Parameter[] {
  return Object.entries(table).flatMap(([name, { json, isRequired = false, prefix }]) => {
    const options = { in: "query", required: isRequired } as const;
    if (prefix === undefined) return [toParameter(name, findDescription(described, name), json, options)];
    if (prefix === "brand.") return [];
    const description = described.find((parameter) => parameter.name.startsWith(prefix))?.description;
    return Object.entries(json.properties ?? {}).map(([member, schema]) =>
      toParameter(member, description, schema as JsonSchema, options),
    );
  });
}

const listTitles = (status: number) =>
  Object.values(PROBLEMS).flatMap((problem) => (problem.status === status ? [problem.title] : []));

const toProblem = (status: number, headers?: object) => ({
  description: `${[...new Set(listTitles(status))].join(", ")}.`,
  ...(headers ? { headers } : {}),
  content: { "application/problem+json": { schema: { $ref: toReference("Problem") } } },
});

function toAnswerContent({ answerName, mediaType = "application/json" }: ApiEndpoint) {
  if (answerName === "TextFile") return { [mediaType]: { schema: { type: "string" } } };
  const schema =
    answerName in NAMED_ANSWERS ? { $ref: toReference(answerName) } : { type: "object", additionalProperties: true };
  return { [mediaType]: { schema } };
}

function toOperation(endpoint: ApiEndpoint) {
  const { id, tag, method, path, purpose, parameters, answer, status = 200, errors, exampleBody } = endpoint;
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => {
    const schema = id === "list" ? toSchema(cardAnswer.entries.categories.pipe[0].item) : { type: "string" as const };
    return toParameter(name, findDescription(parameters, name), schema, { in: "path", required: true });
  });
  const inQuery = toQueryParameters((method === "GET" && QUERY_PARAMETERS[path]) || {}, parameters);
  const bodies = Object.entries(listBodies(endpoint)).map(([type, schema]) => [
    type,
    { schema, ...(exampleBody ? { example: exampleBody } : {}) },
  ]);
  const isStored = method === "GET" && id !== "healthz";
  const [summary = purpose] = purpose.split(/(?<=\.) /);
  return {
    operationId: id,
    tags: [tag],
    summary: summary.replace(/\.$/, ""),
    description: `${purpose} Answers ${answer.charAt(0).toLowerCase()}${answer.slice(1)}`,
    ...(inPath.length + inQuery.length > 0 ? { parameters: [...inPath, ...inQuery] } : {}),
    ...(bodies.length > 0 ? { requestBody: { required: true, content: Object.fromEntries(bodies) } } : {}),
    responses: {
      [status]: {
        description: answer,
        ...(isStored ? { headers: ETAG } : {}),
        content: toAnswerContent(endpoint),
      },
      ...(isStored ? { 304: { description: "Not modified: the ETag of If-None-Match still holds." } } : {}),
      ...(inPath.length > 0 ? { 308: { description: "To the same address in lower case.", headers: LOCATION } } : {}),
      ...(id === "subscribe" ? { 303: { description: "To a page that says the same, for a form." } } : {}),
      ...Object.fromEntries(errors.map((code) => [code, toProblem(code, code === 429 ? RETRY_AFTER : undefined)])),
      405: toProblem(405, ALLOW),
    },
  };
}

type Operation = ReturnType<typeof toOperation>;
type Paths = Readonly<Record<string, Readonly<Record<string, Operation>>>>;

/** Parameters that several operations share stand in one place: five tools with a table each take the same profile. */
function hoistParameters(paths: Paths) {
  const all = Object.values(paths).flatMap((methods) => Object.values(methods));
  const uses = Map.groupBy(
    all.flatMap(({ parameters = [] }) => parameters),
    (parameter) => JSON.stringify(parameter),
  );
  const shared: Record<string, Parameter> = {};
  const references = new Map<string, { readonly $ref: string }>();
  // Of two that have the same name and are not the same, the one with more uses is shared.
  for (const [text, [parameter, ...others]] of [...uses].toSorted(
    ([, left], [, right]) => right.length - left.length,
  )) {
    if (!parameter || others.length === 0 || parameter.name in shared) continue;
    shared[parameter.name] = parameter;
    references.set(text, { $ref: `#/components/parameters/${parameter.name}` });
  }
  const toReferences = ({ parameters, ...operation }: Operation) => ({
    ...operation,
    ...(parameters
      ? { parameters: parameters.map((parameter) => references.get(JSON.stringify(parameter)) ?? parameter) }
      : {}),
  });
  return {
    parameters: shared,
    paths: Object.fromEntries(
      Object.entries(paths).map(([path, methods]) => [
        path,
        Object.fromEntries(Object.entries(methods).map(([method, operation]) => [method, toReferences(operation)])),
      ]),
    ),
  };
}

/** @param origin of the site, for the addresses of its terms; the API is where the document is */
export function createOpenApi(origin: string) {
  const { parameters, paths } = hoistParameters(
    Object.fromEntries(
      [...Map.groupBy(API_ENDPOINTS, ({ path }) => path)].map(([path, endpoints]) => [
        path,
        Object.fromEntries(endpoints.map((endpoint) => [endpoint.method.toLowerCase(), toOperation(endpoint)])),
      ]),
    ),
  );
  return {
    openapi: "3.1.1",
    info: {
      title: `${SITE.name} API`,
      version: API_VERSION,
      description:
        "Travel credit cards, what they earn, and the best set of them. No key. Open to every origin, but for the newsletter. Clients ignore members that they do not know: new ones may come at any time.",
      termsOfService: origin + sitePaths.termsOfService(),
      contact: { name: SITE.byline, url: origin + sitePaths.about("contact"), email: SITE.contactEmail },
      license: { name: "Proprietary, for use under the terms of service", url: origin + sitePaths.termsOfService() },
    },
    externalDocs: { description: "For people.", url: origin + sitePaths.developers() },
    servers: [{ url: "/" }],
    security: [],
    tags: Object.entries(API_TAGS).map(([name, description]) => ({ name, description })),
    paths,
    components: { parameters, schemas: toNamedSchemas(NAMED_ANSWERS) },
  };
}

export const handleOpenApi = (context: Context<WorkerEnvironment>): Promise<Response> =>
  plainJson(context, () => createOpenApi(readSiteOptions(context.env).origin));
