/** `/search?q=`: what the header's form leads to without a script. Cards first, then pages. */
import type { LoaderFunctionArgs } from "react-router";

import type { Card } from "../../catalog/card.ts";
import { getCard, listCards } from "../../catalog/queries.ts";
import { CATEGORY_LABELS } from "../../words/menu.ts";
import { type CategoryKey, paths } from "../../paths.ts";
import { type Fault, PROBLEMS } from "../../problems.ts";
import { PAGE_KINDS, type PageHit } from "../../search/page-record.ts";
import { SEARCH_MAX_LENGTH, SEARCH_MIN_LENGTH } from "../../search/search-limits.ts";
import { searchCards, searchPages } from "../../search/site-search.ts";
import { crumbsTo, type PageHead } from "../../seo/page-head.ts";
import { CardTile } from "../../ui/card-tile.tsx";
import { PageLayout } from "../../ui/page-layout.tsx";
import { SearchForm } from "../../ui/search-form.tsx";
import type { PageProps } from "../../page/page-route.ts";

/** A page has more room than the header. */
const MAX_PAGES = 8;

interface SearchData {
  readonly head: PageHead;
  readonly status: number;
  readonly query: string;
  readonly error?: string;
  readonly cards: readonly Card[];
  readonly pages: readonly PageHit[];
}

export function loadSearchPage({ request }: LoaderFunctionArgs): SearchData {
  const values = new URL(request.url).searchParams.getAll("q");
  const query = (values[0] ?? "").trim();
  const error = findQueryError(values, query);
  const isSearched = !error && query.length >= SEARCH_MIN_LENGTH;
  return {
    head: {
      title: "Search cards and guides | Waycard",
      description: "Find a travel credit card by its name or issuer, or a guide by its subject. Typos are fine.",
      path: paths.search(),
      image: "home",
      isIndexed: false,
      crumbs: crumbsTo(["Search", paths.search()]),
    },
    status: error ? PROBLEMS[error.code].status : 200,
    query: query.slice(0, SEARCH_MAX_LENGTH),
    ...(error ? { error: error.message } : {}),
    cards: isSearched ? searchCards(query).map((result) => getCard(result.record.slug)) : [],
    pages: isSearched ? searchPages(query, MAX_PAGES) : [],
  };
}

function findQueryError(values: readonly string[], query: string): Fault | undefined {
  if (values.length > 1) {
    return {
      code: "repeated-parameter",
      message: "Search for one thing at a time: the address contains more than one query.",
    };
  }
  if (query.length > SEARCH_MAX_LENGTH) {
    return { code: "too-long", message: `A query has at most ${SEARCH_MAX_LENGTH} characters.` };
  }
  return undefined;
}

export function SearchPage({ loaderData }: PageProps<typeof loadSearchPage>) {
  const { head, query, error, cards, pages } = loaderData;
  const isTooShort = query.length > 0 && query.length < SEARCH_MIN_LENGTH;
  return (
    <PageLayout crumbs={head.crumbs} title={query && !error ? `Search: ${query}` : "Search"}>
      <SearchForm id="page-search" query={query} {...(error ? { error } : {})} />
      {isTooShort && <p className="section">Type at least {SEARCH_MIN_LENGTH} characters.</p>}
      {query.length >= SEARCH_MIN_LENGTH && !error && (
        <>
          {cards.length > 0 && (
            <section className="section">
              <h2>Cards</h2>
              <div className="tiles card-tiles">
                {cards.map((card) => (
                  <CardTile key={card.slug} card={card} />
                ))}
              </div>
            </section>
          )}
          {cards.length === 0 && pages.length === 0 && (
            <section className="section stack">
              <p>No cards found.</p>
              <p>Try searching for the issuer alone, or continue from here.</p>
            </section>
          )}
          {pages.length > 0 && (
            <section className="section">
              <h2>Pages</h2>
              {cards.length === 0 && <p className="muted">No card matches by name or issuer. These pages do.</p>}
              <ul className="link-rows">
                {pages.map(({ path, title, kind }) => (
                  <li key={path}>
                    <a className="flex! gap-4 items-baseline justify-between decoration-none" href={path}>
                      <span className="underline">{title}</span>{" "}
                      <span className="small muted flex-none">{PAGE_KINDS[kind]}</span>
                    </a>
                  </li>
                ))}
              </ul>
            </section>
          )}
        </>
      )}
      {cards.length === 0 && pages.length === 0 && <Lists />}
    </PageLayout>
  );
}

/** Where to go on without a result. */
function Lists() {
  return (
    <nav className="section" aria-labelledby="search-lists">
      <h2 id="search-lists">Start from a list</h2>
      <ul className="tabs">
        <li>
          <a href={paths.cards()}>All {listCards().length} cards</a>
        </li>
        {Object.entries(CATEGORY_LABELS).map(([key, label]) => (
          <li key={key}>
            <a href={paths.category(key as CategoryKey)}>{label}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
