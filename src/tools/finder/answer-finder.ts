import type { Answered, Tool } from "../shared/tool.ts";
import { findCards, type FinderResult } from "./find-cards.ts";
import type { FinderTable } from "./finder-asking.ts";
import { FINDER_QUESTION } from "./finder-question.ts";

/** The finder's question with its answer. The browser's page loads the question alone. */
export const FINDER_TOOL: Tool<FinderTable, FinderResult> = {
  ...FINDER_QUESTION,
  answer: findCards,
};

declare module "../live/tool-messages.ts" {
  interface ToolJobs {
    readonly finder: Answered<FinderTable, FinderResult>;
  }
}
