/** The cards that a visitor keeps, by slug, in this browser only. Read again at every use: another tab may have changed them. */
import { watchStorage } from "../ui/watch-storage.ts";

export const FAVORITES_KEY = "waycard.favorites";
const FAVORITES_EVENT = "waycard:favorites";
/** More than anybody compares; what lies beyond is the oldest. */
const MAX_FAVORITES = 50;

const SLUG = /^[a-z0-9-]{1,80}$/;

/** The text as it is kept: the same string as long as nothing has changed, for `useSyncExternalStore`. */
export function readFavoritesText(): string {
  try {
    return localStorage.getItem(FAVORITES_KEY) ?? "";
  } catch {
    return "";
  }
}

/** Newest first. */
export function parseFavorites(text: string): readonly string[] {
  try {
    const stored: unknown = JSON.parse(text);
    if (typeof stored !== "object" || stored === null) return [];
    const { version, slugs } = stored as { readonly version?: unknown; readonly slugs?: unknown };
    if (version !== 1 || !Array.isArray(slugs)) return [];
    const known = slugs.filter((slug): slug is string => typeof slug === "string" && SLUG.test(slug));
    return [...new Set(known)].slice(0, MAX_FAVORITES);
  } catch {
    return [];
  }
}

/** @returns false when the browser keeps nothing */
export function setFavorite(slug: string, isKept: boolean): boolean {
  const others = parseFavorites(readFavoritesText()).filter((other) => other !== slug);
  const slugs = (isKept ? [slug, ...others] : others).slice(0, MAX_FAVORITES);
  try {
    if (slugs.length === 0) localStorage.removeItem(FAVORITES_KEY);
    else localStorage.setItem(FAVORITES_KEY, JSON.stringify({ version: 1, slugs }));
    dispatchEvent(new Event(FAVORITES_EVENT));
    return true;
  } catch {
    return false;
  }
}

/** Calls back when they may have changed, here or in another tab. Returns what ends it. */
export function watchFavorites(onChange: () => void): () => void {
  const stop = watchStorage(FAVORITES_KEY, onChange);
  addEventListener(FAVORITES_EVENT, onChange);
  return () => {
    stop();
    removeEventListener(FAVORITES_EVENT, onChange);
  };
}
