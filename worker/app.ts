/** The Worker: middleware in order, then endpoints, then pages. What each does stands in the file it comes from. */
import { type ExecutionContext, type Handler, Hono } from "hono";

import { paths } from "../src/paths.ts";
import { VITALS_PATH } from "../src/vitals.ts";
import type { ToolHandlers } from "./api/create-tool-handlers.ts";
import { GONE_PATHS, handleGone } from "./api/gone.ts";
import { lateTool } from "./api/late-tool.ts";
import { allowFraming } from "./embeds/allow-framing.ts";
import type { Bindings, WorkerEnvironment } from "./environment.ts";
import { FEED_PATHS } from "./feeds/feed-paths.ts";
import { addEndpoint, type Endpoint } from "./http/add-endpoint.ts";
import { canonicalUrl } from "./http/canonical-url.ts";
import { cors } from "./http/cors.ts";
import { hideFromSearch } from "./http/hide-from-search.ts";
import { drainBody } from "./http/drain-body.ts";
import { late } from "./http/late.ts";
import { renderProblem } from "./http/problem.ts";
import { answerPreflight, isPublicPath, publicAccess } from "./http/public-access.ts";
import { rateLimit } from "./http/rate-limit.ts";
import { requestLimits } from "./http/request-limits.ts";
import { requestLog } from "./http/request-log.ts";
import { securityHeaders } from "./http/security-headers.ts";
import { REPORTS_PATH } from "./http/security-policy.ts";
import { speculationRules } from "./http/speculation-rules.ts";
import { privateResponse } from "./newsletter/private-response.ts";
import type { QueueMessage } from "./newsletter/queue-consumer.ts";
import { handleMarkdownForms } from "./markdown/handle-markdown-forms.ts";
import { handleError, handleNotFound, handlePage } from "./pages/handle-page.ts";
import { renderWaitPage } from "./pages/render-wait-page.tsx";
import { readSiteOptions } from "./site-options.ts";
import { listPolicySources } from "./policy-sources.ts";

const JSON_TYPE = "application/json";
const CSV_TYPE = "text/csv";
const CALENDAR_TYPE = "text/calendar";

const handleSubscribe = late(async () => (await import("./newsletter/subscribe.ts")).handleSubscribe);

/** Its answers are nobody else's: no other origin, no cache. */
const NEWSLETTER: Readonly<Record<string, Endpoint>> = {
  "/api/subscribe": { POST: handleSubscribe },
  "/api/subscription": {
    GET: late(async () => (await import("./newsletter/find-own-subscription.ts")).handleSubscription),
  },
  [`${paths.authApi()}/user`]: { GET: late(async () => (await import("./newsletter/session.ts")).handleUser) },
  [`${paths.authApi()}/token`]: { POST: late(async () => (await import("./newsletter/session.ts")).handleRefresh) },
  [`${paths.authApi()}/logout`]: { POST: late(async () => (await import("./newsletter/session.ts")).handleLogout) },
  "/subscribe/confirm": {
    GET: late(async () => (await import("./newsletter/confirm.ts")).handleConfirmPage),
    POST: late(async () => (await import("./newsletter/confirm.ts")).handleConfirm),
  },
  "/unsubscribe": {
    GET: late(async () => (await import("./newsletter/unsubscribe.ts")).handleUnsubscribePage),
    POST: late(async () => (await import("./newsletter/unsubscribe.ts")).handleUnsubscribe),
  },
};

/** A client's numbers cost computing time here, as on the pages of three of them. */
const TOOLS: Readonly<Record<string, ToolHandlers>> = {
  "/api/compare": lateTool(async () => (await import("./api/compare.ts")).compareHandlers),
  "/api/finder": lateTool(async () => (await import("./api/finder.ts")).finderHandlers),
  "/api/calculator": lateTool(async () => (await import("./api/calculator.ts")).calculatorHandlers),
  "/api/analyzer": lateTool(async () => (await import("./api/analyzer.ts")).analyzerHandlers),
  "/api/planner": lateTool(async () => (await import("./api/planner.ts")).plannerHandlers),
};

