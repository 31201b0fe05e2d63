/** The searches and what they search, fetched once, at the first search. */
import { searchRecordsUrl } from "virtual:catalog-assets";
import { pageIndexUrl } from "virtual:page-index-asset";

import type { CardSearch } from "../search/create-card-search.ts";
import type { PageSearch } from "../search/create-page-search.ts";
import type { SearchRecord } from "../search/search-record.ts";

export interface SiteSearch {
  readonly searchCards: CardSearch;
  readonly searchPages: PageSearch;
}

let search: Promise<SiteSearch> | undefined;

/** @throws Error when the cards cannot be fetched; the next call tries again */
export function loadSiteSearch(): Promise<SiteSearch> {
  search ??= load().catch((error: unknown) => {
    search = undefined;
    throw error;
  });
  return search;
}

async function load(): Promise<SiteSearch> {
  const [searchCards, searchPages] = await Promise.all([
    loadCardSearch(),
    // Cards are found without the pages, too.
    loadPageSearch().catch((): PageSearch => () => []),
  ]);
  return { searchCards, searchPages };
}

async function loadCardSearch(): Promise<CardSearch> {
  const [{ createCardSearch }, response] = await Promise.all([
    import("../search/create-card-search.ts"),
    fetchFile(searchRecordsUrl),
  ]);
  return createCardSearch((await response.json()) as SearchRecord[]);
}

async function loadPageSearch(): Promise<PageSearch> {
  const [{ createPageSearch }, response] = await Promise.all([
    import("../search/create-page-search.ts"),
    fetchFile(pageIndexUrl),
  ]);
  return createPageSearch(await response.text());
}

async function fetchFile(url: string): Promise<Response> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`The search records answered ${response.status}`);
  return response;
}
