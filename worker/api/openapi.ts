/** GET /api/openapi.json: the API for programs, made from the schemas and lists that the requests are checked with. */
import type { Context } from "hono";

import { SPEND_CATEGORIES } from "../../src/catalogue/card.ts";
import { API_ENDPOINTS, type ApiEndpoint } from "../../src/pages/developers/api-endpoints.ts";
import { MAX_MONTHLY_USD } from "../../src/rewards/spend-lines.ts";
import { REDEEM_MODES } from "../../src/rewards/value-options.ts";
import { SPEND_PERIODS } from "../../src/tools/spend-query.ts";
import { SITE } from "../../src/site.ts";
import type { WorkerEnvironment } from "../environment.ts";
import { readSiteOptions } from "../site-options.ts";
import { answerCachedJson } from "./answer-json.ts";
import { cardsQuerySchema } from "./cards.ts";
import { optimizeBodySchema } from "./optimize-schema.ts";
import { searchQuerySchema } from "./search.ts";
import { type JsonSchema, toEntries, toJsonSchema } from "./to-json-schema.ts";

const percent = { type: "number", minimum: 0, maximum: 100 };
const amount = { type: "number", minimum: 0, maximum: MAX_MONTHLY_USD };

/** Schemas of query parameters, by the endpoint's id. */
const QUERIES: Readonly<
  Record<string, Readonly<Record<string, { readonly json: JsonSchema; readonly isRequired: boolean }>>>
> = {
  search: toEntries(searchQuerySchema),
  cards: toEntries(cardsQuerySchema),
  card: {},
  rewards: {
    cards: { json: { type: "string", description: "Slugs joined by commas" }, isRequired: true },
    ...Object.fromEntries(SPEND_CATEGORIES.map((category) => [category, { json: amount, isRequired: false }])),
    foreign: { json: { ...percent, default: 0 }, isRequired: false },
    value: { json: { type: "string", enum: REDEEM_MODES, default: "program" }, isRequired: false },
    perks: { json: { ...percent, default: 50 }, isRequired: false },
    period: { json: { type: "string", enum: SPEND_PERIODS, default: "month" }, isRequired: false },
  },
};

const problem = { $ref: "#/components/responses/Problem" };

function toOperation({ id, method, path, purpose, parameters }: ApiEndpoint) {
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: "path",
    required: true,
    schema: { type: "string" },
  }));
  const inQuery = Object.entries(QUERIES[id] ?? {}).map(([name, { json, isRequired }]) => {
    const description = parameters.find((parameter) => parameter.name === name)?.description;
    return { name, in: "query", required: isRequired, schema: json, ...(description ? { description } : {}) };
  });
  const errors = method === "POST" ? ["400", "413", "415"] : path.includes("{") ? ["404"] : ["400"];
  return {
    operationId: id,
    summary: purpose,
    ...(inPath.length + inQuery.length > 0 ? { parameters: [...inPath, ...inQuery] } : {}),
    ...(id === "optimize"
      ? {
          requestBody: {
            required: true,
            content: { "application/json": { schema: toJsonSchema(optimizeBodySchema) } },
          },
        }
      : {}),
    responses: {
      "200": { description: "The answer.", content: { "application/json": { schema: { type: "object" } } } },
      ...(id === "healthz" ? {} : Object.fromEntries(errors.map((status) => [status, problem]))),
    },
  };
}

const PROBLEM_SCHEMA = {
  type: "object",
  required: ["type", "title", "status", "detail"],
  properties: {
    type: { type: "string" },
    title: { type: "string" },
    status: { type: "integer" },
    detail: { type: "string" },
    errors: {
      type: "array",
      items: {
        type: "object",
        required: ["field", "message"],
        properties: { field: { type: "string" }, message: { type: "string" } },
      },
    },
  },
};

/** @param origin of the site, where the API is served */
export function createOpenApi(origin: string) {
  return {
    openapi: "3.1.1",
    info: {
      title: `${SITE.name} API`,
      version: "1",
      description: "Travel credit cards, what they earn, and the best set of them. No key; open to every origin.",
    },
    servers: [{ url: origin }],
    paths: Object.fromEntries(
      API_ENDPOINTS.map((endpoint) => [endpoint.path, { [endpoint.method.toLowerCase()]: toOperation(endpoint) }]),
    ),
    components: {
      responses: {
        Problem: {
          description: "What went wrong (RFC 9457).",
          content: { "application/problem+json": { schema: PROBLEM_SCHEMA } },
        },
      },
    },
  };
}

export function answerOpenApi(context: Context<WorkerEnvironment>): Promise<Response> {
  return answerCachedJson(context, "/api/openapi.json", () => createOpenApi(readSiteOptions(context.env).origin));
}
