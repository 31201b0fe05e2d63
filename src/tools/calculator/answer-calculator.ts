import type { Answered, Tool } from "../shared/tool.ts";
import { calculateRewards, type CalculatorResult } from "./calculate-rewards.ts";
import type { CalculatorTable } from "./calculator-asking.ts";
import { createCalculatorQuestion } from "./calculator-question.ts";

export const createCalculatorTool = (defaultSlugs: readonly string[]): Tool<CalculatorTable, CalculatorResult> => ({
  ...createCalculatorQuestion(defaultSlugs),
  answer: ({ values }, records) => calculateRewards(values, records),
});

declare module "../live/tool-messages.ts" {
  interface ToolJobs {
    readonly calculator: Answered<CalculatorTable, CalculatorResult>;
  }
}
