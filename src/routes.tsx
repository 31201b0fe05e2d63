/**
 * The route table: which page answers which address. Texts, the newsletter and the tools
 * have tables of their own in their rooms; the Worker's API stands in `worker/api/api-routes.ts`.
 */
import { type LoaderFunctionArgs, redirect, type RouteObject } from "react-router";

import { READER_PARAMETERS } from "./pages/category/reader-parameters.ts";
import { CARDS_PARAMETERS } from "./pages/cards/cards-parameters.ts";
import { findListPath } from "./pages/category/find-list-path.ts";
import { page, throwNotFound, view } from "./page/page-route.ts";
import { newsletterRoutes } from "./newsletter/newsletter-routes.tsx";
import { articleRoutes } from "./pages/article/article-routes.tsx";
import { toolRoutes } from "./tools/tool-routes.tsx";
import { CATEGORY_SLUGS, type CategoryKey, paths } from "./paths.ts";

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
  ...articleRoutes,
  ...newsletterRoutes,
  page("/search", () => import("./pages/search/search-page.tsx").then((m) => view(m.loadSearchPage, m.SearchPage)), {
    parameters: ["q"],
  }),
  ...toolRoutes,
  page(paths.myCards(), () =>
    import("./my-cards/my-cards-page.tsx").then((m) => view(m.loadMyCardsPage, m.MyCardsPage)),
  ),
  page("/developers", () =>
    import("./pages/developers/developers-page.tsx").then((m) => view(m.loadDevelopersPage, m.DevelopersPage)),
  ),
  ...examples,
  { path: "*", loader: loadElsewhere },
];
