/** GET and POST /api/finder: the card finder's top three. */
import records from "virtual:tool-records";

import { paths } from "../../src/paths.ts";
import { answerFinder } from "../../src/tools/finder/answer-finder.ts";
import { type FinderAnswer, toFinderAnswer } from "../../src/tools/finder/finder-answer.ts";
import {
  FINDER_PARAMETERS,
  type FinderQuery,
  parseFinderQuery,
  toFinderQueryString,
} from "../../src/tools/finder/finder-query.ts";
import { PROFILE_PREFIXES } from "../../src/tools/profile/profile-parameters.ts";
import { toFinderTable } from "../../src/tools/finder/finder-table.ts";
import { createCsvHandler, createToolHandlers, type ToolEndpoint } from "./create-tool-handlers.ts";
import { FINDER_FIELDS } from "./tool-fields.ts";

const tool: ToolEndpoint<FinderQuery, FinderAnswer> = {
  path: "/api/finder",
  parameters: FINDER_PARAMETERS,
  prefixes: PROFILE_PREFIXES,
  fields: FINDER_FIELDS,
  parse: (parameters) => parseFinderQuery(parameters, records),
  listErrors: (query) => query.errors,
  toQueryString: (query) => toFinderQueryString(query, records),
  answer(query) {
    const { result, errors } = answerFinder(query, records);
    return result ? { answer: toFinderAnswer(result) } : { errors };
  },
};

export const finderHandlers = createToolHandlers(tool);
export const handleFinderCsv = createCsvHandler(tool, paths.finderCsv(), "card-picks.csv", toFinderTable);
