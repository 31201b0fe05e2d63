/**
 * Keeps answers to GET. A page is a pure function of the build and its key, so a
 * stored answer is never stale: a deployment changes the key. Layers: a bounded
 * map in the isolate, then the colo's Cache API. One render per key at a time;
 * the visitor who caused it gets the stream, those who come meanwhile wait for
 * the copy. Only bodies that were read to their end are stored.
 */
import { BoundedStore } from "./bounded-store.ts";
import { applyPolicy, POLICIES, type PolicyName } from "./policy.ts";

/** What is kept of an answer. */
export interface StoredPage {
  readonly body: Uint8Array;
  readonly contentType: string;
  readonly etag: string;
  readonly policy: PolicyName;
}

export interface ProducedPage {
  readonly response: Response;
  readonly policy: PolicyName;
}

/** The platform's calls, passed in so that tests can make them fail or hang. */
export interface CacheContext {
  readonly buildId: string;
  readonly edge: Pick<Cache, "match" | "put"> | undefined;
  waitUntil(promise: Promise<unknown>): void;
}

/** A cache call that takes longer is treated as a miss: it must never delay a page. */
const EDGE_BUDGET_MS = 50;
/** Pages with parameters have their own small store, so that they cannot push out the others. */
const pages = new BoundedStore<StoredPage>({ maxEntries: 600, maxBytes: 24 * 2 ** 20, sizeOf });
const parameterPages = new BoundedStore<StoredPage>({ maxEntries: 100, maxBytes: 4 * 2 ** 20, sizeOf });
const inFlight = new Map<string, Promise<StoredPage | undefined>>();

function sizeOf(page: StoredPage): number {
  return page.body.byteLength;
}

/**
 * @param key canonical path with the page's own parameters, sorted and checked
 * @param produce called on a miss; its answer is stored when it is a 200 whose policy allows it
 */
export async function cached(
  request: Request,
  key: string,
  context: CacheContext,
  produce: () => Promise<ProducedPage>,
): Promise<Response> {
  const store = key.includes("?") ? parameterPages : pages;
  const fullKey = `${context.buildId}${key}`;
  const stored = store.get(fullKey) ?? (await waitForOther(fullKey)) ?? (await matchEdge(fullKey, context));
  if (stored) {
    store.set(fullKey, stored);
    return toResponse(request, stored, "HIT");
  }

  const { promise, resolve } = Promise.withResolvers<StoredPage | undefined>();
  inFlight.set(fullKey, promise);
  const finish = (page: StoredPage | undefined) => {
    if (inFlight.get(fullKey) === promise) inFlight.delete(fullKey);
    resolve(page);
    if (!page) return;
    store.set(fullKey, page);
    context.waitUntil(putEdge(fullKey, page, context));
  };
  try {
    const { response, policy } = await produce();
    applyPolicy(response.headers, policy);
    if (response.status !== 200 || !POLICIES[policy].isStored || !response.body) {
      finish(undefined);
      response.headers.set("X-Cache", "BYPASS");
      return response;
    }
    const etag = toEtag(context.buildId, key);
    const contentType = response.headers.get("Content-Type") ?? "application/octet-stream";
    const { body, copied } = keepCopy(response.body);
    const kept = copied.then((bytes) =>
      finish(bytes && isWhole(bytes, contentType) ? { body: bytes, contentType, etag, policy } : undefined),
    );
    context.waitUntil(kept);
    const headers = new Headers(response.headers);
    headers.set("ETag", etag);
    headers.set("X-Cache", "MISS");
    return new Response(body, { status: 200, headers });
  } catch (error) {
    finish(undefined);
    throw error;
  }
}

/**
 * The page another request is rendering, if it is done in time. The platform may
 * end that request at any moment (its visitor left), so it is never waited for long.
 */
async function waitForOther(fullKey: string): Promise<StoredPage | undefined> {
  const other = inFlight.get(fullKey);
  return other ? withBudget(other) : undefined;
}

/** Strong: the build and the key decide every byte. */
function toEtag(buildId: string, key: string): string {
  let hash = 0xcbf29ce484222325n;
  for (const character of key) {
    hash = BigInt.asUintN(64, (hash ^ BigInt(character.codePointAt(0) ?? 0)) * 0x100000001b3n);
  }
  return `"${buildId}-${hash.toString(36)}"`;
}

