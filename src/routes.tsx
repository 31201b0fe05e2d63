/** The route table: which page answers which address. The Worker's API stands in `worker/api/api-routes.ts`. */
import { type LoaderFunctionArgs, redirect, type RouteObject } from "react-router";

import { READER_PARAMETERS } from "./pages/category/reader-parameters.ts";
import { CARDS_PARAMETERS } from "./pages/cards/cards-parameters.ts";
import { findListPath } from "./pages/category/find-list-path.ts";
import { page, type PageHandle, throwNotFound, view } from "./pages/page-route.ts";
import { MOVED } from "./moved.ts";
import { FINDER_PARAMETERS } from "./tools/finder/finder-parameters.ts";
import { COMPARE_PARAMETERS } from "./tools/compare/compare-parameters.ts";
import { CATEGORY_SLUGS, type CategoryKey, paths } from "./paths.ts";
import { PLANNER_PARAMETERS } from "./tools/planner/planner-parameters.ts";
import { ANALYZER_PARAMETERS } from "./tools/analyzer/analyzer-parameters.ts";
import { CALCULATOR_PARAMETERS } from "./tools/calculator/calculator-parameters.ts";
import { ROW_PREFIXES } from "./tools/profile/field-rows.ts";
import { PROFILE_PREFIXES } from "./tools/profile/profile-parameters.ts";

const categories = Object.keys(CATEGORY_SLUGS).map((key) =>
  page(
    paths.category(key as CategoryKey),
    () =>
      import("./pages/category/category-page.tsx").then((m) =>
        view(m.loadCategoryPage(key as CategoryKey), m.CategoryPage),
      ),
    {
      parameters: ["sort", ...READER_PARAMETERS],
      usesFirstValueOnly: true,
    },
  ),
);

/** What no page answers: a list under another year, or nothing. */
function loadElsewhere({ request }: LoaderFunctionArgs): Response {
  const listPath = findListPath(new URL(request.url).pathname);
  return listPath ? redirect(listPath, 301) : throwNotFound();
}

const indexHandle: PageHandle = { parameters: ["page", "topic"], usesFirstValueOnly: true };
const editorial = (["guides", "news", "gear"] as const).flatMap((kind): RouteObject[] => [
  page(
    `/${kind}`,
    () =>
      import("./pages/article/editorial-index-page.tsx").then((m) =>
        view(m.loadEditorialIndexPage(kind), m.EditorialIndexPage),
      ),
    indexHandle,
  ),
  page(`/${kind}/:slug`, () =>
    import("./pages/article/article-page.tsx").then((m) => view(m.loadArticlePage(kind), m.ArticlePage)),
  ),
]);

/** What the first edition had elsewhere. */
const moved = Object.entries(MOVED).map(([path, to]): RouteObject =>
  to === null
    ? page(path, () => import("./pages/errors/gone-page.tsx").then((m) => view(m.loadGonePage, m.GonePage)))
    : { path, loader: () => redirect(to, 301) },
);

/** In development only: a build leaves the page and its import out. */
const examples: RouteObject[] = import.meta.env.DEV
  ? [
      page("/ui-examples", () =>
        import("./pages/examples/examples-page.tsx").then((m) => view(m.loadExamplesPage, m.ExamplesPage)),
      ),
    ]
  : [];

