/** The API refuses parameters that it does not know: a typing error must not change an answer unseen. */
import { type FieldError, toShownName } from "../http/problem.ts";
import { findNearest } from "./find-nearest.ts";

/** What advertisers, mail services and social networks append to links. */
const TRACKING =
  /^(?:utm_\w+|gclid|gbraid|wbraid|gad_\w+|dclid|fbclid|msclkid|ttclid|twclid|li_fat_id|igshid|yclid|mc_[ce]id|_ga|_gl)$/i;

export function toUnknownError(name: string, known: readonly string[], prefix = ""): FieldError {
  const nearest = findNearest(name, known);
  const suggestion = nearest === undefined ? undefined : prefix + nearest;
  const field = toShownName(prefix + name);
  const message = suggestion === undefined ? "Unknown name." : `Unknown name. Did you mean ${suggestion}?`;
  return { field, code: "unknown-parameter", message, ...(suggestion === undefined ? {} : { suggestion }) };
}

/** Longest text that is compared with the choices. */
const MAX_COMPARED_LENGTH = 60;
/** More than so many are not listed in a message. */
const MAX_LISTED = 30;

/** @param prefix of the suggestion, where it is a path */
export function toUnknownValueError(field: string, text: string, choices: readonly string[], prefix = ""): FieldError {
  const nearest = findNearest(text.slice(0, MAX_COMPARED_LENGTH), choices);
  const message = choices.length <= MAX_LISTED ? `Must be one of ${choices.join(", ")}.` : "There is no such value.";
  return { field, code: "unknown-value", message, ...(nearest === undefined ? {} : { suggestion: prefix + nearest }) };
}

/** @param prefixes of further names that are known, for example `brand.` */
export function listUnknownParameters(
  parameters: URLSearchParams,
  known: readonly string[],
  prefixes: readonly string[] = [],
): FieldError[] {
  return [...new Set(parameters.keys())]
    .filter(
      (name) => !known.includes(name) && !TRACKING.test(name) && !prefixes.some((prefix) => name.startsWith(prefix)),
    )
    .map((name) => toUnknownError(name, known));
}
