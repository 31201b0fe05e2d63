/** Which route of a table an address belongs to, asked again and again. */
import { matchRoutes, type RouteObject } from "react-router";

import { BoundedStore } from "../cache/bounded-store.ts";

const KNOWN_PATHS = 1_000;

export type RouteFinder = (pathname: string) => RouteObject | undefined;

/**
 * `matchRoutes` ranks the whole table anew on every call, which costs four times
 * as much as the rest of an answer from the cache; so its answers are kept.
 */
export function createRouteFinder(table: RouteObject[]): RouteFinder {
  const known = new BoundedStore<{ readonly leaf: RouteObject | undefined }>({
    maxEntries: KNOWN_PATHS,
    maxBytes: Infinity,
    sizeOf: () => 0,
  });
  return (pathname) => {
    const found = known.get(pathname) ?? { leaf: matchRoutes(table, pathname)?.at(-1)?.route };
    known.set(pathname, found);
    return found.leaf;
  };
}
