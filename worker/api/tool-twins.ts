/** `/rewards.json` and `/rewards-compare.json`: the tools' results for programs, from the pages' own parameters. */
import type { Context } from "hono";

import { listCards } from "../../src/catalog/queries.ts";
import { BRAND_CATEGORIES, DEFAULT_SLUGS } from "../../src/tools/tool-catalog.ts";
import { paths } from "../../src/paths.ts";
import { parseAnalyzerQuery, toAnalyzerParameters } from "../../src/tools/analyzer/analyzer-query.ts";
import { answerAnalyzer } from "../../src/tools/answer-tool.ts";
import { calculateRewards } from "../../src/tools/calculator/calculate-rewards.ts";
import { parseCalculatorQuery, toCalculatorParameters } from "../../src/tools/calculator/calculator-query.ts";
import { createSearchBudget } from "../../src/tools/search-budget.ts";
import { toValueOptions } from "../../src/tools/spend/spend-query.ts";
import { toAnalyzerAnswer } from "../../src/tools/analyzer/to-analyzer-answer.ts";
import { toCalculatorAnswer } from "../../src/tools/calculator/to-calculator-answer.ts";
import { pickCards } from "../../src/tools/tool-card.ts";
import { toQueryString } from "../../src/tools/tool-query.ts";
import type { WorkerEnvironment } from "../environment.ts";
import { answerCachedJson } from "./answer-json.ts";
import { renderFieldProblem } from "./field-problem.ts";
import { renderSearchLimitProblem } from "./search-limit-problem.ts";

const readParameters = (context: Context<WorkerEnvironment>) => new URL(context.req.raw.url).searchParams;

// Parsed, then looked up, then computed: what is kept must cost nothing again.

export async function answerRewardsTwin(context: Context<WorkerEnvironment>): Promise<Response> {
  const parameters = readParameters(context);
  const { spend, limits, errors } = parseAnalyzerQuery(parameters, listCards(), BRAND_CATEGORIES);
  const problem = renderFieldProblem(errors);
  if (problem) return problem;
  const key = toQueryString(toAnalyzerParameters(spend.profile, limits));
  return answerCachedJson(context, `${paths.analyzer()}.json${key}`, () => {
    const hooks = { ...createSearchBudget(), isFrontierFull: false };
    const { result } = answerAnalyzer(parameters, listCards(), BRAND_CATEGORIES, hooks);
    return result ? toAnalyzerAnswer(result, limits.maxCards) : renderSearchLimitProblem("max");
  });
}

export async function answerRewardsCompareTwin(context: Context<WorkerEnvironment>): Promise<Response> {
  const { spend, cards, errors } = parseCalculatorQuery(
    readParameters(context),
    listCards(),
    BRAND_CATEGORIES,
    DEFAULT_SLUGS,
  );
  const problem = renderFieldProblem(errors);
  if (problem) return problem;
  const key = toQueryString(toCalculatorParameters(spend.profile, cards.slugs, DEFAULT_SLUGS));
  return answerCachedJson(context, `${paths.calculator()}.json${key}`, () => {
    const options = toValueOptions(spend.profile, BRAND_CATEGORIES);
    return toCalculatorAnswer(calculateRewards(pickCards(listCards(), cards.slugs), options), spend.profile);
  });
}
