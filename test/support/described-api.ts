/** What the API's description says of the built site, compiled so that answers can be held against it. */
import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { expect, inject } from "vitest";

const site = inject("siteUrl");

export type Schema = Readonly<Record<string, unknown>>;

export interface Parameter {
  readonly name: string;
  readonly in: "path" | "query";
  readonly required: boolean;
  readonly description?: string;
  readonly style?: string;
  readonly explode?: boolean;
  readonly schema: Schema;
  readonly example: unknown;
}
interface Content {
  readonly content?: Readonly<Record<string, { readonly schema: Schema; readonly example?: unknown }>>;
}
export interface Operation {
  readonly operationId: string;
  readonly summary: string;
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: Content & { readonly required: boolean };
  readonly responses: Readonly<Record<string, Content & { readonly description: string }>>;
  /** A call that works as it stands. */
  readonly "x-example"?: string;
}
interface OpenApi {
  readonly openapi: string;
  readonly info: { readonly title: string; readonly version: string };
  readonly servers: readonly { readonly url: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: {
    readonly parameters: Readonly<Record<string, object>>;
    readonly responses: Readonly<Record<string, object>>;
    readonly headers: Readonly<Record<string, object>>;
    readonly schemas: Readonly<Record<string, Schema>>;
  };
}

export const document = resolve((await (await fetch(`${site}/api/openapi.json`)).json()) as OpenApi);
export const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
);

/** Operations share parameters, answers and headers by reference. */
function resolve(given: OpenApi): OpenApi {
  return JSON.parse(
    JSON.stringify(given, (_, value: { readonly $ref?: string } | null) => {
      const [, kind = "", name = ""] =
        /^#\/components\/(parameters|responses|headers)\/(.+)$/.exec(value?.$ref ?? "") ?? [];
      return kind === "" ? value : given.components[kind as "parameters" | "responses" | "headers"][name];
    }),
  ) as OpenApi;
}

/** Members of an `allOf`, which only the whole can close. */
const PARTS = new Set(
  [...JSON.stringify(document).matchAll(/"allOf":\[(.*?)\]/g)].flatMap(([, members = ""]) =>
    [...members.matchAll(/schemas\/(\w+)/g)].map(([, name = ""]) => name),
  ),
);

// Strict: an unknown keyword or format, or a reference to nothing, throws.
const ajv = new Ajv2020({ allErrors: true, strict: true, strictTypes: false, strictRequired: false });
addFormats.default(ajv);
ajv.addVocabulary(["components"]);
ajv.addSchema({ $id: "https://api.test/", components: close({ schemas: document.components.schemas }) });

const compiled = new Map<string, ReturnType<typeof ajv.compile>>();

/** @throws Error for a schema that is not well formed */
export function compile(schema: Schema) {
  const text = JSON.stringify(schema).replaceAll('"#/components', '"https://api.test/#/components');
  const known = compiled.get(text) ?? ajv.compile(JSON.parse(text) as Schema);
  compiled.set(text, known);
  return known;
}

/** Objects say no to what they do not describe: clients leave room for more, the site itself must not slip anything in. */
function close(schema: unknown, name = ""): unknown {
  if (Array.isArray(schema)) return schema.map((member) => close(member));
  if (typeof schema !== "object" || schema === null) return schema;
  const closed = Object.fromEntries(
    Object.entries(schema).map(([keyword, value]) => [keyword, keyword === "allOf" ? value : close(value, keyword)]),
  );
  const isPart = PARTS.has(name);
  if ("allOf" in schema && !isPart) return { ...closed, unevaluatedProperties: false };
  return "properties" in schema && !("additionalProperties" in schema) && !isPart
    ? { ...closed, additionalProperties: false }
    : closed;
}

/** Names of an object schema's properties, those of its parts too. */
export function listPropertyNames(schema: Schema): string[] {
  const {
    $ref,
    allOf = [],
    properties = {},
  } = schema as {
    readonly $ref?: string;
    readonly allOf?: readonly Schema[];
    readonly properties?: object;
  };
  const referred = document.components.schemas[$ref?.split("/").at(-1) ?? ""];
  return [
    ...Object.keys(properties),
    ...allOf.flatMap(listPropertyNames),
    ...(referred ? listPropertyNames(referred) : []),
  ];
}

/** What is wrong with a value, in words; empty when the schema allows it. */
export function listFaults(value: unknown, schema: Schema): string[] {
  const validate = compile(schema);
  return validate(value) ? [] : (validate.errors ?? []).map((error) => `${error.instancePath} ${error.message ?? ""}`);
}

export function getOperation(path: string, method: string): Operation {
  const operation = document.paths[path]?.[method];
  if (!operation) throw new Error(`${method} ${path} is not described`);
  return operation;
}

/** Reads an answer and holds it against what the description says of its status. */
export async function expectDescribed(response: Response, { operationId, responses }: Operation): Promise<unknown> {
  const described = responses[String(response.status)];
  expect(described, `${operationId} answered ${response.status}`).toBeDefined();
  const type = response.headers.get("content-type")?.split(";")[0] ?? "";
  const schema = described?.content?.[type]?.schema;
  expect(schema, `${operationId} ${response.status} as ${type}`).toBeDefined();
  const body = type.includes("json") ? ((await response.json()) as unknown) : await response.text();
  expect(listFaults(body, schema ?? {}), `${operationId} ${response.status}`).toEqual([]);
  return body;
}

export const get = (path: string, init?: RequestInit) => fetch(site + path, init);
export const post = (path: string, body: string, type = "application/json") =>
  get(path, { method: "POST", headers: { "Content-Type": type }, body });
