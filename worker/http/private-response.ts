/**
 * For every address of the newsletter: a token in it, or an answer about an address
 * that somebody typed, must reach no cache, no other site and no search engine.
 */
import type { MiddlewareHandler } from "hono";

import { applyPolicy } from "../cache/policy.ts";
import type { WorkerEnvironment } from "../environment.ts";

export function toPrivate(response: Response): Response {
  const { headers } = response;
  applyPolicy(headers, "noStore");
  headers.set("Referrer-Policy", "no-referrer");
  headers.set("X-Robots-Tag", "noindex");
  // Problems of the open API may be read by every origin; these may not.
  headers.delete("Access-Control-Allow-Origin");
  return response;
}

export function privateResponse(): MiddlewareHandler<WorkerEnvironment> {
  return async function setPrivateHeaders(context, next) {
    await next();
    toPrivate(context.res);
  };
}
