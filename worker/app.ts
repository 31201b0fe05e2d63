/** The Worker: middleware in order, then routes. Pages come last; everything they do stands in `pages.ts`. */
import { type ExecutionContext, Hono } from "hono";

import { answerCard, answerCards } from "./api/cards.ts";
import { answerCompareTwin, answerFinderTwin } from "./api/comparison-twins.ts";
import { answerHealth } from "./api/health.ts";
import { openToAll } from "./http/cors.ts";
import { answerOptimize } from "./api/optimize.ts";
import { renderProblem } from "./http/problem.ts";
import { answerRewards } from "./api/rewards.ts";
import { answerSearch } from "./api/search.ts";
import { answerRewardsCompareTwin, answerRewardsTwin } from "./api/tool-twins.ts";
import { findHotAnswer, keepHotAnswers } from "./cache/hot-answers.ts";
import type { Bindings, WorkerEnvironment } from "./environment.ts";
import { answerFeed } from "./feeds/answer-feed.ts";
import { FEEDS } from "./feeds/feeds.ts";
import { canonicalUrl } from "./http/canonical-url.ts";
import { finishBody } from "./http/drain-body.ts";
import { methodNotAllowed } from "./http/method-not-allowed.ts";
import { rateLimit } from "./http/rate-limit.ts";
import { requestLimits } from "./http/request-limits.ts";
import { requestLog } from "./http/request-log.ts";
import { securityHeaders } from "./http/security-headers.ts";
import { speculationRules } from "./http/speculation-rules.ts";
import { answerConfirm, answerConfirmPage } from "./newsletter/answer-confirm.ts";
import { answerSessionConfig, answerSubscription } from "./newsletter/answer-session.ts";
import { answerSubscribe } from "./newsletter/answer-subscribe.ts";
import { answerUnsubscribe, answerUnsubscribePage } from "./newsletter/answer-unsubscribe.ts";
import { keepPrivate } from "./newsletter/keep-private.ts";
import { consumeNewsletterQueue, type QueueMessage } from "./newsletter/queue-consumer.ts";
import { answerError, answerNotFound, answerPage } from "./pages/answer-page.ts";

const NEWSLETTER_PATHS = [
  "/api/subscribe",
  "/api/subscription",
  "/api/session-config",
  "/subscribe/confirm",
  "/unsubscribe",
];

/** Where the asker's numbers cost computing time. */
const WORK_PATHS = [
  "/api/optimize",
  "/api/rewards",
  "/rewards",
  "/rewards.json",
  "/rewards-compare",
  "/rewards-compare.json",
];

/** The tools' results as JSON; part of the API, though not under `/api/`. */
const TWIN_PATHS = ["/compare.json", "/card-finder.json", "/rewards.json", "/rewards-compare.json"];

const app = new Hono<WorkerEnvironment>();

app.use(keepHotAnswers());
app.use(requestLog());
app.use(securityHeaders());
app.use(speculationRules());
app.use(requestLimits());
app.use(finishBody());
app.use(canonicalUrl());

const READ = ["GET", "HEAD"] as const;

// The newsletter first: its addresses are not open to other origins.
for (const path of NEWSLETTER_PATHS) app.use(path, keepPrivate());
app.post("/api/subscribe", answerSubscribe).all(methodNotAllowed("POST"));
app.get("/api/subscription", answerSubscription).all(methodNotAllowed(...READ));
app.get("/api/session-config", answerSessionConfig).all(methodNotAllowed(...READ));
app
  .get("/subscribe/confirm", answerConfirmPage)
  .post(answerConfirm)
  .all(methodNotAllowed(...READ, "POST"));
app
  .get("/unsubscribe", answerUnsubscribePage)
  .post(answerUnsubscribe)
  .all(methodNotAllowed(...READ, "POST"));

app.use("/api/optimize", openToAll(["POST"]));
app.use("/api/*", openToAll(READ));
for (const path of TWIN_PATHS) app.use(path, openToAll(READ));
for (const path of WORK_PATHS) app.use(path, rateLimit());
app.get("/api/search", answerSearch).all(methodNotAllowed(...READ, "OPTIONS"));
app.get("/api/cards", answerCards).all(methodNotAllowed(...READ, "OPTIONS"));
app.get("/api/cards/:slug", answerCard).all(methodNotAllowed(...READ, "OPTIONS"));
app.get("/api/rewards", answerRewards).all(methodNotAllowed(...READ, "OPTIONS"));
app.post("/api/optimize", answerOptimize).all(methodNotAllowed("POST", "OPTIONS"));
// The description is long and rarely asked for: a starting Worker does not read it.
app
  .get("/api/openapi.json", async (context) => (await import("./api/openapi.ts")).answerOpenApi(context))
  .all(methodNotAllowed(...READ, "OPTIONS"));
app.all("/api/*", () => renderProblem(404, "There is nothing at this address of the API."));

app.get("/healthz", answerHealth).all(methodNotAllowed(...READ));
app.get("/compare.json", answerCompareTwin).all(methodNotAllowed(...READ, "OPTIONS"));
app.get("/card-finder.json", answerFinderTwin).all(methodNotAllowed(...READ, "OPTIONS"));
app.get("/rewards.json", answerRewardsTwin).all(methodNotAllowed(...READ, "OPTIONS"));
app.get("/rewards-compare.json", answerRewardsCompareTwin).all(methodNotAllowed(...READ, "OPTIONS"));
for (const path of Object.keys(FEEDS)) app.get(path, answerFeed).all(methodNotAllowed(...READ));

app.all("*", answerPage);
app.notFound(answerNotFound);
app.onError(answerError);

export default {
  fetch: (request: Request, env: Bindings, executionContext: ExecutionContext) =>
    findHotAnswer(request, env, executionContext) ?? app.fetch(request, env, executionContext),
  queue: (batch: { readonly messages: readonly QueueMessage[] }, env: Bindings) =>
    consumeNewsletterQueue(batch.messages, env),
};