const API: Readonly<Record<string, Endpoint>> = {
  "/api": { GET: late(async () => (await import("./api/index-answer.ts")).handleIndex) },
  "/api/search": { GET: late(async () => (await import("./api/search.ts")).handleSearch) },
  "/api/lists": { GET: late(async () => (await import("./api/lists.ts")).handleLists) },
  "/api/lists/:slug": { GET: late(async () => (await import("./api/lists.ts")).handleList) },
  "/api/programs": { GET: late(async () => (await import("./api/programs.ts")).handlePrograms) },
  "/api/issuers": { GET: late(async () => (await import("./api/programs.ts")).handleIssuers) },
  "/api/oembed": { GET: late(async () => (await import("./api/oembed.ts")).handleOEmbed) },
  "/api/openapi.json": { GET: late(async () => (await import("./api/openapi.ts")).handleOpenApi) },
  "/api/cards/:slug": { GET: late(async () => (await import("./api/cards.ts")).handleCard) },
};

/** With other forms than plain JSON. */
const FORMS: Readonly<Record<string, { readonly endpoint: Endpoint; readonly mediaTypes: readonly string[] }>> = {
  "/api/cards": {
    endpoint: { GET: late(async () => (await import("./api/cards.ts")).handleCards) },
    mediaTypes: [JSON_TYPE, CSV_TYPE],
  },
  "/api/cards.csv": {
    endpoint: { GET: late(async () => (await import("./api/cards.ts")).handleCardsCsv) },
    mediaTypes: [CSV_TYPE],
  },
  "/api/cards/schema.json": {
    endpoint: { GET: late(async () => (await import("./api/card-schema.ts")).handleCardSchema) },
    mediaTypes: ["application/schema+json", JSON_TYPE],
  },
};

const JSON_ONLY = { isPublic: true, mediaTypes: [JSON_TYPE] };

const app = new Hono<WorkerEnvironment>();

app.use(requestLog());
app.use(hideFromSearch());
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
for (const [path, { getTable, ...endpoint }] of Object.entries(TOOLS)) {
  addEndpoint(app, path, endpoint, { isPublic: true, mediaTypes: [JSON_TYPE, CSV_TYPE], limit });
  addEndpoint(app, `${path}.csv`, { GET: getTable }, { isPublic: true, mediaTypes: [CSV_TYPE], limit });
}
const getCalendar = late(async () => (await import("./api/planner.ts")).handlePlannerCalendar);
const getPlanTable = late(async () => (await import("./api/planner.ts")).handlePlannerCsv);
addEndpoint(
  app,
  paths.plannerCalendarApi(),
  { GET: getCalendar },
  { isPublic: true, mediaTypes: [CALENDAR_TYPE], limit },
);
addEndpoint(app, paths.plannerCalendar(), { GET: getCalendar }, { limit });
addEndpoint(app, paths.plannerCsv(), { GET: getPlanTable }, { limit });
for (const [path, { endpoint, mediaTypes }] of Object.entries(FORMS))
  addEndpoint(app, path, endpoint, { isPublic: true, mediaTypes });
for (const [path, endpoint] of Object.entries(API)) addEndpoint(app, path, endpoint, JSON_ONLY);
for (const path of Object.keys(GONE_PATHS)) app.all(path, cors(["GET", "POST"]), handleGone);
addEndpoint(app, REPORTS_PATH, {
  POST: late(async () => (await import("./api/security-reports.ts")).handleSecurityReports),
});
addEndpoint(app, VITALS_PATH, { POST: late(async () => (await import("./api/vitals.ts")).handleVitals) });
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
addEndpoint(app, "/mcp", { POST: handleAssistant }, { isPublic: true });
addEndpoint(
  app,
  "/healthz",
  { GET: late(async () => (await import("./api/health.ts")).handleHealth) },
  { isPublic: true },
);
const getFeed = late(async () => (await import("./feeds/handle-feed.ts")).handleFeed);
for (const path of FEED_PATHS) addEndpoint(app, path, { GET: getFeed }, { isPublic: isPublicPath(path) });

addEndpoint(app, "/embed/:kind/:name", {
  GET: late(async () => (await import("./embeds/handle-embed.tsx")).handleEmbed),
});
// The plain form posts to its own page: a refused address comes back at one that can be opened again and kept.
app.post(paths.subscribe(), privateResponse(), handleSubscribe);
for (const path of [paths.analyzer(), paths.calculator(), paths.planner()]) app.use(path, limit);
app.options("*", answerPreflight);
app.get("*", handleMarkdownForms);
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
