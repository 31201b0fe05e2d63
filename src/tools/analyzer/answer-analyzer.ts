import type { AnalyzeOptions } from "../../engine/wallet/analyze-wallet.ts";
import { SERVER_OPERATIONS, startWork, type WorkBudget } from "../../engine/work-budget.ts";
import type { AnsweredTool } from "../shared/answered-tool.ts";
import { hasErrors } from "../../asking/tool-query.ts";
import type { ToolRecords } from "../shared/tool-records.ts";
import { type AnalyzerResult, analyze, analyzeStepwise } from "./analyze.ts";
import { type AnalyzerQuery, toAnalyzerQueryString } from "./analyzer-query.ts";

export type AnalyzerAnswered = AnsweredTool<AnalyzerQuery, AnalyzerResult>;

/** The analyzer's answer to a parsed query, within what the server may do. */
export function answerAnalyzer(
  query: AnalyzerQuery,
  records: ToolRecords,
  options: AnalyzeOptions = {},
): AnalyzerAnswered {
  const work = startWork(SERVER_OPERATIONS);
  return toAnswered(
    query,
    records,
    hasErrors(query.errors) ? null : analyze(query, records, { work, ...options }),
    work,
  );
}

/** The same in steps: first without saying how sure it is; null: a piece of the work is done. */
export function* answerAnalyzerStepwise(
  query: AnalyzerQuery,
  records: ToolRecords,
): Generator<AnalyzerAnswered | null, AnalyzerAnswered> {
  const work = startWork();
  if (hasErrors(query.errors)) return toAnswered(query, records, null, work);
  const steps = analyzeStepwise(query, records);
  for (;;) {
    const { done, value } = steps.next();
    if (done) return toAnswered(query, records, value, work);
    yield value && toAnswered(query, records, value, work);
  }
}

const toAnswered = (
  query: AnalyzerQuery,
  records: ToolRecords,
  result: AnalyzerResult | null,
  work: WorkBudget,
): AnalyzerAnswered => ({
  query,
  errors: query.errors,
  canonical: toAnalyzerQueryString(query, records),
  result,
  operations: work.count(),
});

declare module "../live/tool-messages.ts" {
  interface ToolJobs {
    readonly analyzer: AnalyzerAnswered;
  }
}
