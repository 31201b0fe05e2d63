import type { MiddlewareHandler } from "hono";

import type { WorkerEnvironment } from "../environment.ts";

/**
 * Stands outside of the security headers and takes back what forbids framing, on embeds alone: nothing on them does
 * anything in a visitor's name, so nobody gains from an invisible copy.
 */
export const allowFraming: MiddlewareHandler<WorkerEnvironment> = async (context, next) => {
  await next();
  const { headers, status } = context.res;
  if (status !== 200 && status !== 304) return;
  headers.delete("X-Frame-Options");
  headers.set("Cross-Origin-Resource-Policy", "cross-origin");
  const policy = headers.get("Content-Security-Policy") ?? "";
  headers.set("Content-Security-Policy", policy.replace("frame-ancestors 'none'", "frame-ancestors *"));
};
