import type { MiddlewareHandler } from "hono";

import type { WorkerEnvironment } from "../environment.ts";
import { limitRate, toClientKey } from "./limit-rate.ts";
import { readSiteOptions, type SiteOptions } from "../site-options.ts";

/**
 * For addresses where a client's numbers cost computing time: so many a minute
 * and client, by `CF-Connecting-IP` alone (WORK_LIMIT in wrangler.toml). A page
 * without parameters is the same for everyone, comes from the cache, and is not
 * counted. Who asked for a page is told on a page, programs in a problem.
 * @param renderWaitPage makes that page
 */
export function rateLimit(
  renderWaitPage: (site: SiteOptions, retryAfter: string) => Response,
): MiddlewareHandler<WorkerEnvironment> {
  return async function limitWork(context, next) {
    const { raw, path } = context.req;
    if (raw.method !== "POST" && !raw.url.includes("?")) return next();
    const refused = await limitRate(context.env.WORK_LIMIT, toClientKey(raw));
    if (!refused) return next();
    refused.headers.set("RateLimit", `"work";r=0;t=${refused.headers.get("Retry-After")}`);
    const wantsPage = !path.startsWith("/api/") && (raw.headers.get("Accept") ?? "").includes("text/html");
    return wantsPage
      ? renderWaitPage(readSiteOptions(context.env), refused.headers.get("Retry-After") ?? "60")
      : refused;
  };
}
