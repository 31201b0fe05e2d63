/** How a page stands in the route table: address, loader, component, and the parameters it reads. */
import { type ComponentType, createElement, type ReactNode } from "react";
import { type LoaderFunctionArgs, type RouteObject, useLoaderData } from "react-router";

/** Parameters that belong to a page; the cache leaves all others out of its key. */
export interface PageHandle {
  readonly parameters?: readonly string[];
  /** Prefixes of further parameters, for example `brand.`. */
  readonly parameterPrefixes?: readonly string[];
  /** Of a repeated parameter the page reads the first value; a page without this sees all and refuses them. */
  readonly usesFirstValueOnly?: true;
  /** Something on the page, or in an island of it, suspends: `lazy`, `use` of a promise, a library that does. */
  readonly waits?: true;
}

/** What a page's component gets: the data that its loader returned. */
export interface PageProps<Load extends (...parameters: never[]) => unknown> {
  readonly loaderData: Exclude<Awaited<ReturnType<Load>>, Response>;
}

/** What a page's own module gives the route table. */
interface PageView {
  readonly loader: (args: LoaderFunctionArgs) => unknown;
  readonly Component: ComponentType;
}

const sheetNames = new WeakMap<object, string>();

/**
 * A page shows what its loader returns.
 * @param sheet name of the page's style sheet, which the build writes in (build/plugins/sheets-plugin.ts)
 */
export function view<Data>(
  loader: (args: LoaderFunctionArgs) => Data | Promise<Data>,
  Page: (props: { readonly loaderData: Exclude<Data, Response> }) => ReactNode,
  sheet?: string,
): PageView {
  const Component = () => createElement(Page, { loaderData: useLoaderData() });
  if (sheet !== undefined) sheetNames.set(Component, sheet);
  return { loader, Component };
}

/** Name of the style sheet that a page's component needs. */
export const findSheetName = (Page: object | null | undefined): string | undefined =>
  Page ? sheetNames.get(Page) : undefined;

/**
 * A page is loaded at its first request: a starting isolate reads and compiles no page but the one that is asked
 * for (docs/performance.md). `handle` is part of the cache key's making, so it stands in the table itself.
 */
export function page(path: string, load: () => Promise<PageView>, handle: PageHandle = {}): RouteObject {
  return { path, lazy: load, handle };
}

/** @throws a 404 Response, which the router turns into the page of not-found-page.tsx */
export function throwNotFound(): never {
  throw new Response(null, { status: 404, statusText: "Not Found" });
}
