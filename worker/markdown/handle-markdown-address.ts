/** Before pages: `.md` addresses. */
import type { MiddlewareHandler } from "hono";

import type { WorkerEnvironment } from "../environment.ts";
import { readPathname } from "../http/read-pathname.ts";

export const handleMarkdownAddress: MiddlewareHandler<WorkerEnvironment> = async (context, next) => {
  if (!readPathname(context.req.raw.url).endsWith(".md")) return next();
  // What makes Markdown is loaded for those who ask for it: a starting isolate answers people first.
  const { handleMarkdown } = await import("./markdown-page.ts");
  return handleMarkdown(context);
};
