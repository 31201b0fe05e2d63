/** `/favorites`: the same page for everyone; the cards on it are this browser's own. */
import { Island } from "../ui/island.tsx";
import { paths } from "../paths.ts";
import { type PageHead, toBreadcrumbJsonLd } from "../seo/page-head.ts";
import { PageLayout } from "../ui/page-layout.tsx";
import { FavoriteList } from "./favorite-list.tsx";

const CRUMBS = [
  { label: "Home", to: paths.home() },
  { label: "Favorites", to: paths.favorites() },
];

export function loadFavoritesPage(): { readonly head: PageHead } {
  return {
    head: {
      title: "Your favorite cards | Waycard",
      description: "The cards you kept while reading, in this browser only: compare them or work out what they earn.",
      path: paths.favorites(),
      image: "cards",
      isIndexed: false,
      jsonLd: (origin) => [toBreadcrumbJsonLd(origin, CRUMBS)],
    },
  };
}

export function FavoritesPage() {
  return (
    <PageLayout crumbs={CRUMBS} title="Favorites" lead="The cards you kept, in this browser only.">
      <div className="min-h-80">
        <Island name="favorites" when="load" props={{}}>
          <FavoriteList />
        </Island>
      </div>
    </PageLayout>
  );
}
