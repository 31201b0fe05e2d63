import { hasFaults } from "../../asking/read.ts";
import { SERVER_OPERATIONS, startWork } from "../../engine/work-budget.ts";
import { type Answered, askSearch, type Tool } from "../shared/tool.ts";
import type { ToolRecords } from "../shared/tool-records.ts";
import { analyze, type AnalyzerResult, analyzeStepwise } from "./analyze.ts";
import type { AnalyzerTable } from "./analyzer-asking.ts";
import { ANALYZER_QUESTION } from "./analyzer-question.ts";

export type AnalyzerAnswered = Answered<AnalyzerTable, AnalyzerResult>;

/** The analyzer's question with its answer, within what the server may do. */
export const ANALYZER_TOOL: Tool<AnalyzerTable, AnalyzerResult> = {
  ...ANALYZER_QUESTION,
  answer: (asked, records) => analyze(asked, records, { work: startWork(SERVER_OPERATIONS) }),
};

/** The same in steps: first without what would change it; null: a piece of the work is done. */
export function* answerAnalyzerStepwise(
  parameters: URLSearchParams,
  records: ToolRecords,
): Generator<AnalyzerAnswered | null, AnalyzerAnswered> {
  const work = startWork();
  const asked = askSearch(ANALYZER_TOOL, parameters, records);
  const toAnswered = (result: AnalyzerResult | null): AnalyzerAnswered => ({
    asked,
    result,
    operations: work.count(),
  });
  if (hasFaults(asked)) return toAnswered(null);
  const steps = analyzeStepwise(asked, records);
  for (;;) {
    const { done, value } = steps.next();
    if (done) return toAnswered(value);
    yield value && toAnswered(value);
  }
}

declare module "../live/tool-messages.ts" {
  interface ToolJobs {
    readonly analyzer: AnalyzerAnswered;
  }
}
