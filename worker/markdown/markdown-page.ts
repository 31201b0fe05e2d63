/**
 * Every page that search engines may list, as Markdown at its `.md` address (home: `/index.md`): a
 * program that reads the site for somebody needs no HTML.
 */
import type { Context } from "hono";

import { listIndexedPages } from "../../src/pages/indexed-pages.ts";
import { paths, toMarkdownPath } from "../../src/paths.ts";
import { cached } from "../cache/page-cache.ts";
import { toPolicyHeaders } from "../cache/policy.ts";
import { toCacheContext } from "../cache/to-cache-context.ts";
import type { WorkerEnvironment } from "../environment.ts";
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
  const response = await renderPage(path, site);
  return `${toMarkdown(await response.text(), site.origin)}\n---\n\nSource: ${site.origin}${path}\n`;
}

/** GET of a `.md` address, in that form also when no page has it. */
export async function handleMarkdown(context: Context<WorkerEnvironment>): Promise<Response> {
  const { pathname } = new URL(context.req.raw.url);
  const path = findPage(pathname);
  if (path === undefined) return renderNotFound(readSiteOptions(context.env));
  // Kept like a page: making it takes longer than most pages do.
  const response = await cached(context.req.raw, pathname, toCacheContext(context), async () => ({
    response: new Response(await renderMarkdown(path, readSiteOptions(context.env)), {
      headers: { "Content-Type": MARKDOWN_TYPE },
    }),
    policy: "page" as const,
  }));
  response.headers.set("Link", `<${readSiteOptions(context.env).origin}${path}>; rel="canonical"`);
  response.headers.set("X-Robots-Tag", "noindex");
  return response;
}

/** Written down, not converted: what anybody can ask for without end must cost nothing. */
function renderNotFound({ origin }: SiteOptions): Response {
  const home = toMarkdownPath(paths.home());
  const text = `# Page not found\n\nNo page has this address. [llms.txt](${origin}${paths.llms()}) lists all pages; start at the [home page](${origin}${home}).\n`;
  return new Response(text, {
    status: 404,
    headers: { "Content-Type": MARKDOWN_TYPE, "X-Robots-Tag": "noindex", ...toPolicyHeaders("notFound") },
  });
}
