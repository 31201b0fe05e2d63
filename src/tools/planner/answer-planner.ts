import { hasFaults } from "../../asking/read.ts";
import type { StepListener } from "../../engine/make-plan.ts";
import { FIRST_WORK, MONTHS_A_YEAR, type PlanWork, SERVER_WORK } from "../../engine/plan/plan-settings.ts";
import { startWork } from "../../engine/work-budget.ts";
import { type Answered, askSearch, type Tool } from "../shared/tool.ts";
import type { ToolRecords } from "../shared/tool-records.ts";
import { makePlannerResult, type PlannerResult } from "./make-planner-result.ts";
import type { PlannerTable } from "./planner-asking.ts";
import { type AskedPlanner, PLANNER_QUESTION } from "./planner-question.ts";

export type PlannerAnswered = Answered<PlannerTable, PlannerResult>;

/** The planner's question with its answer, within what the server may do. */
export const PLANNER_TOOL: Tool<PlannerTable, PlannerResult> = {
  ...PLANNER_QUESTION,
  answer: (asked, records) => makePlannerResult(asked, records, SERVER_WORK),
};

/** Of a plan that takes long: a good one found soon. */
export function findFirstPlan(asked: AskedPlanner, records: ToolRecords): PlannerAnswered | null {
  const { months, people, goal } = asked.values;
  if (hasFaults(asked) || (months === MONTHS_A_YEAR && people === 1 && goal.length === 0)) return null;
  const first = answerPlan(asked, records, FIRST_WORK);
  return first.result && { ...first, result: { ...first.result, isFirst: true } };
}

/** The answer to a question as it was read, with what it is at. */
export function answerPlan(
  asked: AskedPlanner,
  records: ToolRecords,
  work: PlanWork,
  onStep?: StepListener<PlannerAnswered>,
): PlannerAnswered {
  const counted = startWork();
  const toAnswered = (result: PlannerResult | null): PlannerAnswered => ({
    asked,
    result,
    operations: counted.count(),
  });
  if (hasFaults(asked)) return toAnswered(null);
  const toStep: StepListener<PlannerResult> = (share, toResult) =>
    onStep?.(share, toResult && (() => toAnswered(toResult())));
  return toAnswered(makePlannerResult(asked, records, work, toStep));
}

export const askPlanner = (parameters: URLSearchParams, records: ToolRecords): AskedPlanner =>
  askSearch(PLANNER_QUESTION, parameters, records);

declare module "../live/tool-messages.ts" {
  interface ToolJobs {
    readonly planner: PlannerAnswered;
  }
}
