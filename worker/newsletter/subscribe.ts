/**
 * POST /api/subscribe. Whoever asks learns nothing about an address: new, known,
 * confirmed, ended and queued ones get the same answer, after the same work. The
 * row is written now, so that the state is right at once; the email is the queue's
 * job, so that it costs the same time whether or not Auth has to make a new user.
 */
import type { Context } from "hono";

import type { ProblemCode } from "../../src/problems.ts";
import { paths } from "../../src/paths.ts";
import { NEWSLETTER } from "../../src/site.ts";
import { type FieldError, renderProblem } from "../http/problem.ts";
import type { WorkerEnvironment } from "../environment.ts";
import { findConfiguration } from "./configuration.ts";
import { isFormPost, readFormBody } from "./form-body.ts";
import { limitRate, toClientKey } from "../http/limit-rate.ts";
import { hashAddress, logNewsletter } from "./log-newsletter.ts";
import { enqueueJob, openStore, type SubscribeJob } from "./newsletter-job.ts";
import { MAX_ADDRESS_LENGTH, parseAddress } from "./parse-address.ts";
import { refuseCrossSite } from "../http/csrf.ts";
import { renderNewsletterPage } from "./render-newsletter-page.ts";
import { SOURCE } from "./subscribe-schema.ts";
import { toMailbox } from "./to-mailbox.ts";

/** `website` is the trap: people do not see it. */
const FIELDS = ["email", "source", "website"];

export async function handleSubscribe(context: Context<WorkerEnvironment>): Promise<Response> {
  const request = context.req.raw;
  const isForm = isFormPost(request);
  const outcome = await subscribe(request, context.env);
  if (outcome.ok) return isForm ? redirectToSent() : acceptJson();
  const { response, error, value } = outcome;
  if (!isForm || response.status === 403) return response;
  const page = await renderNewsletterPage(context, paths.subscribe(), {
    kind: "subscribe",
    value: value ?? "",
    error: error?.message ?? (await toDetail(response)),
  });
  const retryAfter = response.headers.get("Retry-After");
  if (retryAfter) page.headers.set("Retry-After", retryAfter);
  return new Response(page.body, { status: response.status, headers: page.headers });
}

type SubscribeOutcome =
  | { readonly ok: true }
  | { readonly ok: false; readonly response: Response; readonly error?: FieldError; readonly value?: string };

const fail = (response: Response | undefined): SubscribeOutcome | undefined => response && { ok: false, response };

async function subscribe(request: Request, env: WorkerEnvironment["Bindings"]): Promise<SubscribeOutcome> {
  const early =
    fail(refuseCrossSite(request, env.SITE_ORIGIN)) ??
    fail(await limitRate(env.CLIENT_LIMIT, `subscribe:${toClientKey(request)}`));
  if (early) return early;
  const body = await readFormBody(request, FIELDS);
  if (!body.ok) return body;

  if ((body.fields.get("website") ?? "") !== "") return { ok: true };
  const value = body.fields.get("email");
  const parsed = parseAddress(value);
  if (!parsed.ok) {
    const error = { field: "email", code: toCode(value), message: parsed.message };
    const response = renderProblem(error.code, "Invalid email address.", { errors: [error] });
    return { ok: false, response, error, value: typeof value === "string" ? value.slice(0, MAX_ADDRESS_LENGTH) : "" };
  }
  const { address } = parsed;
  const configuration = findConfiguration(env);
  if (!configuration) return { ok: false, value: address, response: notConfigured() };
  const mailboxKey = await hashAddress(toMailbox(address), configuration.secretKey);
  const late = await limitRate(env.MAILBOX_LIMIT, `mailbox:${mailboxKey}`);
  if (late) return { ok: false, response: late, value: address };

  const source = body.fields.get("source");
  const job: SubscribeJob = {
    kind: "subscribe",
    requestId: crypto.randomUUID(),
    address,
    source: typeof source === "string" && SOURCE.test(source) ? source : "api",
    consentVersion: NEWSLETTER.consentVersion,
    requestedAt: new Date().toISOString(),
    client: await hashAddress(toClientKey(request), configuration.secretKey),
  };
  const refused = await accept(job, env);
  return refused ? { ok: false, value: address, response: refused } : { ok: true };
}

function toCode(value: unknown): ProblemCode {
  if (value === undefined || value === "") return "missing";
  return typeof value === "string" ? "invalid-email" : "invalid-type";
}

/** What the visitor has to know: neither Supabase nor the queue took it, or there were too many. */
async function accept(job: SubscribeJob, env: WorkerEnvironment["Bindings"]): Promise<Response | undefined> {
  const store = openStore(env);
  const recorded = await store?.requestSubscription(job, env.NEWSLETTER_QUEUE === undefined);
  if (recorded?.ok && recorded.value === "limit") return tooManyToday();
  if (recorded?.ok && recorded.value === "brake") {
    // Somebody should look: docs/operations.md, "Alerts".
    logNewsletter("error", { event: "brake", job: job.kind });
    return notReachable();
  }
  if (recorded?.ok && recorded.value !== "send") return undefined;
  if (recorded && !recorded.ok) {
    const subject = await hashAddress(job.address, env.SUPABASE_SECRET_KEY ?? "");
    logNewsletter("error", { event: "queued", job: job.kind, subject, reason: recorded.reason });
  }
  if (await enqueueJob(job, env, recorded?.ok === true)) return undefined;
  // Without a queue the email is sent here, in what is left of the time.
  return recorded?.ok === true && (await store?.sendLink(job.address))?.ok === true ? undefined : notReachable();
}

const acceptJson = () => Response.json({ status: "check-your-inbox" }, { status: 202 });
const redirectToSent = () => new Response(null, { status: 303, headers: { Location: paths.subscribeSent() } });
/** For the domain or the client. */
const tooManyToday = () =>
  renderProblem("rate-limited", "Too many requests today. Nothing was stored; please try again tomorrow.", {
    headers: { "Retry-After": "86400" },
  });
const notConfigured = () =>
  renderProblem(
    "unavailable",
    "The newsletter is not set up on this server yet. Nothing was stored; please come back later.",
  );
const notReachable = () =>
  renderProblem(
    "unavailable",
    "We couldn't process your request. Nothing was stored; please try again in a few minutes.",
  );

async function toDetail(response: Response): Promise<string> {
  const problem = (await response.json()) as { readonly detail: string };
  return problem.detail;
}
