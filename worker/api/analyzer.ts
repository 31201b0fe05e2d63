/** GET and POST /api/analyzer: the wallet worth most for a spend profile, proved best. */
import { listCards } from "../../src/catalog/queries.ts";
import { toAnalyzerAnswer } from "../../src/tools/analyzer/analyzer-answer.ts";
import {
  ANALYZER_PARAMETERS,
  parseAnalyzerQuery,
  toAnalyzerQueryString,
} from "../../src/tools/analyzer/analyzer-query.ts";
import { answerAnalyzer } from "../../src/tools/analyzer/answer-analyzer.ts";
import { createSearchBudget } from "../../src/tools/search-budget.ts";
import { BRAND_CATEGORIES } from "../../src/tools/tool-catalog.ts";
import { createToolHandlers } from "./create-tool-handlers.ts";
import { ANALYZER_FIELDS } from "./tool-fields.ts";

export const analyzerHandlers = createToolHandlers({
  path: "/api/analyzer",
  parameters: ANALYZER_PARAMETERS,
  fields: ANALYZER_FIELDS,
  parse: (parameters) => parseAnalyzerQuery(parameters, listCards(), BRAND_CATEGORIES),
  listErrors: (query) => query.errors,
  toQueryString: toAnalyzerQueryString,
  answer(query) {
    const hooks = { ...createSearchBudget(), isFrontierFull: false };
    const { result, errors } = answerAnalyzer(query, listCards(), BRAND_CATEGORIES, hooks);
    return result ? { answer: toAnalyzerAnswer(result, query.limits.maxCards) } : { errors };
  },
});
