/** `/compare.json` and `/card-finder.json`: the two tools' results for programs, from the pages' own parameters. */
import type { Context } from "hono";

import { listCards } from "../../src/catalog/queries.ts";
import { paths } from "../../src/paths.ts";
import { listBrandCategories } from "../../src/rewards/spend-lines.ts";
import { answerFinder } from "../../src/tools/finder/answer-finder.ts";
import { findCards } from "../../src/tools/finder/find-cards.ts";
import { toFinderQueryString } from "../../src/tools/finder/finder-query.ts";
import { toFinderAnswer } from "../../src/tools/finder/to-finder-answer.ts";
import { compareCards } from "../../src/tools/compare/compare-cards.ts";
import { listCompareErrors, parseCompareQuery, toCompareQueryString } from "../../src/tools/compare/compare-query.ts";
import { toCompareAnswer } from "../../src/tools/compare/to-compare-answer.ts";
import { toValueOptions } from "../../src/tools/spend/spend-query.ts";
import { pickCards } from "../../src/tools/tool-card.ts";
import type { WorkerEnvironment } from "../environment.ts";
import { answerCachedJson } from "./answer-json.ts";
import { renderFieldProblem } from "./field-problem.ts";

const readParameters = (context: Context<WorkerEnvironment>) => new URL(context.req.raw.url).searchParams;

const TOO_FEW = { cards: "Name two to four cards, for example cards=amex-gold,chase-sapphire-preferred." };

export async function answerCompareTwin(context: Context<WorkerEnvironment>): Promise<Response> {
  const query = parseCompareQuery(readParameters(context), listCards());
  const isEnough = query.cards.slugs.length >= 2;
  const problem = renderFieldProblem({ ...(isEnough ? {} : TOO_FEW), ...listCompareErrors(query) });
  if (problem) return problem;
  // The switch is about what is shown; here every row says itself whether it is the same.
  const key = toCompareQueryString({ ...query, isDifferencesOnly: false });
  return answerCachedJson(context, `${paths.compare()}.json${key}`, () => {
    const options = toValueOptions(query.spend.profile, listBrandCategories(listCards()));
    return toCompareAnswer(compareCards(pickCards(listCards(), query.cards.slugs), options), query.spend.profile);
  });
}

export async function answerFinderTwin(context: Context<WorkerEnvironment>): Promise<Response> {
  const { query, errors } = answerFinder(readParameters(context), listCards());
  const problem = renderFieldProblem(errors);
  if (problem) return problem;
  const key = toFinderQueryString(query.answers, query.spend?.profile);
  return answerCachedJson(context, `${paths.finder()}.json${key}`, () =>
    toFinderAnswer(findCards(listCards(), query.answers, query.spend?.profile)),
  );
}
