/** How a page stands in the route table: address, loader, component, and the parameters it reads. */
import type { ComponentType, ReactNode } from "react";
import type { LoaderFunctionArgs, RouteObject } from "react-router";

/** Parameters that belong to a page; the cache leaves all others out of its key. */
export interface PageHandle {
  readonly parameters?: readonly string[];
  /** Prefix of further parameters, for example `brand.`. */
  readonly parameterPrefix?: string;
  /** Of a repeated parameter the page reads the first value; a page without this sees all and refuses them. */
  readonly readsFirstValues?: true;
  /** Something on the page, or in an island of it, suspends: `lazy`, `use` of a promise, a library that does. */
  readonly waits?: true;
}

/** What a page's component gets: the data that its loader returned. */
export interface PageProps<Load extends (...parameters: never[]) => unknown> {
  readonly loaderData: Exclude<Awaited<ReturnType<Load>>, Response>;
}

/** A page shows what its loader returns; the Worker hands it over (worker/pages/render-page.tsx). */
export function page<Data>(
  path: string,
  loader: (args: LoaderFunctionArgs) => Data | Promise<Data>,
  Page: (props: { readonly loaderData: Exclude<Data, Response> }) => ReactNode,
  handle: PageHandle = {},
): RouteObject {
  return { path, loader, Component: Page as ComponentType, handle };
}

/** @throws a 404 Response, which the router turns into the page of not-found-page.tsx */
export function throwNotFound(): never {
  throw new Response(null, { status: 404, statusText: "Not Found" });
}
