/** `/offline`: kept by the service worker, and shown for pages of which it has no copy. */
import { TOOL_LINKS } from "../../words/menu.ts";
import { paths } from "../../paths.ts";
import { type PageHead, toBreadcrumbJsonLd } from "../../seo/page-head.ts";
import { PageLayout } from "../../ui/page-layout.tsx";

const CRUMBS = [
  { label: "Home", to: paths.home() },
  { label: "Offline", to: paths.offline() },
];

export function loadOfflinePage(): { readonly head: PageHead } {
  return {
    head: {
      title: "You're offline | Waycard",
      description:
        "This page needs a connection. Pages you have read, and the tools, open without one in this browser.",
      path: paths.offline(),
      image: "home",
      isIndexed: false,
      jsonLd: (origin) => [toBreadcrumbJsonLd(origin, CRUMBS)],
    },
  };
}

export function OfflinePage() {
  return (
    <PageLayout
      crumbs={CRUMBS}
      title="You're offline"
      lead="This page has not been read in this browser before, so there is no copy of it. These open without a connection:"
    >
      <ul className="link-rows">
        {[
          ...TOOL_LINKS,
          { label: "Card planner", to: paths.planner() },
          { label: "Favorites", to: paths.favorites() },
        ].map(({ label, to }) => (
          <li key={to}>
            <a href={to}>{label}</a>
          </li>
        ))}
      </ul>
    </PageLayout>
  );
}
