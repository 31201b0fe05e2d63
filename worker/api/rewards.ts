/** GET /api/rewards: what cards are worth for a spend profile, each by itself and all together. */
import type { Context } from "hono";

import { listCards } from "../../src/catalog/queries.ts";
import { listBrandCategories } from "../../src/rewards/spend-lines.ts";
import { calculateRewards } from "../../src/tools/calculator/calculate-rewards.ts";
import {
  CALCULATOR_PARAMETERS,
  MAX_CALCULATOR_CARDS,
  toCalculatorParameters,
} from "../../src/tools/calculator/calculator-query.ts";
import { parseCardList } from "../../src/tools/spend/card-list-query.ts";
import { BRAND_PREFIX, parseSpendQuery, toValueOptions } from "../../src/tools/spend/spend-query.ts";
import { pickCards } from "../../src/tools/tool-card.ts";
import { toCalculatorAnswer } from "../../src/tools/calculator/to-calculator-answer.ts";
import { toQueryString } from "../../src/tools/tool-query.ts";
import type { WorkerEnvironment } from "../environment.ts";
import { answerCachedJson } from "./answer-json.ts";
import { renderFieldProblem } from "./field-problem.ts";

const brandCategories = listBrandCategories(listCards());

export async function answerRewards(context: Context<WorkerEnvironment>): Promise<Response> {
  const parameters = new URL(context.req.raw.url).searchParams;
  const isKnown = (name: string) =>
    (CALCULATOR_PARAMETERS as readonly string[]).includes(name) || name.startsWith(BRAND_PREFIX);
  const unknown = [...new Set(parameters.keys())].filter((name) => !isKnown(name));
  const spend = parseSpendQuery(parameters, brandCategories);
  const list = parseCardList(parameters, "cards", listCards(), { min: 1, max: MAX_CALCULATOR_CARDS, isSlugOnly: true });
  const problem = renderFieldProblem({
    ...Object.fromEntries(unknown.map((name) => [name.slice(0, 40), "is not known"])),
    ...spend.errors,
    ...(list.error ? { cards: list.error } : {}),
  });
  if (problem) return problem;
  const query = toQueryString(toCalculatorParameters(spend.profile, list.slugs, []));
  return answerCachedJson(context, `/api/rewards${query}`, () => {
    const options = toValueOptions(spend.profile, brandCategories);
    return toCalculatorAnswer(calculateRewards(pickCards(listCards(), list.slugs), options), spend.profile);
  });
}
