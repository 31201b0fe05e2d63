/** GET of any page: the key its answer is kept under, the policy it has, and what happens when it fails. */
import type { Context } from "hono";
import { matchRoutes } from "react-router";

import { type PageHandle, routes } from "../src/routes.tsx";
import { cached } from "./cache/page-cache.ts";
import { applyPolicy, type PolicyName } from "./cache/policy.ts";
import type { WorkerEnvironment } from "./environment.ts";
import { logError } from "./log.ts";
import { renderErrorPage, renderPage } from "./render.tsx";

export async function answerPage(context: Context<WorkerEnvironment>): Promise<Response> {
  const url = new URL(context.req.raw.url);
  const leaf = matchRoutes(routes, url.pathname)?.at(-1)?.route;
  const isKnown = leaf !== undefined && leaf.path !== "*";
  if (context.req.method !== "GET" && context.req.method !== "HEAD" && isKnown) {
    const response = new Response("This page answers GET and HEAD.\n", { status: 405, headers: { Allow: "GET, HEAD" } });
    applyPolicy(response.headers, "noStore");
    return response;
  }
  const handle = (leaf?.handle ?? {}) as PageHandle;
  const query = toKeyQuery(url.searchParams, handle);
  const target = new URL(`${url.pathname}${query}`, url.origin);
  const page = async (): Promise<{ response: Response; policy: PolicyName }> => {
    const response = await renderPage(new Request(target), context.env.SITE_ORIGIN);
    return { response, policy: toPolicy(response.status, query) };
  };
  const key = `${url.pathname}${query}`;
  return cached(context.req.raw, key, toCacheContext(context), page);
}

export function toCacheContext(context: Context<WorkerEnvironment>): Parameters<typeof cached>[2] {
  return {
    buildId: __BUILD_ID__,
    // The platform's default cache; the DOM types do not know it.
    edge: typeof caches === "undefined" ? undefined : (caches as unknown as { default: Cache }).default,
    waitUntil: (promise) => context.executionCtx.waitUntil(promise),
  };
}

/** `?` with the page's own parameters in the order of their names, or an empty string. */
export function toKeyQuery(parameters: URLSearchParams, handle: PageHandle): string {
  const own = [...parameters].filter(
    ([name]) =>
      handle.parameters?.includes(name) ||
      (handle.parameterPrefix !== undefined && name.startsWith(handle.parameterPrefix)),
  );
  // Repeated parameters stay in their order: the page refuses them itself.
  const sorted = own.toSorted(([left], [right]) => (left < right ? -1 : left > right ? 1 : 0));
  return sorted.length > 0 ? `?${new URLSearchParams(sorted).toString()}` : "";
}

function toPolicy(status: number, query: string): PolicyName {
  if (status === 404) return "notFound";
  if (status === 301) return "redirect";
  if (status !== 200) return "noStore";
  return query === "" ? "page" : "parameterPage";
}

/** The 500 page, with nothing of the error in it but a digest to find the log line by. */
export function answerError(error: unknown, context: Context<WorkerEnvironment>): Response {
  const digest = logError(error, "request");
  const response = renderErrorPage(context.env.SITE_ORIGIN ?? "", digest);
  applyPolicy(response.headers, "noStore");
  return response;
}

/** For addresses that no page could have: the 404 page without looking at the address. */
export async function answerNotFound(context: Context<WorkerEnvironment>): Promise<Response> {
  const target = new URL("/not-a-page", new URL(context.req.raw.url).origin);
  const response = await renderPage(new Request(target), context.env.SITE_ORIGIN);
  applyPolicy(response.headers, "notFound");
  return response;
}
