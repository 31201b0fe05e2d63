/** Before pages: `.md` addresses, and pages for clients that prefer Markdown. */
import type { MiddlewareHandler } from "hono";

import type { WorkerEnvironment } from "../environment.ts";
import { prefers } from "../http/accept.ts";

/** What makes Markdown is loaded for those who ask for it: a starting isolate answers people first. */
const loadMarkdown = () => import("./markdown-page.ts");

export const handleMarkdownForms: MiddlewareHandler<WorkerEnvironment> = async (context, next) => {
  const { pathname, search } = new URL(context.req.raw.url);
  const accept = context.req.raw.headers.get("Accept");
  let markdown: Response | undefined;
  if (pathname.endsWith(".md")) markdown = await (await loadMarkdown()).handleMarkdown(context);
  else if (search === "" && prefers(accept, "text/markdown", "text/html")) {
    markdown = await (await loadMarkdown()).negotiateMarkdown(context);
  }
  if (markdown) context.res = markdown;
  else await next();
  // Of any page, for what has Markdown is known only to the list of all pages, which takes longer than most pages do.
  if (!pathname.endsWith(".md") && isPage(context.res)) context.res.headers.append("Vary", "Accept");
  return undefined;
};

const isPage = ({ headers }: Response): boolean => /^text\/(?:html|markdown)/.test(headers.get("Content-Type") ?? "");
