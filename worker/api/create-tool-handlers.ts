/** GET and POST of a tool: parsed by the page's own parser, then looked up, then computed. */
import type { Context } from "hono";

import { type CsvRow, renderCsv } from "../../src/csv.ts";
import { PROFILE_PREFIXES } from "../../src/tools/profile/profile-parameters.ts";
import type { FieldErrors } from "../../src/tools/tool-query.ts";
import { cached } from "../cache/page-cache.ts";
import { applyPolicy } from "../cache/policy.ts";
import { toCacheContext } from "../cache/to-cache-context.ts";
import type { WorkerEnvironment } from "../environment.ts";
import { type FieldError, renderInputProblem, toShownName } from "../http/problem.ts";
import { cachedJson } from "./cached-json.ts";
import { type BodyFields, readJsonBody, toBodyPath, toParameters } from "./json-body.ts";
import { listUnknownParameters } from "./unknown-parameters.ts";

export interface ToolEndpoint<Query, Answer extends object = object> {
  readonly path: string;
  readonly parameters: readonly string[];
  /** Of further parameters. Default: `brand.`. */
  readonly prefixes?: readonly string[];
  readonly fields: BodyFields;
  readonly parse: (parameters: URLSearchParams) => Query;
  readonly listErrors: (query: Query) => FieldErrors;
  /** The shortest query string of the same answer: what a stored answer is kept under. */
  readonly toQueryString: (query: Query) => string;
  /** Called only for a query without errors; may still find that it cannot be done. */
  readonly answer: (query: Query) => { readonly answer: Answer } | { readonly errors: FieldErrors };
}

type ToolHandler = (context: Context<WorkerEnvironment>) => Promise<Response>;

const toList = (errors: FieldErrors, toField: (parameter: string) => string): FieldError[] =>
  Object.entries(errors).map(([name, fault]) => ({ field: toShownName(toField(name)), ...fault }));

/**
 * GET of a tool's answer as a table, with the page's parameters.
 * @param name of the file that a browser saves
 */
export function createCsvHandler<Query, Answer extends object>(
  tool: ToolEndpoint<Query, Answer>,
  path: string,
  name: string,
  toTable: (answer: Answer) => readonly CsvRow[],
): ToolHandler {
  return async (context) => {
    const parameters = new URL(context.req.raw.url).searchParams;
    const unknown = listUnknownParameters(parameters, tool.parameters, PROFILE_PREFIXES);
    const refuse = (errors: FieldErrors) =>
      renderInputProblem("Invalid query parameters.", [...unknown, ...toList(errors, (field) => field)]);
    const query = tool.parse(parameters);
    const problem = refuse(tool.listErrors(query));
    if (problem) return problem;
    return cached(context.req.raw, path + tool.toQueryString(query), toCacheContext(context), async () => {
      const outcome = tool.answer(query);
      if (!("answer" in outcome)) return { response: refuse(outcome.errors)!, policy: "noStore" };
      const headers = {
        "Content-Type": "text/csv; charset=utf-8; header=present",
        "Content-Disposition": `attachment; filename="${name}"`,
      };
      return { response: new Response(renderCsv(toTable(outcome.answer)), { headers }), policy: "parameterPage" };
    });
  };
}

export function createToolHandlers<Query>(tool: ToolEndpoint<Query>): { GET: ToolHandler; POST: ToolHandler } {
  const produce = (query: Query, refuse: (errors: FieldErrors) => Response | undefined) => {
    const outcome = tool.answer(query);
    return "answer" in outcome ? outcome.answer : refuse(outcome.errors);
  };
  return {
    async GET(context) {
      const parameters = new URL(context.req.raw.url).searchParams;
      const unknown = listUnknownParameters(parameters, tool.parameters, PROFILE_PREFIXES);
      const refuse = (errors: FieldErrors) =>
        renderInputProblem("Invalid query parameters.", [...unknown, ...toList(errors, (name) => name)]);
      const query = tool.parse(parameters);
      return (
        refuse(tool.listErrors(query)) ??
        cachedJson(context, tool.path + tool.toQueryString(query), () => produce(query, refuse))
      );
    },
    async POST(context) {
      const inAddress = listUnknownParameters(new URL(context.req.raw.url).searchParams, []);
      const body = await readJsonBody(context.req.raw);
      if (body instanceof Response) return body;
      const { parameters, errors: inBody } = toParameters(body, tool.fields);
      const refuse = (errors: FieldErrors) =>
        renderInputProblem("Invalid request body.", [
          ...inAddress,
          ...inBody,
          ...toList(errors, (name) => toBodyPath(name, tool.fields)),
        ]);
      const query = tool.parse(parameters);
      const problem = refuse(tool.listErrors(query));
      if (problem) return problem;
      const answer = produce(query, refuse);
      const response = answer instanceof Response ? answer : Response.json(answer);
      applyPolicy(response.headers, "noStore");
      return response;
    },
  };
}
