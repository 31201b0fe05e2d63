import type { FieldErrors } from "../../src/tools/tool-query.ts";
import { renderProblem } from "../http/problem.ts";

/** The 400 for wrong parameters, or nothing when none is wrong. */
export function renderFieldProblem(errors: FieldErrors): Response | undefined {
  const list = Object.entries(errors).map(([field, message]) => ({ field, message }));
  return list.length > 0 ? renderProblem(400, "A parameter is wrong; see errors.", { errors: list }) : undefined;
}
