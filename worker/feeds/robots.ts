import { paths } from "../../src/paths.ts";

/** Everything may be read; search results and the API are no pages to list. */
export function renderRobots(origin: string): string {
  return `User-agent: *\nDisallow: /search\nDisallow: /api/\n\nSitemap: ${origin}${paths.sitemap()}\n`;
}
