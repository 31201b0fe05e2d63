/** GET and POST /api/compare: two to four cards side by side. */
import records from "virtual:tool-records";

import { listCards } from "../../src/catalog/queries.ts";
import { answerCompare } from "../../src/tools/compare/answer-compare.ts";
import { toCompareAnswer } from "../../src/tools/compare/compare-answer.ts";
import {
  type CompareQuery,
  listCompareErrors,
  parseCompareQuery,
  toCompareQueryString,
} from "../../src/tools/compare/compare-query.ts";
import { COMPARE_PARAMETERS } from "../../src/tools/compare/compare-parameters.ts";
import { toCompareTable } from "../../src/tools/compare/compare-table.ts";
import { PROFILE_PREFIXES } from "../../src/tools/profile/profile-parameters.ts";
import type { FieldErrors } from "../../src/problems.ts";
import { createToolHandlers } from "./create-tool-handlers.ts";
import { COMPARE_FIELDS } from "./tool-fields.ts";

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
  prefixes: PROFILE_PREFIXES,
  fields: COMPARE_FIELDS,
  parse: (parameters) => parseCompareQuery(parameters, records),
  listErrors,
  // The switch is about what is shown; here every row says itself whether it is the same.
  toQueryString: (query) => toCompareQueryString({ ...query, isDifferencesOnly: true }),
  answer(query) {
    const { result } = answerCompare(query, listCards(), records);
    return result && toCompareAnswer(result);
  },
  toTable: toCompareTable,
});
