/** 404: says so, offers search, and the cards whose names are nearest to the address. */
import { findCard, listCards } from "../../catalog/queries.ts";
import { TOOL_LINKS } from "../../words/menu.ts";
import { paths } from "../../paths.ts";
import { searchCards } from "../../search/site-search.ts";
import { type PageHead, toFailureHead } from "../../seo/page-head.ts";
import { CardTile } from "../../ui/card-tile.tsx";
import { PageLayout } from "../../ui/page-layout.tsx";
import { SearchForm } from "../../ui/search-form.tsx";

export const toNotFoundHead = (): PageHead =>
  toFailureHead(
    "Page not found",
    "We couldn't find that page. Search for a card, or start from the home page or one of the tools.",
  );

/** @param props.pathname the address that nothing was found at */
export function NotFoundPage({ pathname }: { readonly pathname: string }) {
  const nearest = findNearestCards(pathname);
  return (
    <PageLayout kicker="404" title="Page not found" lead="The address may be mistyped, or the page may have moved.">
      <div className="panel measure">
        <SearchForm id="not-found-search" />
      </div>
      <section className="section">
        <h2>{nearest.length > 0 ? "Did you mean one of these?" : "Cards we rate highest"}</h2>
        <div className="tiles card-tiles">
          {(nearest.length > 0 ? nearest : listBestRated()).map((card) => (
            <CardTile key={card.slug} card={card} />
          ))}
        </div>
      </section>
      <section className="section">
        <h2>Or start here</h2>
        <ul className="row">
          {[{ label: "Home", to: paths.home() }, { label: "All cards", to: paths.cards() }, ...TOOL_LINKS].map(
            (link) => (
              <li key={link.to}>
                <a className="btn btn-secondary" href={link.to}>
                  {link.label}
                </a>
              </li>
            ),
          )}
        </ul>
      </section>
    </PageLayout>
  );
}

/** A row on wide screens, two by two on others. */
const SHOWN = 4;

/** Where the address is like no card's name. */
const listBestRated = () =>
  listCards()
    .filter(({ status }) => status !== "closed")
    .toSorted((left, right) => right.rating - left.rating)
    .slice(0, SHOWN);

/** The last part of the address, read as words and searched like anything a visitor types: the nearest first. */
function findNearestCards(pathname: string) {
  const words = (pathname.split("/").at(-1) ?? "").replaceAll(/[^a-z0-9]+/g, " ").trim();
  return searchCards(words, SHOWN).flatMap(({ record }) => findCard(record.slug) ?? []);
}
