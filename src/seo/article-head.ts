import type { ArticleMeta } from "../content/front-matter.ts";
import { paths } from "../paths.ts";
import { SITE } from "../site.ts";
import {
  type Crumb,
  cutAtWord,
  type JsonLd,
  type PageHead,
  TITLE_MAX_LENGTH,
  toBreadcrumbJsonLd,
  toPageTitle,
} from "./page-head.ts";

/** Title, description and structured data of a text. */
export function toArticleHead(article: ArticleMeta, crumbs: readonly Crumb[]): PageHead {
  const path = paths.article(article.kind, article.slug);
  return {
    title: cutAtWord(toPageTitle(article.title), TITLE_MAX_LENGTH),
    description: article.description,
    path,
    image: `${article.kind}-${article.slug}`,
    type: "article",
    isIndexed: true,
    jsonLd: (origin) => [toArticleJsonLd(origin, article), toBreadcrumbJsonLd(origin, crumbs)],
  };
}

function toArticleJsonLd(origin: string, article: ArticleMeta): JsonLd {
  return {
    "@context": "https://schema.org",
    "@type": article.kind === "news" ? "NewsArticle" : "Article",
    headline: article.title,
    description: article.description,
    datePublished: article.published,
    dateModified: article.updated,
    image: origin + paths.openGraphImage(`${article.kind}-${article.slug}`),
    author: { "@type": "Organization", name: SITE.byline },
    publisher: { "@type": "Organization", name: SITE.name, logo: `${origin}/icon-512.png` },
    mainEntityOfPage: origin + paths.article(article.kind, article.slug),
  };
}
