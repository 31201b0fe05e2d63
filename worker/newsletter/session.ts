/**
 * What a browser with a session asks of Supabase Auth, passed on under our own
 * origin: who it is, a fresh token, signing out. Nothing else is: no sign-up, no
 * password, no link by mail. Browsers learn neither Supabase's address nor a key,
 * and the security policy lets them speak to us alone. A mailed token is accepted
 * by confirm.ts only.
 */
import type { Context } from "hono";
import * as v from "valibot";

import { renderInputProblem, renderProblem } from "../http/problem.ts";
import type { WorkerEnvironment } from "../environment.ts";
import { refuseCrossSite } from "../http/csrf.ts";
import { limitRate, toClientKey } from "../http/limit-rate.ts";
import { readBoundedText } from "../http/read-bounded-text.ts";
import { findConfiguration } from "./configuration.ts";

const MAX_BODY_BYTES = 8 * 1024;
const PATIENCE_MS = 5_000;
/** The identity client reads the form of errors by it. */
const API_VERSION = "X-Supabase-Api-Version";

const BEARER = /^Bearer [\w.-]{20,4096}$/;
const refreshSchema = v.object({ refresh_token: v.pipe(v.string(), v.minLength(1), v.maxLength(4_096)) });

/** GET /api/auth/user */
export function handleUser(context: Context<WorkerEnvironment>): Promise<Response> {
  return passOn(context, "GET", "/user");
}

/** POST /api/auth/logout. This browser's session alone ends, whatever was asked for. */
export function handleLogout(context: Context<WorkerEnvironment>): Promise<Response> {
  return passOn(context, "POST", "/logout?scope=local");
}

/** POST /api/auth/token?grant_type=refresh_token. Every other grant is refused here, before Supabase is asked. */
export async function handleRefresh(context: Context<WorkerEnvironment>): Promise<Response> {
  const request = context.req.raw;
  if (new URL(request.url).search !== "?grant_type=refresh_token") {
    const message = "Sign-in is by a link in an email; only refresh_token is accepted.";
    return (
      renderInputProblem("Invalid query parameters.", [{ field: "grant_type", code: "unknown-value", message }]) ??
      renderProblem("unknown-value", message)
    );
  }
  const body = await readBoundedText(request, MAX_BODY_BYTES, ["application/json"]);
  if (!body.ok) return body.response;
  const fields = v.safeParse(v.pipe(v.string(), v.parseJson(), refreshSchema), body.text);
  if (!fields.success) return renderProblem("invalid-body", "The body must be a JSON object with a refresh_token.");
  return passOn(context, "POST", "/token?grant_type=refresh_token", fields.output);
}

async function passOn(
  context: Context<WorkerEnvironment>,
  method: "GET" | "POST",
  path: string,
  body?: v.InferOutput<typeof refreshSchema>,
): Promise<Response> {
  const request = context.req.raw;
  const configuration = findConfiguration(context.env);
  if (!configuration) return renderProblem("unavailable", "Signing in is not set up on this server.");
  // Not CLIENT_LIMIT: the identity client forgets its session when it is told to wait, and networks share addresses.
  const refused =
    (method === "POST" ? refuseCrossSite(request, context.env.SITE_ORIGIN) : undefined) ??
    (await limitRate(context.env.WORK_LIMIT, `session:${toClientKey(request)}`));
  if (refused) return refused;

  const headers = new Headers({ apikey: configuration.publishableKey, "Content-Type": "application/json" });
  const version = /^[\d-]{10}$/.exec(request.headers.get(API_VERSION) ?? "")?.[0];
  if (version) headers.set(API_VERSION, version);
  if (!body) {
    const authorization = request.headers.get("Authorization") ?? "";
    if (!BEARER.test(authorization)) {
      return renderProblem("unauthenticated", "Authentication required.", {
        headers: { "WWW-Authenticate": "Bearer" },
      });
    }
    headers.set("Authorization", authorization);
  }
  try {
    const answer = await fetch(`${configuration.url}/auth/v1${path}`, {
      method,
      headers,
      redirect: "manual",
      signal: AbortSignal.timeout(PATIENCE_MS),
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    // A redirect could lead anywhere, with the visitor's token: it is not followed, and not passed on.
    if (answer.status >= 300 && answer.status < 400) throw new Error("redirected");
    return await copyAnswer(answer);
  } catch {
    return renderProblem("unavailable", "We can't sign you in right now.");
  }
}

/** Status and body only: no cookie and no header of another service reaches the browser in our name. */
async function copyAnswer(answer: Response): Promise<Response> {
  const text = await answer.text();
  const headers = new Headers({ "Content-Type": "application/json; charset=utf-8" });
  const version = answer.headers.get(API_VERSION);
  if (version) headers.set(API_VERSION, version);
  const isEmpty = answer.status === 204 || text === "";
  return new Response(isEmpty ? null : text, { status: answer.status, headers });
}
