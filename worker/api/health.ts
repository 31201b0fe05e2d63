/** GET /healthz: what is configured and reachable, without secrets. 200 as long as pages can be served. */
import type { Context } from "hono";

import { listCards } from "../../src/catalog/queries.ts";
import { describeAnalytics } from "../analytics.ts";
import { applyPolicy } from "../cache/policy.ts";
import type { WorkerEnvironment } from "../environment.ts";
import { describeChallenge } from "../newsletter/challenge.ts";
import { describeNewsletter } from "../newsletter/describe-newsletter.ts";
import { listPlaceholders } from "../placeholders.ts";
import { isOrigin } from "../site-options.ts";

export async function handleHealth(context: Context<WorkerEnvironment>): Promise<Response> {
  const isOriginSet = isOrigin(context.env.SITE_ORIGIN ?? "");
  const placeholders = listPlaceholders({ siteOrigin: context.env.SITE_ORIGIN });
  const response = Response.json({
    status: "ok",
    build: __BUILD_ID__,
    checks: {
      catalog: `${listCards().length} cards`,
      placeholders: placeholders.length === 0 ? "none" : placeholders.join(", "),
      siteOrigin: isOriginSet ? "configured" : "SITE_ORIGIN is missing or not an origin",
      analytics: describeAnalytics(context.env),
      challenge: describeChallenge(context.env),
      newsletter: await describeNewsletter(context.env),
    },
  });
  applyPolicy(response.headers, "noStore");
  return response;
}
