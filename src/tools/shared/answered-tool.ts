import type { FieldErrors } from "../../problems.ts";

/** What a tool answers to its parameters: the same for its page, the API and the browser's worker. */
export interface AnsweredTool<Query, Result> {
  readonly query: Query;
  readonly errors: FieldErrors;
  /** The shortest query string that gives the same result, with `?`, or empty. */
  readonly canonical: string;
  /** Null when something is wrong. */
  readonly result: Result | null;
  /** Work that it took, as `work-budget.ts` counts it. */
  readonly operations: number;
}