/** No nesting: a page is whole. An address that none of these has gets the 404 page. */
export const routes: RouteObject[] = [
  page("/", () => import("./pages/home/home-page.tsx").then((m) => view(m.loadHomePage, m.HomePage))),
  ...categories,
  page("/cards", () => import("./pages/cards/cards-page.tsx").then((m) => view(m.loadCardsPage, m.CardsPage)), {
    parameters: CARDS_PARAMETERS,
    usesFirstValueOnly: true,
  }),
  page("/cards/:slug", () =>
    import("./pages/review/review-page.tsx").then((m) => view(m.loadReviewPage, m.ReviewPage)),
  ),
  page(paths.programs(), () =>
    import("./pages/programs/programs-page.tsx").then((m) => view(m.loadProgramsPage, m.ProgramsPage)),
  ),
  page(`${paths.programs()}/:slug`, () =>
    import("./pages/programs/program-page.tsx").then((m) => view(m.loadProgramPage, m.ProgramPage)),
  ),
  page(paths.issuers(), () =>
    import("./pages/issuers/issuers-page.tsx").then((m) => view(m.loadIssuersPage, m.IssuersPage)),
  ),
  page(`${paths.issuers()}/:slug`, () =>
    import("./pages/issuers/issuer-page.tsx").then((m) => view(m.loadIssuerPage, m.IssuerPage)),
  ),
  ...editorial,
  page(
    "/blog",
    () =>
      import("./pages/article/editorial-index-page.tsx").then((m) =>
        view(m.loadEditorialIndexPage("blog"), m.EditorialIndexPage),
      ),
    indexHandle,
  ),
  page("/learn/:slug", () =>
    import("./pages/article/article-page.tsx").then((m) => view(m.loadArticlePage("learn"), m.ArticlePage)),
  ),
  page("/about/:slug", () =>
    import("./pages/article/article-page.tsx").then((m) => view(m.loadArticlePage("about"), m.ArticlePage)),
  ),
  page("/privacy-policy", () =>
    import("./pages/article/article-page.tsx").then((m) =>
      view(m.loadArticlePage("legal", "privacy-policy"), m.ArticlePage),
    ),
  ),
  page("/terms-of-service", () =>
    import("./pages/article/article-page.tsx").then((m) =>
      view(m.loadArticlePage("legal", "terms-of-service"), m.ArticlePage),
    ),
  ),
  page("/subscribe", () =>
    import("./newsletter/subscribe-page.tsx").then((m) => view(m.loadSubscribePage, m.SubscribePage)),
  ),
  page("/subscribe/sent", () =>
    import("./newsletter/subscribe-sent-page.tsx").then((m) => view(m.loadSubscribeSentPage, m.SubscribeSentPage)),
  ),
  page("/subscribe/confirm", () =>
    import("./newsletter/confirm-page.tsx").then((m) => view(m.loadConfirmPage, m.ConfirmPage)),
  ),
  page("/unsubscribe", () =>
    import("./newsletter/unsubscribe-page.tsx").then((m) => view(m.loadUnsubscribePage, m.UnsubscribePage)),
  ),
  page("/search", () => import("./pages/search/search-page.tsx").then((m) => view(m.loadSearchPage, m.SearchPage)), {
    parameters: ["q"],
  }),
  page(
    paths.compare(),
    () => import("./tools/compare/compare-page.tsx").then((m) => view(m.loadComparePage, m.ComparePage)),
    {
      parameters: COMPARE_PARAMETERS,
      parameterPrefixes: PROFILE_PREFIXES,
    },
  ),
  page(
    `${paths.compare()}/:pair`,
    () => import("./tools/compare/compare-page.tsx").then((m) => view(m.loadComparePairPage, m.ComparePage)),
    {
      // Not "cards": the path names them.
      parameters: COMPARE_PARAMETERS.filter((name) => name !== "cards"),
      parameterPrefixes: PROFILE_PREFIXES,
    },
  ),
  page(
    paths.finder(),
    () => import("./tools/finder/finder-page.tsx").then((m) => view(m.loadFinderPage, m.FinderPage)),
    {
      parameters: FINDER_PARAMETERS,
      parameterPrefixes: PROFILE_PREFIXES,
    },
  ),
  page(
    paths.analyzer(),
    () => import("./tools/analyzer/analyzer-page.tsx").then((m) => view(m.loadAnalyzerPage, m.AnalyzerPage)),
    {
      parameters: ANALYZER_PARAMETERS,
      parameterPrefixes: [...PROFILE_PREFIXES, ...ROW_PREFIXES],
    },
  ),
  page(
    paths.planner(),
    () => import("./tools/planner/planner-page.tsx").then((m) => view(m.loadPlannerPage, m.PlannerPage)),
    {
      parameters: PLANNER_PARAMETERS,
      parameterPrefixes: [...PROFILE_PREFIXES, ...ROW_PREFIXES],
    },
  ),
  page(
    paths.calculator(),
    () => import("./tools/calculator/calculator-page.tsx").then((m) => view(m.loadCalculatorPage, m.CalculatorPage)),
    {
      parameters: CALCULATOR_PARAMETERS,
      parameterPrefixes: [...PROFILE_PREFIXES, ...ROW_PREFIXES],
    },
  ),
  page(paths.offline(), () =>
    import("./pages/offline/offline-page.tsx").then((m) => view(m.loadOfflinePage, m.OfflinePage)),
  ),
  page(paths.favorites(), () =>
    import("./favorites/favorites-page.tsx").then((m) => view(m.loadFavoritesPage, m.FavoritesPage)),
  ),
  page("/developers", () =>
    import("./pages/developers/developers-page.tsx").then((m) => view(m.loadDevelopersPage, m.DevelopersPage)),
  ),
  ...moved,
  ...examples,
  { path: "*", loader: loadElsewhere },
];
