/** What the live form reads of a tool's answer: the question with its faults, and its shortest address. */
import type { Asked } from "../../asking/read.ts";
import type { FieldErrors } from "../../problems.ts";

/** Tools that do not read by the table yet say `query` and `errors`. */
export type LiveAnswer =
  | { readonly asked: Asked; readonly canonical: string }
  | { readonly query: unknown; readonly errors: FieldErrors; readonly canonical: string };

export type QuestionOf<Answer> = Answer extends { readonly asked: infer Question }
  ? Question
  : Answer extends { readonly query: infer Question }
    ? Question
    : never;

export const faultsOf = (answer: LiveAnswer): FieldErrors => ("asked" in answer ? answer.asked.faults : answer.errors);

export const questionOf = <Answer extends LiveAnswer>(answer: Answer): QuestionOf<Answer> =>
  ("asked" in answer ? answer.asked : answer.query) as QuestionOf<Answer>;
