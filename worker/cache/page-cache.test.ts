/** The page cache with a platform that works, fails or hangs. Nothing here waits for real time. */
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import { cached, type ProducedPage } from "./page-cache.ts";
import type { CacheContext } from "./stored-page.ts";

const HTML = { "Content-Type": "text/html; charset=utf-8" };
const toPage = (text: string, policy: ProducedPage["policy"] = "page"): ProducedPage => ({
  response: new Response(`<!DOCTYPE html>${text}</html>`, { headers: HTML }),
  policy,
});

/** Stands in for `caches.default`: a real store under URLs. */
class MemoryEdge {
  readonly stored = new Map<string, Response>();
  async match(url: RequestInfo | URL): Promise<Response | undefined> {
    return this.stored.get(new Request(url).url)?.clone();
  }
  async put(url: RequestInfo | URL, response: Response): Promise<void> {
    this.stored.set(new Request(url).url, response);
  }
}

let build = 0;
let pending: Promise<unknown>[] = [];
/** A build of its own for each test, for the isolate's store is shared by all. */
function open(edge: CacheContext["edge"] | "none" = new MemoryEdge()): CacheContext {
  build += 1;
  pending = [];
  return {
    buildId: `build-${build}`,
    edge: edge === "none" ? undefined : edge,
    waitUntil: (promise) => void pending.push(promise),
  };
}
const settle = () => Promise.all(pending);

const get = (headers: Record<string, string> = {}, url = "https://site.test/x") => new Request(url, { headers });

beforeEach(() => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe("what is stored", () => {
  test("the second request is a hit with the same bytes, and nothing is produced again", async () => {
    const context = open();
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
    const context = open(edge);
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
    const context = open(edge);
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
    const context = open(edge);
    const first = await cached(get(), "/x", context, async () => broken());
    await first.text().catch(() => undefined);
    await settle();
    expect(edge.stored.size).toBe(0);
    const next = await cached(get(), "/x", context, async () => toPage("whole"));
    expect(next.headers.get("x-cache")).toBe("MISS");
    expect(await next.text()).toBe("<!DOCTYPE html>whole</html>");
  });

  test("a visitor who leaves midway neither spoils nor prevents the copy", async () => {
    const context = open();
    const first = await cached(get(), "/x", context, async () => toPage("whole"));
    await first.body?.cancel();
    await settle();
    const next = await cached(get(), "/x", context, async () => toPage("never"));
    expect(await next.text()).toBe("<!DOCTYPE html>whole</html>");
  });

  test("pages with 10,000 parameter values do not push out a page without", async () => {
    const context = open("none");
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
    const context = open();
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
    const context = open(edge);
    const produce = vi.fn(async () => toPage("one"));
    const both = [cached(get(), "/x", context, produce), cached(get(), "/x", context, produce)];
    asked.resolve(undefined);
    await Promise.all(both);
    expect(produce).toHaveBeenCalledTimes(1);
  });

  test("a render that never ends does not hold up the others: they wait 50 ms, then render themselves", async () => {
    vi.useFakeTimers();
    const context = open("none");
    void cached(get(), "/x", context, () => new Promise(() => undefined));
    const second = cached(get(), "/x", context, async () => toPage("mine"));
    await vi.advanceTimersByTimeAsync(50);
    expect(await (await second).text()).toBe("<!DOCTYPE html>mine</html>");
  });
});

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
    const context = open({ match: call, put: call });
    const response = await cached(get(), "/x", context, async () => toPage("fine"));
    expect(await response.text()).toBe("<!DOCTYPE html>fine</html>");
    await settle();
  });

  test("hangs delays a page by 50 ms at most, and its store by nothing", async () => {
    vi.useFakeTimers();
    const context = open({ match: hangs, put: hangs });
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
    vi.useFakeTimers();
    const endless = new Response(new ReadableStream(), { headers: { ...HTML, ETag: '"x"', "X-Policy": "page" } });
    const context = open({ match: async () => endless, put: hangs });
    const response = cached(get(), "/x", context, async () => toPage("fine"));
    await vi.advanceTimersByTimeAsync(50);
    expect((await response).headers.get("x-cache")).toBe("MISS");
  });

  test.each([
    [
      "a truncated page",
      new Response("<!DOCTYPE html><p>half", { headers: { ...HTML, ETag: '"x"', "X-Policy": "page" } }),
    ],
    ["an entry without a policy", new Response("</html>", { headers: { ...HTML, ETag: '"x"' } })],
    [
      "a policy that is a name of every object",
      new Response("</html>", { headers: { ...HTML, ETag: '"x"', "X-Policy": "toString" } }),
    ],
  ])("holds %s is not believed", async (_, entry) => {
    const context = open({ match: async () => entry, put: fails });
    const response = await cached(get(), "/x", context, async () => toPage("fresh"));
    expect(await response.text()).toBe("<!DOCTYPE html>fresh</html>");
  });
});

describe("the last good copy", () => {
  /** A copy from the build before, and a context of the next build on the same edge. */
  async function deployOver(): Promise<CacheContext> {
    const edge = new MemoryEdge();
    const before = open(edge);
    await (await cached(get(), "/x", before, async () => toPage("good"))).text();
    await settle();
    return open(edge);
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

  test("is served once the page has broken off after its shell, until it is tried again", async () => {
    vi.useFakeTimers();
    const context = await deployOver();
    const first = await cached(get(), "/x", context, async () => toBroken("<!DOCTYPE html><head>"));
    await first.text().catch(() => undefined);
    await settle();
    const second = await cached(get(), "/x", context, boom);
    expect(second.headers.get("x-cache")).toBe("STALE");
    vi.advanceTimersByTime(30_000);
    const third = await cached(get(), "/x", context, async () => toPage("mended"));
    expect(await third.text()).toBe("<!DOCTYPE html>mended</html>");
  });

  test("there is none for a page never made: the error goes to its handler, and the next request is fine", async () => {
    const context = open();
    await expect(cached(get(), "/new", context, boom)).rejects.toThrow("boom");
    const next = await cached(get(), "/new", context, async () => toPage("fine"));
    expect(await next.text()).toBe("<!DOCTYPE html>fine</html>");
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
    const context = open();
    const first = await cached(get(), "/x", context, async () => toPage("one"));
    await first.text();
    await settle();
    const tag = first.headers.get("etag") ?? "";
    const response = await cached(get({ "If-None-Match": toValue(tag) }), "/x", context, async () => toPage("one"));
    expect(response.status).toBe(status);
    expect(response.headers.get("etag")).toBe(tag);
  });
});

function toBroken(start: string): ProducedPage {
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
