/** The search over cards in the browser, for the header and the card picker: fetched once, at the first search. */
import { searchRecordsUrl } from "virtual:catalog-assets";

import type { SearchRecord } from "./search-record.ts";

/** Loads once; what failed is tried again by the next call. */
export function keepLoaded<Loaded>(load: () => Promise<Loaded>): () => Promise<Loaded> {
  let kept: Promise<Loaded> | undefined;
  return () =>
    (kept ??= load().catch((error: unknown) => {
      kept = undefined;
      throw error;
    }));
}

export async function fetchFile(url: string): Promise<Response> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`The search records answered ${response.status}`);
  return response;
}

/** @throws Error when the cards cannot be fetched */
export const loadCardSearch = keepLoaded(async () => {
  const [{ createCardSearch }, response] = await Promise.all([
    import("./create-card-search.ts"),
    fetchFile(searchRecordsUrl),
  ]);
  return createCardSearch((await response.json()) as SearchRecord[]);
});
