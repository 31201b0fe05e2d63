/** Query parameters to a checked object, or the problem that says what is wrong with which. */
import * as v from "valibot";

import type { ProblemCode } from "../../src/problems.ts";
import { renderInputProblem } from "../http/problem.ts";
import { listUnknownParameters } from "./unknown-parameters.ts";

/** By the type of valibot's issue. */
const CODES: Readonly<Record<string, ProblemCode>> = {
  strict_object: "missing",
  regex: "invalid-number",
  min_value: "out-of-range",
  max_value: "out-of-range",
  max_length: "too-long",
  picklist: "unknown-value",
};

/** A number in a query; what is said about it is also its description. */
export const numberParameter = (pattern: RegExp, min: number, max: number, message: string) =>
  v.pipe(
    v.string(),
    v.regex(pattern, message),
    v.transform(Number),
    v.number(),
    v.minValue(min, message),
    v.maxValue(max, message),
  );

export function parseQuery<Entries extends v.ObjectEntries>(
  schema: v.StrictObjectSchema<Entries, undefined>,
  parameters: URLSearchParams,
): v.InferOutput<v.StrictObjectSchema<Entries, undefined>> | Response {
  const known = Object.keys(schema.entries);
  const repeated = known.filter((name) => parameters.getAll(name).length > 1);
  const input = Object.fromEntries([...parameters].filter(([name]) => known.includes(name)));
  const result = v.safeParse(schema, input);
  const problem = renderInputProblem("Invalid query parameters.", [
    ...listUnknownParameters(parameters, known),
    ...repeated.map((field) => ({
      field,
      code: "repeated-parameter" as const,
      message: "This appears more than once; keep one.",
    })),
    ...(result.issues ?? []).map((issue) => ({
      field: v.getDotPath(issue) ?? "",
      code: CODES[issue.type] ?? ("unknown-value" as const),
      message: issue.type === "strict_object" ? "Required." : issue.message,
    })),
  ]);
  if (problem) return problem;
  return result.output as v.InferOutput<typeof schema>;
}
