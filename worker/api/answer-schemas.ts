/**
 * What the API answers, as valibot schemas: the description for programs is
 * made from them (`openapi.ts`), and a Worker test holds real answers against
 * it. A tool's is in the tool's own folder, beside the function that makes the
 * answer; a card's follows from the one that the build checks the catalog with.
 */
import type { AnswerName } from "../../src/pages/developers/api-endpoint.ts";
import * as v from "valibot";

import { PROBLEMS, type ProblemCode } from "../../src/problems.ts";
import { PAGE_KINDS, type PageKind } from "../../src/search/page-record.ts";
import { analyzerAnswer } from "../../src/tools/analyzer/analyzer-answer.ts";
import { count, slug, slugs, usd } from "../../src/tools/shared/answer-parts.ts";
import { calculatorAnswer } from "../../src/tools/calculator/calculator-answer.ts";
import { compareAnswer } from "../../src/tools/compare/compare-answer.ts";
import { finderAnswer } from "../../src/tools/finder/finder-answer.ts";
import { plannerAnswer } from "../../src/tools/planner/planner-answer.ts";
import { cardAnswer, cardPartAnswer } from "./card-answer-schema.ts";
import { indexAnswer, issuersAnswer, listAnswer, listsAnswer, programsAnswer } from "./catalog-answer-schemas.ts";

const searchResult = v.strictObject({
  slug,
  name: v.string(),
  issuer: v.string(),
  image: v.string(),
  reviewLink: v.string(),
  url: v.string(),
  annualFeeUsd: usd,
  rating: v.number(),
  score: v.number(),
});
const pageResult = v.strictObject({
  path: v.string(),
  url: v.string(),
  title: v.string(),
  kind: v.picklist(Object.keys(PAGE_KINDS) as PageKind[]),
});
export const searchAnswer = v.strictObject({
  query: v.string(),
  count,
  results: v.array(searchResult),
  pages: v.optional(v.array(pageResult)),
});
const cardsAnswer = v.strictObject({ count, total: count, asOf: v.string(), cards: v.array(cardPartAnswer) });

const subscribeAnswer = v.strictObject({ status: v.literal("check-your-inbox") });
const healthAnswer = v.strictObject({
  status: v.picklist(["ok", "degraded"]),
  build: v.string(),
  builtOn: v.string(),
  checks: v.record(v.string(), v.string()),
});

const code = v.picklist(Object.keys(PROBLEMS) as ProblemCode[]);
const problemAnswer = v.object({
  type: v.string(),
  code,
  title: v.string(),
  status: v.pipe(v.number(), v.integer()),
  detail: v.string(),
  errors: v.optional(
    v.array(v.strictObject({ field: v.string(), code, message: v.string(), suggestion: v.optional(v.string()) })),
  ),
  nearest: v.optional(slugs),
  successor: v.optional(v.string()),
  reference: v.optional(v.string()),
});

/** The schemas that the description names, each once. */
export const NAMED_ANSWERS = {
  Card: cardAnswer,
  CardPart: cardPartAnswer,
  SearchAnswer: searchAnswer,
  CardsAnswer: cardsAnswer,
  IndexAnswer: indexAnswer,
  ListsAnswer: listsAnswer,
  ListAnswer: listAnswer,
  ProgramsAnswer: programsAnswer,
  IssuersAnswer: issuersAnswer,
  CalculatorAnswer: calculatorAnswer,
  AnalyzerAnswer: analyzerAnswer,
  PlannerAnswer: plannerAnswer,
  CompareAnswer: compareAnswer,
  FinderAnswer: finderAnswer,
  SubscribeAnswer: subscribeAnswer,
  HealthAnswer: healthAnswer,
  Problem: problemAnswer,
} as const satisfies Readonly<Record<AnswerName | "CardPart" | "Problem", object>>;
