import type { AnsweredTool } from "../answered-tool.ts";
import { SEARCH_BUDGET_MESSAGE } from "../search-budget.ts";
import type { BrandCategories } from "../spend/spend-query.ts";
import type { ToolCard } from "../tool-card.ts";
import { hasErrors } from "../tool-query.ts";
import { type AnalyzerHooks, type AnalyzerResult, analyzeWallet } from "./analyze-wallet.ts";
import { type AnalyzerQuery, toAnalyzerQueryString, toWalletRequest } from "./analyzer-query.ts";

/** The analyzer's answer to a parsed query. */
export function answerAnalyzer(
  query: AnalyzerQuery,
  cards: readonly ToolCard[],
  brands: BrandCategories,
  hooks: AnalyzerHooks = {},
): AnsweredTool<AnalyzerQuery, AnalyzerResult> {
  const { spend, limits, errors } = query;
  const answer = { query, errors, canonical: toAnalyzerQueryString(query), result: null, isStopped: false };
  if (hasErrors(errors)) return answer;
  const request = { ...toWalletRequest(spend.profile, limits, brands), maxCards: limits.maxCards };
  const outcome = analyzeWallet(cards, request, hooks);
  if (outcome.ok) return { ...answer, result: outcome.result };
  // The query was checked with the engine's own rules: all that is left is the stop.
  return { ...answer, errors: { max: { code: "search-limit", message: SEARCH_BUDGET_MESSAGE } }, isStopped: true };
}
