/** `/guides`, `/news`, `/gear` and `/blog` (all three together): newest first, by topic, in pages. */
import { ARTICLE_LABELS } from "../../words/labels.ts";
import type { LoaderFunctionArgs } from "react-router";

import { listCards } from "../../catalog/queries.ts";
import { listArticles } from "../../content/content-index.ts";
import { type ArticleKind, type ArticleMeta, type Topic, TOPICS } from "../../content/front-matter.ts";
import { paths } from "../../paths.ts";
import { crumbsTo, type PageHead, toItemListJsonLd, toPageTitle } from "../../seo/page-head.ts";
import { PageLayout } from "../../ui/page-layout.tsx";
import { Pagination } from "../../ui/pagination.tsx";
import { HighOffers } from "./high-offers.tsx";
import { LatestChanges } from "./latest-changes.tsx";
import { listStartGuides } from "./start-guides.ts";
import {
  ArticleRows,
  DatedArticles,
  FeaturedArticle,
  toNewsDay,
  toTopicLabel,
  toTopicsText,
} from "./article-lists.tsx";
import { type PageProps, throwNotFound } from "../../page/page-route.ts";

export const ARTICLES_PER_PAGE = 12;

/** The guides stay true: what they are about says more than the day they were written. */
const isByTopic = ({ path }: IndexKind, topic: Topic | undefined) => path === paths.guides() && topic === undefined;

interface IndexKind {
  readonly title: string;
  readonly lead: string;
  readonly description: string;
  readonly path: string;
  readonly kinds: readonly ArticleKind[];
}

export const EDITORIAL_INDEXES = {
  guides: {
    title: "Guides",
    lead: "How travel cards work, in figures you can check.",
    description:
      "Guides to travel credit cards: points, caps, fees, bonuses and card combinations, each with an example worked out on the terms of real cards.",
    path: paths.guides(),
    kinds: ["guides"],
  },
  news: {
    title: "News",
    lead: "What issuers changed, whom it affects and what it means in dollars, newest first.",
    description:
      "News about travel credit cards: fees and rates that change, cards that close or arrive, and every change by its date.",
    path: paths.news(),
    kinds: ["news"],
  },
  gear: {
    title: "Travel Gear",
    lead: "What to look for in the things you carry, and why.",
    description:
      "Travel gear explained: what to look for in luggage, power, adapters and more, and which card perks make it unnecessary.",
    path: paths.gear(),
    kinds: ["gear"],
  },
  blog: {
    title: "Blog",
    lead: "Guides, news and travel gear together, newest first.",
    description: "All Waycard articles: guides, news and travel gear in one list, newest first, by topic.",
    path: paths.blog(),
    kinds: ["guides", "news", "gear"],
  },
} as const satisfies Readonly<Record<string, IndexKind>>;

interface IndexData {
  readonly head: PageHead;
  readonly index: IndexKind;
  readonly topic: Topic | undefined;
  readonly topics: readonly Topic[];
  readonly articles: readonly ArticleMeta[];
  readonly page: number;
  readonly pageCount: number;
}

/** @throws a 404 Response for a topic or a page that does not exist */
export function loadEditorialIndexPage(key: keyof typeof EDITORIAL_INDEXES) {
  return function loadEditorialIndex({ request }: LoaderFunctionArgs): IndexData {
    const index: IndexKind = EDITORIAL_INDEXES[key];
    const parameters = new URL(request.url).searchParams;
    const newest = listArticles(...index.kinds);
    const all = index.path === paths.news() ? sortByNewsDay(newest) : newest;
    const topics = TOPICS.filter((topic) => all.some((article) => article.topics.includes(topic)));
    const topic = topics.find((name) => name === parameters.get("topic"));
    if (parameters.has("topic") && !topic) throwNotFound();
    const matching = topic ? all.filter((article) => article.topics.includes(topic)) : all;
    const perPage = isByTopic(index, topic) ? matching.length : ARTICLES_PER_PAGE;
    const pageCount = Math.max(1, Math.ceil(matching.length / perPage));
    const pageText = parameters.get("page") ?? "1";
    const page = /^[1-9]\d?$/.test(pageText) ? Number(pageText) : 0;
    if (page < 1 || page > pageCount) throwNotFound();
    const articles = matching.slice((page - 1) * perPage, page * perPage);
    return { head: toHead(index, articles, topic, page), index, topic, topics, articles, page, pageCount };
  };
}

