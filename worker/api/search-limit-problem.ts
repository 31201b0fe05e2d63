import { SEARCH_BUDGET_MESSAGE } from "../../src/tools/search-budget.ts";
import { renderProblem } from "../http/problem.ts";

/** The 400 for a search that meets the server's limit: which one, and what to change. */
export function renderSearchLimitProblem(field: string): Response {
  return renderProblem(400, SEARCH_BUDGET_MESSAGE, { errors: [{ field, message: SEARCH_BUDGET_MESSAGE }] });
}
