import type { MiddlewareHandler } from "hono";

import type { WorkerEnvironment } from "../environment.ts";
import { toQuality } from "./accept.ts";
import { renderProblem } from "./problem.ts";

/** Problem documents are what a client may name instead of the answer that it wants. */
const PROBLEM = "application/problem+json";

/** 406 when nothing that the endpoint has is acceptable; a preflight asks for nothing yet. */
export function requireAcceptable(mediaTypes: readonly string[]): MiddlewareHandler<WorkerEnvironment> {
  return async function refuseUnacceptable(context, next) {
    const accept = context.req.raw.headers.get("Accept");
    const isAcceptable = [...mediaTypes, PROBLEM].some((type) => toQuality(accept, type) > 0);
    if (isAcceptable || context.req.method === "OPTIONS") return next();
    return renderProblem("not-acceptable", `The answer is ${mediaTypes.join(" or ")}.`);
  };
}
