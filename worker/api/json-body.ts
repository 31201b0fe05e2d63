/** The JSON object of a request's body, or the problem with it. */
import { isObject, type JsonObject } from "../../src/asking/read.ts";
import { MAX_BODY_KB } from "../../src/pages/developers/api-limits.ts";
import { renderProblem } from "../http/problem.ts";
import { readBoundedText } from "../http/read-bounded-text.ts";

const MAX_BODY_BYTES = MAX_BODY_KB * 1024;

export async function readJsonBody(request: Request): Promise<JsonObject | Response> {
  const body = await readBoundedText(request, MAX_BODY_BYTES, ["application/json"]);
  if (!body.ok) return body.response;
  let value: unknown;
  try {
    value = JSON.parse(body.text);
  } catch {
    return renderProblem("invalid-body", "Problems parsing JSON.");
  }
  return isObject(value) ? value : renderProblem("invalid-body", "The body must be a JSON object.");
}
