import type { Context } from "hono";

import { cached } from "../cache/page-cache.ts";
import type { WorkerEnvironment } from "../environment.ts";
import { toCacheContext } from "../cache/to-cache-context.ts";
import { readSiteOptions } from "../site-options.ts";
import { FEEDS } from "./feeds.ts";

export async function handleFeed(context: Context<WorkerEnvironment>): Promise<Response> {
  const path = new URL(context.req.raw.url).pathname;
  const feed = FEEDS[path];
  if (!feed) return context.notFound();
  const site = readSiteOptions(context.env);
  return cached(context.req.raw, path, toCacheContext(context), async () => ({
    response: new Response(await feed.render(site.origin, site), {
      headers: { "Content-Type": feed.contentType },
    }),
    policy: "feed" as const,
  }));
}
