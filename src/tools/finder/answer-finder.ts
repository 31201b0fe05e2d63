import { startWork } from "../../engine/work-budget.ts";
import type { AnsweredTool } from "../shared/answered-tool.ts";
import { hasErrors } from "../../asking/tool-query.ts";
import type { ToolRecords } from "../shared/tool-records.ts";
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
    operations: work.count(),
  };
}

declare module "../live/tool-messages.ts" {
  interface ToolJobs {
    readonly finder: AnsweredTool<FinderQuery, FinderResult>;
  }
}
