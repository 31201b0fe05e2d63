/** Query parameters to a checked object, or the 400 that says what is wrong with which. */
import * as v from "valibot";

import { renderProblem } from "../http/problem.ts";

/**
 * @param known parameters that are read; others are ignored, as on pages
 * @param refuseUnknown answers 400 for a parameter that is not known
 */
export function parseQuery<Schema extends v.GenericSchema>(
  schema: Schema,
  parameters: URLSearchParams,
  known: readonly string[],
  refuseUnknown = false,
): v.InferOutput<Schema> | Response {
  const repeated = known.filter((name) => parameters.getAll(name).length > 1);
  const unknown = refuseUnknown ? [...new Set(parameters.keys())].filter((name) => !known.includes(name)) : [];
  const input = Object.fromEntries([...parameters].filter(([name]) => known.includes(name)));
  const result = v.safeParse(schema, input);
  const errors = [
    ...repeated.map((field) => ({ field, message: "is given more than once" })),
    ...unknown.map((field) => ({ field: field.slice(0, 40), message: `is not known; there are ${known.join(", ")}` })),
    ...(result.issues ?? []).map((issue) => ({
      field: v.getDotPath(issue) ?? "",
      message: issue.type === "strict_object" ? "is missing" : issue.message,
    })),
  ];
  if (!result.success || errors.length > 0) {
    return renderProblem(400, "A parameter is wrong; see errors.", { errors });
  }
  return result.output;
}
