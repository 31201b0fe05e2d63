/**
 * Drains the unread request body before the answer leaves. Refusals (405, 403, 413,
 * 414, 429) do not look at the body; left unread it spoils the connection, and the
 * next request on it, which may be anyone's, is answered 500 by the local emulation.
 * So this stands before everything that may refuse. To the end, for a canceled body spoils
 * the connection as well: the platform bounds its size (100 MB), and a clock those who dawdle.
 */
import type { MiddlewareHandler } from "hono";

import type { WorkerEnvironment } from "../environment.ts";

const MAX_MS = 10_000;

export function drainBody(): MiddlewareHandler<WorkerEnvironment> {
  return async function drainRequestBody(context, next) {
    await next();
    const { body } = context.req.raw;
    if (!body || body.locked) return;
    // One that fails: the client has left, and there is no one to answer.
    await body.pipeTo(new WritableStream(), { signal: AbortSignal.timeout(MAX_MS) }).catch(() => undefined);
  };
}
