import { startWork } from "../../rewards/work-budget.ts";
import type { AnsweredTool } from "../answered-tool.ts";
import { hasErrors } from "../tool-query.ts";
import type { ToolRecords } from "../tool-records.ts";
import { findCards, type FinderResult } from "./find-cards.ts";
import { type FinderQuery, toFinderQueryString } from "./finder-query.ts";

/** The finder's answer to a parsed query. */
export function answerFinder(query: FinderQuery, records: ToolRecords): AnsweredTool<FinderQuery, FinderResult> {
  const { errors } = query;
  const work = startWork();
  return {
    query,
    errors,
    canonical: toFinderQueryString(query, records),
    result: hasErrors(errors) ? null : findCards(query, records),
    isStopped: false,
    operations: work.count(),
  };
}
