/**
 * /unsubscribe?token=…. GET shows a button, POST ends the subscription: the page's
 * own form, and mail programs with `List-Unsubscribe=One-Click` (RFC 8058), which
 * send no cookie, no Origin, and a body in one of two encodings. The token alone
 * decides, so the body is not read, and a cross-site post without it does nothing.
 */
import type { Context } from "hono";

import { paths } from "../../src/paths.ts";
import type { UnsubscribeState } from "../../src/newsletter/newsletter-state.ts";
import { renderProblem } from "../http/problem.ts";
import type { WorkerEnvironment } from "../environment.ts";
import { chargeUnits, INVENTED_UNITS, limitRate, toClientKey } from "../http/limit-rate.ts";
import { logNewsletter } from "./log-newsletter.ts";
import { enqueueJob, type NewsletterJob, openStore } from "./newsletter-job.ts";
import { renderNewsletterPage } from "./render-newsletter-page.ts";

const TOKEN = /^[0-9a-f]{64}$/;
const STATUS: Readonly<Record<UnsubscribeState["outcome"], number>> = {
  ask: 200,
  ended: 200,
  unknown: 404,
  unavailable: 503,
};
const TEXTS: Readonly<Record<UnsubscribeState["outcome"], string>> = {
  ask: "",
  ended: "You are unsubscribed.",
  unknown: "This link doesn't match a subscription, or part of it is missing.",
  unavailable: "We couldn't unsubscribe you. Please try again in a minute.",
};

export async function handleUnsubscribePage(context: Context<WorkerEnvironment>): Promise<Response> {
  const token = new URL(context.req.raw.url).searchParams.get("token");
  if (token === null) return renderState(context, { kind: "unsubscribe", outcome: "ask", token: "" });
  const isWhole = TOKEN.test(token);
  return renderState(context, {
    kind: "unsubscribe",
    outcome: isWhole ? "ask" : "unknown",
    token: isWhole ? token : "",
  });
}

export async function handleUnsubscribe(context: Context<WorkerEnvironment>): Promise<Response> {
  const request = context.req.raw;
  const token = new URL(request.url).searchParams.get("token") ?? "";
  // Mail services unsubscribe many people from few addresses: each link is counted by itself, and all of a client's
  // against a larger number, in which an invented token costs as much as ten real ones.
  const { CLIENT_LIMIT, WORK_LIMIT } = context.env;
  const client = `end:${toClientKey(request)}`;
  const limited =
    (await limitRate(CLIENT_LIMIT, `${client}:${token.slice(0, 16)}`)) ?? (await limitRate(WORK_LIMIT, client));
  if (limited) return limited;
  const outcome = TOKEN.test(token) ? await end(token, context.env) : "unknown";
  if (outcome === "unknown") context.executionCtx.waitUntil(chargeUnits(WORK_LIMIT, client, INVENTED_UNITS));
  const state: UnsubscribeState = { kind: "unsubscribe", outcome, token: outcome === "unavailable" ? token : "" };
  if ((request.headers.get("Accept") ?? "").includes("text/html")) return renderState(context, state);
  if (outcome === "ended") return new Response(`${TEXTS.ended}\n`);
  return renderProblem(outcome === "unknown" ? "not-found" : "unavailable", TEXTS[outcome]);
}

/** When Supabase does not answer the queue ends it: no letter goes out in the meantime that would not anyway. */
async function end(token: string, env: WorkerEnvironment["Bindings"]): Promise<UnsubscribeState["outcome"]> {
  const job: NewsletterJob = { kind: "end", token, requestedAt: new Date().toISOString() };
  const store = openStore(env);
  if (!store) return "unavailable";
  const ended = await store.endSubscription(job.token, job.requestedAt);
  if (ended.ok) return ended.value === "unknown" ? "unknown" : "ended";
  logNewsletter("error", { event: "queued", job: job.kind, subject: "token", reason: ended.reason });
  return (await enqueueJob(job, env, false)) ? "ended" : "unavailable";
}

async function renderState(context: Context<WorkerEnvironment>, state: UnsubscribeState): Promise<Response> {
  const page = await renderNewsletterPage(context, paths.unsubscribe(), state);
  return new Response(page.body, { status: STATUS[state.outcome], headers: page.headers });
}
