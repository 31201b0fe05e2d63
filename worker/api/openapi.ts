/** GET /api/openapi.json: the API for programs, made from the schemas and lists that requests are checked with and answers described by. */
import type { Context } from "hono";

import { API_ENDPOINTS, type ApiEndpoint } from "../../src/pages/developers/api-endpoints.ts";
import { SITE } from "../../src/site.ts";
import type { WorkerEnvironment } from "../environment.ts";
import { subscribeBodySchema } from "../newsletter/subscribe-schema.ts";
import { readSiteOptions } from "../site-options.ts";
import { answerCachedJson } from "./answer-json.ts";
import { NAMED_ANSWERS } from "./answer-schemas.ts";
import { optimizeBodySchema } from "./optimize-schema.ts";
import { PROBLEM_TITLES } from "../http/problem.ts";
import { QUERY_PARAMETERS, type QueryParameter } from "./query-parameters.ts";
import { describeSchema, type JsonSchema, toJsonSchema } from "./to-json-schema.ts";

const toReference = (name: string) => `#/components/schemas/${name}`;
const REFERENCES = new Map<unknown, string>(
  Object.entries(NAMED_ANSWERS).map(([name, schema]) => [schema, toReference(name)]),
);

/** Bodies of requests, by the endpoint's id. */
const BODIES: Readonly<Record<string, Readonly<Record<string, JsonSchema>>>> = {
  optimize: { "application/json": toJsonSchema(optimizeBodySchema) },
  subscribe: {
    "application/json": toJsonSchema(subscribeBodySchema),
    "application/x-www-form-urlencoded": toJsonSchema(subscribeBodySchema),
  },
};

const ETAG = { ETag: { schema: { type: "string" } } };
const RETRY_AFTER = { "Retry-After": { description: "Seconds to wait.", schema: { type: "integer" } } };
const ALLOW = { Allow: { description: "The methods there are.", schema: { type: "string" } } };

function toQueryParameter(
  [name, { json, isRequired = false, isPrefixed }]: readonly [string, QueryParameter],
  described: ApiEndpoint["parameters"],
) {
  const description = described.find((parameter) =>
    isPrefixed ? parameter.name.startsWith("brand.") : parameter.name.split(", ").includes(name),
  )?.description;
  return {
    name,
    in: "query",
    required: isRequired,
    ...(description ? { description } : {}),
    // Lists of one name are repeated; members of an object are parameters themselves.
    ...(isPrefixed || json["type"] === "array" ? { style: "form", explode: true } : {}),
    schema: json,
  };
}

const toProblem = (status: number, headers?: object) => ({
  description: PROBLEM_TITLES[status] ?? "Error",
  ...(headers ? { headers } : {}),
  content: { "application/problem+json": { schema: { $ref: toReference("Problem") } } },
});

function toOperation({ id, method, path, purpose, parameters, answer, answerName, status = 200, errors }: ApiEndpoint) {
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: "path",
    required: true,
    schema: { type: "string" },
  }));
  const inQuery = Object.entries(QUERY_PARAMETERS[id] ?? {}).map((entry) => toQueryParameter(entry, parameters));
  const bodies = Object.entries(BODIES[id] ?? {}).map(([type, schema]) => [type, { schema }]);
  const isStored = method === "GET" && id !== "healthz";
  const known = answerName in NAMED_ANSWERS ? { $ref: toReference(answerName) } : { type: "object" };
  return {
    operationId: id,
    summary: purpose,
    ...(inPath.length + inQuery.length > 0 ? { parameters: [...inPath, ...inQuery] } : {}),
    ...(bodies.length > 0 ? { requestBody: { required: true, content: Object.fromEntries(bodies) } } : {}),
    responses: {
      [status]: {
        description: answer,
        ...(isStored ? { headers: ETAG } : {}),
        content: { "application/json": { schema: known } },
      },
      ...(isStored ? { 304: { description: "Not modified: the ETag of If-None-Match still holds." } } : {}),
      ...(id === "subscribe" ? { 303: { description: "To a page that says the same, for a form." } } : {}),
      ...Object.fromEntries(errors.map((code) => [code, toProblem(code, code === 429 ? RETRY_AFTER : undefined)])),
      405: toProblem(405, ALLOW),
    },
  };
}

/** @param origin of the site, where the API is served */
export function createOpenApi(origin: string) {
  return {
    openapi: "3.1.1",
    info: {
      title: `${SITE.name} API`,
      version: "1",
      description:
        "Travel credit cards, what they earn, and the best set of them. No key. Open to every origin, but for the newsletter.",
    },
    servers: [{ url: origin }],
    paths: Object.fromEntries(
      API_ENDPOINTS.map((endpoint) => [endpoint.path, { [endpoint.method.toLowerCase()]: toOperation(endpoint) }]),
    ),
    components: {
      schemas: Object.fromEntries(
        Object.entries(NAMED_ANSWERS).map(([name, schema]) => [name, describeSchema(schema, REFERENCES)]),
      ),
    },
  };
}

export function answerOpenApi(context: Context<WorkerEnvironment>): Promise<Response> {
  return answerCachedJson(context, "/api/openapi.json", () => createOpenApi(readSiteOptions(context.env).origin));
}
