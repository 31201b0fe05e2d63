/** Links to tools with parameters: too many to ask the site for each, so each is read as the site would read it. */
import records from "virtual:tool-records";

import { ANALYZER_QUESTION } from "../../src/tools/analyzer/analyzer-question.ts";
import { createCalculatorQuestion } from "../../src/tools/calculator/calculator-question.ts";
import { COMPARE_QUESTION } from "../../src/tools/compare/compare-question.ts";
import { findUnknown } from "../../src/asking/read.ts";
import { FINDER_QUESTION } from "../../src/tools/finder/finder-question.ts";
import { PLANNER_QUESTION } from "../../src/tools/planner/planner-question.ts";
import type { ProfileTable } from "../../src/asking/profile.ts";
import { askSearch, type Question } from "../../src/tools/shared/tool.ts";
import { DEFAULT_SLUGS } from "../../src/tools/shared/tool-catalog.ts";
import type { FieldErrors } from "../../src/problems.ts";

const readQuestion = <T extends ProfileTable>(question: Question<T>, parameters: URLSearchParams): FieldErrors => ({
  ...findUnknown(question.table, parameters),
  ...askSearch(question, parameters, records).faults,
});

/** Who reads the parameters of a tool's address. */
const PARSERS: Readonly<Record<string, (parameters: URLSearchParams) => FieldErrors>> = {
  compare: (parameters) => readQuestion(COMPARE_QUESTION, parameters),
  finder: (parameters) => readQuestion(FINDER_QUESTION, parameters),
  "card-finder": (parameters) => readQuestion(FINDER_QUESTION, parameters),
  calculator: (parameters) => readQuestion(createCalculatorQuestion(DEFAULT_SLUGS), parameters),
  "rewards-compare": (parameters) => readQuestion(createCalculatorQuestion(DEFAULT_SLUGS), parameters),
  analyzer: (parameters) => readQuestion(ANALYZER_QUESTION, parameters),
  rewards: (parameters) => readQuestion(ANALYZER_QUESTION, parameters),
  planner: (parameters) => readQuestion(PLANNER_QUESTION, parameters),
};

/** What is read of a link to a tool with parameters, and what it has in common with others like it. */
export function readToolLink(target: string): { readonly errors: FieldErrors; readonly likeness: string } | undefined {
  const { pathname, searchParams } = new URL(target, "https://waycard.example");
  const [, api = "", tool = "", pair = ""] = /^(\/api)?\/([a-z-]+)(\/[a-z0-9-]+-vs-[a-z0-9-]+)?$/.exec(pathname) ?? [];
  const parse = PARSERS[tool];
  if (!parse || searchParams.size === 0) return undefined;
  const names = [...new Set(searchParams.keys())].toSorted().join();
  if (pair) searchParams.set("cards", pair.slice(1).replace("-vs-", ","));
  return { errors: parse(searchParams), likeness: `${api}/${tool}${pair && "/pair"}?${names}` };
}
