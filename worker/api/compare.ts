/** GET and POST /api/compare: two to four cards side by side. */
import { listCards } from "../../src/catalog/queries.ts";
import { answerCompare } from "../../src/tools/compare/answer-compare.ts";
import { toCompareAnswer } from "../../src/tools/compare/compare-answer.ts";
import {
  COMPARE_PARAMETERS,
  type CompareQuery,
  listCompareErrors,
  parseCompareQuery,
  toCompareQueryString,
} from "../../src/tools/compare/compare-query.ts";
import type { FieldErrors } from "../../src/tools/tool-query.ts";
import { createToolHandlers } from "./create-tool-handlers.ts";
import { CARDS_FIELDS } from "./tool-fields.ts";

/** The page shows one card, or none, and asks for more; here there would be nothing to answer. */
function listErrors(query: CompareQuery): FieldErrors {
  const isEnough = query.cards.slugs.length >= 2;
  return {
    ...(isEnough ? {} : { cards: { code: "missing", message: "Choose two to four cards." } as const }),
    ...listCompareErrors(query),
  };
}

export const compareHandlers = createToolHandlers({
  path: "/api/compare",
  parameters: COMPARE_PARAMETERS,
  fields: CARDS_FIELDS,
  parse: (parameters) => parseCompareQuery(parameters, listCards()),
  listErrors,
  // The switch is about what is shown; here every row says itself whether it is the same.
  toQueryString: (query) => toCompareQueryString({ ...query, isDifferencesOnly: false }),
  answer(query) {
    const { result, errors } = answerCompare(query, listCards());
    return result ? { answer: toCompareAnswer(result, query.spend.profile) } : { errors };
  },
});
