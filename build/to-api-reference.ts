/**
 * What `/developers` shows, drawn from the OpenAPI document: one entry a resource, with all its forms, and the profile
 * once, with what the API answers to the examples.
 */
import type { ApiDocument, ApiOperation, ApiParameter, ApiReference } from "../worker/api/api-document.ts";
import {
  type ApiCall,
  type ApiField,
  type ApiReferencePage,
  type ApiResource,
  EXAMPLE_ORIGIN,
  type Schema,
  toTypeText,
} from "../src/pages/developers/api-reference.ts";

const MAX_LINES = 60;
/** Of tables and calendars. */
const MAX_TEXT_LINES = 8;
const MAX_LINE_LENGTH = 160;

/** Of every list the first entry. */
function shortenLists(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, 1).map(shortenLists);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, shortenLists(member)]));
}

/** An answer short enough to be read beside its request. */
export function toExampleText(body: string, isJson: boolean): string {
  const lines = (isJson ? JSON.stringify(shortenLists(JSON.parse(body)), null, 2) : body).trimEnd().split(/\r?\n/);
  const shown = isJson ? lines : lines.slice(0, MAX_TEXT_LINES).map(cut);
  const kept = shown.slice(0, MAX_LINES);
  return [...kept, ...(kept.length < lines.length ? ["…"] : [])].join("\n");
}

const cut = (line: string) => (line.length > MAX_LINE_LENGTH ? `${line.slice(0, MAX_LINE_LENGTH)}…` : line);

function toLimits({ minimum, maximum, default: unsaid }: Schema): string {
  const range =
    minimum !== undefined && maximum !== undefined ? ` ${minimum} to ${maximum.toLocaleString("en-US")}.` : "";
  return `${range}${unsaid === undefined ? "" : ` Default ${JSON.stringify(unsaid).replaceAll('"', "")}.`}`;
}

const toField = (name: string, schema: Schema, description: string): ApiField => ({
  name,
  type: toTypeText(schema),
  description: description + toLimits(schema),
});

const isReference = (parameter: ApiParameter | ApiReference): parameter is ApiReference => "$ref" in parameter;

function toRequest(method: "GET" | "POST", path: string, operation: ApiOperation): string | null {
  const example = operation["x-example"];
  if (method === "GET") return example === undefined ? null : `curl "${EXAMPLE_ORIGIN}${example}"`;
  const body = operation.requestBody?.content["application/json"]?.example;
  return `curl "${EXAMPLE_ORIGIN}${path}" \\\n  --header "Content-Type: application/json" \\\n  --data '${JSON.stringify(body)}'`;
}

function listFields({ parameters = [], requestBody }: ApiOperation): ApiField[] {
  const own = parameters.flatMap((parameter) =>
    isReference(parameter) ? [] : [toField(parameter.name, parameter.schema, parameter.description)],
  );
  const { properties = {} } = (requestBody?.content["application/json"]?.schema ?? {}) as Schema;
  const inBody = Object.entries(properties).map(([name, schema]) => toField(name, schema, schema.description ?? ""));
  return [...own, ...inBody];
}

/** A form at an address of its own belongs to the resource before it: `cards-csv` to `cards`. */
const isFormOf = (resource: ApiResource | undefined, id: string) =>
  resource !== undefined && id.startsWith(`${resource.id}-`);

/** @param responses to the examples, by the operation's id */
export function toApiReference(document: ApiDocument, responses: Readonly<Record<string, string>>): ApiReferencePage {
  const { paths, tags, components } = document;
  const byTag = new Map<string, ApiResource[]>(tags.map(({ name }) => [name, []]));
  for (const [path, methods] of Object.entries(paths)) {
    const calls = Object.entries(methods).map(([key, operation]): ApiCall => {
      const method = key === "get" ? "GET" : "POST";
      const { operationId: id, description } = operation;
      return {
        id,
        method,
        path,
        description,
        request: toRequest(method, path, operation),
        response: responses[id] ?? null,
      };
    });
    const [first] = Object.values(methods);
    const resources = byTag.get(first?.tags[0] ?? "") ?? [];
    const last = resources.at(-1);
    if (!first) continue;
    if (last && isFormOf(last, first.operationId))
      resources.splice(-1, 1, { ...last, calls: [...last.calls, ...calls] });
    else resources.push(toResource(first, calls));
  }
  const groups = components.schemas["Profile"] ? ((components.schemas["Profile"] as Schema).allOf ?? []) : [];
  return {
    groups: tags.map(({ name, description }) => ({ name, text: description, resources: byTag.get(name) ?? [] })),
    profile: groups.map(({ $ref }) => {
      const name = $ref.split("/").at(-1) ?? "";
      const { properties = {} } = (components.schemas[name] ?? {}) as Schema;
      const fields = Object.entries(properties).map(([field, schema]) =>
        toField(field, schema, schema.description ?? ""),
      );
      return { name, fields };
    }),
  };
}

const toResource = (operation: ApiOperation, calls: readonly ApiCall[]): ApiResource => ({
  id: operation.operationId,
  purpose: operation.description,
  calls,
  fields: listFields(operation),
  takesProfile: operation.parameters?.some(isReference) ?? false,
  statuses: Object.keys(operation.responses)
    .map(Number)
    .filter((status) => status >= 400),
});
