/** GET and POST /api/analyzer: the wallet worth most for a visitor, proved best within the estimates. */
import records from "virtual:tool-records";

import { paths } from "../../src/paths.ts";
import { type AnalyzerAnswer, toAnalyzerAnswer } from "../../src/tools/analyzer/analyzer-answer.ts";
import {
  ANALYZER_PARAMETERS,
  type AnalyzerQuery,
  parseAnalyzerQuery,
  toAnalyzerQueryString,
} from "../../src/tools/analyzer/analyzer-query.ts";
import { answerAnalyzer } from "../../src/tools/analyzer/answer-analyzer.ts";
import { PROFILE_PREFIXES } from "../../src/tools/profile/profile-parameters.ts";
import { toAnalyzerTable } from "../../src/tools/analyzer/analyzer-table.ts";
import { createCsvHandler, createToolHandlers, type ToolEndpoint } from "./create-tool-handlers.ts";
import { ANALYZER_FIELDS } from "./tool-fields.ts";

const tool: ToolEndpoint<AnalyzerQuery, AnalyzerAnswer> = {
  path: "/api/analyzer",
  parameters: ANALYZER_PARAMETERS,
  prefixes: PROFILE_PREFIXES,
  fields: ANALYZER_FIELDS,
  parse: (parameters) => parseAnalyzerQuery(parameters, records),
  listErrors: (query) => query.errors,
  toQueryString: (query) => toAnalyzerQueryString(query, records),
  answer(query) {
    const { result, errors } = answerAnalyzer(query, records);
    return result ? { answer: toAnalyzerAnswer(result) } : { errors };
  },
};

export const analyzerHandlers = createToolHandlers(tool);
export const handleAnalyzerCsv = createCsvHandler(tool, paths.analyzerCsv(), "card-wallet.csv", (answer) =>
  toAnalyzerTable(answer, (slug) => records.labels[slug]?.name ?? slug),
);
