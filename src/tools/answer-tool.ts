/**
 * A tool's parameters from the first character to the result, in one call: the
 * server's pages, the JSON twins and the browser's worker all go through here,
 * so that they cannot disagree.
 */
import { type AnalyzerHooks, type AnalyzerResult, analyzeWallet } from "./analyzer/analyze-wallet.ts";
import {
  type AnalyzerQuery,
  parseAnalyzerQuery,
  toAnalyzerParameters,
  toWalletRequest,
} from "./analyzer/analyzer-query.ts";
import { calculateRewards, type CalculatorResult } from "./calculator/calculate-rewards.ts";
import { type CalculatorQuery, parseCalculatorQuery, toCalculatorParameters } from "./calculator/calculator-query.ts";
import { SEARCH_BUDGET_MESSAGE } from "./search-budget.ts";
import { type BrandCategories, toValueOptions } from "./spend/spend-query.ts";
import { pickCards, type ToolCard } from "./tool-card.ts";
import { type FieldErrors, hasErrors, toQueryString } from "./tool-query.ts";

export interface AnsweredTool<Query, Result> {
  readonly query: Query;
  readonly errors: FieldErrors;
  /** The shortest query string that gives the same result, with `?`, or empty. */
  readonly canonical: string;
  /** Null when something is wrong, or when the search was stopped. */
  readonly result: Result | null;
  readonly isStopped: boolean;
}

export function answerAnalyzer(
  parameters: URLSearchParams,
  cards: readonly ToolCard[],
  brands: BrandCategories,
  hooks: AnalyzerHooks = {},
): AnsweredTool<AnalyzerQuery, AnalyzerResult> {
  const query = parseAnalyzerQuery(parameters, cards, brands);
  const { spend, limits } = query;
  const canonical = toQueryString(toAnalyzerParameters(spend.profile, limits));
  const answer = { query, errors: query.errors, canonical, result: null, isStopped: false };
  if (hasErrors(query.errors)) return answer;
  const outcome = analyzeWallet(
    cards,
    { ...toWalletRequest(spend.profile, limits, brands), maxCards: limits.maxCards },
    hooks,
  );
  if (outcome.ok) return { ...answer, result: outcome.result };
  // The query was checked with the engine's own rules: all that is left is the stop.
  return { ...answer, errors: { max: SEARCH_BUDGET_MESSAGE }, isStopped: true };
}

export function answerCalculator(
  parameters: URLSearchParams,
  cards: readonly ToolCard[],
  brands: BrandCategories,
  defaultSlugs: readonly string[],
): AnsweredTool<CalculatorQuery, CalculatorResult> {
  const query = parseCalculatorQuery(parameters, cards, brands, defaultSlugs);
  const { profile } = query.spend;
  const canonical = toQueryString(toCalculatorParameters(profile, query.cards.slugs, defaultSlugs));
  const result = hasErrors(query.errors)
    ? null
    : calculateRewards(pickCards(cards, query.cards.slugs), toValueOptions(profile, brands));
  return { query, errors: query.errors, canonical, result, isStopped: false };
}
