/** The page cache as a public suite drives it: over HTTP, in front of an origin that counts who asks. */
import { createServer, type IncomingHttpHeaders, type Server } from "node:http";
import type { AddressInfo } from "node:net";

import { afterAll, beforeAll, expect, test } from "vitest";

import { startCacheProxy } from "../support/cache-suite.ts";

const CACHEABLE = { "Cache-Control": "public, max-age=60", "Content-Type": "text/plain" };
const ANSWERS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  "/cacheable": CACHEABLE,
  "/conditional": CACHEABLE,
  "/no-store": { ...CACHEABLE, "Cache-Control": "no-store" },
  "/private": { ...CACHEABLE, "Cache-Control": "private, max-age=60" },
  "/cookie": { ...CACHEABLE, "Set-Cookie": "a=b" },
  "/vary": { ...CACHEABLE, Vary: "Accept-Language" },
};
const asked: { readonly path: string; readonly method: string; readonly headers: IncomingHttpHeaders }[] = [];

let origin: Server;
let proxy: Server;
const toUrl = (server: Server) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
beforeAll(async () => {
  origin = createServer((request, response) => {
    const path = request.url ?? "";
    asked.push({ path, method: request.method ?? "", headers: request.headers });
    request.resume();
    response.writeHead(ANSWERS[path] ? 200 : 500, ANSWERS[path] ?? CACHEABLE).end(`answer ${asked.length}`);
  });
  await new Promise<void>((resolve) => origin.listen(0, "127.0.0.1", resolve));
  proxy = await startCacheProxy(toUrl(origin), 0);
});
afterAll(() => {
  origin.close();
  proxy.close();
});

const ask = async (path: string, init: RequestInit = {}) => {
  const response = await fetch(toUrl(proxy) + path, init);
  return { status: response.status, text: await response.text(), headers: response.headers };
};
const countAsked = (path: string) => asked.filter((request) => request.path === path).length;

test("an answer for everyone is asked for once and given again, with its bytes", async () => {
  const first = await ask("/cacheable", { headers: { Cookie: "session=secret" } });
  const second = await ask("/cacheable");
  expect([first.headers.get("X-Cache"), second.headers.get("X-Cache")]).toEqual(["MISS", "HIT"]);
  expect(second.text).toBe(first.text);
  expect(asked.filter(({ path }) => path === "/cacheable").map(({ headers }) => headers.cookie)).toEqual([undefined]);
});

test("a kept answer validates: 304 for its ETag, and HEAD has no body", async () => {
  const { headers } = await ask("/conditional");
  const etag = headers.get("ETag") ?? "";
  expect((await ask("/conditional", { headers: { "If-None-Match": etag } })).status).toBe(304);
  expect((await ask("/conditional", { headers: { "If-None-Match": '"other"' } })).status).toBe(200);
  expect(await ask("/conditional", { method: "HEAD" })).toMatchObject({ status: 200, text: "" });
  expect(countAsked("/conditional")).toBe(1);
});

test.each(["/no-store", "/private", "/cookie", "/vary", "/fails"])("%s is never kept", async (path) => {
  const [first, second] = [await ask(path), await ask(path)];
  expect(second.text).not.toBe(first.text);
  expect(countAsked(path)).toBe(2);
  expect(second.headers.get("X-Cache")).toBe("BYPASS");
});

test("other methods pass by the cache", async () => {
  await ask("/cacheable", { method: "DELETE" });
  expect(asked.at(-1)).toMatchObject({ path: "/cacheable", method: "DELETE" });
});
