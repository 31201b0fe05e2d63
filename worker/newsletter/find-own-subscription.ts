import type { Context } from "hono";

import { renderProblem } from "../http/problem.ts";
import type { WorkerEnvironment } from "../environment.ts";
import { chargeUnits, INVENTED_UNITS, limitRate, toClientKey } from "../http/limit-rate.ts";
import { openStore } from "./newsletter-job.ts";

/** GET /api/subscription with a session's access token: how it stands, and the token that ends it. */
export async function handleSubscription(context: Context<WorkerEnvironment>): Promise<Response> {
  const request = context.req.raw;
  // As for the session itself (session.ts), and an invented token costs as much as ten real ones.
  const client = `session:${toClientKey(request)}`;
  const limited = await limitRate(context.env.WORK_LIMIT, client);
  if (limited) return limited;
  const accessToken = /^Bearer ([\w.-]{20,4096})$/.exec(context.req.header("Authorization") ?? "")?.[1];
  const store = openStore(context.env);
  if (!store) return renderProblem("unavailable", "The newsletter is not set up on this server.");
  const address = accessToken ? await store.findAddress(accessToken) : undefined;
  if (!address || (!address.ok && address.kind === "refused")) {
    if (address) context.executionCtx.waitUntil(chargeUnits(context.env.WORK_LIMIT, client, INVENTED_UNITS));
    return renderProblem("unauthenticated", "Authentication required.", { headers: { "WWW-Authenticate": "Bearer" } });
  }
  const found = address.ok ? await store.findSubscription(address.value) : address;
  if (!found.ok) return renderProblem("unavailable", "Our newsletter service isn't responding right now.");
  if (!found.value) return renderProblem("not-found", "There is no subscription.");
  const { status, unsubscribe_token: unsubscribeToken } = found.value;
  return Response.json({ status, unsubscribeToken });
}
