import type { Context } from "hono";

import { cached } from "../cache/page-cache.ts";
import type { WorkerEnvironment } from "../environment.ts";
import { toCacheContext } from "../cache/to-cache-context.ts";
import { readSiteOptions } from "../site-options.ts";
import { refuseParameters } from "./read-parameters.ts";

const JSON_TYPE = "application/json; charset=utf-8";
export const CSV_TYPE = "text/csv; charset=utf-8; header=present";

/**
 * A cacheable answer. `key` names it for the page cache.
 * @param produce called when no copy is kept; a Response (a problem) is passed on and not kept
 */
export function cachedText(
  context: Context<WorkerEnvironment>,
  key: string,
  contentType: string,
  produce: () => string | Response,
): Promise<Response> {
  return cached(context.req.raw, key, toCacheContext(context), async () => {
    const answer = produce();
    if (answer instanceof Response) return { response: answer, policy: "noStore" };
    return { response: new Response(answer, { headers: { "Content-Type": contentType } }), policy: "apiGet" };
  });
}

/** A cacheable JSON answer. */
export function cachedJson(
  context: Context<WorkerEnvironment>,
  key: string,
  produce: () => unknown,
  contentType = JSON_TYPE,
): Promise<Response> {
  return cachedText(context, key, contentType, () => {
    const answer = produce();
    return answer instanceof Response ? answer : JSON.stringify(answer);
  });
}

/** The JSON of an address that has no parameters. @param produce gets the site's origin */
export async function plainJson(
  context: Context<WorkerEnvironment>,
  produce: (origin: string) => unknown,
  contentType?: string,
): Promise<Response> {
  const { url } = context.req.raw;
  const { origin } = readSiteOptions(context.env);
  return refuseParameters(url) ?? cachedJson(context, new URL(url).pathname, () => produce(origin), contentType);
}
