import type { Context } from "hono";

import { cached } from "../cache/page-cache.ts";
import type { WorkerEnvironment } from "../environment.ts";
import { toCacheContext } from "../cache/to-cache-context.ts";

/**
 * A cacheable JSON answer that every origin may read. `key` names it for the page cache.
 * @param produce called when no copy is kept; a Response (a problem) is passed on and not kept
 */
export function cachedJson(
  context: Context<WorkerEnvironment>,
  key: string,
  produce: () => unknown,
): Promise<Response> {
  return cached(context.req.raw, key, toCacheContext(context), async () => {
    const answer = produce();
    if (answer instanceof Response) return { response: answer, policy: "noStore" };
    const headers = { "Content-Type": "application/json; charset=utf-8" };
    return { response: new Response(JSON.stringify(answer), { headers }), policy: "apiGet" };
  });
}