function toResponse(request: Request, page: StoredPage, state: string): Response {
  const headers = new Headers({ "Content-Type": page.contentType, ETag: page.etag, "X-Cache": state });
  applyPolicy(headers, page.policy);
  if (matchesEtag(request.headers.get("If-None-Match"), page.etag)) return new Response(null, { status: 304, headers });
  headers.set("Content-Length", String(page.body.byteLength));
  return new Response(page.body as Uint8Array<ArrayBuffer>, { headers });
}

/** RFC 9110, 13.1.2: `*`, or a list in which weak and strong tags of equal text match. */
export function matchesEtag(ifNoneMatch: string | null, etag: string): boolean {
  if (ifNoneMatch === null) return false;
  if (ifNoneMatch.trim() === "*") return true;
  return ifNoneMatch.split(",").some((tag) => tag.trim().replace(/^W\//, "") === etag);
}

/** workerd ends a failed stream like a good one, so HTML must close its document to count as whole. */
function isWhole(bytes: Uint8Array, contentType: string): boolean {
  if (!contentType.startsWith("text/html")) return true;
  return new TextDecoder().decode(bytes.subarray(-"</html>".length)) === "</html>";
}

/**
 * The same stream, and all its bytes at its end (undefined when it failed). It is
 * read at the pace of rendering, not of the visitor: who reads slowly, or leaves,
 * or asked for the head only, neither holds up nor spoils the copy.
 */
function keepCopy(source: ReadableStream<Uint8Array>): {
  body: ReadableStream<Uint8Array>;
  copied: Promise<Uint8Array | undefined>;
} {
  const reader = source.getReader();
  const chunks: Uint8Array[] = [];
  const { promise: copied, resolve } = Promise.withResolvers<Uint8Array | undefined>();
  let isRead = true;
  const body = new ReadableStream<Uint8Array>({
    async start(controller) {
      try {
        for (;;) {
          const { done, value } = await reader.read();
          if (done) break;
          chunks.push(value);
          if (isRead) controller.enqueue(value);
        }
        if (isRead) controller.close();
        resolve(join(chunks));
      } catch (error) {
        if (isRead) controller.error(error);
        resolve(undefined);
      }
    },
    cancel() {
      isRead = false;
    },
  });
  return { body, copied };
}

function join(chunks: readonly Uint8Array[]): Uint8Array {
  const bytes = new Uint8Array(chunks.reduce((sum, chunk) => sum + chunk.byteLength, 0));
  let offset = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, offset);
    offset += chunk.byteLength;
  }
  return bytes;
}

/** The Cache API wants a URL; no request header is part of it, so none can change what is stored. */
const toEdgeUrl = (fullKey: string) => `https://page-cache.invalid/${fullKey}`;

async function matchEdge(fullKey: string, context: CacheContext): Promise<StoredPage | undefined> {
  if (!context.edge) return undefined;
  try {
    const response = await withBudget(context.edge.match(toEdgeUrl(fullKey)));
    if (!response) return undefined;
    const body = new Uint8Array((await withBudget(response.arrayBuffer())) ?? new ArrayBuffer(0));
    const contentType = response.headers.get("Content-Type") ?? "";
    const policy = response.headers.get("X-Policy") as PolicyName | null;
    const etag = response.headers.get("ETag");
    if (!policy || !etag || !(policy in POLICIES) || body.byteLength === 0) return undefined;
    return { body, contentType, etag, policy };
  } catch {
    return undefined;
  }
}

async function putEdge(fullKey: string, page: StoredPage, context: CacheContext): Promise<void> {
  try {
    const headers = { "Content-Type": page.contentType, ETag: page.etag, "X-Policy": page.policy };
    const lifetime = { "Cache-Control": "public, max-age=86400" };
    const response = new Response(page.body as Uint8Array<ArrayBuffer>, { headers: { ...headers, ...lifetime } });
    await context.edge?.put(toEdgeUrl(fullKey), response);
  } catch {
    // A copy that could not be kept is a later miss, nothing more.
  }
}

function withBudget<T>(promise: Promise<T>): Promise<T | undefined> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(undefined), EDGE_BUDGET_MS);
    promise.then(
      (value) => {
        clearTimeout(timer);
        resolve(value);
      },
      () => {
        clearTimeout(timer);
        resolve(undefined);
      },
    );
  });
}
