/** GET and POST /api/analyzer: our pick for a visitor, proved best within the estimates. */
import { analyzerAnswer, toAnalyzerTable } from "../../src/tools/analyzer/analyzer-answer.ts";
import { ANALYZER_TOOL } from "../../src/tools/analyzer/answer-analyzer.ts";
import { createToolHandlers } from "./tool-handlers.ts";

export const analyzerHandlers = createToolHandlers({
  path: "/api/analyzer",
  tool: ANALYZER_TOOL,
  schema: analyzerAnswer,
  toTable: toAnalyzerTable,
});
