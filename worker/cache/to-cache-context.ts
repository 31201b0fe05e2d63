import type { Context } from "hono";

import type { WorkerEnvironment } from "../environment.ts";
import { toBuildKey } from "./build-key.ts";
import type { CacheContext } from "./stored-page.ts";

/** What the page cache needs of a request's platform. */
export function toCacheContext(context: Context<WorkerEnvironment>): CacheContext {
  return {
    buildId: toBuildKey(context.env),
    // The platform's default cache; the DOM types do not know it.
    edge: typeof caches === "undefined" ? undefined : (caches as unknown as { default: Cache }).default,
    waitUntil: (promise) => context.executionCtx.waitUntil(promise),
  };
}
