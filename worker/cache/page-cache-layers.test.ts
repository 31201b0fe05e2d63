/** The page cache over several isolates of one colo, over builds, and over requests that end at any moment. */
import { describe, expect, test, vi } from "vitest";

import { get, HTML, MemoryEdge, openCache, settle, stopTime, toPage } from "../../test/support/cache-platform.ts";
import { cached } from "./page-cache.ts";
import type { CacheContext } from "./stored-page.ts";

stopTime();

/** The cache of another isolate of the colo: nothing in its memory yet. */
async function startIsolate(): Promise<typeof cached> {
  vi.resetModules();
  return (await import("./page-cache.ts")).cached;
}
const never = () => Promise.reject(new Error("This should not have been rendered."));

describe("a page that another isolate has rendered", () => {
  test("comes from the colo's cache, with its bytes, type, tag and policy, and from memory after that", async () => {
    const edge = new MemoryEdge();
    const context = openCache(edge);
    const first = await cached(get(), "/x?a=1", context, async () => toPage("one", "parameterPage"));
    const text = await first.text();
    await settle();
    const other = await startIsolate();
    const hit = await other(get(), "/x?a=1", context, never);
    expect(hit.headers.get("x-cache")).toBe("HIT");
    expect(await hit.text()).toBe(text);
    for (const name of ["etag", "content-type", "cache-control", "cdn-cache-control"])
      expect(hit.headers.get(name), name).toBe(first.headers.get(name));
    expect(hit.headers.get("content-length")).toBe(String(text.length));
    edge.stored.clear();
    expect((await other(get(), "/x?a=1", context, never)).headers.get("x-cache")).toBe("HIT");
  });

  test("is there for those who came together with the first to ask", async () => {
    const edge = new MemoryEdge();
    const context = openCache(edge);
    await (await cached(get(), "/x", context, async () => toPage("one"))).text();
    await settle();
    const other = await startIsolate();
    const match = vi.spyOn(edge, "match");
    const states = await Promise.all([1, 2, 3].map(async () => (await other(get(), "/x", context, never)).headers));
    expect(states.map((headers) => headers.get("x-cache"))).toEqual(["HIT", "HIT", "HIT"]);
    expect(match).toHaveBeenCalledTimes(1);
  });

  test("of another build, or of another key, is not taken for it", async () => {
    const edge = new MemoryEdge();
    await (await cached(get(), "/x", openCache(edge), async () => toPage("old"))).text();
    await settle();
    const next = openCache(edge);
    const other = await startIsolate();
    expect(await (await other(get(), "/x", next, async () => toPage("new"))).text()).toContain("new");
    expect(await (await other(get(), "/x?a=1", next, async () => toPage("with"))).text()).toContain("with");
  });

  test("without a platform's cache is rendered by each isolate, and nothing fails", async () => {
    const context = openCache("none");
    await (await cached(get(), "/x", context, async () => toPage("one"))).text();
    await settle();
    const other = await startIsolate();
    const response = await other(get(), "/x", context, async () => toPage("two"));
    expect(await response.text()).toContain("two");
    await expect(settle()).resolves.toBeDefined();
  });
});

describe("what the colo keeps", () => {
  const listKept = (edge: MemoryEdge) =>
    [...edge.stored].map(([url, { headers }]) => [
      new URL(url).pathname + new URL(url).search,
      headers.get("cache-control"),
    ]);

  test("is a page for a day under its build, and for 30 days as the last good copy", async () => {
    const edge = new MemoryEdge();
    const context = openCache(edge);
    await (await cached(get(), "/x", context, async () => toPage("one"))).text();
    await settle();
    expect(listKept(edge)).toEqual([
      [`/${context.buildId}/x`, "public, max-age=86400"],
      ["/last-good/x", "public, max-age=2592000"],
    ]);
  });

  test("is a page with parameters for a day only, for there are too many", async () => {
    const edge = new MemoryEdge();
    const context = openCache(edge);
    await (await cached(get(), "/x?a=1", context, async () => toPage("one", "parameterPage"))).text();
    await settle();
    expect(listKept(edge)).toEqual([[`/${context.buildId}/x?a=1`, "public, max-age=86400"]]);
  });

  test.each([
    ["is empty", new Response("", { headers: { "Content-Type": "text/plain", ETag: '"x"', "X-Policy": "feed" } })],
    ["has no tag", new Response("</html>", { headers: { ...HTML, "X-Policy": "page" } })],
    ["has no policy", new Response("</html>", { headers: { ...HTML, ETag: '"x"' } })],
    [
      "has a policy that there is not",
      new Response("</html>", { headers: { ...HTML, ETag: '"x"', "X-Policy": "for-ever" } }),
    ],
    [
      "has a policy that is a name of every object",
      new Response("</html>", { headers: { ...HTML, ETag: '"x"', "X-Policy": "toString" } }),
    ],
    ["is truncated", new Response("<!DOCTYPE html><p>half", { headers: { ...HTML, ETag: '"x"', "X-Policy": "page" } })],
  ])("and %s is not served", async (_, entry) => {
    const context = openCache({ match: async () => entry, put: async () => undefined });
    const response = await cached(get(), "/x", context, async () => toPage("fresh"));
    expect(await response.text()).toBe("<!DOCTYPE html>fresh</html>");
  });

  test("and has no type of its own is served as bytes of no type", async () => {
    const page = { response: new Response(new TextEncoder().encode("bytes")), policy: "feed" } as const;
    const context = openCache();
    await (await cached(get(), "/x", context, async () => page)).text();
    await settle();
    const hit = await cached(get(), "/x", context, never);
    expect(hit.headers.get("content-type")).toBe("application/octet-stream");
  });
});

