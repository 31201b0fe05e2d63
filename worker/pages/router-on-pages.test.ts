/** What React Router's documentation says of a page holds on ours, on the server: no script of it reaches a browser. */
import { Hono } from "hono";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import { ROUTER_ROUTES } from "../../test/support/react-probe/router-routes.tsx";
import type { WorkerEnvironment } from "../environment.ts";
import { createPageHandler, handleError } from "./handle-page.ts";
import { createPageRouter, mergeHandles } from "./page-router.ts";

const router = createPageRouter(ROUTER_ROUTES);
const app = new Hono<WorkerEnvironment>();
app.all("*", createPageHandler(router));
app.onError(handleError);
const execution = { waitUntil: () => undefined, passThroughOnException: () => undefined, props: {} };
const get = async (path: string) => app.request(path, {}, { SITE_ORIGIN: "https://site.test" }, execution);
const getMain = async (path: string) => {
  const html = await (await get(path)).text();
  return html.slice(html.indexOf("<main"), html.indexOf("</main>"));
};

beforeEach(() => void vi.spyOn(console, "error").mockImplementation(() => undefined));
afterEach(() => vi.restoreAllMocks());

describe("a nested route", () => {
  test("stands in the outlet of its layout, each with its own loader's data", async () => {
    const main = await getMain("/shop/6?price=8");
    expect(main).toContain("<h1>The shop</h1>");
    expect(main).toContain('<p class="item">6 costs 8 at The shop</p>');
    expect(await getMain("/shop")).toContain("<p>Everything.</p>");
  });

  test("knows its place: parameters, location, matches with their handles, links beside and above it", async () => {
    const main = await getMain("/shop/6?price=8");
    expect(main).toContain('<p class="crumbs">/shop Shop &gt; /shop/6 Item</p>');
    expect(main).toContain('<p class="place">/shop/6?price=8</p>');
    expect(main).toContain('<p class="up">/shop</p>');
    expect(main).toMatch(/<a [^>]*href="\/shop\/7\?size=l"/);
    expect(main).toMatch(/<a [^>]*href="\/shop"/);
    expect(await getMain("/shop")).toContain('aria-current="page"');
  });

  test("has the deepest head, or its layout's", async () => {
    expect(await (await get("/shop/6")).text()).toContain("<title>Item</title>");
    expect(await (await get("/shop")).text()).toContain("<title>Shop</title>");
  });

  test("is kept under the parameters of the whole branch, and no others", async () => {
    await (await get("/shop/9?price=1&size=l")).text();
    const again = await get("/shop/9?utm_source=x&size=l&price=1");
    expect(again.headers.get("x-cache")).toBe("HIT");
    await again.text();
    const other = await get("/shop/9?price=2&size=l");
    expect(other.headers.get("x-cache")).toBe("MISS");
    await other.text();
  });

  test("has the pattern of the whole branch in the log, and the status that its loader says", async () => {
    expect(router.find("/shop/6").pattern).toBe("/shop/:id");
    expect(router.find("/shop/6/parts").pattern).toBe("/shop/:id/parts");
    expect(router.find("/shop").pattern).toBe("/shop");
    expect(router.find("/elsewhere").pattern).toBe("*");
    expect((await get("/shop/refused")).status).toBe(422);
  });

  test("brings no script and no data for one", async () => {
    expect(await getMain("/shop/6")).not.toMatch(/<script|staticRouterHydrationData/);
  });
});

test("of a repeated parameter a branch reads the first only when each route that reads any does so", () => {
  const first = { parameters: ["sort"], usesFirstValueOnly: true } as const;
  expect(mergeHandles([first, { parameters: ["own"] }])).toEqual({
    parameters: ["sort", "own"],
    parameterPrefixes: [],
  });
  expect(mergeHandles([{}, first]).usesFirstValueOnly).toBe(true);
  expect(mergeHandles([{ waits: true }, { parameterPrefixes: ["brand."] }])).toEqual({
    parameters: [],
    parameterPrefixes: ["brand."],
    waits: true,
  });
});

describe("a loader that throws", () => {
  test.each([
    ["an error", "/shop/broken", 500, "It broke.", 1],
    ["a Response", "/shop/gone", 410, "Status 410.", 0],
  ])("%s shows its route's error element in the layout", async (_, path, status, text, logged) => {
    const response = await get(path);
    const html = await response.text();
    expect(response.status).toBe(status);
    expect(html).toContain("<h1>The shop</h1>");
    expect(html).toContain(`<p class="sorry">${text}</p>`);
    expect(html).toContain("<title>Error: Shop</title>");
    expect(html).toContain('<meta name="robots" content="noindex"/>');
    expect(html).not.toContain("hunter2");
    expect(console.error).toHaveBeenCalledTimes(logged);
  });

  test("is asked again each time: no cache keeps the page of an error", async () => {
    for (const path of ["/shop/broken", "/headless/1"]) {
      await (await get(path)).text();
      const again = await get(path);
      expect(again.headers.get("cache-control")).toBe("no-store");
      expect(again.headers.get("x-cache")).not.toBe("HIT");
      expect(await again.text()).toContain("It broke.");
    }
    expect(console.error).toHaveBeenCalledTimes(4);
  });

  test("without an error element answers the page for errors", async () => {
    const response = await get("/shop/6/parts");
    expect(response.status).toBe(500);
    expect(await response.text()).toContain("Something went wrong on our end");
    expect(console.error).toHaveBeenCalledTimes(1);
  });
});

test("a component that throws ends the stream, whatever error element its route has: no browser would try it again", async () => {
  const text = await (await get("/shop/6/render")).text().catch((error: Error) => error.message);
  expect(text).toBe("The page could not be rendered");
  expect(console.error).toHaveBeenCalledTimes(1);
});

test("a part that comes late may link, too", async () => {
  expect(await getMain("/late-link")).toMatch(/<a [^>]*href="\/shop\/1"/);
});

const NOT_IN_ISLANDS = "React Router does not reach into an island";
test.each([
  ["/link-in-island", NOT_IN_ISLANDS],
  ["/params-in-island", NOT_IN_ISLANDS],
  ["/link-in-waiting-island", NOT_IN_ISLANDS],
  // Where React Router's own message is clear, it is that.
  ["/navigate-in-island", "may be used only in the context of a <Router>"],
])("the router does not cross an island's edge, and %s says so", async (path, message) => {
  await (await get(path)).text().catch(() => undefined);
  expect(console.error).toHaveBeenCalledTimes(1);
  expect(String(vi.mocked(console.error).mock.calls[0]?.[0])).toContain(message);
});
