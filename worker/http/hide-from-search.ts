/** Staging is a whole copy of the site: with `INDEXING=off` every answer says that it is not to be listed. */
import type { MiddlewareHandler } from "hono";

import type { WorkerEnvironment } from "../environment.ts";

export function hideFromSearch(): MiddlewareHandler<WorkerEnvironment> {
  return async function setRobotsHeader(context, next) {
    await next();
    if (context.env.INDEXING === "off") context.res.headers.set("X-Robots-Tag", "noindex");
  };
}
