/** GET and POST /api/compare: two to four cards side by side. */
import { listCards } from "../../src/catalog/queries.ts";
import { createCompareTool } from "../../src/tools/compare/answer-compare.ts";
import { compareAnswer, toCompareTable } from "../../src/tools/compare/compare-answer.ts";
import { createToolHandlers } from "./tool-handlers.ts";

const { answer, unused, ...question } = createCompareTool(listCards);

export const compareHandlers = createToolHandlers({
  path: "/api/compare",
  tool: {
    ...question,
    // The switch is about what the page shows; here every row says itself whether it is the same.
    unused: new Set([...unused, "differences"]),
    answer(asked, records) {
      const comparison = answer(asked, records);
      if (!comparison) throw new Error("A question with fewer than two cards was let through");
      return comparison;
    },
  },
  schema: compareAnswer,
  toTable: toCompareTable,
});
