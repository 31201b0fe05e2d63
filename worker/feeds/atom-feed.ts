/** RFC 4287: guides, news and gear, newest first. Ids are tag URIs (RFC 4151), so they outlive a change of domain. */
import { listArticles } from "../../src/articles/content-index.ts";
import type { ArticleMeta } from "../../src/articles/front-matter.ts";
import { paths } from "../../src/paths.ts";
import { SITE } from "../../src/site.ts";
import { escapeXml } from "./escape-xml.ts";

const MAX_ENTRIES = 30;
/** The year is part of the ids: a reader who knows an entry would meet it as a new one if it ever changed. */
const TAG_AUTHORITY = "tag:waycard.example,2025";

export function renderAtomFeed(
  origin: string,
  texts: readonly ArticleMeta[] = listArticles("guides", "news", "gear"),
): string {
  const articles = texts.slice(0, MAX_ENTRIES);
  const updated = articles.reduce((latest, article) => (article.updated > latest ? article.updated : latest), "");
  const entries = articles.map((article) => {
    const path = paths.article(article.kind, article.slug);
    return [
      "<entry>",
      `<id>${escapeXml(`${TAG_AUTHORITY}:${path}`)}</id>`,
      `<title>${escapeXml(article.title)}</title>`,
      `<link rel="alternate" type="text/html" href="${escapeXml(origin + path)}"/>`,
      `<published>${escapeXml(article.published)}T00:00:00Z</published>`,
      `<updated>${escapeXml(article.updated)}T00:00:00Z</updated>`,
      `<summary>${escapeXml(article.summary)}</summary>`,
      ...article.topics.map((topic) => `<category term="${escapeXml(topic)}"/>`),
      "</entry>",
    ].join("");
  });
  return [
    `<?xml version="1.0" encoding="UTF-8"?>`,
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">`,
    `<id>${TAG_AUTHORITY}:feed</id>`,
    `<title>${escapeXml(SITE.name)}</title>`,
    `<subtitle>${escapeXml(SITE.tagline)}</subtitle>`,
    `<updated>${updated}T00:00:00Z</updated>`,
    `<author><name>${escapeXml(SITE.byline)}</name></author>`,
    `<link rel="self" type="application/atom+xml" href="${escapeXml(origin + paths.feed())}"/>`,
    `<link rel="alternate" type="text/html" href="${escapeXml(`${origin}/`)}"/>`,
    ...entries,
    `</feed>`,
    "",
  ].join("\n");
}
