import type { Card } from "../../catalog/card.ts";
import type { AnsweredTool } from "../answered-tool.ts";
import { hasErrors } from "../tool-query.ts";
import { findCards, type FinderResult } from "./find-cards.ts";
import { type FinderQuery, toFinderQueryString } from "./finder-query.ts";

/** The finder's answer to a parsed query. Without any answer given there is no result yet; `result` is null then. */
export function answerFinder(query: FinderQuery, cards: readonly Card[]): AnsweredTool<FinderQuery, FinderResult> {
  const { answers, spend, errors, isAsked } = query;
  return {
    query,
    errors,
    canonical: isAsked ? toFinderQueryString(answers, spend?.profile) : "",
    result: isAsked && !hasErrors(errors) ? findCards(cards, answers, spend?.profile) : null,
    isStopped: false,
  };
}
