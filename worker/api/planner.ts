/** GET and POST /api/planner: which card when, and the plan's dates and months as files. */
import type { Context } from "hono";
import records from "virtual:tool-records";

import { paths } from "../../src/paths.ts";
import { SERVER_WORK } from "../../src/engine/plan/plan-settings.ts";
import { renderCalendar } from "../../src/tools/planner/calendar-file.ts";
import { renderCsv } from "../../src/tools/planner/csv-file.ts";
import { answerPlanner, type PlannerResult } from "../../src/tools/planner/make-planner-result.ts";
import { toPlannerAnswer } from "../../src/tools/planner/planner-answer.ts";
import { PLANNER_PARAMETERS } from "../../src/tools/planner/planner-parameters.ts";
import { parsePlannerQuery, toPlannerQueryString } from "../../src/tools/planner/planner-query.ts";
import { toPlannerTable } from "../../src/tools/planner/planner-table.ts";
import { PROFILE_PREFIXES } from "../../src/tools/profile/profile-parameters.ts";
import { cached } from "../cache/page-cache.ts";
import { toCacheContext } from "../cache/to-cache-context.ts";
import type { WorkerEnvironment } from "../environment.ts";
import { renderInputProblem } from "../http/problem.ts";
import { CSV_TYPE } from "./cached-json.ts";
import { createToolHandlers } from "./create-tool-handlers.ts";
import { PLANNER_FIELDS } from "./tool-fields.ts";
import { listUnknownParameters } from "./unknown-parameters.ts";

const parse = (parameters: URLSearchParams) => parsePlannerQuery(parameters, records);

export const plannerHandlers = createToolHandlers({
  path: paths.plannerApi(),
  parameters: PLANNER_PARAMETERS,
  prefixes: PROFILE_PREFIXES,
  fields: PLANNER_FIELDS,
  parse,
  listErrors: (query) => query.errors,
  toQueryString: (query) => toPlannerQueryString(query, records),
  answer(query) {
    const { result } = answerPlanner(query, records, SERVER_WORK);
    return result && toPlannerAnswer(result);
  },
  toTable: toPlannerTable,
});

interface PlanFile {
  readonly path: string;
  readonly contentType: string;
  readonly name: string;
  readonly render: (result: PlannerResult) => string;
}

function createFileHandler({ path, contentType, name, render }: PlanFile) {
  return async (context: Context<WorkerEnvironment>): Promise<Response> => {
    const parameters = new URL(context.req.raw.url).searchParams;
    const query = parse(parameters);
    const problem = renderInputProblem("Invalid query parameters.", [
      ...listUnknownParameters(parameters, PLANNER_PARAMETERS, PROFILE_PREFIXES),
      ...Object.entries(query.errors).map(([field, fault]) => ({ field, ...fault })),
    ]);
    if (problem) return problem;
    const key = path + toPlannerQueryString(query, records);
    const response = await cached(context.req.raw, key, toCacheContext(context), async () => {
      const { result, operations } = answerPlanner(query, records, SERVER_WORK);
      context.get("charge")?.(operations);
      if (!result) throw new Error("a query without errors has an answer");
      return {
        response: new Response(render(result), { headers: { "Content-Type": contentType } }),
        policy: "parameterPage",
      };
    });
    // A kept copy has no headers but its type.
    response.headers.set("Content-Disposition", `attachment; filename="${name}"`);
    return response;
  };
}

export const handlePlannerCalendar = createFileHandler({
  path: paths.plannerCalendar(),
  contentType: "text/calendar; charset=utf-8",
  name: "card-plan.ics",
  render: renderCalendar,
});

export const handlePlannerCsv = createFileHandler({
  path: paths.plannerCsv(),
  contentType: CSV_TYPE,
  name: "card-plan.csv",
  render: renderCsv,
});
