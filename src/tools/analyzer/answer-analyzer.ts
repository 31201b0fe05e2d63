import type { AnsweredTool } from "../answered-tool.ts";
import { hasErrors } from "../tool-query.ts";
import type { ToolRecords } from "../tool-records.ts";
import { type AnalyzerResult, analyze } from "./analyze.ts";
import { type AnalyzerQuery, toAnalyzerQueryString } from "./analyzer-query.ts";

/** The analyzer's answer to a parsed query. */
export function answerAnalyzer(
  query: AnalyzerQuery,
  records: ToolRecords,
): AnsweredTool<AnalyzerQuery, AnalyzerResult> {
  const { errors } = query;
  const result = hasErrors(errors) ? null : analyze(query, records);
  return { query, errors, canonical: toAnalyzerQueryString(query, records), result, isStopped: false };
}
