/** Search over the bundled catalog, for the server: the same module as the header's. */
import { listCards } from "../catalog/queries.ts";
import { type CardSearch, createCardSearch } from "./create-card-search.ts";
import { toSearchRecord } from "./search-record.ts";

let search: CardSearch | undefined;

/** Made at the first search: a Worker that only serves pages never pays for it. */
export const searchCards: CardSearch = (query, limit) => {
  search ??= createCardSearch(listCards().flatMap(toSearchRecord));
  return search(query, limit);
};
