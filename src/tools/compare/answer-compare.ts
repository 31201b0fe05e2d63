/** The comparison from its parameters to its result, the same for page, worker and JSON twin. */
import type { Card } from "../../catalog/card.ts";
import { listBrandCategories } from "../../rewards/spend-lines.ts";
import type { AnsweredTool } from "../answer-tool.ts";
import { toValueOptions } from "../spend/spend-query.ts";
import { pickCards } from "../tool-card.ts";
import { compareCards, type Comparison } from "./compare-cards.ts";
import { type CompareQuery, listCompareErrors, parseCompareQuery, toComparePath } from "./compare-query.ts";

/**
 * `canonical` is a whole path here, because two cards have a page of their own.
 * `result` is null for fewer than two known cards; wrong fields are reported beside it.
 */
export function answerCompare(
  parameters: URLSearchParams,
  cards: readonly Card[],
): AnsweredTool<CompareQuery, Comparison> {
  const query = parseCompareQuery(parameters, cards);
  const compared = pickCards(cards, query.cards.slugs);
  const options = toValueOptions(query.spend.profile, listBrandCategories(cards));
  return {
    query,
    errors: listCompareErrors(query),
    canonical: toComparePath(query),
    result: compared.length < 2 ? null : compareCards(compared, options),
    isStopped: false,
  };
}
