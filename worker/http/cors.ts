/** Every origin may read the API: answers preflights and marks answers. Not used where writes happen. */
import type { MiddlewareHandler } from "hono";

import { applyPolicy } from "../cache/policy.ts";
import type { WorkerEnvironment } from "../environment.ts";

export function openToAll(methods: readonly string[]): MiddlewareHandler<WorkerEnvironment> {
  return async function setCorsHeaders(context, next) {
    if (context.req.method === "OPTIONS") {
      const response = new Response(null, {
        status: 204,
        headers: {
          "Access-Control-Allow-Origin": "*",
          "Access-Control-Allow-Methods": methods.join(", "),
          "Access-Control-Allow-Headers": "Content-Type, If-None-Match",
          "Access-Control-Max-Age": "86400",
          Allow: [...methods, "OPTIONS"].join(", "),
        },
      });
      applyPolicy(response.headers, "noStore");
      return response;
    }
    await next();
    context.res.headers.set("Access-Control-Allow-Origin", "*");
    context.res.headers.set("Access-Control-Expose-Headers", "ETag");
    context.res.headers.set("Cross-Origin-Resource-Policy", "cross-origin");
    return undefined;
  };
}
