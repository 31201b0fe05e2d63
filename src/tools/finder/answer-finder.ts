/** The card finder from its parameters to its result, the same for page, worker and JSON twin. */
import type { Card } from "../../catalog/card.ts";
import type { AnsweredTool } from "../answer-tool.ts";
import { hasErrors } from "../tool-query.ts";
import { findCards, type FinderResult } from "./find-cards.ts";
import { type FinderQuery, parseFinderQuery, toFinderQueryString } from "./finder-query.ts";

/** Without any answer there is no result yet; `result` is null then. */
export function answerFinder(
  parameters: URLSearchParams,
  cards: readonly Card[],
): AnsweredTool<FinderQuery, FinderResult> {
  const query = parseFinderQuery(parameters, cards);
  const { answers, spend, errors, isAsked } = query;
  return {
    query,
    errors,
    canonical: isAsked ? toFinderQueryString(answers, spend?.profile) : "",
    result: isAsked && !hasErrors(errors) ? findCards(cards, answers, spend?.profile) : null,
    isStopped: false,
  };
}
