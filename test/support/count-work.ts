/** How much work the server does for made-up questions of every kind, and for those that once took minutes. */
import { ANALYZER_TOOL } from "../../src/tools/analyzer/answer-analyzer.ts";
import { PLANNER_TOOL } from "../../src/tools/planner/answer-planner.ts";
import { KNOWN_QUESTIONS, makeQuestions } from "../../src/tools/shared/test-questions.ts";
import { answerSearch } from "../../src/tools/shared/tool.ts";
import type { ToolRecords } from "../../src/tools/shared/tool-records.ts";

export interface CountedQuestion {
  readonly search: string;
  readonly operations: number;
  /** What could be better at most, dollars; of a wallet null. */
  readonly gapUsd: number | null;
}

const parse = (search: string) => new URLSearchParams(search);

export function countPlan(search: string, records: ToolRecords): CountedQuestion {
  const { result, operations, asked } = answerSearch(PLANNER_TOOL, parse(search), records);
  if (!result) throw new Error(`${search}: ${JSON.stringify(asked.faults)}`);
  return { search, operations, gapUsd: result.plan.proof.gapUsd };
}

export function countWallet(search: string, records: ToolRecords): CountedQuestion {
  const { result, operations, asked } = answerSearch(ANALYZER_TOOL, parse(search), records);
  if (!result) throw new Error(`${search}: ${JSON.stringify(asked.faults)}`);
  return { search, operations, gapUsd: null };
}

/** Those known first. */
export function countWork(records: ToolRecords, count: number): CountedQuestion[] {
  return [
    ...KNOWN_QUESTIONS.map((search) => countPlan(search, records)),
    ...makeQuestions(records, count).flatMap(({ plan, wallet }) => [
      countPlan(plan, records),
      countWallet(wallet, records),
    ]),
  ];
}
