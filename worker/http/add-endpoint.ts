import type { Handler, Hono, MiddlewareHandler } from "hono";

import type { WorkerEnvironment } from "../environment.ts";
import { cors } from "./cors.ts";
import { renderProblem } from "./problem.ts";

export type Endpoint = Readonly<Partial<Record<"GET" | "POST", Handler<WorkerEnvironment>>>>;

export interface EndpointOptions {
  /** Every origin may call it. */
  readonly isPublic?: boolean;
  /** Runs for every method that the endpoint has. */
  readonly limit?: MiddlewareHandler<WorkerEnvironment>;
}

/**
 * Registers an address with the methods it has: HEAD goes with GET, and every other method is answered 405. Not by
 * Hono's `methodNotAllowed`: it looks at a 404 only when it is made, which here is a whole page.
 */
export function addEndpoint(
  app: Hono<WorkerEnvironment>,
  path: string,
  endpoint: Endpoint,
  { isPublic = false, limit }: EndpointOptions = {},
): void {
  const methods = Object.keys(endpoint).flatMap((method) => (method === "GET" ? ["GET", "HEAD"] : [method]));
  if (isPublic) app.use(path, cors(methods));
  if (limit) app.use(path, limit);
  for (const [method, handler] of Object.entries(endpoint)) app.on(method, path, handler);
  const allow = [...methods, ...(isPublic ? ["OPTIONS"] : [])].join(", ");
  const detail = `Use ${Object.keys(endpoint).join(" or ")}.`;
  app.all(path, () => renderProblem("method-not-allowed", detail, { headers: { Allow: allow } }));
}
