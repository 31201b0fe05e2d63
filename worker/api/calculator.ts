/** GET and POST /api/calculator: what cards are worth for a visitor, each by itself and all together. */
import records from "virtual:tool-records";

import { answerCalculator } from "../../src/tools/calculator/answer-calculator.ts";
import { toCalculatorAnswer } from "../../src/tools/calculator/calculator-answer.ts";
import { parseCalculatorQuery, toCalculatorQueryString } from "../../src/tools/calculator/calculator-query.ts";
import { DEFAULT_SLUGS } from "../../src/tools/shared/tool-catalog.ts";
import { CALCULATOR_PARAMETERS } from "../../src/tools/calculator/calculator-parameters.ts";
import { toCalculatorTable } from "../../src/tools/calculator/calculator-table.ts";
import { PROFILE_PREFIXES } from "../../src/tools/profile/profile-parameters.ts";
import { createToolHandlers } from "./create-tool-handlers.ts";
import { CALCULATOR_FIELDS } from "./tool-fields.ts";

export const calculatorHandlers = createToolHandlers({
  path: "/api/calculator",
  parameters: CALCULATOR_PARAMETERS,
  prefixes: PROFILE_PREFIXES,
  fields: CALCULATOR_FIELDS,
  parse: (parameters) => parseCalculatorQuery(parameters, records, DEFAULT_SLUGS),
  listErrors: (query) => query.errors,
  toQueryString: (query) => toCalculatorQueryString(query, records, DEFAULT_SLUGS),
  answer(query) {
    const { result } = answerCalculator(query, records, DEFAULT_SLUGS);
    return result && toCalculatorAnswer(result);
  },
  toTable: toCalculatorTable,
});
