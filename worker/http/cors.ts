/** Every origin may call the API. Not used where something is written in a visitor's name. */
import type { MiddlewareHandler } from "hono";
import { cors as honoCors } from "hono/cors";

import { applyPolicy } from "../cache/policy.ts";
import type { WorkerEnvironment } from "../environment.ts";

const PREFLIGHT_S = 86_400;
export const EXPOSED_HEADERS = ["ETag", "Retry-After", "RateLimit", "RateLimit-Policy", "Link"];

/** Hono's own, with what it has no option for: the preflight's cache policy and `Allow`, and CORP beside CORS. */
export function cors(methods: readonly string[]): MiddlewareHandler<WorkerEnvironment> {
  // No list of allowed headers: then those that the preflight asks for are allowed.
  const handle = honoCors({
    origin: "*",
    allowMethods: [...methods],
    exposeHeaders: EXPOSED_HEADERS,
    maxAge: PREFLIGHT_S,
  });
  return async function setCorsHeaders(context, next) {
    const preflight = await handle(context, next);
    if (preflight instanceof Response) {
      applyPolicy(preflight.headers, "noStore");
      preflight.headers.set("Allow", [...methods, "OPTIONS"].join(", "));
      return preflight;
    }
    context.res.headers.set("Cross-Origin-Resource-Policy", "cross-origin");
    return undefined;
  };
}
