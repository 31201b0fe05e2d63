/** The Worker: middleware in order, then endpoints, then pages. What each does stands in the file it comes from. */
import { type ExecutionContext, Hono } from "hono";

import { paths } from "../src/paths.ts";
import { analyzerHandlers } from "./api/analyzer.ts";
import { calculatorHandlers } from "./api/calculator.ts";
import { handleCard, handleCards } from "./api/cards.ts";
import { compareHandlers } from "./api/compare.ts";
import { finderHandlers } from "./api/finder.ts";
import { GONE_PATHS, handleGone } from "./api/gone.ts";
import { handleHealth } from "./api/health.ts";
import { handlePlannerCalendar, handlePlannerCsv, plannerHandlers } from "./api/planner.ts";
import { handleSearch } from "./api/search.ts";
import type { Bindings, WorkerEnvironment } from "./environment.ts";
import { FEEDS } from "./feeds/feeds.ts";
import { handleFeed } from "./feeds/handle-feed.ts";
import { addEndpoint, type Endpoint } from "./http/add-endpoint.ts";
import { canonicalUrl } from "./http/canonical-url.ts";
import { cors } from "./http/cors.ts";
import { drainBody } from "./http/drain-body.ts";
import { renderProblem } from "./http/problem.ts";
import { rateLimit } from "./http/rate-limit.ts";
import { requestLimits } from "./http/request-limits.ts";
import { requestLog } from "./http/request-log.ts";
import { securityHeaders } from "./http/security-headers.ts";
import { speculationRules } from "./http/speculation-rules.ts";
import { handleConfirm, handleConfirmPage } from "./newsletter/confirm.ts";
import { privateResponse } from "./newsletter/private-response.ts";
import { consumeNewsletterQueue, type QueueMessage } from "./newsletter/queue-consumer.ts";
import { handleSessionConfig, handleSubscription } from "./newsletter/session.ts";
import { handleSubscribe } from "./newsletter/subscribe.ts";
import { handleUnsubscribe, handleUnsubscribePage } from "./newsletter/unsubscribe.ts";
import { handleError, handleNotFound, handlePage } from "./pages/handle-page.ts";
import { renderWaitPage } from "./pages/render-wait-page.tsx";
import { listPolicySources } from "./policy-sources.ts";

/** Its answers are nobody else's: no other origin, no cache. */
const NEWSLETTER: Readonly<Record<string, Endpoint>> = {
  "/api/subscribe": { POST: handleSubscribe },
  "/api/subscription": { GET: handleSubscription },
  "/api/session-config": { GET: handleSessionConfig },
  "/subscribe/confirm": { GET: handleConfirmPage, POST: handleConfirm },
  "/unsubscribe": { GET: handleUnsubscribePage, POST: handleUnsubscribe },
};

/** A client's numbers cost computing time here, as on the pages of three of them. */
const TOOLS: Readonly<Record<string, Endpoint>> = {
  "/api/compare": compareHandlers,
  "/api/finder": finderHandlers,
  "/api/calculator": calculatorHandlers,
  "/api/analyzer": analyzerHandlers,
  "/api/planner": plannerHandlers,
};

const API: Readonly<Record<string, Endpoint>> = {
  "/api/search": { GET: handleSearch },
  "/api/cards": { GET: handleCards },
  "/api/cards/:slug": { GET: handleCard },
  // The description is long and rarely asked for: a starting Worker does not read it.
  "/api/openapi.json": { GET: async (context) => (await import("./api/openapi.ts")).handleOpenApi(context) },
};

const app = new Hono<WorkerEnvironment>();

app.use(requestLog());
app.use(securityHeaders(listPolicySources));
app.use(speculationRules(paths.speculationRules()));
app.use(drainBody()); // before all that may refuse
app.use(requestLimits());
app.use(canonicalUrl());

for (const [path, endpoint] of Object.entries(NEWSLETTER)) {
  app.use(path, privateResponse());
  addEndpoint(app, path, endpoint);
}
const limit = rateLimit(renderWaitPage);
for (const [path, endpoint] of Object.entries(TOOLS)) addEndpoint(app, path, endpoint, { isPublic: true, limit });
addEndpoint(app, paths.plannerCalendar(), { GET: handlePlannerCalendar }, { limit });
addEndpoint(app, paths.plannerCsv(), { GET: handlePlannerCsv }, { limit });
for (const [path, endpoint] of Object.entries(API)) addEndpoint(app, path, endpoint, { isPublic: true });
for (const path of Object.keys(GONE_PATHS)) app.all(path, cors(["GET", "POST"]), handleGone);
app.all("/api/*", cors(["GET"]), () => renderProblem("not-found", "No such endpoint."));
addEndpoint(app, "/healthz", { GET: handleHealth });
for (const path of Object.keys(FEEDS)) addEndpoint(app, path, { GET: handleFeed });

for (const path of [paths.analyzer(), paths.calculator(), paths.planner()]) app.use(path, limit);
app.all("*", handlePage);
app.notFound(handleNotFound);
app.onError(handleError);

export default {
  fetch: (request: Request, env: Bindings, executionContext: ExecutionContext) =>
    app.fetch(request, env, executionContext),
  queue: (batch: { readonly messages: readonly QueueMessage[] }, env: Bindings) =>
    consumeNewsletterQueue(batch.messages, env),
};