describe("the first answer to a page", () => {
  test("has the headers of its policy and the tag of all later ones, but no length yet", async () => {
    const context = openCache();
    const miss = await cached(get(), "/x", context, async () => toPage("one"));
    expect(miss.headers.get("cache-control")).toBe("public, max-age=60, stale-while-revalidate=600");
    expect(miss.headers.get("content-length")).toBeNull();
    await miss.text();
    await settle();
    const hit = await cached(get(), "/x", context, never);
    expect(hit.headers.get("etag")).toBe(miss.headers.get("etag"));
  });

  test("that is an error under a policy that stores is not stored", async () => {
    const context = openCache();
    const failed = { response: new Response("</html>", { status: 503, headers: HTML }), policy: "page" } as const;
    expect((await cached(get(), "/x", context, async () => failed)).status).toBe(503);
    await settle();
    expect((await cached(get(), "/x", context, async () => toPage("fine"))).headers.get("x-cache")).toBe("MISS");
  });
});

describe("a request whose visitor leaves", () => {
  test("is kept alive by the platform until the page is whole, for others wait for it", async () => {
    const kept: Promise<unknown>[] = [];
    const context: CacheContext = { ...openCache("none"), waitUntil: (promise) => void kept.push(promise) };
    const page = Promise.withResolvers<ReturnType<typeof toPage>>();
    const first = cached(get(), "/x", context, () => page.promise);
    await vi.advanceTimersByTimeAsync(0);
    expect(kept).toHaveLength(1);
    let isOver = false;
    void kept[0]?.then(() => (isOver = true));
    await vi.advanceTimersByTimeAsync(10_000);
    expect(isOver).toBe(false);
    page.resolve(toPage("whole"));
    await (await first).text();
    await Promise.all(kept);
    expect(isOver).toBe(true);
  });

  test("and never ends is waited for once; the one who then renders is the one to wait for", async () => {
    const context = openCache("none");
    const lost = Promise.withResolvers<never>();
    const first = cached(get(), "/x", context, () => lost.promise);
    const page = Promise.withResolvers<ReturnType<typeof toPage>>();
    const second = cached(get(), "/x", context, () => page.promise);
    await vi.advanceTimersByTimeAsync(50);
    // The first fails only now, and takes with it nothing of the second.
    lost.reject(new Error("lost"));
    await expect(first).rejects.toThrow("lost");
    const third = cached(get(), "/x", context, never);
    page.resolve(toPage("second"));
    expect(await (await second).text()).toContain("second");
    expect(await (await third).text()).toContain("second");
  });
});

test("pages with parameters have 4 MiB, and what does not fit pushes out the oldest", async () => {
  const context = openCache("none");
  const mebibyte = "x".repeat(2 ** 20 - 100);
  const ask = async (key: string) => {
    const response = await cached(get(), key, context, async () => toPage(mebibyte, "parameterPage"));
    await response.text();
    await settle();
    return response.headers.get("x-cache");
  };
  for (const name of "abcde") expect(await ask(`/x?${name}`)).toBe("MISS");
  expect(await ask("/x?e")).toBe("HIT");
  expect(await ask("/x?b")).toBe("HIT");
  expect(await ask("/x?a")).toBe("MISS");
});
