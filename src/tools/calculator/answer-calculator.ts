import { startWork } from "../../engine/work-budget.ts";
import type { AnsweredTool } from "../shared/answered-tool.ts";
import { hasErrors } from "../../asking/tool-query.ts";
import type { ToolRecords } from "../shared/tool-records.ts";
import { calculateRewards, type CalculatorResult } from "./calculate-rewards.ts";
import { type CalculatorQuery, toCalculatorQueryString } from "./calculator-query.ts";

/** The calculator's answer to a parsed query. */
export function answerCalculator(
  query: CalculatorQuery,
  records: ToolRecords,
  defaultSlugs: readonly string[],
): AnsweredTool<CalculatorQuery, CalculatorResult> {
  const { errors } = query;
  const work = startWork();
  return {
    query,
    errors,
    canonical: toCalculatorQueryString(query, records, defaultSlugs),
    result: hasErrors(errors) ? null : calculateRewards(query, records),
    operations: work.count(),
  };
}

declare module "../live/tool-messages.ts" {
  interface ToolJobs {
    readonly calculator: AnsweredTool<CalculatorQuery, CalculatorResult>;
  }
}
