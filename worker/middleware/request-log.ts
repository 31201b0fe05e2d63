/**
 * One JSON line per request that reaches the Worker: which kind of page, how it
 * went, from which cache, how long it took. Never the address, a parameter or
 * anything of the visitor. Requests that Workers Cache answers do not come here.
 */
import type { Context, MiddlewareHandler } from "hono";
import { routePath } from "hono/route";

import type { WorkerEnvironment } from "../environment.ts";
import { logEvent } from "../log.ts";

export function requestLog(): MiddlewareHandler<WorkerEnvironment> {
  return async function logRequest(context, next) {
    if (context.env.REQUEST_LOG === "off") return next();
    const start = performance.now();
    await next();
    const line = {
      method: toMethod(context.req.method),
      // A page names its own pattern; Hono knows only that pages answer the rest.
      route: context.get("route") ?? routePath(context),
      status: context.res.status,
      cache: context.res.headers.get("X-Cache") ?? "NONE",
      ms: Math.round((performance.now() - start) * 10) / 10,
    };
    afterAnswer(context, () => logEvent("info", "request", line));
    return undefined;
  };
}

const METHODS: ReadonlySet<string> = new Set(["GET", "HEAD", "POST", "OPTIONS", "PUT", "PATCH", "DELETE"]);

/** A client may send any word as its method; only known ones are repeated. */
const toMethod = (method: string) => (METHODS.has(method) ? method : "OTHER");

/** Writing takes place once the answer is on its way. */
function afterAnswer(context: Context<WorkerEnvironment>, write: () => void): void {
  const later = new Promise<void>((resolve) => {
    setTimeout(() => {
      write();
      resolve();
    }, 0);
  });
  context.executionCtx.waitUntil(later);
}
