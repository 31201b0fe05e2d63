/**
 * Lets what is left of a request body run through before the answer leaves, and
 * keeps none of it. Refusals (405, 403, 413, 429) do not look at the body; left
 * unread it spoils the connection, and the local emulation then answers 500 in our
 * place.
 */
import type { MiddlewareHandler } from "hono";

import type { WorkerEnvironment } from "../environment.ts";

/** Who sends more loses the connection. */
const MAX_BYTES = 2 * 1024 * 1024;

export function finishBody(): MiddlewareHandler<WorkerEnvironment> {
  return async function runBodyOut(context, next) {
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
