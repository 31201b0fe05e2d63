/** Pages that fail at every stage, seen as a visitor and as the log sees them. */
import { Hono } from "hono";
import type { RouteObject } from "react-router";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import { LatePart } from "../../src/page/late-part.tsx";
import type { Bindings, WorkerEnvironment } from "../environment.ts";
import { listPolicySources } from "../analytics.ts";
import { canonicalUrl } from "../http/canonical-url.ts";
import { SECURITY_HEADERS, securityHeaders } from "../http/security-headers.ts";
import { handleError, handleNotFound, createPageHandler } from "./handle-page.ts";
import { createPageRouter } from "./page-router.ts";

const SECRET = "connect failed: password=hunter2";
const head = {
  title: "Test page",
  description: "",
  path: "/x",
  image: "home",
  isIndexed: false,
};
const fail = () => {
  throw new Error(SECRET);
};

/** How often each page failed so far; from the second time on `/mends` is well. */
let mendsAfter = 0;
const table: RouteObject[] = [
  { path: "/fine", loader: () => ({ head }), Component: () => "Fine." },
  { path: "/loader", loader: fail, Component: () => "Never." },
  { path: "/head", loader: () => ({ head: { ...head, jsonLd: fail } }), Component: () => "Never." },
  { path: "/headless", loader: () => ({}), Component: () => "Never." },
  { path: "/body", loader: () => ({ head }), Component: fail },
  { path: "/late-part", loader: () => ({ head, lateParts: [fail] }), Component: LatePart },
  { path: "/no-place", loader: () => ({ head, lateParts: [() => "Nowhere."] }), Component: () => "No place." },
  {
    path: "/mends",
    loader: () => {
      mendsAfter += 1;
      return mendsAfter === 1 ? fail() : { head };
    },
    Component: () => "Mended.",
  },
  { path: "*", loader: () => Promise.reject(new Response(null, { status: 404 })), Component: () => "No page." },
];

const app = new Hono<WorkerEnvironment>();
app.use(securityHeaders(listPolicySources));
app.use(canonicalUrl());
app.get("/api/fails", fail);
app.all("*", createPageHandler(createPageRouter(table)));
app.notFound(handleNotFound);
app.onError(handleError);

const execution = { waitUntil: () => undefined, passThroughOnException: () => undefined, props: {} };
const get = async (path: string, env: Partial<Bindings> = { SITE_ORIGIN: "https://site.test" }) =>
  app.request(path, {}, env, execution);

const logLines = () =>
  vi.mocked(console.error).mock.calls.map(([line]) => JSON.parse(String(line)) as { digest: string; level: string });

beforeEach(() => {
  mendsAfter = 0;
  vi.spyOn(console, "error").mockImplementation(() => undefined);
});
afterEach(() => vi.restoreAllMocks());

describe.each(["/loader", "/head", "/headless"])("a page whose %s fails before anything has left", (path) => {
  test("answers 500 with a whole page, the headers of every page, and nothing of the error", async () => {
    const response = await get(path);
    const html = await response.text();
    expect(response.status).toBe(500);
    expect(response.headers.get("cache-control")).toBe("no-store");
    for (const [name, value] of Object.entries(SECURITY_HEADERS)) expect(response.headers.get(name), name).toBe(value);
    expect(html.startsWith("<!DOCTYPE html>") && html.endsWith("</html>")).toBe(true);
    expect(html).not.toMatch(/hunter2|\.tsx?:|Error:/);
  });

  test("leaves one line in the log, found by the digest that the visitor sees", async () => {
    const html = await (await get(path)).text();
    expect(logLines()).toHaveLength(1);
    expect(html).toContain(logLines()[0]?.digest);
  });
});

describe.each(["/body", "/late-part", "/no-place"])("a page whose %s fails after its shell has left", (path) => {
  test("ends without its end, says nothing of the error and logs it once", async () => {
    const response = await get(path);
    expect(response.status).toBe(200);
    const reader = response.body?.getReader();
    let html = "";
    const read = async () => {
      for (;;) {
        const { done, value } = (await reader?.read()) ?? { done: true, value: undefined };
        if (done) return;
        html += new TextDecoder().decode(value);
      }
    };
    await expect(read()).rejects.toThrow("The page could not be rendered");
    expect(html).toContain("</head>");
    expect(html).not.toContain("</html>");
    expect(html).not.toContain("hunter2");
    expect(logLines()).toHaveLength(1);
  });

  test("is not stored: the next request renders anew", async () => {
    await (await get(path)).text().catch(() => undefined);
    const again = await get(path);
    expect(again.headers.get("x-cache")).toBe("MISS");
    await again.text().catch(() => undefined);
  });
});

test("a request after a failed one is answered well", async () => {
  expect((await get("/mends")).status).toBe(500);
  const next = await get("/mends");
  expect(next.status).toBe(200);
  expect(await next.text()).toContain("Mended.");
});

test("an error of the API is a problem with the digest and nothing else", async () => {
  const response = await get("/api/fails");
  expect(response.status).toBe(500);
  expect(response.headers.get("content-type")).toContain("application/problem+json");
  const text = await response.text();
  expect(text).not.toContain("hunter2");
  expect((JSON.parse(text) as { reference: string }).reference).toBe(logLines()[0]?.digest);
});

describe("variables that are missing or wrong", () => {
  test.each([
    ["no variable at all", {}],
    ["an origin with a path", { SITE_ORIGIN: "https://site.test/path" }],
    ["an origin that is none", { SITE_ORIGIN: '"><script>' }],
  ])("%s: pages are served, with links that need no origin", async (_, env) => {
    const response = await get("/fine", env);
    const html = await response.text();
    expect(response.status).toBe(200);
    expect(html).toContain("Fine.");
    expect(html).toContain('property="og:url" content="/x"');
    expect(html).not.toMatch(/undefined|"><script>/);
  });

  test("other variables give other copies and other tags", async () => {
    const [one, two] = [await get("/fine"), await get("/fine", { SITE_ORIGIN: "https://other.test" })];
    expect(one.headers.get("etag")).not.toBe(two.headers.get("etag"));
    expect(await two.text()).toContain("https://other.test/x");
    await one.text();
  });
});
