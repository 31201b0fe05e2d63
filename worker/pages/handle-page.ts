/** GET of any page: the key its answer is kept under, the policy it has, and what happens when it fails. */
import type { Context } from "hono";
import { RouterContextProvider } from "react-router";

import type { PageHandle } from "../../src/page/page-route.ts";
import { renderProblem } from "../http/problem.ts";
import { readPathname } from "../http/read-pathname.ts";
import { cached } from "../cache/page-cache.ts";
import { applyPolicy, type PolicyName } from "../cache/policy.ts";
import { toCacheContext } from "../cache/to-cache-context.ts";
import type { WorkerEnvironment } from "../environment.ts";
import { chargeWork } from "./charge-work.ts";
import { logError } from "../log.ts";
import { type PageRouter, pageRouter } from "./page-router.ts";
import { createPageRenderer, renderErrorPage, renderPage } from "./render-page.tsx";
import { readSiteOptions } from "../site-options.ts";

export const handlePage = createPageHandler(pageRouter);

/** The router is passed in so that tests can have routes that fail. */
export function createPageHandler(router: PageRouter) {
  const render = createPageRenderer(router);
  return async function answer(context: Context<WorkerEnvironment>): Promise<Response> {
    const { url } = context.req.raw;
    const pathname = readPathname(url);
    const { pattern, handle } = router.find(pathname);
    context.set("route", pattern);
    if (context.req.method !== "GET" && context.req.method !== "HEAD" && pattern !== "*") {
      return renderProblem("method-not-allowed", "Use GET.", { headers: { Allow: "GET, HEAD" } });
    }
    const query = url.includes("?") ? toKeyQuery(new URL(url).searchParams, handle) : "";
    const key = pathname + query;
    return cached(context.req.raw, key, toCacheContext(context), async () => {
      const provider = new RouterContextProvider();
      const charge = context.get("charge");
      if (charge) provider.set(chargeWork, charge);
      const response = await render(key, readSiteOptions(context.env), provider);
      return { response, policy: toPolicy(response.status, key) };
    });
  };
}

/**
 * `?` with the page's own parameters in the order of their names, or an empty
 * string. What the page does not look at is left out: a pair that is there
 * twice, and where it reads only the first value of a name, the others.
 */
export function toKeyQuery(parameters: URLSearchParams, handle: PageHandle): string {
  const own = [...parameters].filter(
    ([name]) =>
      handle.parameters?.includes(name) || handle.parameterPrefixes?.some((prefix) => name.startsWith(prefix)),
  );
  const isSame = ([name, value]: [string, string], other: [string, string]) =>
    name === other[0] && (handle.usesFirstValueOnly === true || value === other[1]);
  const once = own.filter((pair, index) => own.findIndex((other) => isSame(pair, other)) === index);
  const sorted = once.toSorted(([left], [right]) => (left < right ? -1 : left > right ? 1 : 0));
  return sorted.length > 0 ? `?${new URLSearchParams(sorted).toString()}` : "";
}

function toPolicy(status: number, key: string): PolicyName {
  if (status === 404) return "notFound";
  if (status === 301) return "redirect";
  if (status !== 200) return "noStore";
  return key.includes("?") ? "parameterPage" : "page";
}

/** The 500 page, or problem, with nothing of the error in it but a digest to find the log line by. */
export function handleError(error: unknown, context: Context<WorkerEnvironment>): Response {
  const digest = logError(error, "request");
  const path = readPathname(context.req.raw.url);
  if (path.startsWith("/api/")) {
    return renderProblem("internal-error", "Something went wrong on our side. The error has been logged.", {
      extra: { reference: digest },
    });
  }
  const response = renderErrorPage(readSiteOptions(context.env), digest);
  applyPolicy(response.headers, "noStore");
  return response;
}

/** For addresses that no page could have: the 404 page without looking at the address. */
export async function handleNotFound(context: Context<WorkerEnvironment>): Promise<Response> {
  const response = await renderPage("/not-a-page", readSiteOptions(context.env));
  applyPolicy(response.headers, "notFound");
  return response;
}
