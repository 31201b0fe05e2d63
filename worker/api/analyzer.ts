/** GET and POST /api/analyzer: our pick for a visitor, proved best within the estimates. */
import records from "virtual:tool-records";

import { toAnalyzerAnswer } from "../../src/tools/analyzer/analyzer-answer.ts";
import { parseAnalyzerQuery, toAnalyzerQueryString } from "../../src/tools/analyzer/analyzer-query.ts";
import { answerAnalyzer } from "../../src/tools/analyzer/answer-analyzer.ts";
import { ANALYZER_PARAMETERS } from "../../src/tools/analyzer/analyzer-parameters.ts";
import { toAnalyzerTable } from "../../src/tools/analyzer/analyzer-table.ts";
import { PROFILE_PREFIXES } from "../../src/tools/profile/profile-parameters.ts";
import { createToolHandlers } from "./create-tool-handlers.ts";
import { ANALYZER_FIELDS } from "./tool-fields.ts";

export const analyzerHandlers = createToolHandlers({
  path: "/api/analyzer",
  parameters: ANALYZER_PARAMETERS,
  prefixes: PROFILE_PREFIXES,
  fields: ANALYZER_FIELDS,
  parse: (parameters) => parseAnalyzerQuery(parameters, records),
  listErrors: (query) => query.errors,
  toQueryString: (query) => toAnalyzerQueryString(query, records),
  answer(query) {
    const { result } = answerAnalyzer(query, records);
    return result && toAnalyzerAnswer(result);
  },
  toTable: toAnalyzerTable,
});
