import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

import { expect, inject, test } from "vitest";

import { checkSite } from "./check-site.ts";

test("the smoke test finds nothing wrong with the built site", async () => {
  const results = await checkSite(inject("siteUrl"));
  expect(results.filter(({ outcome }) => outcome === "fail")).toEqual([]);
  expect(results.length).toBeGreaterThan(15);
});

test("the smoke test fails at a server that answers everything with the same page", async () => {
  const server = createServer((_, response) => response.end("<!DOCTYPE html><p>It works!</html>"));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const results = await checkSite(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  await new Promise((resolve) => server.close(resolve));
  const failed = results.filter(({ outcome }) => outcome === "fail").map(({ name }) => name);
  expect(failed).toEqual(
    expect.arrayContaining(["an unknown page", "headers of a page", "ETag and 304", "search", "sitemap", "health"]),
  );
});
