/** The one route table, and the one place that asks it: which route an address belongs to, and what that route's loaders say. */
import { createStaticHandler, matchRoutes, type RouteObject, type StaticHandler } from "react-router";

import type { PageHandle } from "../../src/page/page-route.ts";
import { routes } from "../../src/routes.tsx";
import { BoundedStore } from "../cache/bounded-store.ts";

const KNOWN_PATHS = 1_000;

export interface PageMatch {
  /** Of the whole branch; `*` where no route has the address. */
  readonly pattern: string;
  /** What the routes of the branch say together. */
  readonly handle: PageHandle;
}

export interface PageRouter {
  find(pathname: string): PageMatch;
  readonly query: StaticHandler["query"];
}

/**
 * `matchRoutes` ranks the whole table anew on every call, which costs four times
 * as much as the rest of an answer from the cache; so what it found is kept.
 */
export function createPageRouter(table: RouteObject[]): PageRouter {
  const handler = createStaticHandler(table);
  const known = new BoundedStore<PageMatch>({ maxEntries: KNOWN_PATHS, maxBytes: Infinity, sizeOf: () => 0 });
  return {
    query: (request, options) => handler.query(request, options),
    find: (pathname) => {
      const found =
        known.get(pathname) ?? toPageMatch((matchRoutes(handler.dataRoutes, pathname) ?? []).map(({ route }) => route));
      known.set(pathname, found);
      return found;
    },
  };
}

export const pageRouter = createPageRouter(routes);

function toPageMatch(branch: readonly RouteObject[]): PageMatch {
  const pattern = branch.reduce(
    (parent, { path = "" }) =>
      path === "" || parent === "" || path.startsWith("/") ? path || parent : `${parent}/${path}`,
    "",
  );
  return { pattern: pattern || "*", handle: mergeHandles(branch.map(({ handle }) => (handle ?? {}) as PageHandle)) };
}

/** A layout reads its parameters, and waits, on each of its pages. */
export function mergeHandles(handles: readonly PageHandle[]): PageHandle {
  const parameters = handles.flatMap((handle) => handle.parameters ?? []);
  const parameterPrefixes = handles.flatMap((handle) => handle.parameterPrefixes ?? []);
  const readers = handles.filter((handle) => handle.parameters ?? handle.parameterPrefixes);
  return {
    parameters,
    parameterPrefixes,
    ...(readers.length > 0 && readers.every((handle) => handle.usesFirstValueOnly) && { usesFirstValueOnly: true }),
    ...(handles.some((handle) => handle.waits) && { waits: true }),
  };
}
