/**
 * GET /healthz: what is configured and reachable, without secrets. 200 as long as pages can be served; the status is
 * `degraded` when the facts on them are old, which is for a person to mend and for no load balancer to act on.
 */
import type { Context } from "hono";

import { listCards } from "../../src/catalog/queries.ts";
import { describeAnalytics } from "../analytics.ts";
import { describeBuildAge } from "../build-age.ts";
import { toPolicyHeaders } from "../cache/policy.ts";
import type { WorkerEnvironment } from "../environment.ts";
import { limitRate, toClientKey } from "../http/limit-rate.ts";
import { describeNewsletter } from "../newsletter/describe-newsletter.ts";
import { listPlaceholders } from "../placeholders.ts";
import { isOrigin } from "../site-options.ts";

export async function handleHealth(context: Context<WorkerEnvironment>): Promise<Response> {
  // It asks Supabase each time.
  const limited = await limitRate(context.env.WORK_LIMIT, `health:${toClientKey(context.req.raw)}`);
  if (limited) return limited;
  const siteOrigin = context.env.SITE_ORIGIN ?? "";
  // An environment is known by its origin; on a developer's machine it is production's settings that count.
  const { names = [] } =
    __PLACEHOLDER_NAMESPACES__.find((environment) => environment.siteOrigin === siteOrigin) ??
    __PLACEHOLDER_NAMESPACES__[0] ??
    {};
  const placeholders = listPlaceholders({ siteOrigin, namespaces: names });
  const age = describeBuildAge(__BUILD_DAY__);
  const answer = {
    status: age.isOld ? "degraded" : "ok",
    build: __BUILD_ID__,
    builtOn: __BUILD_DAY__,
    checks: {
      facts: age.note,
      catalog: `${listCards().length} cards`,
      placeholders: placeholders.length === 0 ? "none" : placeholders.join(", "),
      siteOrigin: isOrigin(siteOrigin) ? "configured" : "SITE_ORIGIN is missing or not an origin",
      analytics: describeAnalytics(context.env),
      newsletter: await describeNewsletter(context.env),
    },
  };
  return Response.json(answer, { headers: toPolicyHeaders("noStore") });
}
