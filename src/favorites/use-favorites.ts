import { useMemo, useSyncExternalStore } from "react";

import { parseFavorites, readFavoritesText, watchFavorites } from "./kept-favorites.ts";

/** The kept cards, always the latest; null on the server and while hydrating. */
export function useFavorites(): readonly string[] | null {
  const text = useSyncExternalStore<string | null>(watchFavorites, readFavoritesText, () => null);
  return useMemo(() => (text === null ? null : parseFavorites(text)), [text]);
}
