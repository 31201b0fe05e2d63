import type { ArticleMeta } from "../content/front-matter.ts";
import type { Program } from "../catalog/program.ts";
import { paths } from "../paths.ts";
import { SITE } from "../site.ts";
import { type Crumb, cutAtWord, type JsonLd, type PageHead, TITLE_MAX_LENGTH, toPageTitle } from "./page-head.ts";

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
    jsonLd: (origin) => [toArticleJsonLd(origin, article)],
    crumbs,
  };
}

type Written = Pick<ArticleMeta, "title" | "description" | "updated">;

/** What every text of ours says of itself. */
const toWritten = (origin: string, text: Written, image: string, path: string) => ({
  headline: text.title,
  description: text.description,
  dateModified: text.updated,
  image: origin + paths.openGraphImage(image),
  author: { "@type": "Organization", name: SITE.byline } as const,
  publisher: { "@type": "Organization", name: SITE.name, logo: `${origin}/icon-512.png` } as const,
  mainEntityOfPage: origin + path,
});

function toArticleJsonLd(origin: string, article: ArticleMeta): JsonLd {
  return {
    "@context": "https://schema.org",
    "@type": article.kind === "news" ? "NewsArticle" : "Article",
    datePublished: article.published,
    ...toWritten(origin, article, `${article.kind}-${article.slug}`, paths.article(article.kind, article.slug)),
  };
}

/** A point program's page: a text about a rewards program of a bank. */
export function toProgramJsonLd(
  origin: string,
  text: Written,
  program: Pick<Program, "slug" | "program" | "issuer">,
): JsonLd {
  return {
    "@context": "https://schema.org",
    "@type": "Article",
    ...toWritten(origin, text, `programs-${program.slug}`, paths.program(program.slug)),
    about: {
      "@type": "MemberProgram",
      name: program.program,
      hostingOrganization: { "@type": "Organization", name: program.issuer },
    },
  };
}
