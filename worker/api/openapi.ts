/** GET /api/openapi.json: the API for programs, from the list of resources, the tables of what is asked and the answers' schemas. */
import type { JsonSchema } from "@valibot/to-json-schema";

import type { ApiDocument, ApiOperation, ApiParameter, ApiReference } from "./api-document.ts";
import { API_VERSION, DATA_CREDITS } from "../../src/pages/developers/api-limits.ts";
import { paths as sitePaths } from "../../src/paths.ts";
import { PROBLEMS } from "../../src/problems.ts";
import { SITE } from "../../src/site.ts";
import { subscribeBodySchema } from "../newsletter/subscribe-schema.ts";
import { NAMED_ANSWERS } from "./answer-schemas.ts";
import { cardAnswer } from "./card-answer-schema.ts";
import { PROFILE_PARAMETERS, PROFILE_SCHEMAS, toParameters, toToolBody, toToolParameters } from "./profile-schemas.ts";
import { API_TAGS, type Resource, RESOURCES, type ResourceForm } from "./resources.ts";
import { toNamedSchemas, toReference, toSchema } from "./to-json-schema.ts";

const TEXT = { type: "string" };
const refer = (kind: "headers" | "responses", name: string | number) => ({ $ref: `#/components/${kind}/${name}` });

const HEADERS = {
  ETag: { description: "Identifies this version of the response.", schema: TEXT },
  RetryAfter: { description: "Seconds to wait.", schema: { type: "integer" } },
  Allow: { description: "The supported methods.", schema: TEXT },
  Location: { description: "The URL in its correct spelling.", schema: TEXT },
};

const listTitles = (status: number) => [
  ...new Set(Object.values(PROBLEMS).flatMap((problem) => (problem.status === status ? [problem.title] : []))),
];

const toProblem = (status: number, headers?: Readonly<Record<string, object>>) => ({
  description: `${listTitles(status).join(", ")}.`,
  ...(headers ? { headers } : {}),
  content: { "application/problem+json": { schema: { $ref: toReference("Problem") } } },
});

/** What every call may be told, by status. */
const RESPONSES = {
  304: { description: "Not modified: the ETag of If-None-Match still holds." },
  308: { description: "Redirect to the same URL in lower case.", headers: { Location: refer("headers", "Location") } },
  ...Object.fromEntries([400, 403, 404, 413, 415, 422, 503].map((status) => [status, toProblem(status)])),
  405: toProblem(405, { Allow: refer("headers", "Allow") }),
  429: toProblem(429, { "Retry-After": refer("headers", "RetryAfter") }),
};

/** What stands in its path, and what its table takes. */
const listParameters = ({
  path,
  tag,
  table = {},
  example = "",
}: Resource): readonly (ApiParameter | ApiReference)[] => [
  ...[...path.matchAll(/\{(\w+)\}/g)].map(([hole, name = ""]) => ({
    name,
    in: "path" as const,
    required: true,
    description: `The ${name}, as ${path.replace(`/${hole}`, "")} gives it.`,
    schema: TEXT,
    example: example.slice(path.indexOf(hole)),
  })),
  ...(tag === "Tools" ? toToolParameters(table) : toParameters(table)),
];

/** What can go wrong with a call, and what is said of a copy that is still good. */
function toOtherResponses(path: string, statuses: readonly number[]) {
  const all = [...(path.includes("{") ? [308] : []), ...statuses, 405];
  return Object.fromEntries([...new Set(all)].map((status) => [status, refer("responses", status)]));
}

/** @param mediaType of what comes back; a resource in another form is told by its answer alone */
function toGet(resource: Resource, mediaType = "application/json"): ApiOperation {
  const { id, tag, path, purpose, answer, answerName, example, errors = [] } = resource;
  const parameters = listParameters(resource);
  const isStored = id !== "healthz";
  const document = mediaType.endsWith("json") ? { type: "object", additionalProperties: true } : TEXT;
  return {
    operationId: id,
    tags: [tag],
    summary: toSummary(purpose),
    description: purpose === answer ? answer : `${purpose} ${answer}`,
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(example === undefined ? {} : { "x-example": example }),
    responses: {
      200: {
        description: answer,
        ...(isStored ? { headers: { ETag: refer("headers", "ETag") } } : {}),
        content: { [mediaType]: { schema: answerName === null ? document : { $ref: toReference(answerName) } } },
      },
      ...toOtherResponses(path, [...(isStored ? [304, 400] : []), ...(parameters.length > 0 ? [422] : []), ...errors]),
    },
  };
}

