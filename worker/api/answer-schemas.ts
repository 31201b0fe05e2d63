/**
 * What the API answers, as valibot schemas: the description for programs is
 * made from them (`openapi.ts`), and a Worker test holds real answers against
 * it. A tool's is in the tool's own folder, beside the function that makes the
 * answer; a card's follows from the one that the build checks the catalog with.
 */
import * as v from "valibot";

import { describe } from "../../src/catalog/describe.ts";
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
  slug: describe(slug, "Name in URLs; it never changes.", "chase-sapphire-preferred"),
  name: describe(v.string(), "Display name.", "Chase Sapphire Preferred"),
  issuer: describe(v.string(), "Brand it is sold under, or its bank.", "Chase"),
  image: describe(
    v.string(),
    "URL of its picture, which other sites may show.",
    "https://waycard.example/chase-sapphire-preferred.svg",
  ),
  reviewLink: describe(v.string(), "Path of its review on this site.", "/cards/chase-sapphire-preferred"),
  url: describe(v.string(), "URL of its page.", "https://waycard.example/cards/chase-sapphire-preferred"),
  annualFeeUsd: describe(usd, "Ongoing annual fee, US dollars.", 95),
  rating: describe(v.number(), "Editorial rating, 0 to 10.", 9),
  score: describe(v.number(), "Fuse.js score: 0 is a perfect match.", 0.02),
});
const pageResult = v.strictObject({
  path: describe(v.string(), "Path on this site.", "/issuers/american-express"),
  url: describe(v.string(), "URL of its page.", "https://waycard.example/cards/chase-sapphire-preferred"),
  title: describe(v.string(), "Its title.", "American Express cards and application rules"),
  kind: describe(v.picklist(Object.keys(PAGE_KINDS) as PageKind[]), "Kind of page."),
});
export const searchAnswer = v.strictObject({
  query: describe(v.string(), "The search text.", "sapphire"),
  count: describe(count, "How many this response holds.", 5),
  results: describe(v.array(searchResult), "Best match first."),
  pages: describe(v.optional(v.array(pageResult)), "Pages that were found."),
});
const cardsAnswer = v.strictObject({
  count: describe(count, "How many this response holds.", 5),
  total: describe(count, "How many match in all.", 37),
  asOf: describe(v.string(), "Month the fact dates from.", "2026-11"),
  cards: describe(v.array(cardPartAnswer), "The cards."),
});

const subscribeAnswer = v.strictObject({
  status: describe(v.literal("check-your-inbox"), "An email is on its way, if the address can receive it."),
});
const healthAnswer = v.strictObject({
  status: describe(
    v.picklist(["ok", "degraded"]),
    "ok, or degraded when the build is more than ten days old: pages work, but their facts may be out of date.",
  ),
  build: describe(v.string(), "Build of the site.", "094678a3e7c0"),
  builtOn: describe(v.string(), "Day of the build, UTC. The facts are as of this day.", "2026-11-22"),
  checks: describe(v.record(v.string(), v.string()), "Whether each service is configured and reachable, in words."),
});

const code = v.picklist(Object.keys(PROBLEMS) as ProblemCode[]);
const problemAnswer = v.object({
  type: describe(v.string(), "URL of the explanation.", "/developers#error-unknown-parameter"),
  code: describe(code, "Stable code."),
  title: describe(v.string(), "Short name of the problem.", "Unknown parameter"),
  status: describe(v.pipe(v.number(), v.integer()), "The HTTP status.", 400),
  detail: describe(v.string(), "The problem in words.", "Invalid query parameters."),
  errors: describe(
    v.optional(
      v.array(
        v.strictObject({
          field: describe(v.string(), "Parameter, or path in the body; empty for the request as a whole.", "dinning"),
          code: describe(code, "Stable code."),
          message: describe(v.string(), "What is wrong with it.", "Unknown name. Did you mean dining?"),
          suggestion: describe(v.optional(v.string()), "What you probably meant.", "dining"),
        }),
      ),
    ),
    "What is wrong, field by field.",
  ),
  nearest: describe(v.optional(slugs), "Slugs closest to the one requested.", ["chase-sapphire-preferred"]),
  successor: describe(v.optional(v.string()), "Where the endpoint is now.", "/api/analyzer"),
  reference: describe(v.optional(v.string()), "Identifies the failure in our log.", "k3x9a1"),
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
} as const satisfies Readonly<Record<string, object>>;
