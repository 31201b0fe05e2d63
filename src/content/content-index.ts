/** What there is to read: lists and look-ups over the front matter, and the bodies on demand. */
import metaLines from "virtual:content-index";

import type { CardCategory } from "../catalog/card.ts";
import { type KeyedRecords, openRecords } from "../catalog/keyed-records.ts";
import type { ArticleBody } from "./article-body.ts";
import {
  ARTICLE_KINDS,
  type ArticleKind,
  type ArticleMeta,
  type ListMeta,
  type ProgramMeta,
  type ReviewMeta,
  type TextMeta,
} from "./front-matter.ts";

const metas = openRecords<TextMeta>(metaLines);
/** Dates and slugs are ASCII. Not `localeCompare`: its first call costs a starting Worker several milliseconds. */
const compareText = (left: string, right: string) => (left < right ? -1 : left > right ? 1 : 0);
let articles: readonly ArticleMeta[] | undefined;

/** Newest first. */
function listAllArticles(): readonly ArticleMeta[] {
  articles ??= ARTICLE_KINDS.flatMap((kind) => metas.list(`${kind}/`) as ArticleMeta[]).toSorted(
    (left, right) => compareText(right.published, left.published) || compareText(left.slug, right.slug),
  );
  return articles;
}

export function findReview(slug: string): ReviewMeta | undefined {
  return metas.find(`reviews/${slug}`) as ReviewMeta | undefined;
}

/** @throws Error for a category without a text: each has one, or the build is broken */
export function getList(category: CardCategory): ListMeta {
  const found = metas.find(`lists/${category}`) as ListMeta | undefined;
  if (!found) throw new Error(`src/content/lists/${category}.mdx is missing`);
  return found;
}

export function findProgramText(slug: string): ProgramMeta | undefined {
  return metas.find(`programs/${slug}`) as ProgramMeta | undefined;
}

/** Newest first. */
export function listArticles(...kinds: readonly ArticleKind[]): readonly ArticleMeta[] {
  return listAllArticles().filter((article) => kinds.length === 0 || kinds.includes(article.kind));
}

const aboutCards = new Map<string, ArticleMeta[]>();

/** Articles that name the card among those they speak of, newest first. */
export function listArticlesAbout(slug: string): readonly ArticleMeta[] {
  if (aboutCards.size === 0) {
    for (const article of listAllArticles())
      for (const card of article.related) aboutCards.set(card, [...(aboutCards.get(card) ?? []), article]);
  }
  return aboutCards.get(slug) ?? [];
}

export function findArticle(kind: ArticleKind, slug: string): ArticleMeta | undefined {
  return metas.find(`${kind}/${slug}`) as ArticleMeta | undefined;
}

/** In the order given by the texts themselves (learn, about). */
export function listInOrder(kind: ArticleKind): readonly ArticleMeta[] {
  return listArticles(kind).toSorted((left, right) => (left.order ?? 0) - (right.order ?? 0));
}

let bodies: KeyedRecords<ArticleBody> | undefined;

/** The text itself; undefined where there is none. The texts are read with the first of them that is asked for. */
export async function loadBody(kind: string, slug: string): Promise<ArticleBody | undefined> {
  bodies ??= openRecords((await import("virtual:content-bodies")).default);
  return bodies.find(`${kind}/${slug}`);
}
