/** What the page cache meets in its tests: a platform's cache in memory, pages that are whole or broken, and no real time. */
import { afterEach, beforeEach, vi } from "vitest";

import type { ProducedPage } from "../../worker/cache/page-cache.ts";
import type { CacheContext } from "../../worker/cache/stored-page.ts";

export const HTML = { "Content-Type": "text/html; charset=utf-8" };

export const toPage = (text: string, policy: ProducedPage["policy"] = "page"): ProducedPage => ({
  response: new Response(`<!DOCTYPE html>${text}</html>`, { headers: HTML }),
  policy,
});

/** A page that breaks off after its start. */
export function toBroken(start: string): ProducedPage {
  let isStarted = false;
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      if (isStarted) controller.error(new Error("broke off"));
      else controller.enqueue(new TextEncoder().encode(start));
      isStarted = true;
    },
  });
  return { response: new Response(body, { headers: HTML }), policy: "page" };
}

/** Stands in for `caches.default`: a real store under URLs. */
export class MemoryEdge {
  readonly stored = new Map<string, Response>();
  async match(url: RequestInfo | URL): Promise<Response | undefined> {
    return this.stored.get(new Request(url).url)?.clone();
  }
  async put(url: RequestInfo | URL, response: Response): Promise<void> {
    this.stored.set(new Request(url).url, response);
  }
}

let pending: Promise<unknown>[] = [];

/** A build of its own for each test, for the isolate's store is shared by all, those of other files included. */
export function openCache(edge: CacheContext["edge"] | "none" = new MemoryEdge()): CacheContext {
  pending = [];
  return {
    buildId: `build-${crypto.randomUUID()}`,
    edge: edge === "none" ? undefined : edge,
    waitUntil: (promise) => void pending.push(promise),
  };
}

/** Until everything is done that was put off until after the answer. */
export const settle = () => Promise.all(pending);

export const get = (headers: Record<string, string> = {}, url = "https://site.test/x") => new Request(url, { headers });

/** No budget of the cache ends unless a test lets the time pass; what is logged is not shown. */
export function stopTime(): void {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.spyOn(console, "error").mockImplementation(() => undefined);
  });
  afterEach(() => {
    vi.restoreAllMocks();
    vi.useRealTimers();
  });
}
