/** GET and POST /api/planner: which card when, and the plan's dates and months as files. */
import type { Context } from "hono";
import records from "virtual:tool-records";

import { startWork } from "../../src/engine/work-budget.ts";
import { paths } from "../../src/paths.ts";
import { PLANNER_TOOL } from "../../src/tools/planner/answer-planner.ts";
import { renderCalendar } from "../../src/tools/planner/calendar-file.ts";
import { renderCsv } from "../../src/tools/planner/csv-file.ts";
import type { PlannerResult } from "../../src/tools/planner/make-planner-result.ts";
import { plannerAnswer, toPlannerTable, toPlannerAnswer } from "../../src/tools/planner/planner-answer.ts";
import { toKey } from "../../src/tools/shared/tool.ts";
import { cached } from "../cache/page-cache.ts";
import { toCacheContext } from "../cache/to-cache-context.ts";
import type { WorkerEnvironment } from "../environment.ts";
import { CSV_TYPE } from "./cached-json.ts";
import { createToolHandlers, readAsked } from "./tool-handlers.ts";

export const plannerHandlers = createToolHandlers({
  path: paths.plannerApi(),
  tool: {
    ...PLANNER_TOOL,
    answer: (asked, of) => toPlannerAnswer(PLANNER_TOOL.answer(asked, of), asked.values),
  },
  schema: plannerAnswer,
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
    const asked = readAsked(PLANNER_TOOL, context.req.raw.url);
    if (asked instanceof Response) return asked;
    const key = path + toKey(PLANNER_TOOL, asked);
    const response = await cached(context.req.raw, key, toCacheContext(context), () => {
      const work = startWork();
      const result = PLANNER_TOOL.answer(asked, records);
      context.get("charge")?.(work.count());
      return Promise.resolve({
        response: new Response(render(result), { headers: { "Content-Type": contentType } }),
        policy: "parameterPage",
      });
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
