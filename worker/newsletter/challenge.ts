/**
 * An optional check against robots before a mail is sent: Cloudflare Turnstile, on where an
 * operator has set both of its keys. The page names the site key, the form's script brings
 * a token, and this asks Turnstile whether it is good. When Turnstile does not answer the
 * request goes on: the limits for clients and mailboxes stand without it.
 */
import * as v from "valibot";

import type { Bindings } from "../environment.ts";
import type { PolicySources } from "../http/security-policy.ts";
import { renderProblem } from "../http/problem.ts";
import { logNewsletter } from "./log-newsletter.ts";

const ORIGIN = "https://challenges.cloudflare.com";
const PATIENCE_MS = 3_000;
/** What the form's script asks for (`src/newsletter/solve-challenge.ts`); a token for something else is none. */
const ACTION = "subscribe";
/** https://developers.cloudflare.com/turnstile/: a token has at most 2,048 characters. */
const MAX_TOKEN_LENGTH = 2_048;

const answerSchema = v.object({ success: v.boolean(), action: v.optional(v.string()) });

/** The public key, or undefined when the check is off. */
export function findSiteKey(env: Partial<Bindings>): string | undefined {
  const key = /^[0-9]x[\w-]{10,60}$/.exec(env.TURNSTILE_SITE_KEY ?? "")?.[0];
  return env.TURNSTILE_SECRET_KEY ? key : undefined;
}

/** One file, which draws its check into a frame of the same origin. */
export const CHALLENGE_SOURCES: PolicySources = {
  script: [`${ORIGIN}/turnstile/v0/api.js`],
  frame: [ORIGIN],
};

/** For /healthz. */
export function describeChallenge(env: Partial<Bindings>): string {
  if (findSiteKey(env)) return "configured";
  const given = [env.TURNSTILE_SITE_KEY, env.TURNSTILE_SECRET_KEY].filter(Boolean).length;
  return given === 0
    ? "none"
    : "TURNSTILE_SITE_KEY or TURNSTILE_SECRET_KEY is missing or has the wrong form; the check is off";
}

/** The refusal of a request without a good token; undefined lets it through. */
export async function refuseUnchecked(token: unknown, request: Request, env: Bindings): Promise<Response | undefined> {
  if (!findSiteKey(env)) return undefined;
  if (typeof token !== "string" || token === "" || token.length > MAX_TOKEN_LENGTH) {
    return renderProblem(
      "challenge-failed",
      "This form checks for bots, and needs JavaScript for that. Please turn it on and try again.",
    );
  }
  const form = new URLSearchParams({ secret: env.TURNSTILE_SECRET_KEY ?? "", response: token });
  const client = request.headers.get("CF-Connecting-IP");
  if (client) form.set("remoteip", client);
  try {
    const signal = AbortSignal.timeout(PATIENCE_MS);
    const answer = await fetch(`${ORIGIN}/turnstile/v0/siteverify`, { method: "POST", body: form, signal });
    const { success, action } = v.parse(answerSchema, await answer.json());
    if (success && action === ACTION) return undefined;
  } catch (error) {
    const reason = error instanceof Error ? error.name : "error";
    logNewsletter("error", { event: "unavailable", job: "challenge", reason });
    return undefined;
  }
  return renderProblem("challenge-failed", "The bot check failed. Please try again.");
}
