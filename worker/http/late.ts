/** Handlers that are loaded at their first request: a starting isolate reads and compiles nothing of them (docs/performance.md). */
import type { Handler } from "hono";

import type { ToolHandlers } from "../api/create-tool-handlers.ts";
import type { WorkerEnvironment } from "../environment.ts";

type SiteHandler = Handler<WorkerEnvironment>;

/** @param load imports the handler's module; the runtime keeps it */
export const late =
  (load: () => Promise<SiteHandler>): SiteHandler =>
  async (context, next) =>
    (await load())(context, next);

/** The handlers of a tool's endpoints, which are one module. */
export const lateTool = (load: () => Promise<ToolHandlers>): ToolHandlers => ({
  GET: async (context) => (await load()).GET(context),
  POST: async (context) => (await load()).POST(context),
  getTable: async (context) => (await load()).getTable(context),
});
