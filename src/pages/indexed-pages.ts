/** Every address that search engines may list, with the day its content last changed. */
import { PROGRAMS } from "../catalog/program.ts";
import { getCatalogAsOf, listAllCards, listIssuers } from "../catalog/queries.ts";
import { findProgramText, findReview, listArticles } from "../content/content-index.ts";
import type { ArticleKind } from "../content/front-matter.ts";
import { listComparePairs } from "../page/compare-pairs.ts";
import { CATEGORY_SLUGS, type CategoryKey, paths } from "../paths.ts";

export interface IndexedPage {
  readonly path: string;
  /** `YYYY-MM-DD`. */
  readonly lastModified: string;
}

export function listIndexedPages(): readonly IndexedPage[] {
  // Facts are dated by the month; their day is the first of it.
  const factsDay = `${getCatalogAsOf()}-01`;
  const articles = listArticles();
  const newest = (days: readonly string[]) => days.reduce((latest, day) => (day > latest ? day : latest), factsDay);
  const newestOf = (...kinds: readonly ArticleKind[]) =>
    newest(listArticles(...kinds).map((article) => article.updated));
  const reviews = listAllCards().flatMap((card) => {
    const review = findReview(card.slug);
    return card.reviewLink && review ? [{ path: card.reviewLink, lastModified: review.updated }] : [];
  });
  const newestReview = newest(reviews.map((page) => page.lastModified));
  return [
    { path: paths.home(), lastModified: newest([newestReview, ...articles.map((article) => article.updated)]) },
    ...Object.keys(CATEGORY_SLUGS).map((key) => ({
      path: paths.category(key as CategoryKey),
      lastModified: newestReview,
    })),
    { path: paths.cards(), lastModified: factsDay },
    ...reviews,
    { path: paths.programs(), lastModified: factsDay },
    ...PROGRAMS.map(({ slug }) => ({
      path: paths.program(slug),
      lastModified: findProgramText(slug)?.updated ?? factsDay,
    })),
    { path: paths.issuers(), lastModified: factsDay },
    ...listIssuers().map((issuer) => ({ path: paths.issuer(issuer), lastModified: factsDay })),
    { path: paths.guides(), lastModified: newestOf("guides") },
    { path: paths.news(), lastModified: newestOf("news") },
    { path: paths.gear(), lastModified: newestOf("gear") },
    { path: paths.blog(), lastModified: newestOf("guides", "news", "gear") },
    ...articles.map((article) => ({ path: paths.article(article.kind, article.slug), lastModified: article.updated })),
    { path: paths.calculator(), lastModified: factsDay },
    { path: paths.compare(), lastModified: factsDay },
    ...listComparePairs().map((pair) => ({ path: pair.path, lastModified: factsDay })),
    { path: paths.finder(), lastModified: factsDay },
    { path: paths.analyzer(), lastModified: factsDay },
    { path: paths.planner(), lastModified: factsDay },
    { path: paths.subscribe(), lastModified: factsDay },
    { path: paths.developers(), lastModified: factsDay },
  ];
}
