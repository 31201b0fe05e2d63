/** GET /api/openapi.json: the API for programs, made from the schemas and lists that requests are checked with and answers described by. */
import type { JsonSchema } from "@valibot/to-json-schema";
import type { Context } from "hono";

import { API_ENDPOINTS, type ApiEndpoint } from "../../src/pages/developers/api-endpoints.ts";
import { PROBLEMS } from "../../src/problems.ts";
import { SITE } from "../../src/site.ts";
import type { WorkerEnvironment } from "../environment.ts";
import { renderInputProblem } from "../http/problem.ts";
import { subscribeBodySchema } from "../newsletter/subscribe-schema.ts";
import { readSiteOptions } from "../site-options.ts";
import { cachedJson } from "./cached-json.ts";
import { NAMED_ANSWERS } from "./answer-schemas.ts";
import { BODY_SCHEMAS, QUERY_PARAMETERS, type QueryParameter } from "./query-parameters.ts";
import { toNamedSchemas, toReference, toSchema } from "./to-json-schema.ts";
import { listUnknownParameters } from "./unknown-parameters.ts";

/** Bodies of requests, by media type. */
function listBodies({ id, path, method }: ApiEndpoint): Readonly<Record<string, JsonSchema>> {
  if (id === "subscribe") {
    const json = toSchema(subscribeBodySchema);
    return { "application/json": json, "application/x-www-form-urlencoded": json };
  }
  const json = method === "POST" ? BODY_SCHEMAS[path] : undefined;
  return json ? { "application/json": json } : {};
}

const ETAG = { ETag: { schema: { type: "string" } } };
const RETRY_AFTER = { "Retry-After": { description: "Seconds to wait.", schema: { type: "integer" } } };
const ALLOW = { Allow: { description: "The methods there are.", schema: { type: "string" } } };

function toQueryParameter(
  [name, { json, isRequired = false, isPrefixed, style }]: readonly [string, QueryParameter],
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
    // Members of an object are parameters themselves.
    ...(isPrefixed || style ? { style: "form", explode: style !== "joined" } : {}),
    schema: json,
  };
}

const listTitles = (status: number) =>
  Object.values(PROBLEMS).flatMap((problem) => (problem.status === status ? [problem.title] : []));

const toProblem = (status: number, headers?: object) => ({
  description: [...new Set(listTitles(status))].join(", "),
  ...(headers ? { headers } : {}),
  content: { "application/problem+json": { schema: { $ref: toReference("Problem") } } },
});

function toOperation(endpoint: ApiEndpoint) {
  const { id, method, path, purpose, parameters, answer, answerName, status = 200, errors } = endpoint;
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: "path",
    required: true,
    schema: { type: "string" },
  }));
  const inQuery = Object.entries((method === "GET" && QUERY_PARAMETERS[path]) || {}).map((entry) =>
    toQueryParameter(entry, parameters),
  );
  const bodies = Object.entries(listBodies(endpoint)).map(([type, schema]) => [type, { schema }]);
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
      [...Map.groupBy(API_ENDPOINTS, ({ path }) => path)].map(([path, endpoints]) => [
        path,
        Object.fromEntries(endpoints.map((endpoint) => [endpoint.method.toLowerCase(), toOperation(endpoint)])),
      ]),
    ),
    components: { schemas: toNamedSchemas(NAMED_ANSWERS) },
  };
}

export async function handleOpenApi(context: Context<WorkerEnvironment>): Promise<Response> {
  const unknown = listUnknownParameters(new URL(context.req.raw.url).searchParams, []);
  const problem = renderInputProblem("Invalid query parameters.", unknown);
  if (problem) return problem;
  return cachedJson(context, "/api/openapi.json", () => createOpenApi(readSiteOptions(context.env).origin));
}
