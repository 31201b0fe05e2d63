/** GET and POST /api/finder: the card finder's top three. */
import { FINDER_TOOL } from "../../src/tools/finder/answer-finder.ts";
import { finderAnswer, toFinderTable } from "../../src/tools/finder/finder-answer.ts";
import { createToolHandlers } from "./tool-handlers.ts";

export const finderHandlers = createToolHandlers({
  path: "/api/finder",
  tool: FINDER_TOOL,
  schema: finderAnswer,
  toTable: toFinderTable,
});
