/** Handlers that are loaded at their first request: a starting isolate reads and compiles nothing of them (docs/performance.md). */
import type { Handler } from "hono";

import type { WorkerEnvironment } from "../environment.ts";

type SiteHandler = Handler<WorkerEnvironment>;

/** @param load imports the handler's module; the runtime keeps it */
export const late =
  (load: () => Promise<SiteHandler>): SiteHandler =>
  async (context, next) =>
    (await load())(context, next);
