/**
 * Every page that search engines may list, as Markdown at its `.md` address (home: `/index.md`), and under its own
 * address for those who prefer that form: a program that reads the site for somebody needs no HTML.
 */
import type { Context } from "hono";

import { listIndexedPages } from "../../src/pages/indexed-pages.ts";
import { toMarkdownPath } from "../../src/paths.ts";
import { cached } from "../cache/page-cache.ts";
import { applyPolicy } from "../cache/policy.ts";
import { toCacheContext } from "../cache/to-cache-context.ts";
import type { WorkerEnvironment } from "../environment.ts";
import { LOADER_ORIGIN } from "../pages/handle-page.ts";
import { renderPage } from "../pages/render-page.tsx";
import { readSiteOptions, type SiteOptions } from "../site-options.ts";

export const MARKDOWN_TYPE = "text/markdown; charset=utf-8";

let pagesByMarkdownPath: ReadonlyMap<string, string> | undefined;

/** The page whose Markdown has this address. */
function findPage(markdownPath: string): string | undefined {
  pagesByMarkdownPath ??= new Map(listIndexedPages().map(({ path }) => [toMarkdownPath(path), path]));
  return pagesByMarkdownPath.get(markdownPath);
}

/** @param path of an indexed page */
export async function renderMarkdown(path: string, site: SiteOptions): Promise<string> {
  const { toMarkdown } = await import("./to-markdown.ts");
  const response = await renderPage(new Request(LOADER_ORIGIN + path), site);
  return `${toMarkdown(await response.text(), site.origin)}\n---\n\nSource: ${site.origin}${path}\n`;
}

/** GET of a `.md` address; undefined when no page has it. */
export async function handleMarkdown(context: Context<WorkerEnvironment>): Promise<Response | undefined> {
  const { pathname } = new URL(context.req.raw.url);
  const path = findPage(pathname);
  if (path === undefined) return undefined;
  const site = readSiteOptions(context.env);
  const response = await cached(context.req.raw, pathname, toCacheContext(context), async () => ({
    response: new Response(await renderMarkdown(path, site), { headers: { "Content-Type": MARKDOWN_TYPE } }),
    policy: "page" as const,
  }));
  response.headers.set("Link", `<${site.origin}${path}>; rel="canonical"`);
  response.headers.set("X-Robots-Tag", "noindex");
  return response;
}

/**
 * The Markdown of a page for a client that prefers it, named by its own address and kept by nobody: caches in front may
 * not look at `Accept`. Undefined when the page itself is to be answered.
 */
export async function negotiateMarkdown(context: Context<WorkerEnvironment>): Promise<Response | undefined> {
  const { pathname } = new URL(context.req.raw.url);
  // A page has this form when its address is the one that its `.md` address belongs to.
  if (findPage(toMarkdownPath(pathname)) !== pathname) return undefined;
  const site = readSiteOptions(context.env);
  const headers = new Headers({
    "Content-Type": MARKDOWN_TYPE,
    "Content-Location": toMarkdownPath(pathname),
    Link: `<${site.origin}${pathname}>; rel="canonical"`,
  });
  applyPolicy(headers, "noStore");
  return new Response(await renderMarkdown(pathname, site), { headers });
}
