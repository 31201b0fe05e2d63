/** What the page cache keeps, and what it answers from it. */
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

stopTime();

describe("what is stored", () => {
  test("the second request is a hit with the same bytes, and nothing is produced again", async () => {
    const context = openCache();
    const produce = vi.fn(async () => toPage("one"));
    const first = await cached(get(), "/x", context, produce);
    const text = await first.text();
    await settle();
    const second = await cached(get(), "/x", context, produce);
    expect([first.headers.get("x-cache"), second.headers.get("x-cache")]).toEqual(["MISS", "HIT"]);
    expect(await second.text()).toBe(text);
    expect(produce).toHaveBeenCalledTimes(1);
  });

  test("no header or host of a request is part of what is stored or of where", async () => {
    const edge = new MemoryEdge();
    const context = openCache(edge);
    const spoofed = {
      Cookie: "session=secret",
      Authorization: "Bearer secret",
      "Accept-Language": "de",
      "X-Forwarded-Host": "evil.test",
      "X-Forwarded-Proto": "http",
      "X-Original-URL": "/admin",
      "X-Rewrite-URL": "/admin",
      "X-HTTP-Method-Override": "POST",
    };
    await (await cached(get(spoofed, "https://evil.test/x"), "/x", context, async () => toPage("same"))).text();
    await settle();
    const hit = await cached(get(), "/x", context, async () => toPage("never"));
    expect(await hit.text()).toBe("<!DOCTYPE html>same</html>");
    const stored = await Promise.all(
      [...edge.stored].map(async ([url, response]) => [url, [...response.headers], await response.text()]),
    );
    expect(JSON.stringify(stored)).not.toMatch(/secret|evil|admin|"de"/);
  });

  test.each([
    ["an error", 500, "noStore"],
    ["a page that is not there", 404, "notFound"],
    ["bad input", 400, "noStore"],
    ["a redirect", 301, "redirect"],
    ["a private answer", 200, "noStore"],
  ] as const)("%s is never stored", async (_, status, policy) => {
    const edge = new MemoryEdge();
    const context = openCache(edge);
    const produce = vi.fn(async () => ({ response: new Response("x</html>", { status, headers: HTML }), policy }));
    for (let round = 0; round < 2; round += 1) {
      const response = await cached(get(), "/x", context, produce);
      expect(response.status).toBe(status);
      expect(response.headers.get("x-cache")).toBe("BYPASS");
    }
    await settle();
    expect(produce).toHaveBeenCalledTimes(2);
    expect(edge.stored.size).toBe(0);
  });

  test.each([
    ["breaks off after the shell", (): ProducedPage => toBroken("<!DOCTYPE html><head>")],
    [
      "ends without its end",
      (): ProducedPage => ({ response: new Response("<!DOCTYPE html><p>half", { headers: HTML }), policy: "page" }),
    ],
  ])("a page that %s is not stored, and the next request gets a whole one", async (_, broken) => {
    const edge = new MemoryEdge();
    const context = openCache(edge);
    const first = await cached(get(), "/x", context, async () => broken());
    await first.text().catch(() => undefined);
    await settle();
    expect(edge.stored.size).toBe(0);
    const next = await cached(get(), "/x", context, async () => toPage("whole"));
    expect(next.headers.get("x-cache")).toBe("MISS");
    expect(await next.text()).toBe("<!DOCTYPE html>whole</html>");
  });

  test("a visitor who leaves midway neither spoils nor prevents the copy", async () => {
    const context = openCache();
    const first = await cached(get(), "/x", context, async () => toPage("whole"));
    await first.body?.cancel();
    await settle();
    const next = await cached(get(), "/x", context, async () => toPage("never"));
    expect(await next.text()).toBe("<!DOCTYPE html>whole</html>");
  });

  test("pages with 10,000 parameter values do not push out a page without", async () => {
    const context = openCache("none");
    await (await cached(get(), "/hot", context, async () => toPage("hot"))).text();
    await settle();
    for (let index = 0; index < 10_000; index += 1) {
      const response = await cached(get(), `/search?q=${index}`, context, async () =>
        toPage(`${index}`, "parameterPage"),
      );
      await response.text();
    }
    await settle();
    expect((await cached(get(), "/hot", context, async () => toPage("never"))).headers.get("x-cache")).toBe("HIT");
    expect(
      (await cached(get(), "/search?q=0", context, async () => toPage("again", "parameterPage"))).headers.get(
        "x-cache",
      ),
    ).toBe("MISS");
  });
});

describe("one render at a time", () => {
  test("requests that come together produce once", async () => {
    const context = openCache();
    const produce = vi.fn(async () => toPage("one"));
    const responses = await Promise.all(Array.from({ length: 20 }, () => cached(get(), "/x", context, produce)));
    const texts = await Promise.all(responses.map((response) => response.text()));
    expect(produce).toHaveBeenCalledTimes(1);
    expect(new Set(texts).size).toBe(1);
  });

  test("requests that come while the platform's cache is asked produce once", async () => {
    const edge = new MemoryEdge();
    const asked = Promise.withResolvers<undefined>();
    vi.spyOn(edge, "match").mockReturnValue(asked.promise);
    const context = openCache(edge);
    const produce = vi.fn(async () => toPage("one"));
    const both = [cached(get(), "/x", context, produce), cached(get(), "/x", context, produce)];
    asked.resolve(undefined);
    await Promise.all(both);
    expect(produce).toHaveBeenCalledTimes(1);
  });

  test("a render that never ends does not hold up the others: they wait 50 ms, then render themselves", async () => {
    const context = openCache("none");
    void cached(get(), "/x", context, () => new Promise(() => undefined));
    const second = cached(get(), "/x", context, async () => toPage("mine"));
    await vi.advanceTimersByTimeAsync(50);
    expect(await (await second).text()).toBe("<!DOCTYPE html>mine</html>");
  });
});

describe("If-None-Match", () => {
  test.each([
    ["the tag", (tag: string) => tag, 304],
    ["the tag, weak", (tag: string) => `W/${tag}`, 304],
    ["a list with the tag", (tag: string) => `"a", ${tag}`, 304],
    ["any", () => "*", 304],
    ["another tag", () => '"other"', 200],
    ["the tag without quotes", (tag: string) => tag.slice(1, -1), 200],
  ] as const)("with %s answers as it should", async (_, toValue, status) => {
    const context = openCache();
    const first = await cached(get(), "/x", context, async () => toPage("one"));
    await first.text();
    await settle();
    const tag = first.headers.get("etag") ?? "";
    const response = await cached(get({ "If-None-Match": toValue(tag) }), "/x", context, async () => toPage("one"));
    expect(response.status).toBe(status);
    expect(response.headers.get("etag")).toBe(tag);
  });
});
