/** What there is to read: lists and look-ups over the front matter, and the bodies on demand. */
import metas from "virtual:content-index";

import type { ArticleBody } from "./article-body.ts";
import type { ArticleKind, ArticleMeta, ReviewMeta } from "./front-matter.ts";

const reviews = new Map<string, ReviewMeta>();
const articles: ArticleMeta[] = [];
for (const meta of metas) {
  if (meta.kind === "reviews") reviews.set(meta.slug, meta as ReviewMeta);
  // Texts of lists and programs are no articles: pages find their bodies by name.
  else if (meta.kind !== "lists" && meta.kind !== "programs") articles.push(meta as ArticleMeta);
}
/** Dates and slugs are ASCII. Not `localeCompare`: its first call costs a starting Worker several milliseconds. */
const compareText = (left: string, right: string) => (left < right ? -1 : left > right ? 1 : 0);
const newestFirst = articles.toSorted(
  (left, right) => compareText(right.published, left.published) || compareText(left.slug, right.slug),
);

const bodies = import.meta.glob<ArticleBody>("../content/*/*.mdx", { import: "default" });

export function findReview(slug: string): ReviewMeta | undefined {
  return reviews.get(slug);
}

/** Newest first. */
export function listArticles(...kinds: readonly ArticleKind[]): readonly ArticleMeta[] {
  return newestFirst.filter((article) => kinds.length === 0 || kinds.includes(article.kind));
}

const aboutCards = new Map<string, ArticleMeta[]>();

/** Articles that name the card among those they speak of, newest first. */
export function listArticlesAbout(slug: string): readonly ArticleMeta[] {
  if (aboutCards.size === 0) {
    for (const article of newestFirst)
      for (const card of article.related) aboutCards.set(card, [...(aboutCards.get(card) ?? []), article]);
  }
  return aboutCards.get(slug) ?? [];
}

export function findArticle(kind: ArticleKind, slug: string): ArticleMeta | undefined {
  return articles.find((article) => article.kind === kind && article.slug === slug);
}

/** In the order given by the texts themselves (learn, about). */
export function listInOrder(kind: ArticleKind): readonly ArticleMeta[] {
  return listArticles(kind).toSorted((left, right) => (left.order ?? 0) - (right.order ?? 0));
}

const loaded = new Map<string, ArticleBody>();

/** The text itself, loaded when it is needed; undefined where there is none. */
export async function loadBody(kind: string, slug: string): Promise<ArticleBody | undefined> {
  const file = `../content/${kind}/${slug}.mdx`;
  const known = loaded.get(file);
  if (known) return known;
  const body = await bodies[file]?.();
  if (body) loaded.set(file, body);
  return body;
}
