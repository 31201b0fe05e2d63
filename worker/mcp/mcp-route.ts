/** The address for assistants (Model Context Protocol). */
import type { Handler, Hono, MiddlewareHandler } from "hono";

import type { WorkerEnvironment } from "../environment.ts";
import { addEndpoint } from "../http/add-endpoint.ts";
import { readSiteOptions } from "../site-options.ts";

/** @param limit rate limit of whatever computes with a client's numbers */
export function addAssistants(app: Hono<WorkerEnvironment>, limit: MiddlewareHandler<WorkerEnvironment>): void {
  /** A tool of an assistant is a request of the API, in the client's name: its limit is the client's. */
  const handleAssistant: Handler<WorkerEnvironment> = async ({ req: { raw }, env, executionCtx }) => {
    const { handleMcp } = await import("./handle-mcp.ts");
    const client = raw.headers.get("CF-Connecting-IP");
    return handleMcp(raw, readSiteOptions(env).origin, async (path, init) => {
      const request = new Request(new URL(path, raw.url), init);
      if (client !== null) request.headers.set("CF-Connecting-IP", client);
      return app.fetch(request, env, executionCtx);
    });
  };
  addEndpoint(app, "/mcp", { POST: handleAssistant }, { isPublic: true, limit });
}
