/** Fuse and the records, fetched once, at the first search. */
import { searchRecordsUrl } from "virtual:catalog-assets";

import type { CardSearch } from "../search/create-card-search.ts";
import type { SearchRecord } from "../search/search-record.ts";

let search: Promise<CardSearch> | undefined;

/** @throws Error when the records cannot be fetched; the next call tries again */
export function loadCardSearch(): Promise<CardSearch> {
  search ??= load().catch((error: unknown) => {
    search = undefined;
    throw error;
  });
  return search;
}

async function load(): Promise<CardSearch> {
  const [{ createCardSearch }, response] = await Promise.all([
    import("../search/create-card-search.ts"),
    fetch(searchRecordsUrl),
  ]);
  if (!response.ok) throw new Error(`The search records answered ${response.status}`);
  return createCardSearch((await response.json()) as SearchRecord[]);
}
