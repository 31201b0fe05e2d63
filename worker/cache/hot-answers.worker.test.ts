import { request as sendRaw } from "node:http";

import { expect, inject, test } from "vitest";

const site = inject("siteUrl");
const PATHS = ["/about/contact", "/search?q=hot", "/api/search?q=hot", "/feed.xml"];

/** Asked three times, an answer has come from rendering, from the page cache and from the answers kept whole. */
async function warm(path: string): Promise<Response> {
  for (let time = 0; time < 3; time += 1) await (await fetch(site + path)).arrayBuffer();
  return fetch(site + path);
}

const listHeaders = (response: Response) =>
  [...response.headers].filter(([name]) => !["date", "x-cache", "transfer-encoding"].includes(name));

test.each(PATHS)("GET %s repeated has the bytes and headers of its first HIT", async (path) => {
  await (await fetch(site + path)).arrayBuffer();
  const hit = await fetch(site + path);
  const repeated = await warm(path);
  expect(listHeaders(repeated)).toEqual(listHeaders(hit));
  expect(repeated.headers.get("X-Cache")).toBe("HIT");
  expect(await repeated.text()).toBe(await hit.text());
});

test.each(PATHS)("%s asked for often still answers HEAD and If-None-Match", async (path) => {
  const etag = (await warm(path)).headers.get("ETag") ?? "";
  const head = await fetch(site + path, { method: "HEAD" });
  expect([head.status, await head.text()]).toEqual([200, ""]);
  expect((await fetch(site + path, { headers: { "If-None-Match": etag } })).status).toBe(304);
});

test("an address asked for often still refuses oversized headers and other methods", async () => {
  await warm("/about/contact");
  const headers = { "X-Large": "a".repeat(40_000) };
  const status = await new Promise((resolve, reject) => {
    sendRaw(`${site}/about/contact`, { headers }, (response) => resolve(response.resume().statusCode))
      .on("error", reject)
      .end();
  });
  expect(status).toBe(431);
  expect((await fetch(`${site}/about/contact`, { method: "POST" })).status).toBe(405);
});
