import type { AnsweredTool } from "../answered-tool.ts";
import { type BrandCategories, toValueOptions } from "../spend/spend-query.ts";
import { pickCards, type ToolCard } from "../tool-card.ts";
import { hasErrors } from "../tool-query.ts";
import { calculateRewards, type CalculatorResult } from "./calculate-rewards.ts";
import { type CalculatorQuery, toCalculatorQueryString } from "./calculator-query.ts";

/** The calculator's answer to a parsed query. */
export function answerCalculator(
  query: CalculatorQuery,
  cards: readonly ToolCard[],
  brands: BrandCategories,
  defaultSlugs: readonly string[],
): AnsweredTool<CalculatorQuery, CalculatorResult> {
  const { errors, spend } = query;
  return {
    query,
    errors,
    canonical: toCalculatorQueryString(query, defaultSlugs),
    result: hasErrors(errors)
      ? null
      : calculateRewards(pickCards(cards, query.cards.slugs), toValueOptions(spend.profile, brands)),
    isStopped: false,
  };
}
