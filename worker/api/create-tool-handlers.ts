/** GET and POST of a tool: parsed by the page's own parser, then looked up, then computed. As JSON, or as a table for spreadsheets. */
import type { Context } from "hono";

import { listCards } from "../../src/catalog/queries.ts";
import { type CsvCell, toCsv } from "../../src/tools/shared/csv.ts";
import { PROFILE_PREFIXES } from "../../src/tools/profile/profile-parameters.ts";
import { findNamedCard } from "../../src/asking/card-list-query.ts";
import { startWork } from "../../src/engine/work-budget.ts";
import type { Fault } from "../../src/problems.ts";
import type { FieldErrors } from "../../src/problems.ts";
import { applyPolicy } from "../cache/policy.ts";
import type { WorkerEnvironment } from "../environment.ts";
import { type FieldError, renderInputProblem, toShownName } from "../http/problem.ts";
import { cachedJson, cachedText, CSV_TYPE } from "./cached-json.ts";
import { findNear } from "../../src/asking/suggest.ts";
import { type BodyFields, readJsonBody, toBodyPath, toParameters } from "./json-body.ts";
import { QUERY_PARAMETERS } from "./query-parameters.ts";
import { listUnknownParameters } from "./unknown-parameters.ts";

export interface ToolEndpoint<Query, Answer extends object> {
  readonly path: string;
  readonly parameters: readonly string[];
  /** Of further parameters. Default: `brand.`. */
  readonly prefixes?: readonly string[];
  readonly fields: BodyFields;
  readonly parse: (parameters: URLSearchParams) => Query;
  readonly listErrors: (query: Query) => FieldErrors;
  /** The shortest query string of the same answer: what a stored answer is kept under. */
  readonly toQueryString: (query: Query) => string;
  /** Called only for a query without errors: then there is an answer. */
  readonly answer: (query: Query) => Answer | null;
  /** The answer as lines of cells, the header first. */
  readonly toTable: (answer: Answer) => readonly (readonly CsvCell[])[];
}

type ToolHandler = (context: Context<WorkerEnvironment>) => Promise<Response>;

export interface ToolHandlers {
  readonly GET: ToolHandler;
  readonly POST: ToolHandler;
  /** GET of the table at its own address. */
  readonly getTable: ToolHandler;
}

const MAX_SUGGESTED_LENGTH = 60;
const SLUGS = listCards().map(({ slug }) => slug);

/** The names in a list, what follows a colon aside. */
const listNames = (parameters: URLSearchParams, name: string): string[] =>
  parameters
    .getAll(name)
    .flatMap((text) => text.split(","))
    .map((entry) => entry.split(":")[0]?.trim().slice(0, MAX_SUGGESTED_LENGTH) ?? "")
    .filter((entry) => entry !== "");

/** The card that was probably meant by the first name in a list that is none. */
function suggestCard(parameters: URLSearchParams, name: string): string | undefined {
  const unknown = listNames(parameters, name).find((entry) => "message" in findNamedCard(entry, listCards()));
  return unknown === undefined ? undefined : findNear(unknown, SLUGS);
}

/** For a name with a prefix, such as `part.flights`: all such names there are. */
const listFamily = (path: string, name: string): readonly string[] =>
  Object.values(QUERY_PARAMETERS[path] ?? {}).flatMap(({ prefix, json }) =>
    prefix !== undefined && name.startsWith(prefix) ? Object.keys(json.properties ?? {}) : [],
  );

function listChoices(path: string, name: string): readonly string[] {
  if (name === "brand") return listFamily(path, "brand.").map((member) => member.slice("brand.".length));
  const { json = {} } = QUERY_PARAMETERS[path]?.[name] ?? {};
  const { items } = json;
  const choices = json.enum ?? (typeof items === "object" && !Array.isArray(items) ? items.enum : undefined);
  return (choices ?? []).map(String);
}

/** The choice that was probably meant by the first value that is none. */
function suggestChoice(path: string, parameters: URLSearchParams, name: string): string | undefined {
  const choices = listChoices(path, name);
  const isKnown = (entry: string) => choices.some((choice) => choice.toLowerCase() === entry.toLowerCase());
  const unknown = listNames(parameters, name).find((entry) => !isKnown(entry)) ?? parameters.get(name) ?? "";
  return findNear(unknown.slice(0, MAX_SUGGESTED_LENGTH), choices);
}

function toList(
  path: string,
  errors: FieldErrors,
  parameters: URLSearchParams,
  toField: (parameter: string) => string = (name) => name,
): FieldError[] {
  const suggest = ({ code }: Fault, name: string) => {
    if (code === "unknown-card") return suggestCard(parameters, name);
    if (code !== "unknown-value" && code !== "unknown-parameter") return undefined;
    const family = listFamily(path, name);
    if (family.length === 0) return suggestChoice(path, parameters, name);
    const nearest = findNear(name.slice(0, MAX_SUGGESTED_LENGTH), family);
    return nearest === undefined || nearest === name ? undefined : toField(nearest);
  };
  return Object.entries(errors).map(([name, fault]) => {
    const suggestion = suggest(fault, name);
    return { field: toShownName(toField(name)), ...fault, ...(suggestion === undefined ? {} : { suggestion }) };
  });
}

export function createToolHandlers<Query, Answer extends object>(tool: ToolEndpoint<Query, Answer>): ToolHandlers {
  const produce = (context: Context<WorkerEnvironment>, query: Query) => {
    const work = startWork();
    const answer = tool.answer(query);
    context.get("charge")?.(work.count());
    if (!answer) throw new Error(`${tool.path}: no answer, and nothing wrong with the query`);
    return answer;
  };
  const readQuery = (context: Context<WorkerEnvironment>): { readonly query: Query } | Response => {
    const parameters = new URL(context.req.raw.url).searchParams;
    const unknown = listUnknownParameters(parameters, tool.parameters, PROFILE_PREFIXES);
    const query = tool.parse(parameters);
    const errors = [...unknown, ...toList(tool.path, tool.listErrors(query), parameters)];
    return renderInputProblem("Invalid query parameters.", errors) ?? { query };
  };
  return {
    async GET(context) {
      const read = readQuery(context);
      if (read instanceof Response) return read;
      return cachedJson(context, tool.path + tool.toQueryString(read.query), () => produce(context, read.query));
    },
    async POST(context) {
      const inAddress = listUnknownParameters(new URL(context.req.raw.url).searchParams, []);
      const body = await readJsonBody(context.req.raw);
      if (body instanceof Response) return body;
      const { parameters, errors: inBody } = toParameters(body, tool.fields);
      const query = tool.parse(parameters);
      const inQuery = toList(tool.path, tool.listErrors(query), parameters, (name) => toBodyPath(name, tool.fields));
      const problem = renderInputProblem("Invalid request body.", [...inAddress, ...inBody, ...inQuery]);
      if (problem) return problem;
      const response = Response.json(produce(context, query));
      applyPolicy(response.headers, "noStore");
      // The address that answers the same (RFC 9110, 8.7).
      response.headers.set("Content-Location", tool.path + tool.toQueryString(query));
      return response;
    },
    async getTable(context) {
      const read = readQuery(context);
      if (read instanceof Response) return read;
      const response = await cachedText(context, `${tool.path}.csv${tool.toQueryString(read.query)}`, CSV_TYPE, () =>
        toCsv(tool.toTable(produce(context, read.query))),
      );
      if (response.ok) {
        const name = tool.path.split("/").at(-1) ?? "";
        response.headers.set("Content-Disposition", `attachment; filename="${name}.csv"`);
      }
      return response;
    },
  };
}
