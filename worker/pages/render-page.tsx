/**
 * Request → React Router's static handler → HTML stream. The loaders run first, so
 * the status is known; head and header leave at once, then React renders the page in
 * one go and it follows. Why in one go: docs/decisions/001 and 009; which pages send a
 * part of theirs later: 019.
 */
import type { ComponentType, ReactNode } from "react";
import {
  createStaticHandler,
  type RouteObject,
  RouterContextProvider,
  type StaticHandler,
  type StaticHandlerContext,
} from "react-router";

import { startWork } from "../../src/engine/work-budget.ts";
import type { PageHead } from "../../src/seo/page-head.ts";
import { ErrorPage, toErrorHead } from "../../src/pages/errors/error-page.tsx";
import { routes } from "../../src/routes.tsx";
import { streamInTurn } from "../cache/keep-copy.ts";
import { renderDocumentRest, renderDocumentStart } from "./document.tsx";
import { chargeWork } from "./charge-work.ts";
import { createRouteFinder } from "./find-route.ts";
import { logError } from "../log.ts";
import { renderMarkup } from "../../src/ui/render-markup.ts";
import { LATE_MARK } from "../../src/page/late-part.tsx";
import { findSheetName, type PageHandle } from "../../src/page/page-route.ts";
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
 * @param provider what the loaders know beside the address
 * @throws whatever a loader threw, other than a Response: the caller answers 500
 */
export type PageRenderer = (request: Request, site: SiteOptions, provider?: RouterContextProvider) => Promise<Response>;

/** Renders the site's pages. */
export const renderPage: PageRenderer = createPageRenderer(routes);

/** Routes are passed in so that tests can have some that fail. */
export function createPageRenderer(table: RouteObject[]): PageRenderer {
  const findRoute = createRouteFinder(table);
  const findHandler = createHandlerFinder(table);
  return async function render(request, site, provider) {
    const target = new Request(request.url, { method: "GET", signal: request.signal });
    const handler = findHandler(findRoute(new URL(request.url).pathname));
    const requestContext = provider ?? new RouterContextProvider();
    requestContext.set(siteOrigin, site.origin);
    const context = await handler.query(target, { requestContext });
    if (context instanceof Response) return context;

    const [error] = Object.values(context.errors ?? {});
    if (error !== undefined && !isNotFound(error)) throw error;
    const { data, renderBody, sheet } =
      error === undefined
        ? {
            data: findPageData(context.loaderData),
            renderBody: () => renderPageBody(context),
            sheet: findSheetName(context.matches.at(-1)?.route.Component),
          }
        : await findNotFoundPage(context.location.pathname);
    const charge = requestContext.get(chargeWork);
    charge(data.operations ?? 0);
    const lateParts = (data.lateParts ?? []).map((renderPart) => () => {
      const work = startWork();
      const part = renderPart();
      charge(work.count());
      return part;
    });
    const start = renderDocumentStart(hasFaultyForm(data.status) ? toErrorTitle(data.head) : data.head, site, sheet);
    return new Response(streamDocument(start, listParts(renderBody, lateParts, renderDocumentRest(site))), {
      status: data.status ?? context.statusCode,
      headers: { "Content-Type": "text/html; charset=utf-8" },
    });
  };
}

/** React Router ranks a whole table anew for each request; a route that is known already is a table of one. */
function createHandlerFinder(table: RouteObject[]): (route: RouteObject | undefined) => StaticHandler {
  const whole = createStaticHandler(table);
  const handlers = new Map<RouteObject, StaticHandler>();
  return (route) => {
    if (!route) return whole;
    const handler = handlers.get(route) ?? createStaticHandler([route]);
    handlers.set(route, handler);
    return handler;
  };
}

/** It searches for what was meant, so it is loaded like any other page: when it is asked for. */
async function findNotFoundPage(pathname: string) {
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

function findPageData(loaderData: Readonly<Record<string, unknown>>): PageData {
  for (const value of Object.values(loaderData).toReversed()) {
    if (typeof value === "object" && value !== null && "head" in value) return value as PageData;
  }
  throw new Error("A page's loader returned no head");
}

/** The matched route's component with what its loader returned. */
function renderPageBody({ matches, loaderData }: StaticHandlerContext): string | Promise<string> {
  const route = matches.at(-1)?.route;
  const Page = route?.Component as ComponentType<{ readonly loaderData: unknown }> | undefined;
  if (!route || !Page) throw new Error("The route has no component");
  const page = <Page loaderData={loaderData[route.id]} />;
  return (route.handle as PageHandle | undefined)?.waits ? renderLate(page) : renderMarkup(page);
}

/** React's stream is half of its server renderer; no page of today needs it. */
const renderLate = async (page: ReactNode): Promise<string> =>
  (await import("./render-when-ready.tsx")).renderWhenReady(page);

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
