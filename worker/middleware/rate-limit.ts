import type { MiddlewareHandler } from "hono";

import type { WorkerEnvironment } from "../environment.ts";
import { limitRate, toClientKey } from "../newsletter/limit-rate.ts";

/**
 * For addresses where the asker's numbers cost computing time: so many a minute
 * and client, by `CF-Connecting-IP` alone (WORK_LIMIT in wrangler.toml). A page
 * without parameters is the same for everyone, comes from the cache, and is not
 * counted.
 */
export function rateLimit(): MiddlewareHandler<WorkerEnvironment> {
  return async function limitWork(context, next) {
    const { raw } = context.req;
    if (raw.method !== "POST" && !raw.url.includes("?")) return next();
    return (await limitRate(context.env.WORK_LIMIT, toClientKey(raw))) ?? next();
  };
}
