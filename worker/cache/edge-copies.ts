/**
 * Copies in the colo's Cache API: one under the build and the key, and one under
 * the key alone, the last good copy, which outlives builds and is served when a
 * page cannot be rendered. No call here can fail a page or hold it up for long.
 */
import { isWhole } from "./keep-copy.ts";
import { POLICIES, type PolicyName } from "./policy.ts";
import type { CacheContext, StoredPage } from "./stored-page.ts";

/** A call that takes longer is treated as a miss. */
const EDGE_BUDGET_MS = 50;
const COPY_S = 86_400;
const LAST_GOOD_S = 30 * 86_400;

/** The Cache API wants a URL; no request header is part of it, so none can change what is stored. */
const toCopyUrl = (buildId: string, key: string) => `https://page-cache.invalid/${buildId}${key}`;
const toLastGoodUrl = (key: string) => `https://page-cache.invalid/last-good${key}`;

export const matchCopy = (key: string, context: CacheContext) => match(toCopyUrl(context.buildId, key), context);

/** The newest whole copy of a page, perhaps from an earlier build. */
export const matchLastGood = (key: string, context: CacheContext) => match(toLastGoodUrl(key), context);

export async function putCopies(key: string, page: StoredPage, context: CacheContext): Promise<void> {
  const puts = [put(toCopyUrl(context.buildId, key), COPY_S, page, context)];
  // Pages with parameters are too many to keep for long.
  if (page.policy === "page") puts.push(put(toLastGoodUrl(key), LAST_GOOD_S, page, context));
  await Promise.all(puts);
}

function match(url: string, context: CacheContext): Promise<StoredPage | undefined> {
  return context.edge ? withBudget(readCopy(url, context.edge)) : Promise.resolve(undefined);
}

async function readCopy(url: string, edge: Pick<Cache, "match">): Promise<StoredPage | undefined> {
  const response = await edge.match(url);
  if (!response) return undefined;
  const body = new Uint8Array(await response.arrayBuffer());
  const contentType = response.headers.get("Content-Type") ?? "";
  const policy = response.headers.get("X-Policy");
  const etag = response.headers.get("ETag");
  if (!policy || !etag || !Object.hasOwn(POLICIES, policy)) return undefined;
  // Not trusted to be whole: a put may have been cut off.
  if (body.byteLength === 0 || !isWhole(body, contentType)) return undefined;
  return { body, contentType, etag, policy: policy as PolicyName };
}

async function put(url: string, maxAgeSeconds: number, page: StoredPage, context: CacheContext): Promise<void> {
  try {
    const headers = {
      "Content-Type": page.contentType,
      ETag: page.etag,
      "X-Policy": page.policy,
      "Cache-Control": `public, max-age=${maxAgeSeconds}`,
    };
    await context.edge?.put(url, new Response(page.body as Uint8Array<ArrayBuffer>, { headers }));
  } catch {
    // A copy that could not be kept is a later miss, nothing more.
  }
}

/** The value, or undefined when it fails or is not there within the budget. */
export function withBudget<T>(promise: Promise<T>): Promise<T | undefined> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(undefined), EDGE_BUDGET_MS);
    const settle = (value: T | undefined) => {
      clearTimeout(timer);
      resolve(value);
    };
    promise.then(settle, () => settle(undefined));
  });
}
