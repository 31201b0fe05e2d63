/** Addresses of texts, and of their indexes. */
import type { ArticleKind } from "../../content/front-matter.ts";
import { page, view } from "../../page/page-route.ts";

const index = (kind: "guides" | "news" | "gear" | "blog") =>
  page(
    `/${kind}`,
    () => import("./editorial-index-page.tsx").then((m) => view(m.loadEditorialIndexPage(kind), m.EditorialIndexPage)),
    { parameters: ["page", "topic"], usesFirstValueOnly: true },
  );

/** @param slug where the address does not name the text */
const article = (path: string, kind: ArticleKind, slug?: string) =>
  page(path, () => import("./article-page.tsx").then((m) => view(m.loadArticlePage(kind, slug), m.ArticlePage)));

export const articleRoutes = [
  index("guides"),
  article("/guides/:slug", "guides"),
  index("news"),
  article("/news/:slug", "news"),
  index("gear"),
  article("/gear/:slug", "gear"),
  index("blog"),
  article("/learn/:slug", "learn"),
  article("/about/:slug", "about"),
  article("/privacy-policy", "legal", "privacy-policy"),
  article("/terms-of-service", "legal", "terms-of-service"),
];
