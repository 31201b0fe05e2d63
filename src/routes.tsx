/** The route table: which page answers which address. The Worker's API and feeds stand in `worker/app.ts`. */
import { type LoaderFunctionArgs, redirect, type RouteObject } from "react-router";

import { ArticlePage, loadArticlePage } from "./pages/article/article-page.tsx";
import { FinderPage, loadFinderPage } from "./tools/finder/finder-page.tsx";
import { CardsPage, loadCardsPage } from "./pages/cards/cards-page.tsx";
import { CategoryPage, loadCategoryPage } from "./pages/category/category-page.tsx";
import { READER_PARAMETERS } from "./pages/category/list-reader.ts";
import { CARDS_PARAMETERS } from "./pages/cards/cards-query.ts";
import { findListPath } from "./pages/category/find-list-path.ts";
import { ComparePage, loadComparePage, loadComparePairPage } from "./tools/compare/compare-page.tsx";
import { ConfirmPage, loadConfirmPage } from "./newsletter/confirm-page.tsx";
import { DevelopersPage, loadDevelopersPage } from "./pages/developers/developers-page.tsx";
import { EditorialIndexPage, loadEditorialIndexPage } from "./pages/article/editorial-index-page.tsx";
import { ExamplesPage, loadExamplesPage } from "./pages/examples/examples-page.tsx";
import { HomePage, loadHomePage } from "./pages/home/home-page.tsx";
import { page, type PageHandle, throwNotFound } from "./pages/page-route.ts";
import { loadReviewPage, ReviewPage } from "./pages/review/review-page.tsx";
import { loadCalculatorPage, CalculatorPage } from "./tools/calculator/calculator-page.tsx";
import { loadAnalyzerPage, AnalyzerPage } from "./tools/analyzer/analyzer-page.tsx";
import { loadSearchPage, SearchPage } from "./pages/search/search-page.tsx";
import { loadSubscribePage, SubscribePage } from "./newsletter/subscribe-page.tsx";
import { loadSubscribeSentPage, SubscribeSentPage } from "./newsletter/subscribe-sent-page.tsx";
import { IssuersPage, loadIssuersPage } from "./pages/issuers/issuers-page.tsx";
import { IssuerPage, loadIssuerPage } from "./pages/issuers/issuer-page.tsx";
import { loadProgramPage, ProgramPage } from "./pages/programs/program-page.tsx";
import { loadProgramsPage, ProgramsPage } from "./pages/programs/programs-page.tsx";
import { MOVED } from "./moved.ts";
import { loadOfflinePage, OfflinePage } from "./pages/offline/offline-page.tsx";
import { FavoritesPage, loadFavoritesPage } from "./favorites/favorites-page.tsx";
import { GonePage, loadGonePage } from "./pages/errors/gone-page.tsx";
import { loadUnsubscribePage, UnsubscribePage } from "./newsletter/unsubscribe-page.tsx";
import { FINDER_PARAMETERS } from "./tools/finder/finder-query.ts";
import { COMPARE_PARAMETERS } from "./tools/compare/compare-query.ts";
import { CATEGORY_SLUGS, type CategoryKey, paths } from "./paths.ts";
import { loadPlannerPage, PlannerPage } from "./tools/planner/planner-page.tsx";
import { PLANNER_PARAMETERS } from "./tools/planner/planner-parameters.ts";
import { ANALYZER_PARAMETERS } from "./tools/analyzer/analyzer-query.ts";
import { CALCULATOR_PARAMETERS } from "./tools/calculator/calculator-query.ts";
import { PROFILE_PREFIXES } from "./tools/profile/profile-parameters.ts";

const categories = Object.keys(CATEGORY_SLUGS).map((key) =>
  page(paths.category(key as CategoryKey), loadCategoryPage(key as CategoryKey), CategoryPage, {
    parameters: ["sort", ...READER_PARAMETERS],
    usesFirstValueOnly: true,
  }),
);

/** What no page answers: a list under another year, or nothing. */
function loadElsewhere({ request }: LoaderFunctionArgs): Response {
  const listPath = findListPath(new URL(request.url).pathname);
  return listPath ? redirect(listPath, 301) : throwNotFound();
}

