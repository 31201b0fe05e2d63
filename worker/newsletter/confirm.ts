/**
 * /subscribe/confirm. GET and HEAD only show a button, because mail scanners follow
 * links; the press (POST) uses the token up. Expired, used and forged tokens look
 * the same, and so does a token of a subscription that was ended meanwhile.
 */
import type { Context } from "hono";

import { paths } from "../../src/paths.ts";
import type { ConfirmState } from "../../src/newsletter/newsletter-state.ts";
import { renderProblem } from "../http/problem.ts";
import type { WorkerEnvironment } from "../environment.ts";
import { isFormPost, readFormBody } from "./form-body.ts";
import { limitRate, toClientKey } from "../http/limit-rate.ts";
import { logNewsletter } from "./log-newsletter.ts";
import { openStore } from "./newsletter-job.ts";
import { refuseCrossSite } from "../http/csrf.ts";
import { renderNewsletterPage } from "./render-newsletter-page.ts";
import { LINK_TYPES, type LinkType, type Session, type SubscriberStore } from "./subscriber-store.ts";

const TOKEN = /^[A-Za-z0-9_-]{16,128}$/;
const STATUS: Readonly<Record<ConfirmState["outcome"], number>> = {
  ask: 200,
  confirmed: 200,
  invalid: 400,
  unavailable: 503,
};

export async function handleConfirmPage(context: Context<WorkerEnvironment>): Promise<Response> {
  const parameters = new URL(context.req.raw.url).searchParams;
  const link = parseLink(parameters.get("token_hash"), parameters.get("type"));
  return renderState(
    context,
    link ? { kind: "confirm", outcome: "ask", ...link } : { kind: "confirm", outcome: "invalid" },
  );
}

export async function handleConfirm(context: Context<WorkerEnvironment>): Promise<Response> {
  const request = context.req.raw;
  const refused =
    refuseCrossSite(request, context.env.SITE_ORIGIN) ??
    (await limitRate(context.env.CLIENT_LIMIT, `confirm:${toClientKey(request)}`));
  if (refused) return refused;
  const body = await readFormBody(request, ["token_hash", "type"]);
  if (!body.ok) return body.response;
  const link = parseLink(body.fields.get("token_hash"), body.fields.get("type"));
  const store = openStore(context.env);
  const { state, session } = link
    ? store
      ? await confirm(link, store)
      : { state: { kind: "confirm", outcome: "unavailable", ...link } as const }
    : { state: { kind: "confirm", outcome: "invalid" } as const };

  if (!isFormPost(request)) return answerJson(state, session);
  // Without a script no browser keeps the session, so it is ended.
  if (session)
    context.executionCtx.waitUntil(openStore(context.env)?.endSession(session.accessToken) ?? Promise.resolve());
  return renderState(context, state);
}

interface Link {
  readonly tokenHash: string;
  readonly type: string;
}

function parseLink(tokenHash: unknown, type: unknown): Link | undefined {
  if (typeof tokenHash !== "string" || !TOKEN.test(tokenHash)) return undefined;
  return { tokenHash, type: LINK_TYPES.find((known) => known === type) ?? "" };
}

type Confirmation = { readonly state: ConfirmState; readonly session?: Session };

async function confirm(link: Link, store: SubscriberStore): Promise<Confirmation> {
  const accepted = await acceptLink(link, store);
  if (!accepted.ok) {
    if (accepted.kind === "refused") return { state: { kind: "confirm", outcome: "invalid" } };
    logNewsletter("error", { event: "unavailable", job: "confirm", reason: accepted.reason });
    return { state: { kind: "confirm", outcome: "unavailable", ...link } };
  }
  // The trigger has confirmed already, as a rule. This makes sure, and asks for the way out.
  const found = await store.confirmSubscription(accepted.value.address);
  const { accessToken, refreshToken } = accepted.value;
  if (found.ok && found.value?.status !== "confirmed") {
    await store.endSession(accessToken);
    return { state: { kind: "confirm", outcome: "invalid" } };
  }
  const token = found.ok ? found.value?.unsubscribe_token : undefined;
  return {
    state: { kind: "confirm", outcome: "confirmed", unsubscribeToken: token ?? "" },
    session: { accessToken, refreshToken },
  };
}

/** A link without a type is tried as both: looking up a token as the wrong kind does not use it up. */
async function acceptLink({ tokenHash, type }: Link, store: SubscriberStore) {
  const [first = "magiclink", ...others] = type === "" ? (["magiclink", "invite"] as const) : [type as LinkType];
  let outcome = await store.acceptToken(tokenHash, first);
  for (const other of others) {
    if (outcome.ok || outcome.kind === "unavailable") break;
    outcome = await store.acceptToken(tokenHash, other);
  }
  return outcome;
}

async function renderState(context: Context<WorkerEnvironment>, state: ConfirmState): Promise<Response> {
  const page = await renderNewsletterPage(context, paths.confirm(), state);
  if (state.outcome === "unavailable") page.headers.set("Retry-After", "60");
  return new Response(page.body, { status: STATUS[state.outcome], headers: page.headers });
}

/** For the page's script, which signs the browser in with the session. */
function answerJson(state: ConfirmState, session: Session | undefined): Response {
  if (state.outcome === "confirmed") {
    return Response.json({ status: "confirmed", unsubscribeToken: state.unsubscribeToken, session });
  }
  return state.outcome === "unavailable"
    ? renderProblem(
        "unavailable",
        "Our newsletter service isn't responding right now. The link still works: try again in a minute.",
      )
    : renderProblem("invalid-link", "This link has expired, was already used, or is incomplete.");
}
