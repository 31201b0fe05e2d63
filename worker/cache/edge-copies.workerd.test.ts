/** The page cache inside workerd: its real Cache API, and streams that end as workerd ends them. */
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import { cached, type ProducedPage } from "./page-cache.ts";
import { keepCopy, streamInTurn } from "./keep-copy.ts";
import type { CacheContext } from "./stored-page.ts";

const HTML = { "Content-Type": "text/html; charset=utf-8" };
const edge = (caches as unknown as { readonly default: Cache }).default;
const toBytes = (text: string) => new TextEncoder().encode(text);
const get = (headers: Record<string, string> = {}) => new Request("https://site.test/x", { headers });
const toPage = (text: string, policy: ProducedPage["policy"] = "page"): ProducedPage => ({
  response: new Response(`<!DOCTYPE html>${text}</html>`, { headers: HTML }),
  policy,
});
const never = () => Promise.reject(new Error("This should not have been rendered."));

let builds = 0;
function openCache(): CacheContext & { readonly settle: () => Promise<unknown> } {
  const pending: Promise<unknown>[] = [];
  builds += 1;
  return {
    buildId: `workerd-${builds}`,
    edge,
    waitUntil: (promise) => void pending.push(promise),
    settle: () => Promise.all(pending),
  };
}

/** The cache of another isolate of the colo: nothing in its memory yet. */
async function startIsolate(): Promise<typeof cached> {
  vi.resetModules();
  return (await import("./page-cache.ts")).cached;
}

describe("a whole page", () => {
  // The 50 ms that the colo's cache has never end: this is about what it holds, not about how busy the machine is.
  beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] }));
  afterEach(() => void vi.useRealTimers());

  test("is a hit in another isolate, from the colo's cache, byte for byte", async () => {
    const context = openCache();
    const first = await cached(get(), "/whole", context, async () => toPage("Préférée 🛫"));
    const text = await first.text();
    await context.settle();
    const hit = await (await startIsolate())(get(), "/whole", context, never);
    expect(hit.headers.get("x-cache")).toBe("HIT");
    expect(hit.headers.get("etag")).toBe(first.headers.get("etag"));
    expect(hit.headers.get("cache-control")).toBe("public, max-age=60, stale-while-revalidate=600");
    expect(await hit.text()).toBe(text);
  });

  test("of the build before is served when the new build cannot render it", async () => {
    const [before, after] = [openCache(), openCache()];
    await (await cached(get(), "/kept", before, async () => toPage("good"))).text();
    await before.settle();
    vi.spyOn(console, "error").mockImplementation(() => undefined);
    const response = await cached(get(), "/kept", after, () => Promise.reject(new Error("boom")));
    vi.restoreAllMocks();
    expect(response.headers.get("x-cache")).toBe("STALE");
    expect(await response.text()).toBe("<!DOCTYPE html>good</html>");
  });

  test("with parameters has no such copy", async () => {
    const [before, after] = [openCache(), openCache()];
    await (await cached(get(), "/kept?a=1", before, async () => toPage("good", "parameterPage"))).text();
    await before.settle();
    await expect(cached(get(), "/kept?a=1", after, () => Promise.reject(new Error("boom")))).rejects.toThrow("boom");
  });

  test("asked for with a Range, a cookie or another language is the same whole page in the colo's cache", async () => {
    const context = openCache();
    const headers = { Range: "bytes=0-3", Cookie: "a=b", "Accept-Language": "de", "Cache-Control": "no-cache" };
    await (await cached(get(headers), "/range", context, async () => toPage("whole"))).text();
    await context.settle();
    const hit = await (await startIsolate())(get(headers), "/range", context, never);
    expect(hit.status).toBe(200);
    expect(await hit.text()).toBe("<!DOCTYPE html>whole</html>");
  });
});

describe("a page that breaks off after its shell", () => {
  const toBroken = (): ProducedPage => ({
    response: new Response(
      streamInTurn(
        toBytes("<!DOCTYPE html><head></head>"),
        [
          () => {
            throw new Error("secret");
          },
        ],
        () => new Error("shown"),
      ),
      { headers: HTML },
    ),
    policy: "page",
  });

  test("is in neither cache: the next request of any isolate renders it", async () => {
    const context = openCache();
    const first = await cached(get(), "/broken", context, async () => toBroken());
    await first.text().catch(() => undefined);
    await context.settle();
    expect(await edge.match(`https://page-cache.invalid/${context.buildId}/broken`)).toBeUndefined();
    expect(await edge.match("https://page-cache.invalid/last-good/broken")).toBeUndefined();
    const next = await (await startIsolate())(get(), "/broken", context, async () => toPage("whole"));
    expect(next.headers.get("x-cache")).toBe("MISS");
    expect(await next.text()).toContain("whole");
  });

  test("through a stream that does not say so is not stored either, for it does not end as a document does", async () => {
    const context = openCache();
    // An identity transform is the runtime's own stream; whoever writes it may just stop.
    const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
    const writer = writable.getWriter();
    const written = writer.write(toBytes("<!DOCTYPE html><p>half")).then(() => writer.close());
    const page: ProducedPage = { response: new Response(readable, { headers: HTML }), policy: "page" };
    await (await cached(get(), "/half", context, async () => page)).text();
    await written;
    await context.settle();
    expect(await edge.match(`https://page-cache.invalid/${context.buildId}/half`)).toBeUndefined();
  });
});

test("the first chunk of a page can be read before the second is made", async () => {
  let isMade = false;
  const { body } = keepCopy(
    streamInTurn(
      toBytes("head"),
      [
        () => {
          isMade = true;
          return toBytes("rest");
        },
      ],
      () => new Error("shown"),
    ),
  );
  const reader = body.getReader();
  expect(new TextDecoder().decode((await reader.read()).value)).toBe("head");
  expect(isMade).toBe(false);
  expect(new TextDecoder().decode((await reader.read()).value)).toBe("rest");
});

test("a visitor who leaves after the first chunk leaves a whole copy to the others", async () => {
  const context = openCache();
  const page: ProducedPage = {
    response: new Response(
      streamInTurn(toBytes("<!DOCTYPE html>"), [() => toBytes("rest</html>")], () => new Error("shown")),
      { headers: HTML },
    ),
    policy: "page",
  };
  const first = await cached(get(), "/left", context, async () => page);
  await first.body?.cancel();
  await context.settle();
  const next = await cached(get(), "/left", context, never);
  expect(await next.text()).toBe("<!DOCTYPE html>rest</html>");
});
