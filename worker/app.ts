/** The Worker: middleware in order, then endpoints, then pages. What each does stands in the file it comes from. */
import { type ExecutionContext, type Handler, Hono } from "hono";

import { paths } from "../src/paths.ts";
import { analyzerHandlers, handleAnalyzerCsv } from "./api/analyzer.ts";
import { calculatorHandlers, handleCalculatorCsv } from "./api/calculator.ts";
import { handleCard, handleCards, handleCardsCsv } from "./api/cards.ts";
import { compareHandlers, handleCompareCsv } from "./api/compare.ts";
import { finderHandlers, handleFinderCsv } from "./api/finder.ts";
import { GONE_PATHS, handleGone } from "./api/gone.ts";
import { handleHealth } from "./api/health.ts";
import { handleIndex } from "./api/index-answer.ts";
import { handleList, handleLists } from "./api/lists.ts";
import { handleIssuers, handlePrograms } from "./api/programs.ts";
import { handlePlannerCalendar, handlePlannerCsv, plannerHandlers } from "./api/planner.ts";
import { handleSearch } from "./api/search.ts";
import { handleSecurityReports } from "./api/security-reports.ts";
import { handleOEmbed } from "./api/oembed.ts";
import { allowFraming, handleEmbed } from "./embeds/handle-embed.tsx";
import type { Bindings, WorkerEnvironment } from "./environment.ts";
import { FEEDS } from "./feeds/feeds.ts";
import { handleFeed } from "./feeds/handle-feed.ts";
import { addEndpoint, type Endpoint } from "./http/add-endpoint.ts";
import { canonicalUrl } from "./http/canonical-url.ts";
import { cors } from "./http/cors.ts";
import { drainBody } from "./http/drain-body.ts";
import { renderProblem } from "./http/problem.ts";
import { publicAccess } from "./http/public-access.ts";
import { rateLimit } from "./http/rate-limit.ts";
import { requestLimits } from "./http/request-limits.ts";
import { requestLog } from "./http/request-log.ts";
import { securityHeaders } from "./http/security-headers.ts";
import { REPORTS_PATH } from "./http/security-policy.ts";
import { speculationRules } from "./http/speculation-rules.ts";
import { handleConfirm, handleConfirmPage } from "./newsletter/confirm.ts";
import { privateResponse } from "./newsletter/private-response.ts";
import { consumeNewsletterQueue, type QueueMessage } from "./newsletter/queue-consumer.ts";
import { handleSubscription } from "./newsletter/find-own-subscription.ts";
import { handleLogout, handleRefresh, handleUser } from "./newsletter/session.ts";
import { handleSubscribe } from "./newsletter/subscribe.ts";
import { sweepUnsentMails } from "./newsletter/sweep-unsent-mails.ts";
import { handleUnsubscribe, handleUnsubscribePage } from "./newsletter/unsubscribe.ts";
import { handleMarkdownForms } from "./markdown/handle-markdown-forms.ts";
import { createDevelopersHandler } from "./pages/handle-developers.ts";
import { handleError, handleNotFound, handlePage } from "./pages/handle-page.ts";
import { renderWaitPage } from "./pages/render-wait-page.tsx";
import { readSiteOptions } from "./site-options.ts";
import { listPolicySources } from "./policy-sources.ts";

const JSON_TYPE = "application/json";
const CSV_TYPE = "text/csv";

/** Its answers are nobody else's: no other origin, no cache. */
const NEWSLETTER: Readonly<Record<string, Endpoint>> = {
  "/api/subscribe": { POST: handleSubscribe },
  "/api/subscription": { GET: handleSubscription },
  [`${paths.authApi()}/user`]: { GET: handleUser },
  [`${paths.authApi()}/token`]: { POST: handleRefresh },
  [`${paths.authApi()}/logout`]: { POST: handleLogout },
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
  "/api": { GET: handleIndex },
  "/api/search": { GET: handleSearch },
  "/api/lists": { GET: handleLists },
  "/api/lists/:slug": { GET: handleList },
  "/api/programs": { GET: handlePrograms },
  "/api/issuers": { GET: handleIssuers },
  "/api/oembed": { GET: handleOEmbed },
  // The description is long and rarely asked for: a starting Worker does not read it.
  "/api/openapi.json": { GET: async (context) => (await import("./api/openapi.ts")).handleOpenApi(context) },
  "/api/cards/:slug": { GET: handleCard },
};

