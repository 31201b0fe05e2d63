/** The route table: which page answers which address. The Worker's API and feeds stand in `worker/app.ts`. */
import { redirect, type RouteObject } from "react-router";

import { ArticlePage, loadArticlePage } from "./pages/article-page.tsx";
import { CardFinderPage, loadCardFinderPage } from "./pages/card-finder-page.tsx";
import { CardsPage, loadCardsPage } from "./pages/cards-page.tsx";
import { CategoryPage, loadCategoryPage } from "./pages/category-page.tsx";
import { ComparePage, loadComparePage, loadComparePairPage } from "./pages/compare-page.tsx";
import { ConfirmPage, loadConfirmPage } from "./pages/confirm-page.tsx";
import { DevelopersPage, loadDevelopersPage } from "./pages/developers-page.tsx";
import { EditorialIndexPage, loadEditorialIndexPage } from "./pages/editorial-index-page.tsx";
import { ExamplesPage, loadExamplesPage } from "./pages/examples-page.tsx";
import { HomePage, loadHomePage } from "./pages/home-page.tsx";
import { NotFoundPage } from "./pages/not-found-page.tsx";
import { loadReviewPage, ReviewPage } from "./pages/review-page.tsx";
import { loadRewardsComparePage, RewardsComparePage } from "./pages/rewards-compare-page.tsx";
import { loadRewardsPage, RewardsPage } from "./pages/rewards-page.tsx";
import { loadSearchPage, SearchPage } from "./pages/search-page.tsx";
import { loadSubscribePage, SubscribePage } from "./pages/subscribe-page.tsx";
import { loadSubscribeSentPage, SubscribeSentPage } from "./pages/subscribe-sent-page.tsx";
import { throwNotFound } from "./pages/throw-not-found.ts";
import { loadUnsubscribePage, UnsubscribePage } from "./pages/unsubscribe-page.tsx";
import { FINDER_PARAMETERS } from "./tools/card-finder/finder-query.ts";
import { COMPARE_PARAMETER_PREFIX, COMPARE_PARAMETERS } from "./tools/compare/compare-query.ts";
import { CATEGORY_SLUGS, type CategoryKey, paths } from "./paths.ts";
import { ANALYZER_PARAMETERS } from "./tools/analyzer-query.ts";
import { CALCULATOR_PARAMETERS } from "./tools/calculator-query.ts";
import { BRAND_PREFIX } from "./tools/spend-query.ts";

/** Parameters that belong to a page; the cache leaves all others out of its key. */
export interface PageHandle {
  readonly parameters?: readonly string[];
  /** Prefix of further parameters, for example `brand.`. */
  readonly parameterPrefix?: string;
  /** Of a repeated parameter the page reads the first value; a page without this sees all and refuses them. */
  readonly readsFirstValues?: true;
}

const categories = Object.entries(CATEGORY_SLUGS).flatMap(([key, slug]): RouteObject[] => [
  {
    path: paths.category(key as CategoryKey),
    loader: loadCategoryPage(key as CategoryKey),
    element: <CategoryPage />,
    handle: { parameters: ["sort"], readsFirstValues: true } satisfies PageHandle,
  },
  { path: `/${slug}`, loader: () => redirect(paths.category(key as CategoryKey), 301) },
]);

const indexHandle: PageHandle = { parameters: ["page", "topic"], readsFirstValues: true };
const editorial = (["guides", "news", "gear"] as const).flatMap((kind): RouteObject[] => [
  { path: `/${kind}`, loader: loadEditorialIndexPage(kind), element: <EditorialIndexPage />, handle: indexHandle },
  { path: `/${kind}/:slug`, loader: loadArticlePage(kind), element: <ArticlePage /> },
]);

/** In development only: a build leaves the page and its import out. */
const examples: RouteObject[] = import.meta.env.DEV
  ? [{ path: "/ui-examples", loader: loadExamplesPage, element: <ExamplesPage /> }]
  : [];

export const routes: RouteObject[] = [
  {
    errorElement: <NotFoundPage />,
    children: [
      { path: "/", loader: loadHomePage, element: <HomePage /> },
      ...categories,
      {
        path: "/cards",
        loader: loadCardsPage,
        element: <CardsPage />,
        handle: {
          parameters: ["type", "issuer", "category", "fee", "sort"],
          readsFirstValues: true,
        } satisfies PageHandle,
      },
      { path: "/cards/:slug", loader: loadReviewPage, element: <ReviewPage /> },
      ...editorial,
      { path: "/blog", loader: loadEditorialIndexPage("blog"), element: <EditorialIndexPage />, handle: indexHandle },
      { path: "/learn/:slug", loader: loadArticlePage("learn"), element: <ArticlePage /> },
      { path: "/about/:slug", loader: loadArticlePage("about"), element: <ArticlePage /> },
      { path: "/privacy-policy", loader: loadArticlePage("legal", "privacy-policy"), element: <ArticlePage /> },
      { path: "/terms-of-service", loader: loadArticlePage("legal", "terms-of-service"), element: <ArticlePage /> },
      { path: "/subscribe", loader: loadSubscribePage, element: <SubscribePage /> },
      { path: "/subscribe/sent", loader: loadSubscribeSentPage, element: <SubscribeSentPage /> },
      { path: "/subscribe/confirm", loader: loadConfirmPage, element: <ConfirmPage /> },
      { path: "/unsubscribe", loader: loadUnsubscribePage, element: <UnsubscribePage /> },
      {
        path: "/search",
        loader: loadSearchPage,
        element: <SearchPage />,
        handle: { parameters: ["q"] } satisfies PageHandle,
      },
      {
        path: paths.compare(),
        loader: loadComparePage,
        element: <ComparePage />,
        handle: { parameters: COMPARE_PARAMETERS, parameterPrefix: COMPARE_PARAMETER_PREFIX } satisfies PageHandle,
      },
      {
        path: `${paths.compare()}/:pair`,
        loader: loadComparePairPage,
        element: <ComparePage />,
        // Not "cards": the path names them.
        handle: {
          parameters: COMPARE_PARAMETERS.filter((name) => name !== "cards"),
          parameterPrefix: COMPARE_PARAMETER_PREFIX,
        } satisfies PageHandle,
      },
      {
        path: paths.cardFinder(),
        loader: loadCardFinderPage,
        element: <CardFinderPage />,
        handle: { parameters: FINDER_PARAMETERS } satisfies PageHandle,
      },
      {
        path: paths.rewards(),
        loader: loadRewardsPage,
        element: <RewardsPage />,
        handle: { parameters: ANALYZER_PARAMETERS, parameterPrefix: BRAND_PREFIX } satisfies PageHandle,
      },
      {
        path: paths.rewardsCompare(),
        loader: loadRewardsComparePage,
        element: <RewardsComparePage />,
        handle: { parameters: CALCULATOR_PARAMETERS, parameterPrefix: BRAND_PREFIX } satisfies PageHandle,
      },
      { path: "/developers", loader: loadDevelopersPage, element: <DevelopersPage /> },
      ...examples,
      { path: "*", loader: throwNotFound, element: <NotFoundPage /> },
    ],
  },
];
