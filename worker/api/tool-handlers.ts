/** GET and POST of a tool, read by its table and answered alike. As JSON, or as a table for spreadsheets. */
import type { Context } from "hono";
import records from "virtual:tool-records";

import type { Table } from "../../src/asking/parameter.ts";
import { type Asked, type Faults, findUnknown, readAddress, readBody } from "../../src/asking/read.ts";
import { startWork } from "../../src/engine/work-budget.ts";
import { type CsvCell, toCsv } from "../../src/tools/shared/csv.ts";
import { vocabulariesOf } from "../../src/tools/shared/vocabularies.ts";
import { applyPolicy } from "../cache/policy.ts";
import type { WorkerEnvironment } from "../environment.ts";
import { renderInputProblem, toShownName } from "../http/problem.ts";
import { cachedJson, cachedText, CSV_TYPE } from "./cached-json.ts";
import { readJsonBody } from "./json-body.ts";

export interface ToolEndpoint<T extends Table, Answer extends object> {
  readonly path: string;
  readonly table: T;
  /** Fills in what the tool knows besides, and checks the whole; nothing is made up where no spend is said. */
  readonly ask: (asked: Asked<T>) => Asked<T>;
  /** The shortest query string of the same answer: what a stored answer is kept under. */
  readonly toQueryString: (asked: Asked<T>) => string;
  /** Called only without faults: then there is an answer. */
  readonly answer: (asked: Asked<T>) => Answer | null;
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

const renderFaults = (detail: string, faults: Faults) =>
  renderInputProblem(
    detail,
    Object.entries(faults).map(([path, fault]) => ({ field: toShownName(path), ...fault })),
  );

export const readAsked = <T extends Table>(
  { table, ask }: Pick<ToolEndpoint<T, object>, "table" | "ask">,
  url: string,
) => {
  const parameters = new URL(url).searchParams;
  const asked = ask(readAddress(table, parameters, vocabulariesOf(records)));
  return renderFaults("Invalid query parameters.", { ...findUnknown(table, parameters), ...asked.faults }) ?? asked;
};

export function createToolHandlers<T extends Table, Answer extends object>(
  tool: ToolEndpoint<T, Answer>,
): ToolHandlers {
  const produce = (context: Context<WorkerEnvironment>, asked: Asked<T>) => {
    const work = startWork();
    const answer = tool.answer(asked);
    context.get("charge")?.(work.count());
    if (!answer) throw new Error(`${tool.path}: no answer, and nothing wrong with the question`);
    return answer;
  };
  return {
    async GET(context) {
      const asked = readAsked(tool, context.req.raw.url);
      if (asked instanceof Response) return asked;
      return cachedJson(context, tool.path + tool.toQueryString(asked), () => produce(context, asked));
    },
    async POST(context) {
      const inAddress = findUnknown({}, new URL(context.req.raw.url).searchParams);
      const body = await readJsonBody(context.req.raw);
      if (body instanceof Response) return body;
      const asked = tool.ask(readBody(tool.table, body, vocabulariesOf(records)));
      const problem = renderFaults("Invalid request body.", { ...inAddress, ...asked.faults });
      if (problem) return problem;
      const response = Response.json(produce(context, asked));
      applyPolicy(response.headers, "noStore");
      return response;
    },
    async getTable(context) {
      const asked = readAsked(tool, context.req.raw.url);
      if (asked instanceof Response) return asked;
      const response = await cachedText(context, `${tool.path}.csv${tool.toQueryString(asked)}`, CSV_TYPE, () =>
        toCsv(tool.toTable(produce(context, asked))),
      );
      if (response.ok) {
        const name = tool.path.split("/").at(-1) ?? "";
        response.headers.set("Content-Disposition", `attachment; filename="${name}.csv"`);
      }
      return response;
    },
  };
}