/** With other forms than plain JSON. */
const FORMS: Readonly<Record<string, { readonly endpoint: Endpoint; readonly mediaTypes: readonly string[] }>> = {
  "/api/cards": { endpoint: { GET: handleCards }, mediaTypes: [JSON_TYPE, CSV_TYPE] },
  "/api/cards.csv": { endpoint: { GET: handleCardsCsv }, mediaTypes: [CSV_TYPE] },
  "/api/cards/schema.json": {
    endpoint: { GET: async (context) => (await import("./api/card-schema.ts")).handleCardSchema(context) },
    mediaTypes: ["application/schema+json", JSON_TYPE],
  },
};

const JSON_ONLY = { isPublic: true, mediaTypes: [JSON_TYPE] };

const app = new Hono<WorkerEnvironment>();

app.use(requestLog());
app.use("/embed/*", allowFraming); // outside of what forbids it
app.use(securityHeaders(listPolicySources));
app.use(speculationRules(paths.speculationRules()));
app.use(publicAccess());
app.use(drainBody()); // before all that may refuse
app.use(requestLimits());
app.use(canonicalUrl());

for (const [path, endpoint] of Object.entries(NEWSLETTER)) {
  app.use(path, privateResponse());
  addEndpoint(app, path, endpoint);
}
const limit = rateLimit(renderWaitPage);
for (const [path, endpoint] of Object.entries(TOOLS)) addEndpoint(app, path, endpoint, { ...JSON_ONLY, limit });
addEndpoint(app, paths.plannerCalendar(), { GET: handlePlannerCalendar }, { limit });
addEndpoint(app, paths.plannerCsv(), { GET: handlePlannerCsv }, { limit });
addEndpoint(app, paths.compareCsv(), { GET: handleCompareCsv }, { limit });
addEndpoint(app, paths.finderCsv(), { GET: handleFinderCsv }, { limit });
addEndpoint(app, paths.calculatorCsv(), { GET: handleCalculatorCsv }, { limit });
addEndpoint(app, paths.analyzerCsv(), { GET: handleAnalyzerCsv }, { limit });
for (const [path, { endpoint, mediaTypes }] of Object.entries(FORMS))
  addEndpoint(app, path, endpoint, { isPublic: true, mediaTypes });
for (const [path, endpoint] of Object.entries(API)) addEndpoint(app, path, endpoint, JSON_ONLY);
for (const path of Object.keys(GONE_PATHS)) app.all(path, cors(["GET", "POST"]), handleGone);
addEndpoint(app, REPORTS_PATH, { POST: handleSecurityReports });
app.all("/api/*", cors(["GET"]), () => renderProblem("not-found", "No such endpoint."));
/** A tool of an assistant is a request of the API, in the client's name: its limit is the client's. */
const handleAssistant: Handler<WorkerEnvironment> = async ({ req: { raw }, env, executionCtx }) => {
  const { handleMcp } = await import("./mcp/handle-mcp.ts");
  const client = raw.headers.get("CF-Connecting-IP");
  return handleMcp(raw, readSiteOptions(env).origin, async (path, init) => {
    const request = new Request(new URL(path, raw.url), init);
    if (client !== null) request.headers.set("CF-Connecting-IP", client);
    return app.fetch(request, env, executionCtx);
  });
};
const handleDevelopers = createDevelopersHandler(async (path, { req, env, executionCtx }) =>
  app.fetch(new Request(new URL(path, req.url)), env, executionCtx),
);
addEndpoint(app, "/mcp", { POST: handleAssistant }, { isPublic: true });
addEndpoint(app, "/healthz", { GET: handleHealth }, { isPublic: true });
for (const path of Object.keys(FEEDS)) addEndpoint(app, path, { GET: handleFeed });

addEndpoint(app, "/embed/:kind/:name", { GET: handleEmbed });
for (const path of [paths.analyzer(), paths.calculator(), paths.planner()]) app.use(path, limit);
app.get("*", handleMarkdownForms);
app.get(paths.developers(), handleDevelopers);
app.all("*", handlePage);
app.notFound(handleNotFound);
app.onError(handleError);

export default {
  fetch: (request: Request, env: Bindings, executionContext: ExecutionContext) =>
    app.fetch(request, env, executionContext),
  queue: (batch: { readonly messages: readonly QueueMessage[] }, env: Bindings) =>
    consumeNewsletterQueue(batch.messages, env),
  scheduled: (_controller: unknown, env: Bindings) => sweepUnsentMails(env),
};
