/** The Worker: middleware in order, then endpoints, then pages. What each does stands in the file it comes from. */
import { type ExecutionContext, Hono } from "hono";

import { paths } from "../src/paths.ts";
import { listPolicySources } from "./analytics.ts";
import { addApi } from "./api/api-routes.ts";
import type { Bindings, WorkerEnvironment } from "./environment.ts";
import { FEED_PATHS } from "./feeds/feed-paths.ts";
import { addEndpoint } from "./http/add-endpoint.ts";
import { canonicalUrl } from "./http/canonical-url.ts";
import { drainBody } from "./http/drain-body.ts";
import { hideFromSearch } from "./http/hide-from-search.ts";
import { late } from "./http/late.ts";
import { answerPreflight, isPublicPath, publicAccess } from "./http/public-access.ts";
import { rateLimit } from "./http/rate-limit.ts";
import { requestLimits } from "./http/request-limits.ts";
import { requestLog } from "./http/request-log.ts";
import { securityHeaders } from "./http/security-headers.ts";
import { speculationRules } from "./http/speculation-rules.ts";
import { handleMarkdownAddress } from "./markdown/handle-markdown-address.ts";
import { addAssistants } from "./mcp/mcp-route.ts";
import { addNewsletter } from "./newsletter/newsletter-routes.ts";
import type { QueueMessage } from "./newsletter/queue-consumer.ts";
import { handleError, handleNotFound, handlePage } from "./pages/handle-page.ts";
import { renderWaitPage } from "./pages/render-wait-page.tsx";

const app = new Hono<WorkerEnvironment>();

app.use(requestLog());
app.use(hideFromSearch());
app.use(securityHeaders(listPolicySources));
app.use(speculationRules(paths.speculationRules()));
app.use(publicAccess());
app.use(drainBody()); // before all that may refuse
app.use(requestLimits());
app.use(canonicalUrl());

const limit = rateLimit(renderWaitPage);
addNewsletter(app);
addApi(app, limit);
addAssistants(app, limit);
const getFeed = late(async () => (await import("./feeds/handle-feed.ts")).handleFeed);
for (const path of FEED_PATHS) addEndpoint(app, path, { GET: getFeed }, { isPublic: isPublicPath(path) });

const tools = [paths.analyzer(), paths.calculator(), paths.planner(), paths.finder(), paths.compare()];
for (const path of [...tools, `${paths.compare()}/:pair`]) app.use(path, limit);
app.options("*", answerPreflight);
app.get("*", handleMarkdownAddress);
app.all("*", handlePage);
app.notFound(handleNotFound);
app.onError(handleError);

export default {
  fetch: (request: Request, env: Bindings, executionContext: ExecutionContext) =>
    app.fetch(request, env, executionContext),
  queue: async (batch: { readonly messages: readonly QueueMessage[] }, env: Bindings) =>
    (await import("./newsletter/queue-consumer.ts")).consumeNewsletterQueue(batch.messages, env),
  scheduled: async (_controller: unknown, env: Bindings) =>
    (await import("./newsletter/sweep-unsent-mails.ts")).sweepUnsentMails(env),
};
