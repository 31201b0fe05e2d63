/** The API refuses parameters that it does not know: a typing error must not change an answer unseen. */
import { findUnknownNames } from "../../src/asking/read.ts";
import { findNear } from "../../src/asking/suggest.ts";
import { toFault } from "../../src/words/faults.ts";
import { type FieldError, toShownName } from "../http/problem.ts";

/** A closed vocabulary of more than so many is not listed in a message. */
const MAX_LISTED = 20;

export function toUnknownValueError(field: string, text: string, choices: readonly string[]): FieldError {
  const suggestion = findNear(text, choices);
  const fault =
    choices.length <= MAX_LISTED
      ? toFault("no-choice", { names: choices })
      : { code: "unknown-value" as const, message: "There is no such value." };
  return { field, ...fault, ...(suggestion === undefined ? {} : { suggestion }) };
}

export const listUnknownParameters = (parameters: URLSearchParams, known: readonly string[]): FieldError[] =>
  Object.entries(findUnknownNames(known, parameters)).map(([name, fault]) => ({ field: toShownName(name), ...fault }));
