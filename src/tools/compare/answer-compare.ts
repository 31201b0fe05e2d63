import type { Card } from "../../catalog/card.ts";
import { listBrandCategories } from "../../rewards/spend-lines.ts";
import type { AnsweredTool } from "../answered-tool.ts";
import { toValueOptions } from "../spend/spend-query.ts";
import { pickCards } from "../tool-card.ts";
import { compareCards, type Comparison } from "./compare-cards.ts";
import { type CompareQuery, listCompareErrors, toComparePath } from "./compare-query.ts";

/**
 * The comparison for a parsed query. `canonical` is a whole path here, because two cards have a page of their own.
 * `result` is null for fewer than two known cards; wrong fields are reported beside it.
 */
export function answerCompare(query: CompareQuery, cards: readonly Card[]): AnsweredTool<CompareQuery, Comparison> {
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
