import { paths } from "../../src/paths.ts";

/**
 * Everything may be read, the API too: llms.txt offers it. Search results are no pages to list, and the newsletter's
 * endpoints are for this site's own pages. What is not to be listed but read says so itself (X-Robots-Tag).
 */
export function renderRobots(origin: string): string {
  const closed = [paths.search(), paths.subscribeApi(), paths.subscriptionApi()];
  return `User-agent: *\n${closed.map((path) => `Disallow: ${path}\n`).join("")}\nSitemap: ${origin}${paths.sitemap()}\n`;
}
