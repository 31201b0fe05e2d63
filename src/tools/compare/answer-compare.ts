import type { Card } from "../../catalog/card.ts";
import { startWork } from "../../engine/work-budget.ts";
import type { AnsweredTool } from "../shared/answered-tool.ts";
import type { ToolRecords } from "../shared/tool-records.ts";
import { compareCards, type Comparison } from "./compare-cards.ts";
import { type CompareQuery, listCompareErrors, toComparePath } from "./compare-query.ts";

/**
 * The comparison for a parsed query. `canonical` is a whole path here, because two cards have a page of their own.
 * `result` is null for fewer than two known cards; wrong fields are reported beside it.
 */
export function answerCompare(
  query: CompareQuery,
  cards: readonly Card[],
  records: ToolRecords,
): AnsweredTool<CompareQuery, Comparison> {
  const work = startWork();
  const compared = query.cards.slugs.flatMap((slug) => cards.find((card) => card.slug === slug) ?? []);
  return {
    query,
    errors: listCompareErrors(query),
    canonical: toComparePath(query),
    result: compared.length < 2 ? null : compareCards(compared, query.visitor, records),
    operations: work.count(),
  };
}

declare module "../live/tool-messages.ts" {
  interface ToolJobs {
    readonly compare: AnsweredTool<CompareQuery, Comparison>;
  }
}
