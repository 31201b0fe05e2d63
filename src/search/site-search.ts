/** Search over the bundled catalog and the site's pages, for the server: the same modules as the header's. */
import pageIndex from "virtual:page-index";

import { listCards } from "../catalog/queries.ts";
import { type CardSearch, createCardSearch } from "./create-card-search.ts";
import { createPageSearch, type PageSearch } from "./create-page-search.ts";
import { toSearchRecord } from "./search-record.ts";

let cards: CardSearch | undefined;
let pages: PageSearch | undefined;

/** Made at the first search: a Worker that only serves pages never pays for it. */
export const searchCards: CardSearch = (query, limit) => {
  cards ??= createCardSearch(listCards().flatMap(toSearchRecord));
  return cards(query, limit);
};

/** Made at the first search as well. */
export const searchPages: PageSearch = (query, limit) => {
  pages ??= createPageSearch(pageIndex);
  return pages(query, limit);
};
