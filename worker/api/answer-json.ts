import type { Context } from "hono";

import { cached } from "../cache/page-cache.ts";
import type { WorkerEnvironment } from "../environment.ts";
import { toCacheContext } from "../pages.ts";

/** A cacheable JSON answer that every origin may read. `key` names it for the page cache. */
export function answerCachedJson(
  context: Context<WorkerEnvironment>,
  key: string,
  produce: () => unknown,
): Promise<Response> {
  return cached(context.req.raw, key, toCacheContext(context), async () => ({
    response: new Response(JSON.stringify(produce()), {
      headers: { "Content-Type": "application/json; charset=utf-8" },
    }),
    policy: "apiGet" as const,
  }));
}
