/** What the table's rows say is pinned in test/contracts/pinned-values.test.ts. */
import { expect, test } from "vitest";

import { applyPolicy } from "./policy.ts";

test("a row with a word of its own to the edge writes both headers", () => {
  const headers = new Headers();
  applyPolicy(headers, "parameterPage");
  expect(Object.fromEntries(headers)).toEqual({
    "cache-control": "public, max-age=60",
    "cdn-cache-control": "public, max-age=3600",
  });
});

test("a row without one takes back what another row told the edge", () => {
  const headers = new Headers();
  applyPolicy(headers, "page");
  applyPolicy(headers, "noStore");
  expect(Object.fromEntries(headers)).toEqual({ "cache-control": "no-store" });
});
