/** Flat bodies of the newsletter's forms, JSON or form-encoded: names to texts, each name once. */
import type { ProblemCode } from "../../src/problems.ts";
import { renderInputProblem, renderProblem, toShownName } from "../http/problem.ts";
import { readBoundedText } from "../http/read-bounded-text.ts";

const MAX_BODY_BYTES = 4 * 1024;
const FORM = "application/x-www-form-urlencoded";

export type FormBody =
  | { readonly ok: true; readonly fields: ReadonlyMap<string, unknown> }
  | { readonly ok: false; readonly response: Response };

/** Whether a form of a page sent it, so that a page should answer. */
export function isFormPost(request: Request): boolean {
  return (request.headers.get("Content-Type") ?? "").toLowerCase().startsWith(FORM);
}

/**
 * @param known field names; any other is refused, and so is a name that stands twice
 */
export async function readFormBody(request: Request, known: readonly string[]): Promise<FormBody> {
  const body = await readBoundedText(request, MAX_BODY_BYTES, ["application/json", FORM]);
  if (!body.ok) return body;
  const entries = body.mediaType === FORM ? [...new URLSearchParams(body.text)] : parseJsonEntries(body.text);
  if (entries === undefined) return fail(renderProblem("invalid-body", "Problems parsing JSON."));
  if (entries === null) return fail(renderProblem("invalid-body", "The body must be a JSON object."));
  const fields = new Map(entries);
  const unknown = entries.find(([name]) => !known.includes(name));
  if (unknown) return refuse(unknown[0], "unknown-parameter", "Unknown name.");
  const repeated = entries.find(([name], index) => entries.findIndex(([other]) => other === name) !== index);
  if (repeated) return refuse(repeated[0], "repeated-parameter", "This appears more than once; keep one.");
  return { ok: true, fields };
}

/** Undefined when it is no JSON, null when it is no object. Of names that stand twice the last counts, as in the tools' bodies. */
function parseJsonEntries(text: string): [string, unknown][] | null | undefined {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return undefined;
  }
  return typeof value !== "object" || value === null || Array.isArray(value) ? null : Object.entries(value);
}

const fail = (response: Response): FormBody => ({ ok: false, response });

function refuse(name: string, code: ProblemCode, message: string): FormBody {
  const errors = [{ field: toShownName(name), code, message }];
  return fail(renderInputProblem("Invalid request body.", errors) ?? renderProblem(code, message));
}
