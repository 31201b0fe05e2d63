/** GET and POST /api/calculator: what cards are worth for a spend profile, each by itself and all together. */
import { listCards } from "../../src/catalog/queries.ts";
import { answerCalculator } from "../../src/tools/calculator/answer-calculator.ts";
import { toCalculatorAnswer } from "../../src/tools/calculator/calculator-answer.ts";
import {
  CALCULATOR_PARAMETERS,
  parseCalculatorQuery,
  toCalculatorQueryString,
} from "../../src/tools/calculator/calculator-query.ts";
import { BRAND_CATEGORIES, DEFAULT_SLUGS } from "../../src/tools/tool-catalog.ts";
import { createToolHandlers } from "./create-tool-handlers.ts";
import { CARDS_FIELDS } from "./tool-fields.ts";

export const calculatorHandlers = createToolHandlers({
  path: "/api/calculator",
  parameters: CALCULATOR_PARAMETERS,
  fields: CARDS_FIELDS,
  parse: (parameters) => parseCalculatorQuery(parameters, listCards(), BRAND_CATEGORIES, DEFAULT_SLUGS),
  listErrors: (query) => query.errors,
  toQueryString: (query) => toCalculatorQueryString(query, DEFAULT_SLUGS),
  answer(query) {
    const { result, errors } = answerCalculator(query, listCards(), BRAND_CATEGORIES, DEFAULT_SLUGS);
    return result ? { answer: toCalculatorAnswer(result, query.spend.profile) } : { errors };
  },
});
