/** Before pages: `.md` addresses, and pages for clients that prefer Markdown. */
import type { MiddlewareHandler } from "hono";

import type { WorkerEnvironment } from "../environment.ts";
import { prefers } from "../http/accept.ts";
import { readPathname } from "../http/read-pathname.ts";

/** What makes Markdown is loaded for those who ask for it: a starting isolate answers people first. */
const loadMarkdown = () => import("./markdown-page.ts");

export const handleMarkdownForms: MiddlewareHandler<WorkerEnvironment> = async (context, next) => {
  const { url, headers } = context.req.raw;
  const pathname = readPathname(url);
  let markdown: Response | undefined;
  if (pathname.endsWith(".md")) markdown = await (await loadMarkdown()).handleMarkdown(context);
  else if (prefers(headers.get("Accept"), "text/markdown", "text/html") && new URL(url).search === "") {
    markdown = await (await loadMarkdown()).negotiateMarkdown(context);
  }
  if (markdown) context.res = markdown;
  else await next();
  // Of any page, for what has Markdown is known only to the list of all pages, which takes longer than most pages do.
  if (!pathname.endsWith(".md") && isPage(context.res)) context.res.headers.append("Vary", "Accept");
  return undefined;
};

const isPage = ({ headers }: Response): boolean => /^text\/(?:html|markdown)/.test(headers.get("Content-Type") ?? "");
