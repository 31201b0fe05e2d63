/** What the page and the worker of the tools say to each other. Everything must survive structured cloning. */
import type { AnsweredTool } from "../shared/answered-tool.ts";
import type { AnalyzerResult } from "../analyzer/analyze.ts";
import type { AnalyzerQuery } from "../analyzer/analyzer-query.ts";
import type { CalculatorResult } from "../calculator/calculate-rewards.ts";
import type { CalculatorQuery } from "../calculator/calculator-query.ts";
import type { FinderResult } from "../finder/find-cards.ts";
import type { FinderQuery } from "../finder/finder-query.ts";
import type { GlanceAnswer } from "../../glance/glance-answer.ts";
import type { CardNumber } from "../../own-worth/card-number.ts";
import type { CardWorths } from "../../own-worth/card-worths.ts";
import type { PlannerResult } from "../planner/make-planner-result.ts";
import type { PlannerQuery } from "../planner/planner-query.ts";
import type { Comparison } from "../compare/compare-cards.ts";
import type { CompareQuery } from "../compare/compare-query.ts";

/** By the name of a job: what it answers. */
export interface ToolJobs {
  readonly analyzer: AnsweredTool<AnalyzerQuery, AnalyzerResult>;
  readonly calculator: AnsweredTool<CalculatorQuery, CalculatorResult>;
  readonly planner: AnsweredTool<PlannerQuery, PlannerResult>;
  readonly compare: AnsweredTool<CompareQuery, Comparison>;
  readonly finder: AnsweredTool<FinderQuery, FinderResult>;
  /** The best wallet in one look. */
  readonly glance: GlanceAnswer;
  /** One card of a review page. Null for an unknown card. */
  readonly "card-number": CardNumber | null;
  /** The cards of a list. */
  readonly "card-worths": CardWorths;
}

export interface ToolRequest {
  /** Every message that answers it carries its number. */
  readonly id: number;
  readonly job: keyof ToolJobs;
  /** Where the worker fetches the tools' records, once. */
  readonly recordsUrl: string;
  /** Where the cards' terms are, for the job that shows them. */
  readonly cardsUrl: string;
  /** The form's parameters as a query string. */
  readonly search: string;
  /** Cards to fall back on (calculator), the one card (card-number), the list (card-worths). */
  readonly slugs: readonly string[];
}

export type ToolMessage = { readonly id: number } & (
  | {
      readonly kind: "answer";
      readonly answer: ToolJobs[keyof ToolJobs];
      /** False: the same answer follows once more, with how sure it is. */
      readonly isWhole: boolean;
    }
  /** A first answer of a long job: a better one follows. */
  | { readonly kind: "first"; readonly answer: ToolJobs[keyof ToolJobs] }
  /** How much of the work is done, 0 to 1. */
  | { readonly kind: "progress"; readonly share: number }
  | { readonly kind: "failed" }
);
