/** The searches and what they search, fetched once, at the first search. */
import { pageIndexUrl } from "virtual:page-index-asset";

import type { PageSearch } from "../search/create-page-search.ts";
import { fetchFile, keepLoaded, loadCardSearch } from "../search/load-card-search.ts";

/** @throws Error when the cards cannot be fetched; the next call tries again */
export const loadSiteSearch = keepLoaded(() =>
  Promise.all([
    loadCardSearch(),
    // Cards are found without the pages, too.
    loadPageSearch().catch((): PageSearch => () => []),
  ]),
);

async function loadPageSearch(): Promise<PageSearch> {
  const [{ createPageSearch }, response] = await Promise.all([
    import("../search/create-page-search.ts"),
    fetchFile(pageIndexUrl),
  ]);
  return createPageSearch(await response.text());
}
