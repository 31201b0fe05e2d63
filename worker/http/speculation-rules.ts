import type { MiddlewareHandler } from "hono";

import type { WorkerEnvironment } from "../environment.ts";

/** Tells browsers, with every page, where the rules for fetching ahead are. */
export function speculationRules(path: string): MiddlewareHandler<WorkerEnvironment> {
  return async function nameSpeculationRules(context, next) {
    await next();
    const { headers } = context.res;
    if (headers.get("Content-Type")?.startsWith("text/html")) headers.set("Speculation-Rules", `"${path}"`);
  };
}
