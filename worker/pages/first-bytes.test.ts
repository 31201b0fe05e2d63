import { expect, test } from "vitest";

import { LATE_MARK } from "../../src/page/late-part.tsx";
import worker from "../app.ts";
import type { Bindings } from "../environment.ts";

const execution = { waitUntil: () => undefined, passThroughOnException: () => undefined, props: {} };

// Not through a socket: a network may cut and join chunks as it likes.
async function open(path: string, state = "MISS") {
  const env = { SITE_ORIGIN: "https://site.test", REQUEST_LOG: "off" } as Bindings;
  const response = await worker.fetch(new Request(`https://site.test${path}`), env, execution);
  expect(response.headers.get("x-cache")).toBe(state);
  const reader = response.body!.getReader();
  return { reader, readChunk: async () => new TextDecoder().decode((await reader.read()).value) };
}

test("the first bytes of a page that is not stored hold head and header and nothing of the page", async () => {
  const { reader, readChunk } = await open("/cards/chase-freedom-rise");
  const start = await readChunk();
  expect(start).toContain("</head>");
  expect(start).toContain("site-menu");
  expect(start).toMatch(/<main[^>]*>$/);
  await reader.cancel();
});

test("the place of a plan leaves before the plan is made, then its answer, the form, and what is behind it", async () => {
  const { readChunk } = await open("/planner?dining=500&apply=1");
  expect(await readChunk()).toMatch(/<main[^>]*>$/);
  const place = await readChunk();
  expect(place).toContain("For $500 a month and no trips a year");
  expect(place).toMatch(/Your plan<\/h2><div class="plan-place">$/);
  const answer = await readChunk();
  expect(answer).toMatch(/^<div class="panel wallet-headline".*Make the plan.*<div class="contents">$/s);
  const bar = await readChunk();
  expect(bar).toMatch(/^<p class="result-bar/);
  const plan = await readChunk();
  expect(plan).toMatch(/Step by step.*<\/html>$/s);
  expect(place + answer + bar + plan).not.toContain(LATE_MARK);
});

test("what looks like the place of the plan in an address stays a visitor's text", async () => {
  const { readChunk } = await open(`/planner?own=${encodeURIComponent(LATE_MARK)}`, "BYPASS");
  await readChunk();
  const page = await readChunk();
  expect(page).toContain("&lt;late-part&gt;");
  expect(page).not.toContain(LATE_MARK);
});
