import { type IndexedPage, listIndexedPages } from "../../src/pages/indexed-pages.ts";
import { escapeXml } from "./escape-xml.ts";

/** sitemaps.org protocol 0.9: every indexed page with the day of its last change. */
export function renderSitemap(origin: string, pages: readonly IndexedPage[] = listIndexedPages()): string {
  const urls = pages.map(
    (page) => `<url><loc>${escapeXml(origin + page.path)}</loc><lastmod>${page.lastModified}</lastmod></url>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join("\n")}\n</urlset>\n`;
}