const sortByNewsDay = (articles: readonly ArticleMeta[]): readonly ArticleMeta[] =>
  articles.toSorted((left, right) => toNewsDay(right).localeCompare(toNewsDay(left)));

function toHead(index: IndexKind, articles: readonly ArticleMeta[], topic: Topic | undefined, page: number): PageHead {
  const items = articles.map((article) => ({ label: article.title, to: paths.article(article.kind, article.slug) }));
  const suffix = `${topic ? `: ${topic}` : ""}${page > 1 ? `, page ${page}` : ""}`;
  return {
    title: toPageTitle(index.title + suffix),
    description: page > 1 || topic ? `${index.title}${suffix}. ${index.description}`.slice(0, 160) : index.description,
    path: toIndexPath(index, topic, page),
    image: "blog",
    isIndexed: true,
    jsonLd: (origin) => [toItemListJsonLd(origin, index.title, items)],
    crumbs: crumbsTo([index.title, index.path]),
  };
}

function toIndexPath(index: IndexKind, topic: Topic | undefined, page: number): string {
  const query = new URLSearchParams({ ...(page > 1 ? { page: String(page) } : {}), ...(topic ? { topic } : {}) });
  return query.size > 0 ? `${index.path}?${query.toString()}` : index.path;
}

export function EditorialIndexPage({ loaderData }: PageProps<ReturnType<typeof loadEditorialIndexPage>>) {
  const { head, index, topic, topics, articles, page, pageCount } = loaderData;
  const listed = articles.map((article) => ({
    article,
    label: index.kinds.length === 1 ? toTopicsText(article) : ARTICLE_LABELS[article.kind],
  }));
  // The newest of all stands large; further pages and topics are for looking through.
  const featured = page === 1 && !topic ? listed[0] : undefined;
  const rows = featured ? listed.slice(1) : listed;
  return (
    <PageLayout crumbs={head.crumbs} title={index.title} lead={index.lead}>
      {topics.length > 1 && (
        <nav className="mb-7" aria-label="Topics">
          <ul className="tabs">
            {[undefined, ...topics].map((name) => (
              <li key={name ?? "all"}>
                <a href={toIndexPath(index, name, 1)} {...(name === topic ? { "aria-current": "page" } : {})}>
                  {name ? toTopicLabel(name) : "All"}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {!isByTopic(index, topic) && <h2 className="visually-hidden">Articles</h2>}
      {isByTopic(index, topic) ? (
        <GuidesByTopic articles={articles} />
      ) : index.path === paths.news() ? (
        <DatedArticles articles={listed} />
      ) : (
        <>
          {featured && <FeaturedArticle {...featured} />}
          <ArticleRows articles={rows} />
        </>
      )}
      <Pagination page={page} pageCount={pageCount} toPath={(number) => toIndexPath(index, topic, number)} />
      {index.path === paths.news() && page === 1 && !topic && (
        <>
          <HighOffers cards={listCards()} />
          <LatestChanges />
        </>
      )}
    </PageLayout>
  );
}

/** Three to start with, then each guide once, under the first of its topics. */
function GuidesByTopic({ articles }: { readonly articles: readonly ArticleMeta[] }) {
  const toListed = (article: ArticleMeta) => ({ article, label: null });
  const start = listStartGuides();
  const others = articles.filter((article) => !start.includes(article));
  const [first, ...next] = start.map(toListed);
  return (
    <>
      <section>
        <h2 className="mb-3">Start here</h2>
        {first && <FeaturedArticle {...first} />}
        <ArticleRows articles={next} />
      </section>
      {TOPICS.map((topic) => ({ topic, guides: others.filter(({ topics: [main] }) => main === topic) }))
        .filter(({ guides }) => guides.length > 0)
        .map(({ topic, guides }) => (
          <section key={topic} className="section">
            <h2>{toTopicLabel(topic)}</h2>
            <ArticleRows articles={guides.map(toListed)} />
          </section>
        ))}
    </>
  );
}
