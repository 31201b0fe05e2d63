/** What React and its libraries can do on a page and in an island, on the server's side (test/browser/react-libraries.browser.ts has the browser's). */
import { Hono } from "hono";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import { PROBE_ROUTES } from "../../test/support/react-probe/probe-routes.tsx";
import type { WorkerEnvironment } from "../environment.ts";
import { createPageHandler } from "./handle-page.ts";
import { createPageRouter } from "./page-router.ts";
import { createPageRenderer } from "./render-page.tsx";

const router = createPageRouter(PROBE_ROUTES);
const app = new Hono<WorkerEnvironment>();
app.all("*", createPageHandler(router));
const execution = { waitUntil: () => undefined, passThroughOnException: () => undefined, props: {} };
const get = async (path: string) => app.request(path, {}, { SITE_ORIGIN: "https://site.test" }, execution);
const getHtml = async (path: string) => (await get(path)).text();
const list = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map(([, value]) => value);

beforeEach(() => void vi.spyOn(console, "error").mockImplementation(() => undefined));
afterEach(() => vi.restoreAllMocks());

describe("a page with hooks, context and libraries", () => {
  test("shows what a context of the page holds", async () => {
    expect(list(await getHtml("/hooks"), /class="price">([^<]*)</g)).toEqual(["95 USD", "695 USD"]);
  });

  test.each([
    ["/hooks", 4],
    ["/one-island", 3],
  ])(
    "%s gives every element and every island, with the header's and the footer's %i, ids of its own",
    async (path, islands) => {
      const html = await getHtml(path);
      const ids = list(html, / id="([^"]*)"/g);
      expect(ids.filter((id) => id?.includes("R_")).length).toBeGreaterThanOrEqual(2);
      expect(new Set(ids).size).toBe(ids.length);
      const prefixes = list(html, /data-id-prefix="([^"]*)"/g);
      expect(prefixes).toHaveLength(islands);
      expect(new Set(prefixes).size).toBe(islands);
    },
  );

  test("is markup that nothing completes: no comment of React's outside of islands", async () => {
    const html = await getHtml("/hooks");
    expect(html.includes("Pressed <!-- -->0")).toBe(true);
    expect(html.slice(html.indexOf("<main"), html.indexOf('data-island="fold"'))).not.toContain("<!--");
  });
});

describe("a page that waits", () => {
  test("holds what came late where it belongs, in its islands too", async () => {
    const html = await getHtml("/late");
    const text = html.replaceAll(/<!--.*?-->/gs, "");
    const marks = [
      /class="late-text">Came late\. long/,
      /Last of the page/,
      /The answer is forty-two\./,
      /Here at last\./,
    ];
    const places = [...marks, /<\/main>/].map((mark) => text.search(mark));
    expect(places).not.toContain(-1);
    expect(places).toEqual(places.toSorted((left, right) => left - right));
    expect(html.includes("Not yet.")).toBe(false);
    expect(html.endsWith("</html>")).toBe(true);
  });

  test("has no script that moves parts of it", async () => {
    const html = await getHtml("/late");
    expect(html.slice(html.indexOf("<main")).match(/<script|<template| hidden=/g)).toBeNull();
  });

  test("is stored like any other", async () => {
    const first = await getHtml("/late");
    const again = await get("/late");
    expect(again.headers.get("x-cache")).toBe("HIT");
    expect(await again.text()).toBe(first);
  });

  test("sends head and header before it has what it waits for", async () => {
    const response = await createPageRenderer(router)("/late", {
      origin: "https://site.test",
    });
    const reader = response.body?.getReader();
    const { value } = (await reader?.read()) ?? {};
    expect(new TextDecoder().decode(value)).toMatch(/<main[^>]*>$/);
    await reader?.cancel();
  });
});

describe.each([
  ["whose promise fails inside a Suspense boundary", "/late-fails", "The source is gone"],
  ["with a part that React would reveal by a script", "/late-moved", "by a script"],
  ["that waits and does not say so", "/undeclared", "suspended"],
  ["whose island waits while the page does not say so", "/undeclared-island", "waits: true"],
  ["with an island in an island", "/island-in-island", "island"],
])("a page %s", (_, path, message) => {
  test("breaks off, is logged once and not stored", async () => {
    const html = await getHtml(path).catch((error: Error) => error.message);
    expect(html.slice(0, 200)).toBe("The page could not be rendered");
    expect(console.error).toHaveBeenCalledTimes(1);
    expect(String(vi.mocked(console.error).mock.calls[0]?.[0])).toContain(message);
    const again = await get(path);
    expect(again.headers.get("x-cache")).toBe("MISS");
    await again.text().catch(() => undefined);
  });
});
