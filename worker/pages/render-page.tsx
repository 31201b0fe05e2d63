/**
 * Request → React Router's static handler → HTML stream. The loaders run first, so
 * the status is known; head and header leave at once, then React renders the page in
 * one go and it follows. Why in one go: docs/decisions/001 and 009; which pages send a
 * part of theirs later: 019.
 */
import type { ReactNode } from "react";
import {
  createStaticRouter,
  type RouteObject,
  RouterContextProvider,
  StaticRouter,
  type StaticHandlerContext,
  StaticRouterProvider,
} from "react-router";

import { startWork } from "../../src/engine/work-budget.ts";
import type { PageHead } from "../../src/seo/page-head.ts";
import { ErrorPage, toErrorHead } from "../../src/pages/errors/failure-page.tsx";
import { streamInTurn } from "../cache/keep-copy.ts";
import { renderDocumentRest, renderDocumentStart } from "./document.tsx";
import { chargeWork } from "./charge-work.ts";
import { renderIsland } from "./island-edge.tsx";
import { logError } from "../log.ts";
import { type PageRouter, pageRouter } from "./page-router.ts";
import { renderWhenReady } from "./render-when-ready.tsx";
import { IslandRenderer } from "../../src/ui/island.tsx";
import { renderMarkup } from "../../src/ui/render-markup.ts";
import { LATE_MARK } from "../../src/page/late-part.tsx";
import { findSheetName } from "../../src/page/page-route.ts";
import { siteOrigin } from "../../src/page/site-origin.ts";
import type { SiteOptions } from "../site-options.ts";

const encoder = new TextEncoder();

/** What every page's loader returns at least. */
interface PageData {
  readonly head: PageHead;
  /** 200 unless the page says otherwise (a form with bad input: 400). */
  readonly status?: number;
  /** What takes long: one for each `LatePart` of the page, in their order. */
  readonly lateParts?: readonly (() => ReactNode)[];
  /** Work that the loader has done (engine/work-budget.ts). */
  readonly operations?: number;
}

/**
 * @param address path and query
 * @param provider what the loaders know beside the address
 * @throws whatever a loader threw, other than a Response, where no route has an error element: the caller answers 500
 */
export type PageRenderer = (address: string, site: SiteOptions, provider?: RouterContextProvider) => Promise<Response>;

/** Renders the site's pages. */
export const renderPage: PageRenderer = createPageRenderer(pageRouter);

/** The router is passed in so that tests can have routes that fail. */
export function createPageRenderer(router: PageRouter): PageRenderer {
  return async function render(address, site, requestContext = new RouterContextProvider()) {
    requestContext.set(siteOrigin, site.origin);
    // Never the name that a visitor called the site by: what a loader makes of it is kept for all.
    const request = new Request((site.origin || NO_ORIGIN) + address);
    const context = await router.query(request, { requestContext });
    if (context instanceof Response) return context;

    const { data, renderBody, sheet } = await findPage(context, router);
    const charge = requestContext.get(chargeWork);
    charge(data.operations ?? 0);
    const lateParts = (data.lateParts ?? []).map((renderPart) => () => {
      const work = startWork();
      const part = renderPart();
      charge(work.count());
      return (
        <StaticRouter location={context.location}>
          <IslandRenderer value={renderIsland}>{part}</IslandRenderer>
        </StaticRouter>
      );
    });
    const start = renderDocumentStart(hasFaultyForm(data.status) ? toErrorTitle(data.head) : data.head, site, sheet);
    return new Response(streamDocument(start, listParts(renderBody, lateParts, renderDocumentRest(site))), {
      status: data.status ?? context.statusCode,
      headers: { "Content-Type": "text/html; charset=utf-8" },
    });
  };
}

/** A request needs an address; a deployment may not know its own. */
const NO_ORIGIN = "http://localhost";

interface Page {
  readonly data: PageData;
  readonly renderBody: RenderPart;
  /** Name of its style sheet. */
  readonly sheet: string | undefined;
}

