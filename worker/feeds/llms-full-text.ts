/** /llms-full.txt: the texts themselves in one file: guides, the course, lists, and how the site works. Reviews have a file each. */
import { listArticles } from "../../src/content/content-index.ts";
import { CATEGORY_SLUGS, type CategoryKey, paths } from "../../src/paths.ts";
import { renderMarkdown } from "../markdown/markdown-page.ts";
import type { SiteOptions } from "../site-options.ts";
import { renderLlmsHead } from "./llms-text.ts";

export async function renderLlmsFullText(site: SiteOptions): Promise<string> {
  const pages = [
    ...Object.keys(CATEGORY_SLUGS).map((key) => paths.category(key as CategoryKey)),
    ...listArticles("guides", "learn", "about").map(({ kind, slug }) => paths.article(kind, slug)),
  ];
  const texts: string[] = [];
  // One after the other: a Worker renders on one thread anyway, and this way holds one page at a time.
  for (const path of pages) texts.push(await renderMarkdown(path, site));
  const note = `For any other page as Markdown, add .md to its URL; ${site.origin}${paths.llms()} lists them.\n`;
  return [`${renderLlmsHead()}${note}`, ...texts].join("\n");
}