const toSummary = (purpose: string) => (purpose.split(/(?<=[.;:,]) /)[0] ?? purpose).replace(/[.;:,]$/, "");

const toForm = (resource: Resource, { mediaType, ...form }: ResourceForm): ApiOperation =>
  toGet(
    { ...resource, ...form, purpose: form.answer, answerName: null, errors: resource.tag === "Tools" ? [429] : [] },
    mediaType,
  );

function toPost({
  id,
  tag,
  path,
  purpose,
  answer,
  answerName,
  table,
  exampleBody,
  errors = [],
}: Resource): ApiOperation {
  const isNewsletter = id === "subscribe";
  const schema = table ? toToolBody(table) : toSchema(subscribeBodySchema);
  const content = { schema, example: exampleBody };
  return {
    operationId: isNewsletter ? id : `post-${id}`,
    tags: [tag],
    summary: toSummary(purpose),
    description: isNewsletter ? `${purpose} ${answer}` : "The same as GET, with a JSON body of at most 16 KB.",
    requestBody: {
      required: true,
      content: {
        "application/json": content,
        ...(isNewsletter ? { "application/x-www-form-urlencoded": content } : {}),
      },
    },
    responses: {
      [isNewsletter ? 202 : 200]: {
        description: answer,
        content: { "application/json": { schema: { $ref: toReference(answerName ?? "Problem") } } },
      },
      ...(isNewsletter ? { 303: { description: "For a form: redirect to a page that says the same." } } : {}),
      ...toOtherResponses(path, [400, 413, 415, 422, ...errors]),
    },
  };
}

const toPathItems = (resource: Resource) => [
  [
    resource.path,
    {
      ...(resource.methods.includes("GET") ? { get: toGet(resource) } : {}),
      ...(resource.methods.includes("POST") ? { post: toPost(resource) } : {}),
    },
  ] as const,
  ...(resource.forms ?? []).map((form) => [form.path, { get: toForm(resource, form) }] as const),
];

/** The same as what `?fields=` leaves of it, with everything there. */
const CARD: JsonSchema = {
  allOf: [{ $ref: toReference("CardPart") }, { type: "object", required: toSchema(cardAnswer).required ?? [] }],
};

/** @param origin of the site, for the addresses of its terms; the API is where the document is */
export function createOpenApi(origin: string): ApiDocument {
  return {
    openapi: "3.1.1",
    info: {
      title: `${SITE.name} API`,
      version: API_VERSION,
      description: `Travel credit cards, what they earn, and the best set of them. No key is needed, and every endpoint except the newsletter's is open to any origin. Ignore properties you don't know: new ones may appear at any time. ${DATA_CREDITS}`,
      termsOfService: origin + sitePaths.termsOfService(),
      contact: { name: SITE.byline, url: origin + sitePaths.about("contact"), email: SITE.contactEmail },
      license: {
        name: `LicenseRef-${SITE.name}-Data: for use under the terms of service`,
        url: origin + sitePaths.termsOfService(),
      },
    },
    externalDocs: { description: "For people.", url: origin + sitePaths.developers() },
    servers: [{ url: "/" }],
    security: [],
    tags: Object.entries(API_TAGS).map(([name, description]) => ({ name, description })),
    paths: Object.fromEntries(RESOURCES.flatMap(toPathItems)),
    components: {
      parameters: PROFILE_PARAMETERS,
      headers: HEADERS,
      responses: RESPONSES,
      schemas: { ...toNamedSchemas(NAMED_ANSWERS), Card: CARD, ...PROFILE_SCHEMAS },
    },
  };
}