async function findPage(context: StaticHandlerContext, router: PageRouter): Promise<Page> {
  const { matches, loaderData, errors, location, statusCode } = context;
  const shown = {
    renderBody: () => renderRoutes(context, router.find(location.pathname).handle.waits),
    sheet: findSheetName(matches.at(-1)?.route.Component),
  };
  // Deepest first: a layout has a head for those of its pages that have none.
  const data = matches.map(({ route }) => loaderData[route.id]).findLast(isPageData);
  if (!errors) {
    if (!data) throw new Error("A page's loader returned no head");
    return { ...shown, data };
  }
  const [[routeId, error] = []] = Object.entries(errors);
  const boundary = matches.find(({ route }) => route.id === routeId)?.route;
  if (boundary?.ErrorBoundary || boundary?.errorElement) {
    // What a loader throws as a Response is an answer; all else is a bug, and the page is all that is seen of it.
    if (statusCode >= 500) logError(error, "request");
    const head = data ? { ...toErrorTitle(data.head), isIndexed: false } : toErrorHead();
    return { ...shown, data: { head, status: statusCode } };
  }
  if (!isNotFound(error)) throw error;
  return findNotFoundPage(location.pathname);
}

const isPageData = (data: unknown): data is PageData => typeof data === "object" && data !== null && "head" in data;

/** It searches for what was meant, so it is loaded like any other page: when it is asked for. */
async function findNotFoundPage(pathname: string): Promise<Page> {
  const { NotFoundPage, toNotFoundHead } = await import("../../src/pages/errors/not-found-page.tsx");
  const data: PageData = { head: toNotFoundHead(), status: 404 };
  return { data, renderBody: () => renderMarkup(<NotFoundPage pathname={pathname} />), sheet: "not-found-page" };
}

/** The page for when everything else failed: no router, no loader. */
export function renderErrorPage(site: SiteOptions, digest: string): Response {
  const start = renderDocumentStart(toErrorHead(), site);
  return new Response(start + renderMarkup(<ErrorPage digest={digest} />) + renderDocumentRest(site), {
    status: 500,
    headers: { "Content-Type": "text/html; charset=utf-8" },
  });
}

/** The matched routes, each in the outlet of the one above it. Of the table the router needs no more than them. */
function renderRoutes(context: StaticHandlerContext, waits = false): string | Promise<string> {
  const branch: RouteObject[] = context.matches.slice(0, 1).map(({ route }) => route);
  const page = <StaticRouterProvider context={context} router={createStaticRouter(branch, context)} hydrate={false} />;
  return waits ? renderWhenReady(page) : renderMarkup(<IslandRenderer value={renderIsland}>{page}</IslandRenderer>);
}

/** A form with bad input: the statuses of problems.ts that a page answers. */
const hasFaultyForm = (status = 200) => status === 400 || status === 422;

/** The title is what is heard first. */
const toErrorTitle = (head: PageHead): PageHead => ({ ...head, title: `Error: ${head.title}` });

function isNotFound(error: unknown): boolean {
  return typeof error === "object" && error !== null && "status" in error && error.status === 404;
}

type RenderPart = () => string | Promise<string>;

/** What follows the document's start, cut where the page has something that takes long: each part begins with that. */
function listParts(
  renderBody: RenderPart,
  lateParts: readonly (() => ReactNode)[],
  rest: string,
): readonly RenderPart[] {
  if (lateParts.length === 0) return [async () => (await renderBody()) + rest];
  let pieces: readonly string[] = [];
  return [
    async () => {
      pieces = (await renderBody()).split(LATE_MARK);
      if (pieces.length !== lateParts.length + 1) throw new Error("A page has a LatePart for each of its late parts");
      return pieces[0] ?? "";
    },
    ...lateParts.map((renderLatePart, at): RenderPart => {
      const isLast = at === lateParts.length - 1;
      return () => renderMarkup(renderLatePart(), `late${at}-`) + (pieces[at + 1] ?? "") + (isLast ? rest : "");
    }),
  ];
}

/** In chunks: what is known at once, then what costs time. */
function streamDocument(start: string, parts: readonly RenderPart[]): ReadableStream<Uint8Array> {
  return streamInTurn(
    encoder.encode(start),
    parts.map((render) => async () => encoder.encode(await render())),
    (error) => {
      // The status has left. The document stays without its end, so that neither
      // the cache nor a careful client takes it for whole.
      logError(error, "render");
      return new Error("The page could not be rendered");
    },
  );
}
