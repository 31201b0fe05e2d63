/** How much work the server does for made-up questions of every kind, to all five tools, and for those that once took minutes. */
import type { Card } from "../../src/catalog/card.ts";
import type { ProfileTable } from "../../src/asking/profile.ts";
import { ANALYZER_TOOL } from "../../src/tools/analyzer/answer-analyzer.ts";
import { createCalculatorTool } from "../../src/tools/calculator/answer-calculator.ts";
import { createCompareTool } from "../../src/tools/compare/answer-compare.ts";
import { FINDER_TOOL } from "../../src/tools/finder/answer-finder.ts";
import { PLANNER_TOOL } from "../../src/tools/planner/answer-planner.ts";
import { KNOWN_QUESTIONS, makeQuestions } from "../../src/tools/shared/test-questions.ts";
import { answerSearch, type Tool } from "../../src/tools/shared/tool.ts";
import type { ToolRecords } from "../../src/tools/shared/tool-records.ts";

export interface CountedQuestion {
  readonly search: string;
  readonly operations: number;
  /** What could be better at most, dollars; null: no plan. */
  readonly gapUsd: number | null;
}

function count<T extends ProfileTable, Result>(
  tool: Tool<T, Result>,
  search: string,
  records: ToolRecords,
  toGap: (result: Result) => number | null = () => null,
): CountedQuestion {
  const { result, operations, asked } = answerSearch(tool, new URLSearchParams(search), records);
  if (!result) throw new Error(`${search}: ${JSON.stringify(asked.faults)}`);
  return { search, operations, gapUsd: toGap(result) };
}
const countPlan = (search: string, records: ToolRecords) =>
  count(PLANNER_TOOL, search, records, ({ plan }) => plan.proof.gapUsd);

/** Those known first. */
export function countWork(records: ToolRecords, cards: readonly Card[], questions: number): CountedQuestion[] {
  return [
    ...KNOWN_QUESTIONS.map((search) => countPlan(search, records)),
    ...makeQuestions(records, questions).flatMap(({ plan, wallet, few }) => [
      countPlan(plan, records),
      count(ANALYZER_TOOL, wallet, records),
      count(FINDER_TOOL, wallet, records),
      count(createCalculatorTool([]), `${wallet}&cards=${few.join()}`, records),
      count(
        createCompareTool(() => cards),
        `${wallet}&cards=${few.slice(0, 4).join()}`,
        records,
      ),
    ]),
  ];
}
