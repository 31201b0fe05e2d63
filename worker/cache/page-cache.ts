/**
 * Keeps answers to GET. A page is a pure function of the build and its key, so a
 * stored answer is never stale: a deployment changes the key. Layers: a bounded
 * map in the isolate, then the colo's Cache API. One render per key at a time;
 * the visitor who caused it gets the stream, those who come meanwhile wait for
 * the copy. Only bodies that were read to their end are stored.
 */
import { logError } from "../log.ts";
import { BoundedStore } from "./bounded-store.ts";
import { matchCopy, matchLastGood, putCopies, withBudget } from "./edge-copies.ts";
import { matchesEtag, toEtag } from "./etag.ts";
import { isWhole, keepCopy } from "./keep-copy.ts";
import { applyPolicy, POLICIES, type PolicyName, toPolicyHeaders } from "./policy.ts";
import type { CacheContext, StoredPage } from "./stored-page.ts";

export interface ProducedPage {
  readonly response: Response;
  readonly policy: PolicyName;
}

const sizeOf = (page: StoredPage) => page.body.byteLength;
/** Pages with parameters have their own small store, so that they cannot push out the others. */
const pages = new BoundedStore<StoredPage>({ maxEntries: 600, maxBytes: 24 * 2 ** 20, sizeOf });
const parameterPages = new BoundedStore<StoredPage>({ maxEntries: 100, maxBytes: 4 * 2 ** 20, sizeOf });

/** `vite dev`: sources change under one build id, so a kept page would be one of before. Tests have a mode of their own. */
const IS_DEVELOPMENT = import.meta.env.MODE === "development";

type Flight = Promise<StoredPage | undefined>;
/** Bounded, for the platform may end a request without a word, and its flight would stay for ever. */
const flights = new BoundedStore<Flight>({ maxEntries: 500, maxBytes: Infinity, sizeOf: () => 0 });

/** Pages that broke off after their status had left, and when: their last good copy is better, for a while. */
const broken = new BoundedStore<number>({ maxEntries: 200, maxBytes: Infinity, sizeOf: () => 0 });
const BROKEN_FOR_MS = 30_000;

/**
 * @param key canonical path with the page's own parameters, sorted and checked
 * @param produce called on a miss; its answer is stored when it is a 200 whose policy allows it
 * @throws what `produce` threw, unless there is a last good copy to serve instead
 */
export async function cached(
  request: Request,
  key: string,
  context: CacheContext,
  produce: () => Promise<ProducedPage>,
): Promise<Response> {
  if (IS_DEVELOPMENT) return toUnkept((await produce()).response);
  const fullKey = `${context.buildId}${key}`;
  const other = flights.get(fullKey);
  // The platform may end the other request at any moment, so it is never waited for long.
  const stored = toStore(key).get(fullKey) ?? (other && (await withBudget(other)));
  if (stored) return toResponse(request, stored, "HIT");

  // Nothing was awaited when there was no other: who comes next finds this one.
  const land = takeOff(fullKey, context);
  const copy = await matchCopy(key, context);
  if (copy) {
    toStore(key).set(fullKey, copy);
    land(copy);
    return toResponse(request, copy, "HIT");
  }
  if (isBroken(fullKey)) {
    const good = await matchLastGood(key, context);
    if (good) {
      land(undefined);
      return toStaleResponse(request, good);
    }
  }
  try {
    const { response, policy } = await produce();
    return keep(response, policy, key, context, land);
  } catch (error) {
    land(undefined);
    const good = await matchLastGood(key, context);
    if (!good) throw error;
    logError(error, "page, answered with its last good copy");
    return toStaleResponse(request, good);
  }
}

function toUnkept({ body, status, headers: given }: Response): Response {
  const headers = new Headers(given);
  applyPolicy(headers, "noStore");
  return new Response(body, { status, headers });
}

const toStore = (key: string) => (key.includes("?") ? parameterPages : pages);

/** Sends a fresh answer on its way and, if it may be stored, keeps a copy once it has ended whole. */
function keep(
  response: Response,
  policy: PolicyName,
  key: string,
  context: CacheContext,
  land: (page: StoredPage | undefined) => void,
): Response {
  const fullKey = `${context.buildId}${key}`;
  const headers = new Headers(response.headers);
  applyPolicy(headers, policy);
  if (response.status !== 200 || !POLICIES[policy].isStored || !response.body) {
    land(undefined);
    headers.set("X-Cache", "BYPASS");
    return new Response(response.body, { status: response.status, headers });
  }
  const etag = toEtag(context.buildId, key);
  const contentType = headers.get("Content-Type") ?? "application/octet-stream";
  const { body, copied } = keepCopy(response.body);
  const finish = async () => {
    const bytes = await copied;
    if (!bytes || !isWhole(bytes, contentType)) {
      broken.set(fullKey, Date.now());
      land(undefined);
      return;
    }
    const page = { body: bytes, contentType, etag, policy };
    broken.delete(fullKey);
    toStore(key).set(fullKey, page);
    land(page);
    await putCopies(key, page, context);
  };
  context.waitUntil(finish());
  headers.set("ETag", etag);
  headers.set("X-Cache", "MISS");
  return new Response(body, { status: 200, headers });
}

/** Lets others wait for this request; the function returned tells them what came of it. */
function takeOff(fullKey: string, context: CacheContext): (page: StoredPage | undefined) => void {
  const { promise, resolve } = Promise.withResolvers<StoredPage | undefined>();
  flights.set(fullKey, promise);
  // A visitor who leaves must not end the render that others wait for.
  context.waitUntil(promise);
  return (page) => {
    if (flights.get(fullKey) === promise) flights.delete(fullKey);
    resolve(page);
  };
}

function isBroken(fullKey: string): boolean {
  const since = broken.get(fullKey);
  return since !== undefined && Date.now() - since < BROKEN_FOR_MS;
}

function toResponse(request: Request, page: StoredPage, state: string, policy: PolicyName = page.policy): Response {
  const headers = {
    "Content-Type": page.contentType,
    ETag: page.etag,
    "X-Cache": state,
    ...toPolicyHeaders(policy),
  };
  if (matchesEtag(request.headers.get("If-None-Match"), page.etag)) return new Response(null, { status: 304, headers });
  return new Response(page.body as Uint8Array<ArrayBuffer>, {
    headers: { ...headers, "Content-Length": String(page.body.byteLength) },
  });
}

/** Nobody keeps it: the next request may find the page whole again. */
function toStaleResponse(request: Request, page: StoredPage): Response {
  return toResponse(request, page, "STALE", "noStore");
}
