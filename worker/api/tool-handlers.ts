/** GET and POST of a tool, read by its table and answered alike. As JSON, or as a table for spreadsheets. */
import type { Context } from "hono";
import records from "virtual:tool-records";

import type * as v from "valibot";

import type { ProfileTable } from "../../src/asking/profile.ts";
import { type Asked, findUnknown, isObject, type JsonObject, readBody } from "../../src/asking/read.ts";
import { PRESETS } from "../../src/engine/value/presets.ts";
import { startWork } from "../../src/engine/work-budget.ts";
import { type CsvCell, toCsv } from "../../src/tools/shared/csv.ts";
import { type Answer, toJson } from "../../src/tools/shared/answer-parts.ts";
import { complete, type Question, toKey, type Tool } from "../../src/tools/shared/tool.ts";
import { vocabulariesOf } from "../../src/tools/shared/vocabularies.ts";
import { MAX_BODY_KB } from "../../src/pages/developers/api-limits.ts";
import { toPolicyHeaders } from "../cache/policy.ts";
import type { WorkerEnvironment } from "../environment.ts";
import { renderProblem } from "../http/problem.ts";
import { readBoundedText } from "../http/read-bounded-text.ts";
import { cachedJson, cachedText, CSV_TYPE } from "./cached-json.ts";
import { readParameters, renderFaults } from "./read-parameters.ts";

export interface ToolEndpoint<T extends ProfileTable, Schema extends v.GenericSchema, Result extends Answer<Schema>> {
  readonly path: string;
  readonly tool: Tool<T, Result>;
  /** Of the answer: what it names of the result. */
  readonly schema: Schema;
  /** The answer as lines of cells, the header first. */
  readonly toTable: (answer: Answer<Schema>) => readonly (readonly CsvCell[])[];
}

type ToolHandler = (context: Context<WorkerEnvironment>) => Promise<Response>;

export interface ToolHandlers {
  readonly GET: ToolHandler;
  readonly POST: ToolHandler;
  /** GET of the table at its own address. */
  readonly getTable: ToolHandler;
}

/** What an address asks of a tool, or the problem with it. */
export const readAsked = <T extends ProfileTable>(question: Question<T>, url: string): Asked<T> | Response =>
  readParameters(question.table, url, vocabulariesOf(records), (asked) => complete(question, asked, "api", records));

async function readJsonBody(request: Request): Promise<JsonObject | Response> {
  const body = await readBoundedText(request, MAX_BODY_KB * 1024, ["application/json"]);
  if (!body.ok) return body.response;
  let value: unknown;
  try {
    value = JSON.parse(body.text);
  } catch {
    return renderProblem("invalid-body", "Problems parsing JSON.");
  }
  return isObject(value) ? value : renderProblem("invalid-body", "The body must be a JSON object.");
}

/** A ready-made profile that was named goes first among what was assumed: its amounts are nobody's own. */
function nameProfile<AnswerOf>(answer: AnswerOf, { said, values }: Asked): AnswerOf {
  const preset = said.includes("preset") ? PRESETS.find(({ slug }) => slug === values["preset"]) : undefined;
  if (!preset || typeof answer !== "object" || answer === null || !("assumptions" in answer)) return answer;
  const { name, trips, travelers } = preset;
  const sentence = `For anything left out, we used the ready-made profile "${name}": its amounts, ${trips} trips a year, ${travelers} ${travelers === 1 ? "traveler" : "travelers"}.`;
  return { ...answer, assumptions: [sentence, ...(answer.assumptions as readonly string[])] };
}

export function createToolHandlers<
  T extends ProfileTable,
  Schema extends v.GenericSchema,
  Result extends Answer<Schema>,
>({ path, tool, schema, toTable }: ToolEndpoint<T, Schema, Result>): ToolHandlers {
  const produce = (context: Context<WorkerEnvironment>, asked: Asked<T>) => {
    const work = startWork();
    const result = tool.answer(asked, records);
    context.get("charge")?.(work.count());
    return nameProfile(toJson(schema, result), asked);
  };
  return {
    async GET(context) {
      const asked = readAsked(tool, context.req.raw.url);
      if (asked instanceof Response) return asked;
      return cachedJson(context, path + toKey(tool, asked), () => produce(context, asked));
    },
    async POST(context) {
      const inAddress = findUnknown({}, new URL(context.req.raw.url).searchParams);
      const body = await readJsonBody(context.req.raw);
      if (body instanceof Response) return body;
      const asked = complete(tool, readBody(tool.table, body, vocabulariesOf(records)), "api", records);
      const problem = renderFaults("Invalid request body.", { ...inAddress, ...asked.faults });
      if (problem) return problem;
      // The address that answers the same (RFC 9110, 8.7).
      const headers = { ...toPolicyHeaders("noStore"), "Content-Location": path + toKey(tool, asked) };
      return Response.json(produce(context, asked), { headers });
    },
    async getTable(context) {
      const asked = readAsked(tool, context.req.raw.url);
      if (asked instanceof Response) return asked;
      const response = await cachedText(context, `${path}.csv${toKey(tool, asked)}`, CSV_TYPE, () =>
        toCsv(toTable(produce(context, asked))),
      );
      if (response.ok) {
        const name = path.split("/").at(-1) ?? "";
        response.headers.set("Content-Disposition", `attachment; filename="${name}.csv"`);
      }
      return response;
    },
  };
}
