/** GET and POST /api/finder: the card finder's top three. */
import records from "virtual:tool-records";

import { answerFinder } from "../../src/tools/finder/answer-finder.ts";
import { toFinderAnswer } from "../../src/tools/finder/finder-answer.ts";
import { parseFinderQuery, toFinderQueryString } from "../../src/tools/finder/finder-query.ts";
import { FINDER_PARAMETERS } from "../../src/tools/finder/finder-parameters.ts";
import { toFinderTable } from "../../src/tools/finder/finder-table.ts";
import { PROFILE_PREFIXES } from "../../src/tools/profile/profile-parameters.ts";
import { createToolHandlers } from "./create-tool-handlers.ts";
import { FINDER_FIELDS } from "./tool-fields.ts";

export const finderHandlers = createToolHandlers({
  path: "/api/finder",
  parameters: FINDER_PARAMETERS,
  prefixes: PROFILE_PREFIXES,
  fields: FINDER_FIELDS,
  parse: (parameters) => parseFinderQuery(parameters, records),
  listErrors: (query) => query.errors,
  toQueryString: (query) => toFinderQueryString(query, records),
  answer(query) {
    const { result } = answerFinder(query, records);
    return result && toFinderAnswer(result);
  },
  toTable: toFinderTable,
});
