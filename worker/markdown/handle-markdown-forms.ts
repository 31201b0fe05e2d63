/** Before pages: `.md` addresses, and pages for clients that prefer Markdown. Every page that has both forms says so. */
import type { MiddlewareHandler } from "hono";

import type { WorkerEnvironment } from "../environment.ts";
import { handleMarkdown, isNegotiated, negotiateMarkdown } from "./markdown-page.ts";

export const handleMarkdownForms: MiddlewareHandler<WorkerEnvironment> = async (context, next) => {
  const { pathname } = new URL(context.req.raw.url);
  const markdown = pathname.endsWith(".md") ? await handleMarkdown(context) : await negotiateMarkdown(context);
  if (markdown) context.res = markdown;
  else await next();
  if (isNegotiated(pathname)) context.res.headers.append("Vary", "Accept");
  return undefined;
};
