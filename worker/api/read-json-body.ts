/** A JSON body of bounded size, or the problem that says why there is none. */
import { renderProblem } from "../http/problem.ts";
import { readBoundedText } from "../http/read-bounded-text.ts";

export type JsonBody =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly response: Response };

export async function readJsonBody(request: Request, maxBytes: number): Promise<JsonBody> {
  const body = await readBoundedText(request, maxBytes, ["application/json"]);
  if (!body.ok) return body;
  try {
    return { ok: true, value: JSON.parse(body.text) as unknown };
  } catch {
    return { ok: false, response: renderProblem(400, "The body is not JSON in UTF-8.") };
  }
}
