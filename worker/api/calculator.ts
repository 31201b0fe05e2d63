/** GET and POST /api/calculator: what cards are worth for a visitor, each by itself and all together. */
import { createCalculatorTool } from "../../src/tools/calculator/answer-calculator.ts";
import { calculatorAnswer, toCalculatorTable } from "../../src/tools/calculator/calculator-answer.ts";
import { DEFAULT_SLUGS } from "../../src/tools/shared/tool-catalog.ts";
import { createToolHandlers } from "./tool-handlers.ts";

export const calculatorHandlers = createToolHandlers({
  path: "/api/calculator",
  tool: createCalculatorTool(DEFAULT_SLUGS),
  schema: calculatorAnswer,
  toTable: toCalculatorTable,
});
