/**
 * One JSON line per request that reaches the Worker: which kind of page, how it
 * went, from which cache, how long it waited. Never the address, a parameter or
 * anything of the visitor. Requests that Workers Cache answers do not come here.
 * A busy site writes a share of its lines (REQUEST_LOG), and every one of a failure.
 * Not Hono's `logger`, which writes addresses, nor its `timing`, which tells visitors; in place of its `requestId`
 * the platform gives each line the ray ID of its request.
 */
import type { Context, ExecutionContext, MiddlewareHandler } from "hono";
import { routePath } from "hono/route";

import type { WorkerEnvironment } from "../environment.ts";
import { logEvent } from "../log.ts";

export function requestLog(): MiddlewareHandler<WorkerEnvironment> {
  return async function logRequest(context, next) {
    const share = readShare(context.env.REQUEST_LOG);
    if (share === 0) return next();
    const start = performance.now();
    await next();
    const isFailure = context.res.status >= 500;
    if (!isFailure && Math.random() >= share) return undefined;
    writeRequestLine(context.executionCtx, {
      method: toMethod(context.req.method),
      route: findRoute(context),
      status: context.res.status,
      cache: context.res.headers.get("X-Cache") ?? "NONE",
      waitedMs: Math.round((performance.now() - start) * 10) / 10,
      // What a count of lines is to be divided by; a failure stands for itself.
      ...(share < 1 && !isFailure ? { share } : {}),
    });
    return undefined;
  };
}

/** All of them unless a variable says otherwise: a typing error should not cost the log. */
function readShare(text: string | undefined): number {
  if (text === "off") return 0;
  const share = Number(text);
  return share > 0 && share < 1 ? share : 1;
}

/** A page names its own pattern; Hono knows only that pages answer the rest. */
function findRoute(context: Context<WorkerEnvironment>): string {
  return context.get("route") ?? routePath(context);
}

const METHODS: ReadonlySet<string> = new Set(["GET", "HEAD", "POST", "OPTIONS", "PUT", "PATCH", "DELETE"]);

/** A client may send any word as its method; only known ones are repeated. */
const toMethod = (method: string) => (METHODS.has(method) ? method : "OTHER");

interface RequestLine {
  readonly method: string;
  readonly route: string;
  readonly status: number;
  readonly cache: string;
  /**
   * Until the headers leave. On Cloudflare the clock stands still while code runs, so it is the waiting alone: for
   * caches, limits and Supabase. Computing is in the dashboard's metrics (docs/operations.md). Under
   * workerd or Node by itself it is both.
   */
  readonly waitedMs: number;
  readonly share?: number;
}

/** Writing takes place once the answer is on its way. */
function writeRequestLine(executionContext: Pick<ExecutionContext, "waitUntil">, line: RequestLine): void {
  const later = new Promise<void>((resolve) => {
    setTimeout(() => {
      logEvent("info", "request", { ...line });
      resolve();
    }, 0);
  });
  executionContext.waitUntil(later);
}
