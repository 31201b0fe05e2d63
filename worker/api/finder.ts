/** GET and POST /api/finder: the card finder's top three. */
import { listCards } from "../../src/catalog/queries.ts";
import { findCards } from "../../src/tools/finder/find-cards.ts";
import { toFinderAnswer } from "../../src/tools/finder/finder-answer.ts";
import { FINDER_PARAMETERS, parseFinderQuery, toFinderQueryString } from "../../src/tools/finder/finder-query.ts";
import { createToolHandlers } from "./create-tool-handlers.ts";
import { FINDER_FIELDS } from "./tool-fields.ts";

export const finderHandlers = createToolHandlers({
  path: "/api/finder",
  parameters: FINDER_PARAMETERS,
  fields: FINDER_FIELDS,
  parse: (parameters) => parseFinderQuery(parameters, listCards()),
  listErrors: (query) => query.errors,
  toQueryString: ({ answers, spend }) => toFinderQueryString(answers, spend?.profile),
  // The page waits for a first answer; a program that gives none asks for the usual ones.
  answer: ({ answers, spend }) => ({ answer: toFinderAnswer(findCards(listCards(), answers, spend?.profile)) }),
});
