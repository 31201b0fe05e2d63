import { expect, test } from "vitest";

import worker from "../app.ts";
import type { Bindings } from "../environment.ts";

const execution = { waitUntil: () => undefined, passThroughOnException: () => undefined, props: {} };

// Not through a socket: a network may cut and join chunks as it likes.
test("the first bytes of a page that is not stored hold head and header and nothing of the page", async () => {
  const env = { SITE_ORIGIN: "https://site.test", REQUEST_LOG: "off" } as Bindings;
  const request = new Request("https://site.test/cards/chase-freedom-rise");
  const response = await worker.fetch(request, env, execution);
  expect(response.headers.get("x-cache")).toBe("MISS");
  const reader = response.body?.getReader();
  const { value } = (await reader?.read()) ?? {};
  const start = new TextDecoder().decode(value);
  expect(start).toContain("</head>");
  expect(start).toContain("site-menu");
  expect(start).toMatch(/<main[^>]*>$/);
  await reader?.cancel();
});
