/**
 * Drains the unread request body before the answer leaves. Refusals (405, 403, 413,
 * 414, 429) do not look at the body; left unread it spoils the connection, and the
 * next request on it, which may be anyone's, is answered 500 by the local emulation.
 * So this stands before everything that may refuse.
 */
import type { MiddlewareHandler } from "hono";

import type { WorkerEnvironment } from "../environment.ts";

/** Larger bodies are aborted. */
const MAX_BYTES = 2 * 1024 * 1024;

export function drainBody(): MiddlewareHandler<WorkerEnvironment> {
  return async function drainRequestBody(context, next) {
    await next();
    const { body } = context.req.raw;
    if (!body || body.locked) return;
    const reader = body.getReader();
    try {
      for (let bytes = 0; bytes <= MAX_BYTES;) {
        const { done, value } = await reader.read();
        if (done) return;
        bytes += value.byteLength;
      }
      await reader.cancel();
    } catch {
      // The client has left: there is no one to answer.
    }
  };
}