const indexHandle: PageHandle = { parameters: ["page", "topic"], usesFirstValueOnly: true };
const editorial = (["guides", "news", "gear"] as const).flatMap((kind): RouteObject[] => [
  page(`/${kind}`, loadEditorialIndexPage(kind), EditorialIndexPage, indexHandle),
  page(`/${kind}/:slug`, loadArticlePage(kind), ArticlePage),
]);

/** What the first edition had elsewhere. */
const moved = Object.entries(MOVED).map(([path, to]): RouteObject =>
  to === null ? page(path, loadGonePage, GonePage) : { path, loader: () => redirect(to, 301) },
);

/** In development only: a build leaves the page and its import out. */
const examples: RouteObject[] = import.meta.env.DEV ? [page("/ui-examples", loadExamplesPage, ExamplesPage)] : [];

/** No nesting: a page is whole. An address that none of these has gets the 404 page. */
export const routes: RouteObject[] = [
  page("/", loadHomePage, HomePage),
  ...categories,
  page("/cards", loadCardsPage, CardsPage, {
    parameters: CARDS_PARAMETERS,
    usesFirstValueOnly: true,
  }),
  page("/cards/:slug", loadReviewPage, ReviewPage),
  page(paths.programs(), loadProgramsPage, ProgramsPage),
  page(`${paths.programs()}/:slug`, loadProgramPage, ProgramPage),
  page(paths.issuers(), loadIssuersPage, IssuersPage),
  page(`${paths.issuers()}/:slug`, loadIssuerPage, IssuerPage),
  ...editorial,
  page("/blog", loadEditorialIndexPage("blog"), EditorialIndexPage, indexHandle),
  page("/learn/:slug", loadArticlePage("learn"), ArticlePage),
  page("/about/:slug", loadArticlePage("about"), ArticlePage),
  page("/privacy-policy", loadArticlePage("legal", "privacy-policy"), ArticlePage),
  page("/terms-of-service", loadArticlePage("legal", "terms-of-service"), ArticlePage),
  page("/subscribe", loadSubscribePage, SubscribePage),
  page("/subscribe/sent", loadSubscribeSentPage, SubscribeSentPage),
  page("/subscribe/confirm", loadConfirmPage, ConfirmPage),
  page("/unsubscribe", loadUnsubscribePage, UnsubscribePage),
  page("/search", loadSearchPage, SearchPage, { parameters: ["q"] }),
  page(paths.compare(), loadComparePage, ComparePage, {
    parameters: COMPARE_PARAMETERS,
    parameterPrefixes: PROFILE_PREFIXES,
  }),
  page(`${paths.compare()}/:pair`, loadComparePairPage, ComparePage, {
    // Not "cards": the path names them.
    parameters: COMPARE_PARAMETERS.filter((name) => name !== "cards"),
    parameterPrefixes: PROFILE_PREFIXES,
  }),
  page(paths.finder(), loadFinderPage, FinderPage, {
    parameters: FINDER_PARAMETERS,
    parameterPrefixes: PROFILE_PREFIXES,
  }),
  page(paths.analyzer(), loadAnalyzerPage, AnalyzerPage, {
    parameters: ANALYZER_PARAMETERS,
    parameterPrefixes: PROFILE_PREFIXES,
  }),
  page(paths.planner(), loadPlannerPage, PlannerPage, {
    parameters: PLANNER_PARAMETERS,
    parameterPrefixes: PROFILE_PREFIXES,
  }),
  page(paths.calculator(), loadCalculatorPage, CalculatorPage, {
    parameters: CALCULATOR_PARAMETERS,
    parameterPrefixes: PROFILE_PREFIXES,
  }),
  page(paths.offline(), loadOfflinePage, OfflinePage),
  page(paths.favorites(), loadFavoritesPage, FavoritesPage),
  page("/developers", loadDevelopersPage, DevelopersPage),
  ...moved,
  ...examples,
  { path: "*", loader: loadElsewhere },
];
