/** The page cache when the platform's cache fails or hangs, and when a page cannot be made. */
import { describe, expect, test, vi } from "vitest";

import {
  get,
  HTML,
  MemoryEdge,
  openCache,
  settle,
  stopTime,
  toBroken,
  toPage,
} from "../../test/support/cache-platform.ts";
import { cached, type ProducedPage } from "./page-cache.ts";
import type { CacheContext } from "./stored-page.ts";

stopTime();

describe("a platform cache that", () => {
  const fails = () => Promise.reject(new Error("cache is down"));
  const hangs = () => new Promise<never>(() => undefined);
  const throws = () => {
    throw new Error("cache is gone");
  };

  test.each([
    ["fails", fails],
    ["throws", throws],
  ])("%s does not fail a page", async (_, call) => {
    const context = openCache({ match: call, put: call });
    const response = await cached(get(), "/x", context, async () => toPage("fine"));
    expect(await response.text()).toBe("<!DOCTYPE html>fine</html>");
    await settle();
  });

  test("hangs delays a page by 50 ms at most, and its store by nothing", async () => {
    const context = openCache({ match: hangs, put: hangs });
    const produce = vi.fn(async () => toPage("fine"));
    const response = cached(get(), "/x", context, produce);
    await vi.advanceTimersByTimeAsync(49);
    expect(produce).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(await (await response).text()).toBe("<!DOCTYPE html>fine</html>");
    const again = await cached(get(), "/x", context, produce);
    expect(again.headers.get("x-cache")).toBe("HIT");
  });

  test("hangs in the body of a match is a miss after 50 ms", async () => {
    const endless = new Response(new ReadableStream(), { headers: { ...HTML, ETag: '"x"', "X-Policy": "page" } });
    const context = openCache({ match: async () => endless, put: hangs });
    const response = cached(get(), "/x", context, async () => toPage("fine"));
    await vi.advanceTimersByTimeAsync(50);
    expect((await response).headers.get("x-cache")).toBe("MISS");
  });
});

describe("the last good copy", () => {
  /** A copy from the build before, and a context of the next build on the same edge. */
  async function deployOver(): Promise<CacheContext> {
    const edge = new MemoryEdge();
    const before = openCache(edge);
    await (await cached(get(), "/x", before, async () => toPage("good"))).text();
    await settle();
    return openCache(edge);
  }
  const boom = async (): Promise<ProducedPage> => {
    throw new Error("boom");
  };

  test("is served when the page cannot be made, and kept by nobody", async () => {
    const response = await cached(get(), "/x", await deployOver(), boom);
    expect(response.status).toBe(200);
    expect(response.headers.get("x-cache")).toBe("STALE");
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(await response.text()).toBe("<!DOCTYPE html>good</html>");
  });

  test("leaves one line in the log, with a digest", async () => {
    await cached(get(), "/x", await deployOver(), boom);
    const lines = vi
      .mocked(console.error)
      .mock.calls.map(([line]) => JSON.parse(String(line)) as Record<string, unknown>);
    expect(lines).toHaveLength(1);
    expect(lines[0]?.["digest"]).toMatch(/^[0-9a-f]{8}$/);
  });

  /** The page breaks off after its shell, in the build of the context. */
  async function breakOff(context: CacheContext): Promise<void> {
    const response = await cached(get(), "/x", context, async () => toBroken("<!DOCTYPE html><head>"));
    await response.text().catch(() => undefined);
    await settle();
  }
  const ask = (context: CacheContext, text: string) => cached(get(), "/x", context, async () => toPage(text));

  test("is served for half a minute once the page has broken off after its shell, though it might be whole again", async () => {
    const context = await deployOver();
    await breakOff(context);
    for (const wait of [0, 29_999]) {
      vi.advanceTimersByTime(wait);
      const response = await ask(context, "mended");
      expect(response.headers.get("x-cache")).toBe("STALE");
      expect(response.headers.get("cache-control")).toBe("no-store");
      expect(await response.text()).toBe("<!DOCTYPE html>good</html>");
    }
    vi.advanceTimersByTime(1);
    expect(await (await ask(context, "mended")).text()).toBe("<!DOCTYPE html>mended</html>");
  });

  test("is not waited for by those who come together with the one who gets it", async () => {
    const context = await deployOver();
    await breakOff(context);
    const both = await Promise.all([ask(context, "mended"), ask(context, "mended")]);
    expect(both.map((response) => response.headers.get("x-cache"))).toEqual(["STALE", "STALE"]);
  });

  test("there is none: a page that has broken off is made anew", async () => {
    const context = openCache();
    await breakOff(context);
    expect(await (await ask(context, "mended")).text()).toBe("<!DOCTYPE html>mended</html>");
  });

  test("of a page that keeps failing is answered with 304 to whoever has it, and leaves the log a line that says so", async () => {
    const context = await deployOver();
    const first = await cached(get(), "/x", context, boom);
    const tag = first.headers.get("etag") ?? "";
    const again = await cached(get({ "If-None-Match": tag }), "/x", context, boom);
    expect(again.status).toBe(304);
    expect(String(vi.mocked(console.error).mock.calls[0]?.[0])).toContain("last good copy");
  });

  test("there is none for a page never made: the error goes to its handler, and the next request is fine", async () => {
    const context = openCache();
    await expect(cached(get(), "/new", context, boom)).rejects.toThrow("boom");
    const next = await cached(get(), "/new", context, async () => toPage("fine"));
    expect(await next.text()).toBe("<!DOCTYPE html>fine</html>");
  });
});
