/**
 * For addresses where a client's numbers cost computing time, pages and API, GET and POST alike: so many units a minute
 * and client, by `CF-Connecting-IP` alone (WORK_LIMIT in wrangler.toml). A request costs one, before anything is done
 * for it, and an answer that took much work as many more as it used. A page without parameters is the same for
 * everyone, comes from the cache, and is not counted. Who asked for a page is told on a page, programs in a problem.
 */
import type { MiddlewareHandler } from "hono";

import { OPERATIONS_A_UNIT } from "../../src/pages/developers/api-limits.ts";
import type { WorkerEnvironment } from "../environment.ts";
import { chargeUnits, limitRate, toClientKey } from "./limit-rate.ts";
import { readSiteOptions, type SiteOptions } from "../site-options.ts";

/** What the work of an answer costs beside its request. */
export const toUnits = (operations: number): number => Math.floor(operations / OPERATIONS_A_UNIT);

/** @param renderWaitPage the answer for whoever asked for a page */
export function rateLimit(
  renderWaitPage: (site: SiteOptions, retryAfter: string) => Response,
): MiddlewareHandler<WorkerEnvironment> {
  return async function limitWork(context, next) {
    const { raw, path } = context.req;
    if (raw.method !== "POST" && !raw.url.includes("?")) return next();
    const { WORK_LIMIT } = context.env;
    const client = toClientKey(raw);
    const refused = await limitRate(WORK_LIMIT, client);
    if (!refused) {
      let total = 0;
      context.set("charge", (operations) => {
        const before = toUnits(total);
        total += operations;
        context.executionCtx.waitUntil(chargeUnits(WORK_LIMIT, client, toUnits(total) - before));
      });
      return next();
    }
    refused.headers.set("RateLimit", `"work";r=0;t=${refused.headers.get("Retry-After")}`);
    const isPage = !path.startsWith("/api/") && path !== "/mcp";
    return isPage && (raw.headers.get("Accept") ?? "").includes("text/html")
      ? renderWaitPage(readSiteOptions(context.env), refused.headers.get("Retry-After") ?? "60")
      : refused;
  };
}
