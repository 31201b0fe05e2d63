/** `/rewards.json` and `/rewards-compare.json`: the tools' results for programs, from the pages' own parameters. */
import type { Context } from "hono";

import { listCards } from "../../src/catalogue/queries.ts";
import { BRAND_CATEGORIES, DEFAULT_SLUGS } from "../../src/pages/tools/tool-catalogue.ts";
import { paths } from "../../src/paths.ts";
import { answerAnalyzer, answerCalculator } from "../../src/tools/answer-tool.ts";
import { createSearchBudget } from "../../src/tools/search-budget.ts";
import { toOptimizeAnswer } from "../../src/tools/to-optimize-answer.ts";
import { toRewardsAnswer } from "../../src/tools/to-rewards-answer.ts";
import type { WorkerEnvironment } from "../environment.ts";
import { answerCachedJson } from "./answer-json.ts";
import { renderFieldProblem } from "./field-problem.ts";
import { renderProblem } from "./problem.ts";

const readParameters = (context: Context<WorkerEnvironment>) => new URL(context.req.raw.url).searchParams;

export async function answerRewardsTwin(context: Context<WorkerEnvironment>): Promise<Response> {
  const hooks = { ...createSearchBudget(), isFrontierFull: false };
  const { query, errors, canonical, result, isStopped } = answerAnalyzer(
    readParameters(context),
    listCards(),
    BRAND_CATEGORIES,
    hooks,
  );
  if (isStopped) return renderProblem(422, errors["max"] ?? "");
  if (!result) return renderFieldProblem(errors) ?? renderProblem(500, "There is no result.");
  return answerCachedJson(context, `${paths.rewards()}.json${canonical}`, () =>
    toOptimizeAnswer(result, query.limits.maxCards),
  );
}

export async function answerRewardsCompareTwin(context: Context<WorkerEnvironment>): Promise<Response> {
  const { query, errors, canonical, result } = answerCalculator(
    readParameters(context),
    listCards(),
    BRAND_CATEGORIES,
    DEFAULT_SLUGS,
  );
  if (!result) return renderFieldProblem(errors) ?? renderProblem(500, "There is no result.");
  return answerCachedJson(context, `${paths.rewardsCompare()}.json${canonical}`, () =>
    toRewardsAnswer(result, query.spend.profile),
  );
}
